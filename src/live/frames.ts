import { errorObject, type ApiError } from '#contract/errors.ts'
import { abridged, ChatMessage, type LineObject } from '#features/chats/index.ts'
import { serialiserOf } from '#runtime/answers.ts'
import type { Connection } from './connection.ts'

/** A message as it goes over the wire: once for who may know addresses, once for all others. */
export type Frame = { version: number; closes: boolean; whole(): Buffer; abridged(): Buffer }

/** The bytes are made when somebody needs them, and are the same for everybody. */
export function frameOf(line: LineObject): Frame {
  let whole: Buffer | undefined
  let short: Buffer | undefined
  return {
    version: line.version,
    closes: line.type === 'chat_msg_type_closed',
    whole: () => (whole ??= written(line)),
    abridged: () => (short ??= written(abridged(line))),
  }
}

const written = (line: LineObject): Buffer => Buffer.from(serialiserOf(ChatMessage)(line))

/** A refusal of a frame; it names the frame by its nonce, where it had one. */
export const refusalFrame = (error: ApiError, nonce: unknown): Buffer =>
  Buffer.from(JSON.stringify({ ...errorObject(error), ...(typeof nonce === 'string' && nonce ? { nonce } : {}) }))

/** How far a chat was heard: all up to a message, with all changes up to a version. `since`: what was asked for. */
export type Place = { since: number | null; msg_num: number; version: number; more: boolean }
export const placeFrame = (chat_id: number, place: Place): Buffer =>
  Buffer.from(JSON.stringify({ object: 'chat_place', chat_id, ...place }))

type Person = Pick<Connection, 'chat_id' | 'account_id' | 'display_name'>
const person = ({ chat_id, account_id: user_id, display_name }: Person) => ({ chat_id, user_id, display_name })

// What passes and is never kept.
export const presenceFrame = (who: Person, present: boolean): Buffer =>
  Buffer.from(JSON.stringify({ object: 'chat_presence', ...person(who), present }))
export const typingFrame = (who: Person, typing: boolean): Buffer =>
  Buffer.from(JSON.stringify({ object: 'chat_typing', ...person(who), typing }))
