import { FACTOR, PASSWORD, securityCall } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { User } from '#contract/resources.ts'
import { Integer, Str, resource } from '#contract/schema.ts'

/** Setup data for an authenticator app. */
const TwoFactorSetup = resource('two_factor_setup', { secret: Str, otpauth_url: Str, qr_code_url: Str })

export const enableTwoFactor = endpoint('enabletwofactor', {
  ...securityCall,
  summary:
    'Start setting up two-factor authentication: returns what an authenticator app needs. It takes effect once it is confirmed.',
  params: PASSWORD,
  returns: TwoFactorSetup,
  errors: ['unauthorized_error', 'two_factor_required', 'two factor enabled'],
  records: ['account.recovery_code_used'],
})

export const confirmTwoFactor = endpoint('confirmtwofactor', {
  ...securityCall,
  summary:
    'Confirm two-factor authentication with a code from the app. Ends all other sessions, and shows the recovery codes once.',
  params: { twofactor: Integer(0, 99_999_999, { description: 'The code shown by the app. May have leading zeros.' }) },
  returns: User,
  errors: ['unauthorized_error', 'two factor enabled', 'two factor not enabled'],
  records: ['account.two_factor_enabled', 'account.recovery_codes_made', 'account.session_ended'],
})

export const disableTwoFactor = endpoint('disabletwofactor', {
  ...securityCall,
  summary: 'Disable two-factor authentication. Ends all other sessions.',
  params: { ...PASSWORD, ...FACTOR },
  returns: User,
  errors: ['unauthorized_error', 'two_factor_required', 'two factor not enabled'],
  records: ['account.two_factor_disabled', 'account.recovery_code_used', 'account.session_ended'],
})

export const regenerateRecoveryCodes = endpoint('regeneraterecoverycodes', {
  ...securityCall,
  summary: 'Create new recovery codes, which replace the old ones. They are shown once.',
  params: { ...PASSWORD, ...FACTOR },
  returns: User,
  errors: ['unauthorized_error', 'two_factor_required', 'two factor not enabled'],
  records: ['account.recovery_codes_made', 'account.recovery_code_used'],
})
