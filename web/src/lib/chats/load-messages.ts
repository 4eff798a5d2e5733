import type { Api } from '../api.ts'
import type { Chat, ChatMessage } from './chats.ts'

/** How many messages a page of a chat has. */
export const windowSize = 50
/** How many messages before the one that was looked for are shown above it. */
const above = 8

/** Some messages of a chat in order, and where others are. */
export type MessageWindow = {
  messages: ChatMessage[]
  /** The first unread message; 0: none. */
  firstNew: number
  /** Messages from there on when the page was loaded. */
  newCount: number
  hasEarlier: boolean
  hasLater: boolean
}

/** A number in an address. */
function numberIn(url: URL, name: string): number | undefined {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined
}

/** The messages that an address asks for: around one, before or after one, since a day, or the newest. */
export async function loadMessages(read: Api, chat: Chat, url: URL): Promise<MessageWindow> {
  const [at, before, after] = ['at', 'before', 'after'].map(name => numberIn(url, name))
  const date = url.searchParams.get('date') ?? ''
  const isDate = /^\d{4}-\d{2}-\d{2}$/.test(date) && !Number.isNaN(Date.parse(date))
  const isUpward = at !== undefined || after !== undefined || isDate
  const start =
    at !== undefined
      ? { from_msg_num: Math.max(1, at - above) }
      : after !== undefined
        ? { from_msg_num: after + 1 }
        : before !== undefined
          ? { from_msg_num: Math.max(0, before - 1) }
          : isDate
            ? { start_date: date }
            : {}
  const { data } = await read.getchathistory({
    chat_id: chat.id,
    limit: windowSize,
    sort_dir: isUpward ? 'asc' : 'desc',
    ...start,
  })
  // Nothing is that late: the newest are shown.
  if (data.length === 0 && chat.num_messages > 0 && (at !== undefined || isDate))
    return loadMessages(read, chat, new URL(url.pathname, url))
  const messages = isUpward ? data : data.toReversed()
  const [first, last] = [messages[0]?.msg_num ?? 1, messages.at(-1)?.msg_num ?? 0]
  const seen = chat.chat_sub?.last_msg_seen ?? chat.num_messages
  const newCount = Math.max(0, chat.num_messages - seen)
  return {
    messages,
    firstNew: newCount > 0 ? seen + 1 : 0,
    newCount,
    hasEarlier: first > 1,
    hasLater: last < chat.num_messages && (isUpward || before !== undefined),
  }
}
