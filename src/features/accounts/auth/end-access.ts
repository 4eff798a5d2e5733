import type { RecordContext } from '#runtime/calls/handler.ts'
import { deletePostingAddresses, revokeKeys } from '../keys/store.ts'
import { bumpBrowserEpoch, deleteCalendarFeeds, deleteSessions } from '../store.ts'

/** Ends all sessions of an account except one, such as the caller's, and forgets its known browsers. */
export async function endSessions(
  { tx, record }: RecordContext<'account.session_ended'>,
  account_id: number,
  keep: number | null,
): Promise<void> {
  await bumpBrowserEpoch.run(tx, { id: account_id })
  for (const { id } of await deleteSessions.all(tx, { account_id, keep_id: keep }))
    record('account.session_ended', { account_id, session_id: id })
}

/** Ends all access to an account: sessions and their tokens, API keys, posting addresses and calendar feeds. */
export async function endAllAccess(
  call: RecordContext<'account.session_ended'> & RecordContext<'account.key_revoked'>,
  account_id: number,
): Promise<void> {
  await endSessions(call, account_id, null)
  await deleteCalendarFeeds.run(call.tx, { account_id })
  await deletePostingAddresses.run(call.tx, { account_id })
  for (const { id } of await revokeKeys.all(call.tx, { account_id }))
    call.record('account.key_revoked', { account_id, api_key_id: id })
}
