import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { errorObject } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import { fetchMessagesSince, isAttending, type Attendance } from '#features/chats/index.ts'
import type { Addresses } from '#features/groups/index.ts'
import type { Bus } from '#runtime/jobs/message-bus.ts'
import type { Implementation } from '#runtime/calls/handler.ts'
import type { Caller } from '#runtime/calls/admission.ts'
import type { Upgrade } from '#runtime/http/connections/websocket-upgrades.ts'
import type { NewFact } from '#runtime/jobs/outbox.ts'
import { createLeakyBucket, rateLimitError } from '#runtime/limits/rate-limiter.ts'
import type { CallPipeline } from '#runtime/calls/pipeline.ts'
import type { Database } from '#storage/database.ts'
import { Connection, closeReasons } from './connection.ts'
import { disconnectsFor, type Disconnect } from './disconnect-rules.ts'
import { acceptSocket } from './run-frames.ts'
import { startPoller } from './poller.ts'
import { createPresence, heartbeatMs, type PresenceMessage } from './presence.ts'
import { startHeartbeat } from './heartbeat.ts'
import { createRooms, type Rooms } from './rooms.ts'

export type LiveGateway = {
  rooms: Rooms
  /** Publishes facts to connected clients. */
  onCommitted(facts: readonly NewFact[]): void
  /** Opens the WebSocket of an authorised caller. */
  open(upgrade: Upgrade, attendance: Attendance, caller: Caller): void
  /** How many are open. */
  count(): number
  /** Closes all connections; clients may reconnect. */
  endAll(): Promise<void>
  close(): Promise<void>
}
export type LiveDeps = {
  pipeline: CallPipeline
  database: Database
  bus: Bus
  addresses: Addresses
  handlers: readonly Implementation[]
  framesPerMinute: number
  log: (line: string, error?: unknown) => void
}

/** The maximum length of a message, including all fragments. */
const mostBytes = 65_536
const mostPieces = 256
/** The maximum number of connections per account. */
const maxPerAccount = 100
const patienceMs = 2000

const options = {
  noServer: true,
  // Compression takes more memory per connection than everything else, and allows compression bombs.
  perMessageDeflate: false,
  maxPayload: mostBytes,
  maxFragments: mostPieces,
  closeTimeout: patienceMs,
}

/** The WebSocket gateway: connections, messages to them and from them. docs/decisions/0035 */
export function openLiveGateway({
  pipeline,
  database,
  bus,
  addresses,
  handlers,
  framesPerMinute,
  log,
}: LiveDeps): LiveGateway {
  const rooms = createRooms({
    isAttending: connection => isAttending(database.read, connection),
    fetch: where => fetchMessagesSince(database.read, where, addresses),
    share: (chat_id, text) => bus.publish('passing', { chat_id, text }),
    opened: chat_id => presence.ask(chat_id),
    changed: (chat_id, person, present) => presence.changed(chat_id, person, present),
    log,
  })
  const presence = createPresence({
    publish: note => bus.publish('presence', note),
    chats: rooms.chats,
    attendeesOf: chat_id => rooms.find(chat_id)?.attendees,
  })
  const beating = setInterval(presence.beat, heartbeatMs).unref()
  const implementations = new Map(handlers.map(handler => [handler.endpoint.name, handler]))
  const rate = { count: framesPerMinute, seconds: 60 }
  const meter = createLeakyBucket()
  const server = new WebSocketServer(options)
  server.on('wsClientError', (_error, socket) => {
    const body = JSON.stringify(errorObject(requestError('the request cannot be read')))
    const type = 'content-type: application/json; charset=utf-8'
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  })

  const heartbeat = startHeartbeat()
  // One object for all sockets.
  const deps = { pipeline, implementations, rooms, meter, rate, log }
  function attend(socket: WebSocket, line: Duplex, attendance: Attendance, { origin }: Caller): void {
    const connection = new Connection(socket, line, attendance)
    heartbeat.watch(socket)
    // Protocol errors show in the close code: too long, not UTF-8, not a frame.
    socket.on('error', ignoreError)
    socket.once('close', () => {
      heartbeat.forget(socket)
      rooms.leave(connection)
    })
    const { msg_num, version } = attendance
    const entered = rooms
      .enter(connection, attendance.history)
      .then(() => connection.sendPosition({ since: null, msg_num, version, more: false }))
      .catch((error: unknown) => {
        log('somebody could not be let into a chat', error)
        socket.terminate()
      })
    acceptSocket(socket, connection, origin, deps, entered)
  }
  async function endAll(): Promise<void> {
    const { code, reason } = closeReasons.stopping
    for (const socket of server.clients) socket.close(code, reason)
    await Promise.all([...server.clients].map(whenClosed))
  }
  const end = ({ where, why }: Disconnect): void => rooms.select(where).forEach(connection => connection.end(why))
  const poller = startPoller({ rooms, database, log })
  const unsubscribe = [
    bus.subscribe('chat', hint => {
      const { chat_id, version } = hint as { chat_id: number; version: number }
      rooms.find(chat_id)?.catchUpTo(version)
    }),
    bus.subscribe('passing', news => {
      const { chat_id, text } = news as { chat_id: number; text: string }
      rooms.find(chat_id)?.sendToPresent(text)
    }),
    bus.subscribe('presence', note => presence.receive(note as PresenceMessage)),
    bus.subscribe('endings', disconnect => end(disconnect as Disconnect)),
  ]

  return {
    rooms,
    count: () => server.clients.size,
    onCommitted(facts) {
      for (const fact of facts) {
        if (fact.name !== 'chat.said') continue
        const { chat_id, version } = fact.data
        rooms.find(chat_id)?.catchUpTo(version)
        bus.publish('chat', { chat_id, version })
      }
      for (const disconnect of disconnectsFor(facts)) {
        end(disconnect)
        bus.publish('endings', disconnect)
      }
    },
    open({ request, head, take }, attendance, caller) {
      if (rooms.select({ account_id: attendance.account_id }).length >= maxPerAccount) throw rateLimitError(60)
      const line = take()
      server.handleUpgrade(request, line, head, opened => attend(opened, line, attendance, caller))
    },
    endAll,
    async close() {
      heartbeat.stop()
      clearInterval(beating)
      for (const stop of unsubscribe) stop()
      await poller.stop()
      await endAll()
    },
  }
}

const ignoreError = (): void => {}

const whenClosed = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => (socket.readyState === socket.CLOSED ? resolve() : socket.once('close', () => resolve())))
