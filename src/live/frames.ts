import { errorObject, type ApiError } from '#contract/errors.ts'
import { withAbridgedEmail, ChatMessage, type ChatMessageObject } from '#features/chats/index.ts'
import { compiledSerializer } from '#runtime/responses/serializers.ts'
import type { Connection } from './connection.ts'

const textFrame = 0x81

/** A text as one frame, with the head that frames of a server have (RFC 6455, section 5.2). */
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

/** A message as it goes over the wire, with its head: once for who may know addresses, once for all others. */
export type Frame = { version: number; closes: boolean; whole(): Buffer; abridged(): Buffer }

/** The bytes are made when somebody needs them, and are the same for everybody. */
export function frameOf(line: ChatMessageObject): Frame {
  let whole: Buffer | undefined
  let short: Buffer | undefined
  return {
    version: line.version,
    closes: line.type === 'chat_msg_type_closed',
    whole: () => (whole ??= encodeMessage(line)),
    abridged: () => (short ??= encodeMessage(withAbridgedEmail(line))),
  }
}

const encodeMessage = (line: ChatMessageObject): Buffer => encodeFrame(compiledSerializer(ChatMessage)(line))

/** A refusal of a frame; it names the frame by its nonce, where it had one. */
export const errorFrame = (error: ApiError, nonce: unknown): Buffer =>
  encodeFrame(JSON.stringify({ ...errorObject(error), ...(typeof nonce === 'string' && nonce ? { nonce } : {}) }))

/** How far a chat was heard: all up to a message, with all changes up to a version. `since`: what was asked for. */
export type ChatPosition = { since: number | null; msg_num: number; version: number; more: boolean }
export const positionFrame = (chat_id: number, chatPosition: ChatPosition): Buffer =>
  encodeFrame(JSON.stringify({ object: 'chat_place', chat_id, ...chatPosition }))

type Person = Pick<Connection, 'chat_id' | 'account_id' | 'display_name'>
const person = ({ chat_id, account_id: user_id, display_name }: Person) => ({ chat_id, user_id, display_name })

// What passes and is never kept, as texts: other processes are told it too.
export const presenceText = (who: Person, present: boolean): string =>
  JSON.stringify({ object: 'chat_presence', ...person(who), present })
export const typingText = (who: Person, typing: boolean): string =>
  JSON.stringify({ object: 'chat_typing', ...person(who), typing })
