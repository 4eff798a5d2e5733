import { Email, FullName, NewPassword } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Secret, Text, Timestamp, optional, resource } from '#contract/schema.ts'
import { Login } from '../contract.ts'

export const SetupLink = resource('setup_link', { expires: Timestamp })

const TOKEN = {
  token: Secret(200, {
    description: 'The token from the setup link, which the first start and `folkmoot setup-link` print.',
    invalid: 'invalid token',
  }),
}
const errors = ['invalid token', 'expired token'] as const

export const getSetupLink = endpoint('getsetuplink', {
  method: 'GET',
  summary: 'Check a setup link: it works once, until it expires, and while there is no administrator.',
  who: 'anyone',
  params: TOKEN,
  returns: SetupLink,
  errors,
})

export const createAdministrator = endpoint('createadministrator', {
  method: 'POST',
  summary:
    'Create the first administrator of the site with a setup link, and sign in. The address counts as confirmed.',
  who: 'arriving',
  csrf: false,
  limit: 'login',
  params: {
    ...TOKEN,
    email: Email,
    password: NewPassword,
    full_name: FullName,
    timezone: optional(Text(64, { description: 'An IANA time zone, such as Europe/Berlin.' })),
    language: optional(Text(10, { description: 'The language of emails to the account, such as `de`.' })),
  },
  returns: Login,
  errors: [...errors, 'invalid email address', 'email exists', 'invalid password', 'common password'],
  records: ['account.registered', 'account.logged_in', 'account.logged_out'],
})
