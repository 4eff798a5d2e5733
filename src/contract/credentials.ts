import { Integer, Secret, Text, optional } from './schema.ts'

/** The second factor, as every call takes it that asks for one. */
export const FACTOR = {
  twofactor: optional(
    Integer(0, 99_999_999, { description: 'The present two-factor code, where that is switched on. Zeros may lead.' }),
  ),
  recovery_code: optional(Secret(64, { description: 'A recovery code, in place of the two-factor code.' })),
}

/** Asked for once more before something that a session left open must not be enough for. */
export const PASSWORD = { password: Secret(1024, { description: 'The password of the account, once more.' }) }

/** A password to come. */
export const NewPassword = Secret(1024, {
  description: 'At least 6 characters, and none of those that everybody tries.',
  invalid: 'invalid password',
})

/** What came with a letter. */
export const MailToken = Secret(200, { description: 'What the link in the letter carries.', invalid: 'invalid token' })

/** A mail address as somebody types it. */
export const Email = Text(254, { description: 'The mail address.', invalid: 'invalid email address' })

export const FullName = Text(100, { description: 'The name that others see.' })
