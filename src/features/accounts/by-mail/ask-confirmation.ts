import type { Recording } from '#runtime/call.ts'
import { askByMail } from './store.ts'
import { hoursOf } from './tokens.ts'

/** Has an unconfirmed address asked once more whether it is its owner's; false when there is nothing to ask. */
export async function askConfirmation(
  { tx, record }: Recording<'account.confirmation_requested'>,
  email: string,
): Promise<boolean> {
  const asked = await askByMail.first(tx, {
    email,
    purpose: 'confirm',
    hours: hoursOf.confirm,
    statuses: ['user_status_notconfirmed'],
  })
  if (asked) record('account.confirmation_requested', { account_id: asked.account_id, mail_token_id: asked.id })
  return asked !== undefined
}
