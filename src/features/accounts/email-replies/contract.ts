import { ARRIVAL_FACTS } from '#contract/credentials.ts'
import { endpoint } from '#contract/endpoint.ts'
import { Id, Text } from '#contract/schema.ts'
import { confirmEmail } from '../email-links/contract.ts'

/** Answering the confirmation email is equivalent to following its link. */
export const confirmAddress = endpoint('confirmaddress', {
  method: 'POST',
  summary: 'Confirm an email address by replying to the confirmation email. Repeating it changes nothing.',
  who: 'anyone',
  csrf: false,
  params: { mail_token_id: Id({ invalid: 'invalid token' }), account_id: Id({ invalid: 'invalid token' }) },
  errors: ['invalid token', 'expired token', 'unauthorized_error'],
  records: [...confirmEmail.records, 'mail.answered'],
})

/** A verified email proves that the account's address belongs to its sender. */
export const arriveByMail = endpoint('arrivebymail', {
  method: 'POST',
  summary: 'Give an unconfirmed account to the owner of its address, whose verified email has just arrived.',
  who: 'anyone',
  csrf: false,
  params: { email: Text(254), full_name: Text(255) },
  errors: ['banned'],
  records: ARRIVAL_FACTS,
})
