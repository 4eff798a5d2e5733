import { keyword, quoteLexeme } from '#content/tokenizer/index.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { updateTerms, searchTermsOf } from '../chats/index.ts'
import { addressesOf, formerMember, ownTextsOf, redact } from './patterns.ts'
import type { Erasure } from './store.ts'

const nextChat = query('erasure.nextChat', `select min(id) as id from chats where group_id = :group_id and id > :after`)
const chatTexts = query(
  'erasure.chat',
  `update chats set subject = redact(subject, :patterns::text[], :replacements::text[]),
     description = redact(description, :patterns, :replacements)
   where group_id = :group_id and id = :chat_id and (subject ~* :any or description ~* :any)`,
)
/** Messages of a chat that name them, or that they wrote: the index knows whose they were. */
const messagesNaming = query(
  'erasure.chatMessages',
  `select m.msg_num, m.name, m.message, m.media ->> 'filename' as filename,
     coalesce(s.words @@ :poster::tsquery, false) as "is_own!"
   from chat_messages m left join chat_search s on s.group_id = m.group_id and s.chat_id = m.chat_id and s.msg_num = m.msg_num
   where m.group_id = :group_id and m.chat_id = :chat_id and (m.message ~* :any or (:anonymize and s.words @@ :poster::tsquery))
   order by m.msg_num`,
)
const changeMessage = query(
  'erasure.chatMessage',
  `update chat_messages set name = :name, message = :message
   where group_id = :group_id and chat_id = :chat_id and msg_num = :msg_num`,
)

/** Removes a person from one chat of a group; returns which, or null if there are no more. */
export async function eraseFromChat(
  tx: Tx,
  erasure: Erasure,
  { group_id, after }: { group_id: number; after: number },
): Promise<number | null> {
  const { id: chat_id } = await nextChat.one(tx, { group_id, after })
  if (chat_id === null) return null
  const { any, ...redaction } = addressesOf(erasure)
  const { account_id, anonymize } = erasure
  await chatTexts.run(tx, { group_id, chat_id, any, ...redaction })
  const poster = quoteLexeme(keyword.poster(account_id))
  for (const found of await messagesNaming.all(tx, { group_id, chat_id, any, anonymize, poster })) {
    const { msg_num, is_own, filename } = found
    const message = redact(found.message, is_own ? ownTextsOf(erasure) : { any, ...redaction })
    const name = is_own && anonymize ? formerMember : found.name
    changeMessage.send(tx, { group_id, chat_id, msg_num, name, message })
    const words = searchTermsOf({ chat_id, account_id: is_own ? account_id : null, name, message, filename })
    await updateTerms.run(tx, { group_id, chat_id, msg_num, words })
  }
  return chat_id
}
