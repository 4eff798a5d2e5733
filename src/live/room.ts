import type { LineObject } from '#features/chats/index.ts'
import { moment } from '#storage/together.ts'
import type { Connection } from './connection.ts'
import { framed, frameOf, presenceText, type Frame } from './frames.ts'

export type RoomParts = {
  /** What has changed in the chat since a version of it, in its order: some of it, if it is much. */
  fetch: (version: number) => Promise<LineObject[]>
  /** Tells the other processes something that passes. */
  share: (text: string) => void
  log: (line: string, error?: unknown) => void
}

/**
 * All who listen to one chat here. What is said is sent in the order of its versions and without a gap: what was not offered
 * right after the one before is fetched.
 */
export type Room = {
  readonly connections: ReadonlySet<Connection>
  /** Lets somebody in, once they have heard all that the others have. */
  join(connection: Connection): Promise<void>
  leave(connection: Connection): void
  /** Something that was said here, fresh from its transaction. */
  offer(line: LineObject): void
  /** The chat has come to this version. */
  behind(version: number): void
  /** Tells everybody something that passes, wherever they are, but for one. */
  signal(write: () => string, except?: Connection): void
  /** Tells it those who are here and want to know such things. */
  pass(text: string, except?: Connection): void
}

/** So many are sent to before others get their turn. */
const atOnce = 500
/** So many are told to a newcomer. */
const mostPresent = 100
/** Where more are together nobody is told who comes, goes or writes: it would be news for everybody about everybody. */
const mostSignalled = 1000
const retryMs = 1000
const turn = () => new Promise(resolve => setImmediate(resolve))

export function createRoom(version: number, { fetch, share, log }: RoomParts): Room {
  const connections = new Set<Connection>()
  const lagging = new Set<Connection>()
  const present = new Map<number, number>()
  const waiting: Frame[] = []
  let sent = version
  let wanted = version
  let isSending = false
  let fetching: Promise<void> | undefined

  function enqueue(line: LineObject): void {
    if (line.version <= sent) return
    sent = line.version
    waiting.push(frameOf(line))
    if (!isSending) void send()
  }
  async function send(): Promise<void> {
    isSending = true
    for (let frame = waiting.shift(); frame; frame = waiting.shift()) {
      let n = 0
      for (const connection of connections) {
        if (!connection.tell(frame)) fallBehind(connection)
        if ((n += 1) % atOnce === 0) await turn()
      }
    }
    isSending = false
  }
  /** Tells somebody what the others have heard, as fast as they read it, and has them among the others then. */
  async function bringUp(connection: Connection): Promise<void> {
    while (connection.heard < sent && connection.isOpen()) {
      const lines = await fetch(connection.heard)
      for (const line of lines) {
        await connection.ready()
        connection.tell(frameOf(line))
      }
      if (lines.length === 0) connection.heard = sent
    }
  }
  /** Nobody waits for who reads slowly, and what waits for them stays small. */
  function fallBehind(connection: Connection): void {
    connections.delete(connection)
    lagging.add(connection)
    bringUp(connection)
      .then(() => lagging.delete(connection) && connections.add(connection))
      .catch((error: unknown) => {
        log('what is said in a chat could not be fetched', error)
        connection.end('slow')
      })
  }
  async function fetchAll(): Promise<void> {
    // What was said by this process is offered in a moment.
    await moment()
    for (let more = wanted > sent; more;) {
      const upTo = wanted
      const lines = await fetch(sent)
      for (const line of lines) enqueue(line)
      more = lines.length > 0 ? wanted > sent : wanted > upTo
    }
    wanted = sent
  }
  function start(): Promise<void> {
    fetching ??= fetchAll()
      .catch((error: unknown) => {
        log('what is said in a chat could not be fetched', error)
        setTimeout(() => connections.size > 0 && void start(), retryMs).unref()
      })
      .finally(() => (fetching = undefined))
    return fetching
  }
  /** Counts somebody's connections, up or down; how many there are then. */
  function count({ account_id }: Connection, change: 1 | -1): number {
    const now = (present.get(account_id) ?? 0) + change
    if (now > 0) present.set(account_id, now)
    else present.delete(account_id)
    return now
  }
  /** Tells a newcomer who is there. */
  function introduce(connection: Connection): void {
    const told = new Set([connection.account_id])
    for (const other of connections) {
      if (told.size > mostPresent) return
      if (!told.has(other.account_id)) connection.send(framed(presenceText(other, true)))
      told.add(other.account_id)
    }
  }

  const room: Room = {
    connections,
    async join(connection) {
      await bringUp(connection)
      // They may have gone meanwhile.
      if (!connection.isOpen()) return
      connections.add(connection)
      room.behind(connection.heard)
      if (connection.presence) introduce(connection)
      if (count(connection, 1) === 1) room.signal(() => presenceText(connection, true), connection)
    },
    leave(connection) {
      if (!connections.delete(connection) && !lagging.delete(connection)) return
      if (count(connection, -1) === 0) room.signal(() => presenceText(connection, false))
    },
    offer(line) {
      if (line.version === sent + 1) enqueue(line)
      else room.behind(line.version)
    },
    behind(newest) {
      wanted = Math.max(wanted, newest)
      if (wanted > sent) void start()
    },
    signal(write, except) {
      if (connections.size > mostSignalled) return
      const text = write()
      room.pass(text, except)
      share(text)
    },
    pass(text, except) {
      const frame = framed(text)
      for (const those of [connections, lagging])
        for (const connection of those) if (connection.presence && connection !== except) connection.send(frame)
    },
  }
  return room
}
