import type { ChatMessage, ChatActivity } from '#client/index.ts'
import type { Messages } from '#locales/index.ts'
import { stripControlChars } from '#runtime/process/logger.ts'

/** How a reaction is shown, and written. */
export const reactions = {
  heart: ['chat_msg_tapback_heart', '♥'],
  up: ['chat_msg_tapback_thumbs_up', '👍'],
  down: ['chat_msg_tapback_thumbs_down', '👎'],
  laugh: ['chat_msg_tapback_laugh', '😄'],
  '!': ['chat_msg_tapback_exclamation', '‼'],
  '?': ['chat_msg_tapback_question', '?'],
} as const
const reactionSigns = new Map<string, string>(Object.values(reactions))

/** A message as one line. What people write moves no cursor. */
export function messageLine(message: ChatMessage, t: Messages['cli']['chat']): string {
  const { msg_num, created, display_name, edited, reply_to_msg_num, media, tapback_counts } = message
  const parts = [
    `#${msg_num}`,
    new Date(created).toTimeString().slice(0, 5),
    `${stripControlChars(display_name)}:`,
    reply_to_msg_num > 0 && t.replyTo({ number: String(reply_to_msg_num) }),
    stripControlChars(textOf(message, t)),
    media && `[${stripControlChars(media.filename)}]`,
    edited !== null && t.edited,
    ...tapback_counts.map(({ type, count }) => `${reactionSigns.get(type)}${count}`),
  ]
  return parts.filter(Boolean).join(' ')
}

function textOf({ type, message, delete_msg_num }: ChatMessage, t: Messages['cli']['chat']): string {
  if (delete_msg_num > 0) return t.deleted
  return type === 'chat_msg_type_closed' ? t.closed : message
}

export function activityLine(news: ChatActivity, t: Messages['cli']['chat']): string {
  const name = stripControlChars(news.display_name)
  if (news.object === 'chat_typing') return (news.typing ? t.typing : t.stoppedTyping)({ name })
  return (news.present ? t.joined : t.left)({ name })
}
