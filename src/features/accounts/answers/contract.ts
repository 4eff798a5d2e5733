import { endpoint } from '#contract/endpoint.ts'
import { Id } from '#contract/schema.ts'
import { confirmEmail } from '../by-mail/contract.ts'

/** The letter that asks for it was answered by mail, which says as much as going to its link. */
export const confirmAddress = endpoint('confirmaddress', {
  method: 'POST',
  summary: 'Show that an address is one’s own, by an answer to its letter. Doing it again changes nothing.',
  who: 'anyone',
  csrf: false,
  params: { mail_token_id: Id({ invalid: 'invalid token' }), account_id: Id({ invalid: 'invalid token' }) },
  errors: ['invalid token', 'expired token', 'unauthorized_error'],
  records: confirmEmail.records,
})
