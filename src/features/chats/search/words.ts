import { mark, searchVector } from '#content/words/index.ts'
import type { LineRow, StoredMedia } from '../view.ts'

/** What a message of a chat is found by. */
type Said = { chat_id: number; account_id: number | null; name: string; message: string; filename: string | null }

/** The words of a message, those of its file's name among them, with marks of its chat, its author and its file. */
export const wordsOfLine = ({ chat_id, account_id, name, message, filename }: Said): string =>
  searchVector({
    subject: '',
    body: message,
    quoted: '',
    remainder: '',
    files: filename === null ? [] : [filename],
    name,
    marks: [
      mark.chat(chat_id),
      ...(account_id === null ? [] : [mark.poster(account_id)]),
      ...(filename === null ? [] : [mark.attachment]),
    ],
  })

type Kept = Pick<LineRow, 'chat_id' | 'user_id' | 'shown_name' | 'message' | 'media'>

/** The same of a message as it is kept. */
export const saidIn = ({ chat_id, user_id, shown_name, message, media }: Kept): Said => ({
  chat_id,
  account_id: user_id === 0 ? null : user_id,
  name: shown_name,
  message,
  filename: (media as StoredMedia | null)?.filename ?? null,
})
