import { declaredError } from '#contract/errors.ts'
import { subjectTexts } from '#contract/subjects.ts'
import type { Tx } from '#storage/database.ts'
import type { PendingRow } from '../message/finders.ts'
import { lockPending } from './store.ts'

/** Holds the message that a call is about. Another moderator may have been quicker: then there is none. */
export async function lockWaiting({ tx, row }: { tx: Tx; row: unknown }): Promise<PendingRow> {
  const { group_id, id } = row as PendingRow
  const waiting = await lockPending.first(tx, [group_id, id])
  if (!waiting) throw declaredError(subjectTexts.pending)
  return waiting
}
