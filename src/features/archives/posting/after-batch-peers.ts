import type { Tx } from '#storage/database.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { PostContext } from './rules.ts'

type PostDecision = Pick<PostContext, 'submission' | 'subject' | 'thread'> & { mime_key: Buffer }

/** What a message leaves for those that come after it in the same transaction, which were looked up before it was posted. */
const batchPeers = new WeakMap<Tx, Set<string>>()

const asId = (mime_id: string): string => `id ${mime_id}`
const asKey = (mime_key: Buffer): string => `key ${mime_key.toString('base64')}`
const asTopic = (threadKey: string): string => `topic ${threadKey}`

/**
 * Decides nothing on a message that is the same as one before it in the same transaction, that answers it or belongs into its topic:
 * what was looked up for it does not know of that yet.
 */
export function checkAgainstPeers(tx: Tx, { submission, subject, thread, mime_key }: PostDecision): void {
  const before = batchPeers.get(tx)
  if (!before) return
  const { mime_id, references } = submission
  const about = [
    asKey(mime_key),
    ...[mime_id, ...references].map(asId),
    ...(thread ? [] : [asTopic(subject.threadKey)]),
  ]
  if (about.some(one => before.has(one))) throw new StaleReadError('a message before it in this transaction')
}

/** Those that come after it in the same transaction know of it. */
export function registerPeer(tx: Tx, { submission, subject, thread, mime_key }: PostDecision): void {
  const told = batchPeers.get(tx) ?? new Set()
  batchPeers.set(tx, told)
  told.add(asKey(mime_key)).add(asId(submission.mime_id))
  if (!thread) told.add(asTopic(subject.threadKey))
}
