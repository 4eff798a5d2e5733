import { ApiError, invalidValue } from '#contract/errors.ts'
import type { liveEndpoints } from '#features/endpoints.ts'

type LiveCall = (typeof liveEndpoints)[keyof typeof liveEndpoints]['name'] | 'leavechat'
type FrameFields = Record<string, unknown>
/** The command in a frame: a call with its parameters, or a typing notification. */
export type ClientCommand = { call: LiveCall; params: FrameFields } | { typing: boolean }

const invalidFrame = () => new ApiError('bad_request', 'invalid frame')

/** Whether a value is set. Clients send back what they got, where 0 and the empty string are unset. */
const has = (frame: FrameFields, name: string): boolean =>
  Object.hasOwn(frame, name) && !([undefined, null, 0, ''] as unknown[]).includes(frame[name])

const pick = (frame: FrameFields, { takes, may = [] }: Pick<FrameRule, 'takes' | 'may'>): FrameFields =>
  Object.fromEntries(
    [...takes.filter(name => Object.hasOwn(frame, name)), ...may.filter(name => has(frame, name))].map(name => [
      name,
      frame[name],
    ]),
  )

/** `may`: optional fields, ignored if they are empty. */
type FrameRule = {
  when: (frame: FrameFields) => boolean
  call: LiveCall
  takes: readonly string[]
  may?: readonly string[]
}
const sayRule = { call: 'sayinchat', takes: ['message'], may: ['nonce', 'reply_to_msg_num'] } as const
/** The kinds of frames by their fields; the first match counts. */
const frameRules: readonly FrameRule[] = [
  { when: frame => has(frame, 'delete_msg_num'), call: 'deleteinchat', takes: ['delete_msg_num'] },
  {
    when: frame => has(frame, 'msg_num') && has(frame, 'tapback'),
    call: 'reactinchat',
    takes: ['msg_num', 'tapback', 'on'],
  },
  { when: frame => has(frame, 'msg_num'), call: 'editinchat', takes: ['msg_num', 'message'] },
  { when: frame => isLeaving(frame['message']), call: 'leavechat', takes: [] },
  { when: frame => has(frame, 'message'), ...sayRule },
  { when: frame => Object.hasOwn(frame, 'last_msg_seen'), call: 'seeinchat', takes: ['last_msg_seen'] },
  { when: frame => Object.hasOwn(frame, 'since'), call: 'getchatsince', takes: ['since', 'version'] },
  { when: frame => Object.hasOwn(frame, 'message'), ...sayRule },
]
const isLeaving = (message: unknown): boolean => typeof message === 'string' && message.trim() === '/leave'

/** Parses a frame. A bare string is a message to post. */
export function parseFrame(text: string): { frame: FrameFields; command: ClientCommand } {
  const value = parseJson(text)
  const frame = typeof value === 'string' ? { message: value } : value
  if (typeof frame !== 'object' || frame === null || Array.isArray(frame)) throw invalidFrame()
  const frameFields = frame as FrameFields
  if (has(frameFields, 'type') && frameFields['type'] !== 'chat_msg_type_normal') throw invalidValue('type')
  if (typeof frameFields['typing'] === 'boolean')
    return { frame: frameFields, command: { typing: frameFields['typing'] } }
  const reading = frameRules.find(({ when }) => when(frameFields))
  if (!reading) throw invalidFrame()
  return { frame: frameFields, command: { call: reading.call, params: pick(frameFields, reading) } }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text) as unknown
  } catch {
    throw invalidFrame()
  }
}
