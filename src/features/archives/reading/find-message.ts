import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { messageExtras, messageByNum } from './stores/message-store.ts'

type PlainMessageRow = Row<'message.byNum'>
type MessageExtras = Row<'message.besides'>
type MessageKey = { account_id: number | null; group_id: number; msg_num: number }

/** One message with its mail. Most have no files, likes or edits, and are not asked for them: docs/decisions/0003 */
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
  const besides = await messageExtras.first(tx, { account_id, group_id, id })
  // Somebody edited or deleted it in between: what is shown of a message is of one moment.
  return besides?.rev_count === rev_count ? { ...plain, ...besides } : findMessage(tx, messageKey)
}

const noExtras = { attachments: null, has_liked: false, edited: null }
