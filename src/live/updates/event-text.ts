import { randomInt } from 'node:crypto'
import type { Update } from '#features/updates/index.ts'
import type { TimedUpdate } from './recent.ts'

type Event = { kind: string; group_id: number | null; ids: readonly number[]; msg_num: number | null }

const eventOf = (update: Update): Event =>
  'group_id' in update ? update : { kind: update.kind, group_id: null, ids: [], msg_num: null }

const dataLine = ({ kind, group_id, ids, msg_num }: Event): string =>
  `data: ${JSON.stringify({ object: 'update', kind, group_id, ids, msg_num })}\n`

/** An update as a server-sent event. Its id is the time from which a browser continues after a disconnect. */
export const eventText = ({ at, update }: TimedUpdate): string => `id: ${at}\n${dataLine(eventOf(update))}\n`

/** An event of the stream itself. */
export const streamEvent = (kind: 'missed' | 'signed_out'): Buffer =>
  Buffer.from(`${dataLine({ kind, group_id: null, ids: [], msg_num: null })}\n`)

/** Hints between processes are not in order, so that one from just before may still be on its way. */
const hintMs = 1000

/** Keeps the connection open, and says up to when everything was sent. It is no event. */
export const heartbeatText = (now: number): Buffer => Buffer.from(`id: ${now - hintMs}\n\n`)

/** Browsers wait before they reconnect, not all for the same time. */
export const openingText = (now: number): Buffer => Buffer.from(`retry: ${randomInt(1000, 5000)}\nid: ${now}\n\n`)
