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
import { frameOf, errorFrame, typingText } from './encode-frame.ts'
import type { Rooms } from './rooms.ts'

export type SocketDeps = {
  pipeline: CallPipeline
  implementations: ReadonlyMap<string, Implementation>
  rooms: Rooms
  meter: (key: string, rate: Rate) => void
  /** How many frames one person may send, on all connections together. */
  rate: Rate
  log: (line: string, error?: unknown) => void
}

/** How many frames are queued before the socket is paused. */
const maxQueuedFrames = 16

/**
 * Runs the commands of a connection one after the other. `entered`: resolves when the connection is in the room;
 * earlier messages would precede it.
 */
export function acceptSocket(
  socket: WebSocket,
  connection: Connection,
  origin: Origin,
  deps: SocketDeps,
  entered: Promise<void>,
): void {
  const limit = createFrameLimit(() => deps.meter(`frames:${connection.account_id}`, deps.rate))
  const queued: string[] = []
  let isWorking = false
  /** The error for the first frame over the limit. Frames before it are still processed. */
  let refused: Buffer | undefined

  async function work(): Promise<void> {
    isWorking = true
    await entered
    for (let text = queued.shift(); text !== undefined && connection.isOpen(); text = queued.shift()) {
      await handleFrame(text, connection, origin, deps)
      if (socket.isPaused && queued.length === 0) socket.resume()
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
    // Binary frames are refused like anything else that cannot be parsed.
    if (!refused) queued.push(isBinary ? '' : data.toString())
    if (queued.length >= maxQueuedFrames) socket.pause()
    if (!isWorking) void work()
  })
}

async function handleFrame(text: string, connection: Connection, origin: Origin, deps: SocketDeps): Promise<void> {
  let nonce: unknown
  try {
    const { frame, command } = parseFrame(text)
    nonce = frame['nonce']
    await runCommand(command, connection, origin, deps)
  } catch (error) {
    if (!isApiError(error)) deps.log('a frame of a chat failed', error)
    const refusal = isApiError(error) ? error : new ApiError('server')
    connection.send(errorFrame(refusal, nonce))
    if (refusal.type === 'authentication' || refusal.type === 'expired') connection.end('signedOut')
  }
}

async function runCommand(
  command: ClientCommand,
  connection: Connection,
  origin: Origin,
  deps: SocketDeps,
): Promise<void> {
  const room = deps.rooms.find(connection.chat_id)
  if ('typing' in command) return room?.signal(() => typingText(connection, command.typing), connection)
  const implementation = deps.implementations.get(command.call)!
  // Authenticated and rate-limited again, like a call over HTTP.
  const credentialRef = { session_id: connection.session_id ?? 0 }
  const caller = await deps.pipeline.admit(
    implementation.endpoint,
    { authorization: undefined, cookie: undefined, credentialRef },
    origin,
  )
  const raw = new Map<string, unknown>([...Object.entries(command.params), ['chatsub_id', connection.chat_sub_id]])
  const proceed = async () =>
    (await deps.pipeline.handle(implementation, { ...caller, expectedGroupId: connection.group_id }, raw)).body
  if (command.call === 'getchatsince') {
    const since = Number(command.params['since'])
    return room?.hold(connection, async () => replayMissed((await proceed()) as MissedMessages, connection, since))
  }
  const body = await proceed()
  if (body) await deliver(body as SentMessage, connection, deps.rooms)
}
type MissedMessages = ResponseOf<(typeof liveEndpoints)['getChatSince']>

/** Nothing new is sent meanwhile: an older state must not follow the one that replaced it. */
async function replayMissed(missed: MissedMessages, connection: Connection, since: number): Promise<void> {
  const { lines, ...place } = missed
  await connection.replay(lines.map(frameOf))
  connection.sendPosition({ since, ...place, version: place.version ?? connection.lastSentVersion })
}
type SentMessage = { line: ChatMessageObject; repeated: boolean }

/** A new message goes to everyone. A repeated one, with the same nonce, goes only to its sender. */
async function deliver({ line, repeated }: SentMessage, connection: Connection, rooms: Rooms): Promise<void> {
  const room = rooms.find(line.chat_id)
  if (!repeated) return room?.publish(line)
  await connection.replay([frameOf(line)])
  // Another process may have stored it and died before publishing it.
  return room?.catchUpTo(line.version)
}
