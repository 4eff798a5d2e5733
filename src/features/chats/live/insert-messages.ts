import type { Call } from '#runtime/calls/handler.ts'
import { rowsPerItem, batchLoader } from '#storage/batching/batch-loader.ts'
import { json } from '#storage/values.ts'
import type { Addresses } from '../../groups/index.ts'
import { lockSubscription, insertMessages } from '../message-store.ts'
import { findSubscription, lockChat } from '../store.ts'
import { chatMessageView, mayWrite, type ChatMessageObject, type ChatMessageRow, type StoredMedia } from '../view.ts'
import type { deleteInChat } from './contract.ts'

export type ChatWriteCall = Pick<
  Call<typeof deleteInChat>,
  'tx' | 'group' | 'account' | 'access' | 'row' | 'fail' | 'record'
>

/**
 * Checks whether the caller may write to a chat. Locks the membership and the chat, unless the statement must not wait
 * (`isBeside`).
 */
export function beginChatWrite({ tx, group, account, access, row, fail }: ChatWriteCall, isBeside = false) {
  if (row.state === 'closed') fail('closed chat')
  if (!mayWrite({ access })) fail('inadequate_permissions', 'can_post')
  const { id: group_id } = group
  const { id: chat_sub_id, chat_id } = row
  if (!isBeside) {
    lockSubscription.send(tx, { group_id, chat_sub_id })
    lockChat.send(tx, { group_id, id: chat_id })
  }
  return { group_id, chat_id, account_id: account.id }
}

export type NewChatMessage = {
  group_id: number
  chat_id: number
  chat_sub_id: number
  account_id: number
  name: string
  message: string
  words: string
  reply_to_num: number
  nonce: string | null
  media: StoredMedia | null
}
/**
 * Inserts a message together with others of the same moment. Returns nothing if its nonce was used, the message it replies
 * to doesn't exist, or the membership or the chat is locked by another transaction.
 */
export const insertChatMessage = batchLoader(async (tx, lines: readonly NewChatMessage[]) => {
  const named = new Set<string>()
  const isFirst = ({ chat_id, account_id, nonce }: NewChatMessage): boolean =>
    nonce === null || named.size < named.add(`${chat_id} ${account_id} ${nonce}`).size
  const numbered = lines.map((line, n) => ({ n: n + 1, ...line })).filter(isFirst)
  const rows = await insertMessages.all(tx, { lines: json(numbered) })
  return rowsPerItem(lines, rows).map(([line]) => line)
})

/** Fails with the reason why nothing was written: the chat or the membership has changed, or there is no such message. */
async function failWithReason({ tx, account, row, fail }: ChatWriteCall): Promise<never> {
  const subscription =
    (await findSubscription.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid chatsub_id')
  return fail(subscription.state === 'closed' ? 'closed chat' : 'invalid msg_num')
}

/** Records a message that was written, and returns its view. */
export async function finishChatWrite(
  call: ChatWriteCall,
  line: ChatMessageRow | undefined,
  addresses: Addresses,
): Promise<ChatMessageObject> {
  if (!line) return failWithReason(call)
  const { chat_id, msg_num, version } = line
  call.record('chat.said', { chat_id, msg_num, version })
  return chatMessageView(line, addresses)
}

/** Normalizes line breaks and trims trailing whitespace. */
export const normalizeChatText = (text: string): string => text.replace(/\r\n?/g, '\n').trimEnd()
