import { Integer, Secret, Text, optional } from './schema.ts'

/** The second factor, for every call that requires one. */
export const FACTOR = {
  twofactor: optional(
    Integer(0, 99_999_999, {
      description: 'The current two-factor code, if two-factor authentication is enabled. May have leading zeros.',
    }),
  ),
  recovery_code: optional(Secret(64, { description: 'A recovery code, instead of the two-factor code.' })),
}

/** Required again where an open session is not enough. */
export const PASSWORD = { password: Secret(1024, { description: 'The password of the account, for confirmation.' }) }

export const NewPassword = Secret(1024, {
  description: 'At least 6 characters, and not a common password.',
  invalid: 'invalid password',
})

/** The token of an emailed link. */
export const MailToken = Secret(200, { description: 'The token from the link in the email.', invalid: 'invalid token' })

export const Email = Text(254, { description: 'The email address.', invalid: 'invalid email address' })

export const FullName = Text(100, { description: 'The name shown to others.' })

/** A change of the ways to sign in, and the list of them. */
export const securityCall = {
  method: 'POST',
  who: 'account',
  unconfirmed: true,
  security: true,
} as const
export const securityList = { method: 'GET', who: 'account', security: true, params: {} } as const

/** The facts of an account that its owner gets by an email or an identity provider. */
export const ARRIVAL_FACTS = [
  'account.registered',
  'account.confirmed',
  'account.session_ended',
  'account.key_revoked',
] as const
