import { Email, FACTOR, FullName, MailToken, NewPassword, PASSWORD, securityCall } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Success } from '#contract/resources.ts'
import { Secret, Str, Text, Type, Word, optional, withDefault } from '#contract/schema.ts'

/** The response doesn't reveal whether the address has an account. */
const Registration = Type.Object(
  { ...Success.properties, user: Type.Object({ object: Word(['user']), email: Str }) },
  { title: 'registration' },
)

const byEmail = { method: 'POST', who: 'anyone', csrf: false, limit: 'login' } as const

export const registerUser = endpoint('registeruser', {
  ...byEmail,
  summary:
    'Create an account. A confirmation link is emailed to the address. If the address already has an account, the email says so.',
  params: {
    email: Email,
    password: NewPassword,
    full_name: withDefault(FullName, ''),
    timezone: optional(Text(64, { description: 'An IANA time zone, such as Europe/Berlin.' })),
    language: optional(Text(10, { description: 'The language of emails to the account, such as `de`.' })),
    next: optional(
      Text(500, { description: 'The path of the page that the link of the email leads to after confirming.' }),
    ),
  },
  returns: Registration,
  errors: ['invalid email address', 'invalid password', 'common password', 'email exists'],
  records: ['account.registered', 'account.registration_repeated'],
})

export const confirmEmail = endpoint('confirmemail', {
  ...byEmail,
  summary: 'Confirm an email address with the token from the email: that of a new account, or a new address.',
  params: {
    token: MailToken,
    password: optional(
      Secret(1024, {
        description:
          'Required if someone signed up with the address more than once: the password chosen with this email.',
      }),
    ),
  },
  errors: ['invalid token', 'expired token', 'unauthorized_error'],
  records: ['account.confirmed', 'account.email_changed', 'account.session_ended', 'account.key_revoked'],
})

export const resendConfirmation = endpoint('resendconfirmation', {
  ...byEmail,
  summary: 'Send the confirmation email again. The response is the same for any address.',
  params: {
    email: Email,
    next: optional(
      Text(500, { description: 'The path of the page that the link of the email leads to after confirming.' }),
    ),
  },
  returns: Success,
  errors: ['invalid email address'],
  records: ['account.confirmation_requested'],
})

export const requestPasswordReset = endpoint('requestpasswordreset', {
  ...byEmail,
  summary: 'Send an email with a link to reset the password. The response is the same for any address.',
  params: { email: Email },
  returns: Success,
  errors: ['invalid email address'],
  records: ['account.password_reset_requested'],
})

export const resetPassword = endpoint('resetpassword', {
  ...byEmail,
  summary:
    'Reset the password with the token from the email. Ends all sessions and revokes all API keys of the account.',
  params: { token: MailToken, password: NewPassword },
  errors: ['invalid token', 'expired token', 'invalid password', 'common password'],
  records: ['account.password_changed', 'account.confirmed', 'account.session_ended', 'account.key_revoked'],
})

export const changePassword = endpoint('changepassword', {
  ...securityCall,
  summary: 'Change the password. Ends all other sessions and their tokens.',
  params: { ...PASSWORD, new_password: NewPassword, ...FACTOR },
  errors: ['unauthorized_error', 'two_factor_required', 'invalid password', 'common password'],
  records: ['account.password_changed', 'account.session_ended', 'account.recovery_code_used'],
})

export const changeEmail = endpoint('changeemail', {
  ...securityCall,
  summary: 'Change the email address of the account. Takes effect once the new address is confirmed.',
  params: { ...PASSWORD, ...FACTOR, email: Email },
  returns: Success,
  errors: ['unauthorized_error', 'two_factor_required', 'invalid email address'],
  records: ['account.email_change_requested', 'account.recovery_code_used'],
})
