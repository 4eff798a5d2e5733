import type { RecordContext } from '#runtime/calls/handler.ts'
import { insertLinkRequest } from './store.ts'
import { lifetimeHours } from './tokens.ts'

/** Has an unconfirmed address asked once more whether it is its owner's; false when there is nothing to ask. */
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
