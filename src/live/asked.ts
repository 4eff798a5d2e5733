import { ApiError, invalidValue } from '#contract/errors.ts'
import type { liveEndpoints } from '#features/endpoints.ts'

type LiveCall = (typeof liveEndpoints)[keyof typeof liveEndpoints]['name'] | 'leavechat'
type Given = Record<string, unknown>
/** What a frame asks for: a call with its parameters, or to tell the others that somebody is writing. */
export type AskedFor = { call: LiveCall; params: Given } | { typing: boolean }

const unread = () => new ApiError('bad_request', 'invalid frame')

/** A value that is there. Programs send back what they got, where 0 and the empty string stand for nothing. */
const has = (frame: Given, name: string): boolean =>
  Object.hasOwn(frame, name) && !([undefined, null, 0, ''] as unknown[]).includes(frame[name])

const pick = (frame: Given, { takes, may = [] }: Pick<Reading, 'takes' | 'may'>): Given =>
  Object.fromEntries(
    [...takes.filter(name => Object.hasOwn(frame, name)), ...may.filter(name => has(frame, name))].map(name => [
      name,
      frame[name],
    ]),
  )

/** `may`: what it also takes, unless it stands for nothing. */
type Reading = { when: (frame: Given) => boolean; call: LiveCall; takes: readonly string[]; may?: readonly string[] }
const saying = { call: 'sayinchat', takes: ['message'], may: ['nonce', 'reply_to_msg_num'] } as const
/** What a frame is, by what is in it; the first that fits. */
const readings: readonly Reading[] = [
  { when: frame => has(frame, 'delete_msg_num'), call: 'deleteinchat', takes: ['delete_msg_num'] },
  {
    when: frame => has(frame, 'msg_num') && has(frame, 'tapback'),
    call: 'reactinchat',
    takes: ['msg_num', 'tapback', 'on'],
  },
  { when: frame => has(frame, 'msg_num'), call: 'editinchat', takes: ['msg_num', 'message'] },
  { when: frame => isLeaving(frame['message']), call: 'leavechat', takes: [] },
  { when: frame => has(frame, 'message'), ...saying },
  { when: frame => Object.hasOwn(frame, 'last_msg_seen'), call: 'seeinchat', takes: ['last_msg_seen'] },
  { when: frame => Object.hasOwn(frame, 'since'), call: 'getchatsince', takes: ['since', 'version'] },
  { when: frame => Object.hasOwn(frame, 'message'), ...saying },
]
const isLeaving = (message: unknown): boolean => typeof message === 'string' && message.trim() === '/leave'

/** Reads the text of a frame. A bare string is something to say. */
export function readFrame(text: string): { frame: Given; asked: AskedFor } {
  const value = parsed(text)
  const frame = typeof value === 'string' ? { message: value } : value
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) throw unread()
  const given = frame as Given
  if (has(given, 'type') && given['type'] !== 'chat_msg_type_normal') throw invalidValue('type')
  if (typeof given['typing'] === 'boolean') return { frame: given, asked: { typing: given['typing'] } }
  const reading = readings.find(({ when }) => when(given))
  if (!reading) throw unread()
  return { frame: given, asked: { call: reading.call, params: pick(given, reading) } }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw unread()
  }
}
