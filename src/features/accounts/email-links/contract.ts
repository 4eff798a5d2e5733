import { Email, FACTOR, FullName, MailToken, NewPassword, PASSWORD } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Success } from '#contract/resources.ts'
import { Secret, Str, Text, Type, Word, optional, withDefault } from '#contract/schema.ts'

/** What was asked for, and nothing that tells whether the address was known. */
const Registration = Type.Object(
  { ...Success.properties, user: Type.Object({ object: Word(['user']), email: Str }) },
  { title: 'registration' },
)

export const registerUser = endpoint('registeruser', {
  method: 'POST',
  summary: 'Make an account. A letter with a link goes to the address; an address that is known gets one that says so.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: {
    email: Email,
    password: NewPassword,
    full_name: withDefault(FullName, ''),
    timezone: optional(Text(64, { description: 'The IANA name of a time zone, such as Europe/Berlin.' })),
    language: optional(Text(10, { description: 'The language of emails to the account, such as `de`.' })),
  },
  returns: Registration,
  errors: ['invalid email address', 'invalid password', 'common password', 'email exists'],
  records: ['account.registered', 'account.registration_repeated'],
  extension: true,
})

export const confirmEmail = endpoint('confirmemail', {
  method: 'POST',
  summary: 'Show that an address is one’s own, with what its letter carries: that of a new account, or a new one.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: {
    token: MailToken,
    password: optional(
      Secret(1024, { description: 'Asked for where the address was registered more than once: that of this letter.' }),
    ),
  },
  errors: ['invalid token', 'expired token', 'unauthorized_error'],
  records: ['account.confirmed', 'account.email_changed', 'account.session_ended', 'account.key_revoked'],
  extension: true,
})

export const resendConfirmation = endpoint('resendconfirmation', {
  method: 'POST',
  summary: 'Send the letter that confirms an address once more. The answer is the same for any address.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: { email: Email },
  returns: Success,
  errors: ['invalid email address'],
  records: ['account.confirmation_requested'],
  extension: true,
})

export const requestPasswordReset = endpoint('requestpasswordreset', {
  method: 'POST',
  summary: 'Send a letter that lets one choose a new password. The answer is the same for any address.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: { email: Email },
  returns: Success,
  errors: ['invalid email address'],
  records: ['account.password_reset_requested'],
  extension: true,
})

export const resetPassword = endpoint('resetpassword', {
  method: 'POST',
  summary: 'Choose a new password with what the letter carries. All sessions and API keys of the account are over.',
  who: 'anyone',
  csrf: false,
  limit: 'login',
  params: { token: MailToken, password: NewPassword },
  errors: ['invalid token', 'expired token', 'invalid password', 'common password'],
  records: ['account.password_changed', 'account.confirmed', 'account.session_ended', 'account.key_revoked'],
  extension: true,
})

export const changePassword = endpoint('changepassword', {
  method: 'POST',
  summary: 'Change the password. The other sessions and their tokens are over.',
  who: 'account',
  unconfirmed: true,
  security: true,
  params: { ...PASSWORD, new_password: NewPassword, ...FACTOR },
  errors: ['unauthorized_error', 'two_factor_required', 'invalid password', 'common password'],
  records: ['account.password_changed', 'account.session_ended', 'account.recovery_code_used'],
  extension: true,
})

export const changeEmail = endpoint('changeemail', {
  method: 'POST',
  summary: 'Move the account to another address. It counts once the letter to that address has been answered.',
  who: 'account',
  unconfirmed: true,
  security: true,
  params: { ...PASSWORD, ...FACTOR, email: Email },
  returns: Success,
  errors: ['unauthorized_error', 'two_factor_required', 'invalid email address'],
  records: ['account.email_change_requested', 'account.recovery_code_used'],
  extension: true,
})
