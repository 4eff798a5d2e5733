import type { Tx } from '#storage/database.ts'
import { OvertakenError } from '#storage/failures.ts'
import type { Situation } from './rules.ts'

type Decided = Pick<Situation, 'submission' | 'subject' | 'thread'> & { mime_key: Buffer }

/** What a message leaves for those that come after it in the same transaction, which were looked up before it was posted. */
const known = new WeakMap<Tx, Set<string>>()

const asId = (mime_id: string): string => `id ${mime_id}`
const asKey = (mime_key: Buffer): string => `key ${mime_key.toString('base64')}`
const asTopic = (threadKey: string): string => `topic ${threadKey}`

/**
 * Decides nothing on a message that is the same as one before it in the same transaction, that answers it or belongs into its topic:
 * what was looked up for it does not know of that yet.
 */
export function checkAfterOthers(tx: Tx, { submission, subject, thread, mime_key }: Decided): void {
  const before = known.get(tx)
  if (!before) return
  const { mime_id, references } = submission
  const about = [
    asKey(mime_key),
    ...[mime_id, ...references].map(asId),
    ...(thread ? [] : [asTopic(subject.threadKey)]),
  ]
  if (about.some(one => before.has(one))) throw new OvertakenError('a message before it in this transaction')
}

/** Those that come after it in the same transaction know of it. */
export function tellLater(tx: Tx, { submission, subject, thread, mime_key }: Decided): void {
  const told = known.get(tx) ?? new Set()
  known.set(tx, told)
  told.add(asKey(mime_key)).add(asId(submission.mime_id))
  if (!thread) told.add(asTopic(subject.threadKey))
}
