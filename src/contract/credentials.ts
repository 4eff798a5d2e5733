import { Integer, Secret, Text, optional } from './schema.ts'

/** The second factor, for every call that requires one. */
export const FACTOR = {
  twofactor: optional(
    Integer(0, 99_999_999, { description: 'The present two-factor code, where that is switched on. Zeros may lead.' }),
  ),
  recovery_code: optional(Secret(64, { description: 'A recovery code, in place of the two-factor code.' })),
}

/** Asked for again where an open session must not be enough. */
export const PASSWORD = { password: Secret(1024, { description: 'The password of the account, once more.' }) }

export const NewPassword = Secret(1024, {
  description: 'At least 6 characters, and none of those that everybody tries.',
  invalid: 'invalid password',
})

/** The token of an emailed link. */
export const MailToken = Secret(200, { description: 'What the link in the letter carries.', invalid: 'invalid token' })

export const Email = Text(254, { description: 'The mail address.', invalid: 'invalid email address' })

export const FullName = Text(100, { description: 'The name that others see.' })
