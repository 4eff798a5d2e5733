import { keyword, searchVector } from '#content/tokenizer/index.ts'
import type { ChatMessageRow, StoredMedia } from '../view.ts'

/** The searchable fields of a chat message. */
type ChatMessageText = {
  chat_id: number
  account_id: number | null
  name: string
  message: string
  filename: string | null
}

/** The search vector of a message, including its file name, with keywords for its chat, author and file. */
export const searchTermsOf = ({ chat_id, account_id, name, message, filename }: ChatMessageText): string =>
  searchVector({
    subject: '',
    body: message,
    quoted: '',
    remainder: '',
    files: filename === null ? [] : [filename],
    name,
    keywords: [
      keyword.chat(chat_id),
      ...(account_id === null ? [] : [keyword.poster(account_id)]),
      ...(filename === null ? [] : [keyword.attachment]),
    ],
  })

type StoredChatMessage = Pick<ChatMessageRow, 'chat_id' | 'user_id' | 'shown_name' | 'message' | 'media'>

/** The same for a stored message. */
export const messageTextOf = ({
  chat_id,
  user_id,
  shown_name,
  message,
  media,
}: StoredChatMessage): ChatMessageText => ({
  chat_id,
  account_id: user_id === 0 ? null : user_id,
  name: shown_name,
  message,
  filename: (media as StoredMedia | null)?.filename ?? null,
})
