import type { Tx } from '#storage/database.ts'
import { setReply } from '../topics/topic-store.ts'

type MessageRef = { id: number; is_reply: boolean }

/** The message is the first of its topic now. */
export async function markAsFirst(tx: Tx, group_id: number, { id, is_reply }: MessageRef): Promise<void> {
  if (is_reply) await setReply.run(tx, { group_id, id, is_reply: false })
}
/** The message was the first of a topic, and is one among others now. */
export async function markAsReply(tx: Tx, group_id: number, { id, is_reply }: MessageRef): Promise<void> {
  if (!is_reply) await setReply.run(tx, { group_id, id, is_reply: true })
}
