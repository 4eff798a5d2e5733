import { keyword, searchVector } from '#content/tokenizer/index.ts'
import type { ChatMessageRow, StoredMedia } from '../view.ts'

/** What a message of a chat is found by. */
type ChatMessageText = {
  chat_id: number
  account_id: number | null
  name: string
  message: string
  filename: string | null
}

/** The words of a message, those of its file's name among them, with marks of its chat, its author and its file. */
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

/** The same of a message as it is kept. */
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
