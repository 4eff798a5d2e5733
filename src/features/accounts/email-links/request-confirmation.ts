import type { RecordContext } from '#runtime/calls/handler.ts'
import { insertLinkRequest } from './store.ts'
import { lifetimeHours } from './tokens.ts'

/** Sends another confirmation email to an unconfirmed address; false if there is none to confirm. */
export async function requestConfirmation(
  { tx, record }: RecordContext<'account.confirmation_requested'>,
  email: string,
): Promise<boolean> {
  const linkRequest = await insertLinkRequest.first(tx, {
    email,
    purpose: 'confirm',
    hours: lifetimeHours.confirm,
    statuses: ['user_status_notconfirmed'],
  })
  if (linkRequest)
    record('account.confirmation_requested', { account_id: linkRequest.account_id, mail_token_id: linkRequest.id })
  return linkRequest !== undefined
}
