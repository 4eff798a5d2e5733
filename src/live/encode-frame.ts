import { errorObject, type ApiError } from '#contract/errors.ts'
import { withAbridgedEmail, ChatMessage, type ChatMessageObject } from '#features/chats/index.ts'
import { compiledSerializer } from '#runtime/responses/serializers.ts'
import type { Connection } from './connection.ts'

const textFrame = 0x81

/** A text as an unmasked server frame (RFC 6455, section 5.2). */
export function encodeFrame(text: string): Buffer {
  const length = Buffer.byteLength(text)
  const head = length < 126 ? 2 : length < 65_536 ? 4 : 10
  const bytes = Buffer.allocUnsafeSlow(head + length)
  bytes[0] = textFrame
  bytes[1] = head === 2 ? length : head === 4 ? 126 : 127
  if (head === 4) bytes.writeUInt16BE(length, 2)
  if (head === 10) bytes.writeBigUInt64BE(BigInt(length), 2)
  bytes.write(text, head)
  return bytes
}

/** An encoded message in two variants: with email addresses, and without. */
export type Frame = { version: number; closes: boolean; whole(): Buffer; abridged(): Buffer }

/** The bytes are encoded on first use and shared. */
export function frameOf(message: ChatMessageObject): Frame {
  let whole: Buffer | undefined
  let short: Buffer | undefined
  return {
    version: message.version,
    closes: message.type === 'chat_msg_type_closed',
    whole: () => (whole ??= encodeMessage(message)),
    abridged: () => (short ??= encodeMessage(withAbridgedEmail(message))),
  }
}

const encodeMessage = (message: ChatMessageObject): Buffer => encodeFrame(compiledSerializer(ChatMessage)(message))

/** The error for a frame; it contains the frame's nonce, if it had one. */
export const errorFrame = (error: ApiError, nonce: unknown): Buffer =>
  encodeFrame(JSON.stringify({ ...errorObject(error), ...(typeof nonce === 'string' && nonce ? { nonce } : {}) }))

/**
 * The position in a chat: everything up to a message, with all changes up to a version. `since`: what was requested.
 */
export type ChatPosition = { since: number | null; msg_num: number; version: number; more: boolean }
export const positionFrame = (chat_id: number, chatPosition: ChatPosition): Buffer =>
  encodeFrame(JSON.stringify({ object: 'chat_place', chat_id, ...chatPosition }))

type Person = Pick<Connection, 'chat_id' | 'account_id' | 'display_name'>
const person = ({ chat_id, account_id: user_id, display_name }: Person) => ({ chat_id, user_id, display_name })

// Transient notifications as text, also for other processes.
export const presenceText = (who: Person, present: boolean): string =>
  JSON.stringify({ object: 'chat_presence', ...person(who), present })
export const typingText = (who: Person, typing: boolean): string =>
  JSON.stringify({ object: 'chat_typing', ...person(who), typing })
