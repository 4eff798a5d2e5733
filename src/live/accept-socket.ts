import type { WebSocket } from 'ws'
import type { ResponseOf } from '#contract/endpoint.ts'
import { ApiError, isApiError } from '#contract/errors.ts'
import type { Implementation } from '#runtime/calls/handler.ts'
import type { Origin } from '#runtime/calls/admission.ts'
import type { Rate } from '#runtime/limits/rate-limiter.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { ChatMessageObject } from '#features/chats/index.ts'
import type { liveEndpoints } from '#features/endpoints.ts'
import { parseFrame, type ClientCommand } from './parse-frame.ts'
import type { Connection } from './connection.ts'
import { createFrameLimit } from './frame-limit.ts'
import { frameOf, errorFrame, typingText } from './frames.ts'
import type { Rooms } from './rooms.ts'

export type SocketDeps = {
  pipeline: CallPipeline
  implementations: ReadonlyMap<string, Implementation>
  rooms: Rooms
  meter: (key: string, rate: Rate) => void
  /** How many frames one person may send, on all their connections together. */
  rate: Rate
  log: (line: string, error?: unknown) => void
}

/** So many frames wait here before no more is read of the line. */
const maxQueuedFrames = 16

/**
 * Does what the frames of a connection ask for, one after the other. `entered`: when they are in the room; what they say before
 * that would come before them.
 */
export function acceptSocket(
  socket: WebSocket,
  connection: Connection,
  origin: Origin,
  parts: SocketDeps,
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
      await handleFrame(text, connection, origin, parts)
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
    refused = error && errorFrame(error, undefined)
    // Nothing else is spoken here; it is refused as whatever else cannot be read.
    if (!refused) waiting.push(isBinary ? '' : data.toString())
    if (waiting.length >= maxQueuedFrames) socket.pause()
    if (!isWorking) void work()
  })
}

async function handleFrame(text: string, connection: Connection, origin: Origin, parts: SocketDeps): Promise<void> {
  let nonce: unknown
  try {
    const { frame, asked } = parseFrame(text)
    nonce = frame['nonce']
    await runCommand(asked, connection, origin, parts)
  } catch (error) {
    if (!isApiError(error)) parts.log('a frame of a chat failed', error)
    const refusal = isApiError(error) ? error : new ApiError('server')
    connection.send(errorFrame(refusal, nonce))
    if (refusal.type === 'authentication' || refusal.type === 'expired') connection.end('signedOut')
  }
}

async function runCommand(
  command: ClientCommand,
  connection: Connection,
  origin: Origin,
  parts: SocketDeps,
): Promise<void> {
  const room = parts.rooms.find(connection.chat_id)
  if ('typing' in command) return room?.signal(() => typingText(connection, command.typing), connection)
  const implementation = parts.implementations.get(command.call)!
  // Recognised and counted anew, as whoever calls over HTTP is.
  const proof = { session_id: connection.session_id ?? 0 }
  const caller = await parts.pipeline.admit(
    implementation.endpoint,
    { authorization: undefined, cookie: undefined, credentialRef: proof },
    origin,
  )
  const raw = new Map<string, unknown>([...Object.entries(command.params), ['chatsub_id', connection.chat_sub_id]])
  const proceed = async () =>
    (await parts.pipeline.handle(implementation, { ...caller, expectedGroupId: connection.group_id }, raw)).body
  if (command.call === 'getchatsince') {
    const since = Number(command.params['since'])
    return room?.hold(connection, async () => replayMissed((await proceed()) as MissedMessages, connection, since))
  }
  const body = await proceed()
  if (body) await deliver(body as SentMessage, connection, parts.rooms)
}
type MissedMessages = ResponseOf<(typeof liveEndpoints)['getChatSince']>

/** Nothing new is sent meanwhile: what was read before cannot come after what has replaced it. */
async function replayMissed(missed: MissedMessages, connection: Connection, since: number): Promise<void> {
  const { lines, ...place } = missed
  await connection.replay(lines.map(frameOf))
  connection.sendPosition({ since, ...place, version: place.version ?? connection.lastSentVersion })
}
type SentMessage = { line: ChatMessageObject; repeated: boolean }

/** What was said goes to all. What had been said before, under the same nonce, goes to who said it again. */
async function deliver({ line, repeated }: SentMessage, connection: Connection, rooms: Rooms): Promise<void> {
  const room = rooms.find(line.chat_id)
  if (!repeated) return room?.publish(line)
  await connection.replay([frameOf(line)])
  // Another process may have said it, and not have lived to tell.
  return room?.catchUpTo(line.version)
}
