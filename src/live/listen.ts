import type { WebSocket } from 'ws'
import type { AnswerOf } from '#contract/endpoint.ts'
import { ApiError, isApiError } from '#contract/errors.ts'
import type { Implementation } from '#runtime/call.ts'
import type { Origin } from '#runtime/door.ts'
import type { Rate } from '#runtime/rates.ts'
import type { Road } from '#runtime/road.ts'
import type { LineObject } from '#features/chats/index.ts'
import type { liveEndpoints } from '#features/endpoints.ts'
import { readFrame, type AskedFor } from './asked.ts'
import type { Connection } from './connection.ts'
import { createFrameLimit } from './frame-limit.ts'
import { frameOf, refusalFrame, typingText } from './frames.ts'
import type { Rooms } from './rooms.ts'

export type ListenParts = {
  road: Road
  implementations: ReadonlyMap<string, Implementation>
  rooms: Rooms
  meter: (key: string, rate: Rate) => void
  /** How many frames one person may send, on all their connections together. */
  rate: Rate
  log: (line: string, error?: unknown) => void
}

/** So many frames wait here before no more is read of the line. */
const mostWaiting = 16

/**
 * Does what the frames of a connection ask for, one after the other. `entered`: when they are in the room; what they say before
 * that would come before them.
 */
export function listen(
  socket: WebSocket,
  connection: Connection,
  origin: Origin,
  parts: ListenParts,
  entered: Promise<void>,
): void {
  const limit = createFrameLimit(() => parts.meter(`frames:${connection.account_id}`, parts.rate))
  const waiting: string[] = []
  let isWorking = false
  /** The answer to the first frame that was too many. What came before it is still done. */
  let refused: Buffer | undefined

  async function work(): Promise<void> {
    isWorking = true
    await entered
    for (let text = waiting.shift(); text !== undefined && connection.isOpen(); text = waiting.shift()) {
      await answer(text, connection, origin, parts)
      if (socket.isPaused && waiting.length === 0) socket.resume()
    }
    isWorking = false
    if (!refused) return
    connection.send(refused)
    connection.end('flood')
  }
  socket.on('message', (data: Buffer, isBinary) => {
    if (!connection.isOpen() || refused) return
    const error = limit()
    refused = error && refusalFrame(error, undefined)
    // Nothing else is spoken here; it is refused as whatever else cannot be read.
    if (!refused) waiting.push(isBinary ? '' : data.toString())
    if (waiting.length >= mostWaiting) socket.pause()
    if (!isWorking) void work()
  })
}

async function answer(text: string, connection: Connection, origin: Origin, parts: ListenParts): Promise<void> {
  let nonce: unknown
  try {
    const { frame, asked } = readFrame(text)
    nonce = frame['nonce']
    await act(asked, connection, origin, parts)
  } catch (error) {
    if (!isApiError(error)) parts.log('a frame of a chat failed', error)
    const refusal = isApiError(error) ? error : new ApiError('server')
    connection.send(refusalFrame(refusal, nonce))
    if (refusal.type === 'authentication' || refusal.type === 'expired') connection.end('signedOut')
  }
}

async function act(asked: AskedFor, connection: Connection, origin: Origin, parts: ListenParts): Promise<void> {
  const room = parts.rooms.find(connection.chat_id)
  if ('typing' in asked) return room?.signal(() => typingText(connection, asked.typing), connection)
  const implementation = parts.implementations.get(asked.call)!
  // Recognised and counted anew, as whoever calls over HTTP is.
  const proof = { session_id: connection.session_id ?? 0 }
  const guest = await parts.road.enter(
    implementation.endpoint,
    { authorization: undefined, cookie: undefined, proof },
    origin,
  )
  const raw = new Map<string, unknown>([...Object.entries(asked.params), ['chatsub_id', connection.chat_sub_id]])
  const proceed = async () =>
    (await parts.road.proceed(implementation, { ...guest, expects: connection.group_id }, raw)).body
  if (asked.call === 'getchatsince') {
    const since = Number(asked.params['since'])
    return room?.hold(connection, async () => repeat((await proceed()) as Missed, connection, since))
  }
  const body = await proceed()
  if (body) await tell(body as Said, connection, parts.rooms)
}
type Missed = AnswerOf<(typeof liveEndpoints)['getChatSince']>

/** Nothing new is sent meanwhile: what was read before cannot come after what has replaced it. */
async function repeat(missed: Missed, connection: Connection, since: number): Promise<void> {
  const { lines, ...place } = missed
  await connection.repeat(lines.map(frameOf))
  connection.place({ since, ...place, version: place.version ?? connection.heard })
}
type Said = { line: LineObject; repeated: boolean }

/** What was said goes to all. What had been said before, under the same nonce, goes to who said it again. */
async function tell({ line, repeated }: Said, connection: Connection, rooms: Rooms): Promise<void> {
  const room = rooms.find(line.chat_id)
  if (!repeated) return room?.offer(line)
  await connection.repeat([frameOf(line)])
  // Another process may have said it, and not have lived to tell.
  return room?.behind(line.version)
}
