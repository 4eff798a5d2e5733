import type { Endpoint } from '#contract/endpoint.ts'
import { declaredError } from '#contract/errors.ts'
import type { EditedKind } from '#contract/targets.ts'
import type { Tx } from '#storage/database.ts'
import { toInstant, type Timestamp } from '#storage/values.ts'
import type { Call } from './handler.ts'
import type { Account } from './identity.ts'
import type { Group, RowKind, TargetRows } from './targets.ts'

/** The part of a call that is needed to find the edited object. */
export type Editing<K extends EditedKind> = {
  tx: Tx
  group: Group
  account: Account
  row: K extends RowKind ? TargetRows[K] : null
  params: Record<string, unknown>
}
/**
 * For each kind: locks the edited object in the order in which the handler will, and returns when it was last edited;
 * undefined if it is gone, which the handler reports.
 */
export type Versions = { [K in EditedKind]: (call: Editing<K>) => Promise<Timestamp | undefined> }

/** Removes `updated` from the parameters of an editing call: handlers do not use it. */
export function takeUpdated({ edits }: Endpoint, params: Record<string, unknown>) {
  if (!edits || params['updated'] === undefined) return { params, updated: undefined }
  const { updated, ...rest } = params
  return { params: rest, updated: updated as string }
}

/** Refuses a change that is based on an older version than the stored one. docs/decisions/0006 */
export async function checkNotStale(
  versions: Versions,
  edits: EditedKind,
  call: Call,
  updated: string | undefined,
): Promise<void> {
  if (updated === undefined) return
  // The declaration determines the kind of the target and so of the row.
  const lock = versions[edits] as (call: unknown) => Promise<Timestamp | undefined>
  const stored = await lock(call)
  if (stored !== undefined && isStale(updated, stored)) throw declaredError('updated')
}

/** Whether the stored version is newer than the one that was read. */
export const isStale = (read: string, stored: string): boolean => milliseconds(read) < milliseconds(stored)

/** No two versions share a millisecond (`next_updated` in the database), and many clients keep no finer times. */
const milliseconds = (time: string): number => toInstant(time as Timestamp).epochMilliseconds
