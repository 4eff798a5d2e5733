import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { messageExtras, messageByNum } from './stores/message-store.ts'

type PlainMessageRow = Row<'message.byNum'>
type MessageExtras = Row<'message.besides'>
type MessageKey = { account_id: number | null; group_id: number; msg_num: number }

/** A message with its mail. Attachments, likes and edits are only queried if it has any: docs/decisions/0003 */
export async function findMessage(
  tx: Tx,
  messageKey: MessageKey,
): Promise<(PlainMessageRow & MessageExtras) | undefined> {
  const { account_id, group_id, msg_num } = messageKey
  const plain = await messageByNum.first(tx, { group_id, msg_num })
  if (!plain) return undefined
  const { id, rev_count, num_attachments, num_likes } = plain
  if (num_attachments === 0 && rev_count === 0 && (num_likes === 0 || account_id === null))
    return Object.assign(plain, noExtras)
  const extras = await messageExtras.first(tx, { account_id, group_id, id })
  // It was edited or deleted between the two queries, so both are repeated.
  return extras?.rev_count === rev_count ? { ...plain, ...extras } : findMessage(tx, messageKey)
}

const noExtras = { attachments: null, has_liked: false, edited: null }
