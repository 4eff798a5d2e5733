import type { Duplex } from 'node:stream'
import { WebSocketServer, type WebSocket } from 'ws'
import { errorObject } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import { fetchBehind, isAttending, type Attendance } from '#features/chats/index.ts'
import type { Addresses } from '#features/groups/index.ts'
import type { Bus } from '#runtime/bus.ts'
import type { Implementation } from '#runtime/call.ts'
import type { Guest } from '#runtime/door.ts'
import type { Upgrade } from '#runtime/http/upgrades.ts'
import type { NewFact } from '#runtime/outbox.ts'
import { createMeter, tooMany } from '#runtime/rates.ts'
import type { Road } from '#runtime/road.ts'
import type { Database } from '#storage/database.ts'
import { Connection, endings } from './connection.ts'
import { endingsOf, type Ending } from './endings.ts'
import { listen } from './listen.ts'
import { startLookout } from './lookout.ts'
import { createPresence, heartbeatMs, type PresenceNote } from './presence.ts'
import { startPulse } from './pulse.ts'
import { createRooms, type Rooms } from './rooms.ts'

export type Live = {
  rooms: Rooms
  /** Tells those who listen what has happened here. */
  hear(facts: readonly NewFact[]): void
  /** Opens the conversation of somebody who was let in. */
  open(upgrade: Upgrade, attendance: Attendance, guest: Guest): void
  /** Ends all conversations; who comes again is let in. */
  endAll(): Promise<void>
  close(): Promise<void>
}
export type LiveParts = {
  road: Road
  database: Database
  bus: Bus
  addresses: Addresses
  verbs: readonly Implementation[]
  framesPerMinute: number
  log: (line: string, error?: unknown) => void
}

/** A frame is no longer than this, however it is cut into pieces. */
const mostBytes = 65_536
const mostPieces = 256
/** How many conversations an account has at once. */
const mostOfAccount = 100
const patienceMs = 2000

const options = {
  noServer: true,
  // Compressing takes more memory for each connection than all the rest of it, and opens the way to bombs.
  perMessageDeflate: false,
  maxPayload: mostBytes,
  maxFragments: mostPieces,
  closeTimeout: patienceMs,
}

/** Conversations: who listens, what they are told, and what they say. docs/decisions/0206 */
export function openLive({ road, database, bus, addresses, verbs, framesPerMinute, log }: LiveParts): Live {
  const rooms = createRooms({
    isAttending: connection => isAttending(database.read, connection),
    fetch: where => fetchBehind(database.read, where, addresses),
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
  const implementations = new Map(verbs.map(verb => [verb.endpoint.name, verb]))
  const rate = { count: framesPerMinute, seconds: 60 }
  const meter = createMeter()
  const server = new WebSocketServer(options)
  server.on('wsClientError', (_error, socket) => {
    const body = JSON.stringify(errorObject(requestError('the request cannot be read')))
    const type = 'content-type: application/json; charset=utf-8'
    socket.end(
      `HTTP/1.1 400 Bad Request\r\n${type}\r\ncontent-length: ${body.length}\r\nconnection: close\r\n\r\n${body}`,
    )
  })

  const pulse = startPulse()
  // For all sockets one of each.
  const parts = { road, implementations, rooms, meter, rate, log }
  function attend(socket: WebSocket, line: Duplex, attendance: Attendance, { origin }: Guest): void {
    const connection = new Connection(socket, line, attendance)
    pulse.watch(socket)
    // What it is shows in how it closes: too much, not UTF-8, not a frame.
    socket.on('error', passOver)
    socket.once('close', () => {
      pulse.forget(socket)
      rooms.leave(connection)
    })
    const { msg_num, version } = attendance
    const entered = rooms
      .enter(connection, attendance.history)
      .then(() => connection.place({ since: null, msg_num, version, more: false }))
      .catch((error: unknown) => {
        log('somebody could not be let into a chat', error)
        socket.terminate()
      })
    listen(socket, connection, origin, parts, entered)
  }
  async function endAll(): Promise<void> {
    const { code, reason } = endings.stopping
    for (const socket of server.clients) socket.close(code, reason)
    await Promise.all([...server.clients].map(gone))
  }
  const end = ({ where, why }: Ending): void => rooms.select(where).forEach(connection => connection.end(why))
  const lookout = startLookout({ rooms, database, log })
  const unsubscribe = [
    bus.subscribe('chat', hint => {
      const { chat_id, version } = hint as { chat_id: number; version: number }
      rooms.find(chat_id)?.behind(version)
    }),
    bus.subscribe('passing', news => {
      const { chat_id, text } = news as { chat_id: number; text: string }
      rooms.find(chat_id)?.pass(text)
    }),
    bus.subscribe('presence', note => presence.hear(note as PresenceNote)),
    bus.subscribe('endings', ending => end(ending as Ending)),
  ]

  return {
    rooms,
    hear(facts) {
      for (const fact of facts) {
        if (fact.name !== 'chat.said') continue
        const { chat_id, version } = fact.data
        rooms.find(chat_id)?.behind(version)
        bus.publish('chat', { chat_id, version })
      }
      for (const ending of endingsOf(facts)) {
        end(ending)
        bus.publish('endings', ending)
      }
    },
    open({ request, head, take }, attendance, guest) {
      if (rooms.select({ account_id: attendance.account_id }).length >= mostOfAccount) throw tooMany(60)
      const line = take()
      server.handleUpgrade(request, line, head, opened => attend(opened, line, attendance, guest))
    },
    endAll,
    async close() {
      pulse.stop()
      clearInterval(beating)
      for (const stop of unsubscribe) stop()
      await lookout.stop()
      await endAll()
    },
  }
}

const passOver = (): void => {}

const gone = (socket: WebSocket): Promise<void> =>
  new Promise(resolve => (socket.readyState === socket.CLOSED ? resolve() : socket.once('close', () => resolve())))
