import type { FailContext } from '#runtime/calls/handler.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import { pendingStateFor, type PendingRow } from '../message/finders.ts'
import { lockPending } from './store.ts'

type DecideCall = FailContext<'invalid pending_message_id'> & { row: PendingRow; who: Identity }

/** Holds the message that a call is about. Another moderator may have been quicker: then there is none. */
export async function lockPendingMessage({ tx, row, who, fail }: DecideCall): Promise<PendingRow> {
  const { group_id, id } = row
  return (
    (await lockPending.first(tx, { group_id, id, state: pendingStateFor(who.how) })) ??
    fail('invalid pending_message_id')
  )
}
