import type { Tx } from '#storage/database.ts'
import { setReply } from './topic-store.ts'

type First = { id: number; is_reply: boolean }

/** The message is the first of its topic now. */
export async function begins(tx: Tx, group_id: number, { id, is_reply }: First): Promise<void> {
  if (is_reply) await setReply.run(tx, { group_id, id, is_reply: false })
}
/** The message was the first of a topic, and is one among others now. */
export async function follows(tx: Tx, group_id: number, { id, is_reply }: First): Promise<void> {
  if (!is_reply) await setReply.run(tx, { group_id, id, is_reply: true })
}
