import type { Tx } from '#storage/database.ts'
import { setReply } from '../topics/topic-store.ts'

type MessageRef = { id: number; is_reply: boolean }

/** Marks a message as the first of its topic. */
export async function markAsFirst(tx: Tx, group_id: number, { id, is_reply }: MessageRef): Promise<void> {
  if (is_reply) await setReply.run(tx, { group_id, id, is_reply: false })
}
/** Marks a former first message as a reply. */
export async function markAsReply(tx: Tx, group_id: number, { id, is_reply }: MessageRef): Promise<void> {
  if (!is_reply) await setReply.run(tx, { group_id, id, is_reply: true })
}
