import type { ErrorType } from '../src/contract/errors.ts'
import { isErrorType } from './refusal.ts'
import type { ChatMessage } from './calls.generated.ts'
import type { ChatPlace } from './chat-order.ts'

type Somebody = { chat_id: number; user_id: number; display_name: string }
/** Who came or went, and who is writing. */
export type ChatNews =
  | ({ object: 'chat_presence'; present: boolean } & Somebody)
  | ({ object: 'chat_typing'; typing: boolean } & Somebody)

/** What the server sends. */
export type ChatFrame =
  | ChatMessage
  | ChatNews
  | ({ object: 'chat_place'; chat_id: number; since: number | null; more: boolean } & ChatPlace)
  | { object: 'error'; type: ErrorType; extra: string; nonce?: string }

const known: ReadonlySet<unknown> = new Set<ChatFrame['object']>([
  'chat_message',
  'chat_presence',
  'chat_typing',
  'chat_place',
  'error',
])

/** A frame of the server; undefined for what a newer one may send besides. */
export function readFrame(text: string): ChatFrame | undefined {
  const frame = JSON.parse(text) as ChatFrame
  if (!known.has(frame.object)) return undefined
  return frame.object === 'error' && !isErrorType(frame.type) ? { ...frame, type: 'server' } : frame
}
