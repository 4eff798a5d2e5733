// Shared by the pages and the script that keeps them up to date: neither may depend on the server or the document.

/** The reactions, in the order in which they are offered. */
export const tapbacks = {
  chat_msg_tapback_heart: '❤️',
  chat_msg_tapback_thumbs_up: '👍',
  chat_msg_tapback_thumbs_down: '👎',
  chat_msg_tapback_laugh: '😄',
  chat_msg_tapback_exclamation: '❗',
  chat_msg_tapback_question: '❓',
} as const
export type Tapback = keyof typeof tapbacks
export const tapbackKinds = Object.keys(tapbacks) as Tapback[]

/** A part of a text: plain, a link, or the name of the reader. */
export type TextPart = { text: string; href?: string; isMention?: boolean }
/** Without the punctuation that ends a sentence. */
const links = /https?:\/\/[^\s<>"']*[^\s<>"'.,:;!?)\]]/gu

/** Splits a message at links and mentions of the reader. */
export function textParts(message: string, me: string): TextPart[] {
  const parts: TextPart[] = []
  let at = 0
  for (const { 0: href, index } of message.matchAll(links)) {
    parts.push(...mentionsIn(message.slice(at, index), me), URL.canParse(href) ? { text: href, href } : { text: href })
    at = index + href.length
  }
  return [...parts, ...mentionsIn(message.slice(at), me)].filter(({ text }) => text !== '')
}

const mentionsIn = (text: string, me: string): TextPart[] =>
  me === ''
    ? [{ text }]
    : text
        .split(`@${me}`)
        .flatMap((part, n) => (n === 0 ? [{ text: part }] : [{ text: `@${me}`, isMention: true }, { text: part }]))

type Following = { user_id: number; created: string; type: string }
/** Messages by one person share a face, if they come within this time. */
const sharingMs = 600_000
export const isFollowUp = (message: Following, before: Following | undefined): boolean =>
  before !== undefined &&
  before.user_id === message.user_id &&
  message.user_id !== 0 &&
  before.type === message.type &&
  Date.parse(message.created) - Date.parse(before.created) < sharingMs

const excerptLength = 120
/** The beginning of a message, in one line. */
export function excerptOf({ message, media }: { message: string; media: { filename: string } | null }): string {
  const line = message.replaceAll(/\s+/gu, ' ').trim() || (media?.filename ?? '')
  return line.length > excerptLength ? `${line.slice(0, excerptLength - 1).toWellFormed()}…` : line
}

/** A file on the host of the page, whichever host its URL names: browsers send cookies only there. */
export const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '')

/** The longest side of a picture in a chat, in pixels. */
const largest = 240
/** How large a picture is shown, so that nothing moves once it is there. */
export function shownSize(width: number, height: number): { width: number; height: number } {
  const scale = Math.min(1, largest / Math.max(width, height, 1))
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) }
}
