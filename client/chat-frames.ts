import type { ErrorType } from '../src/contract/errors.ts'
import { isErrorType } from './api-error.ts'
import type { ChatMessage } from './calls.generated.ts'
import type { ChatPosition } from './chat-sequencer.ts'

type ChatPerson = { chat_id: number; user_id: number; display_name: string }
/** Someone joined or left, or is typing. */
export type ChatActivity =
  | ({ object: 'chat_presence'; present: boolean } & ChatPerson)
  | ({ object: 'chat_typing'; typing: boolean } & ChatPerson)

/** A frame from the server. */
export type ChatFrame =
  | ChatMessage
  | ChatActivity
  | ({ object: 'chat_place'; chat_id: number; since: number | null; more: boolean } & ChatPosition)
  | { object: 'error'; type: ErrorType; extra: string; nonce?: string }

const frameTypes: ReadonlySet<unknown> = new Set<ChatFrame['object']>([
  'chat_message',
  'chat_presence',
  'chat_typing',
  'chat_place',
  'error',
])

/** Parses a frame from the server; undefined for frames of newer servers. */
export function readFrame(text: string): ChatFrame | undefined {
  const frame = JSON.parse(text) as ChatFrame
  if (!frameTypes.has(frame.object)) return undefined
  return frame.object === 'error' && !isErrorType(frame.type) ? { ...frame, type: 'server' } : frame
}
