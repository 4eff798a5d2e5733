import type { FailContext } from '#runtime/calls/handler.ts'
import type { PendingRow } from '../message/finders.ts'
import { lockPending } from './store.ts'

type DecideCall = FailContext<'invalid pending_message_id'> & { row: PendingRow }

/** Holds the message that a call is about. Another moderator may have been quicker: then there is none. */
export async function lockPendingMessage({ tx, row, fail }: DecideCall): Promise<PendingRow> {
  const { group_id, id } = row
  return (await lockPending.first(tx, { group_id, id })) ?? fail('invalid pending_message_id')
}
