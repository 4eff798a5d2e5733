import type { ChatMessageObject } from '#features/chats/index.ts'
import { nextEventLoopTurn } from '#storage/batching/batch-loader.ts'
import { createAttendees, type Attendee, type Attendees } from './attendees.ts'
import type { Connection } from './connection.ts'
import { encodeFrame, frameOf, presenceText, type Frame } from './frames.ts'

export type RoomDeps = {
  /** What has changed in the chat since a version of it, in its order: some of it, if it is much. */
  fetch: (version: number) => Promise<ChatMessageObject[]>
  /** Tells the other processes something that passes. */
  share: (text: string) => void
  /** Tells the other processes that somebody came to this one, or left it. */
  changed: (person: Attendee, present: boolean) => void
  log: (line: string, error?: unknown) => void
}

/**
 * All who listen to one chat here. What is said is sent in the order of its versions and without a gap: what was not offered
 * right after the one before is fetched.
 */
export type Room = {
  readonly connections: ReadonlySet<Connection>
  readonly attendees: Attendees
  /** Lets somebody in, once they have heard all that the others have. */
  join(connection: Connection): Promise<void>
  leave(connection: Connection): void
  /** Sends somebody nothing new while they are told what was before; after that, everything that happened meanwhile. */
  hold(connection: Connection, tellBefore: () => Promise<void>): Promise<void>
  /** Something that was said here, fresh from its transaction. */
  publish(line: ChatMessageObject): void
  /** The chat has come to this version. */
  catchUpTo(version: number): void
  /** Tells everybody something that passes, wherever they are, but for one. */
  signal(write: () => string, except: Connection): void
  /** Tells it those who are here and want to know such things. */
  sendToPresent(text: string, isTold?: (connection: Connection) => boolean): void
}

/** So many are sent to before others get their turn. */
const sendBatch = 500
/** So many are told to a newcomer. */
const maxIntroduced = 100
/** Where more are together nobody is told who comes, goes or writes: it would be news for everybody about everybody. */
const maxSignalled = 1000
const retryMs = 1000
const yieldToEventLoop = () => new Promise(resolve => setImmediate(resolve))

export function createRoom(chat_id: number, version: number, { fetch, share, changed, log }: RoomDeps): Room {
  const connections = new Set<Connection>()
  const lagging = new Set<Connection>()
  const queuedFrames: Frame[] = []
  let sentVersion = version
  let targetVersion = version
  let isSending = false
  let fetching: Promise<void> | undefined

  function enqueue(line: ChatMessageObject): void {
    if (line.version <= sentVersion) return
    sentVersion = line.version
    queuedFrames.push(frameOf(line))
    if (!isSending) void send()
  }
  async function send(): Promise<void> {
    isSending = true
    for (let frame = queuedFrames.shift(); frame; frame = queuedFrames.shift()) {
      let n = 0
      for (const connection of connections) {
        if (!connection.deliver(frame)) fallBehind(connection)
        if ((n += 1) % sendBatch === 0) await yieldToEventLoop()
      }
    }
    isSending = false
  }
  /** Tells somebody what the others have heard, as fast as they read it, and has them among the others then. */
  async function replay(connection: Connection): Promise<void> {
    while (connection.lastSentVersion < sentVersion && connection.isOpen()) {
      const lines = await fetch(connection.lastSentVersion)
      for (const line of lines) {
        await connection.ready()
        connection.deliver(frameOf(line))
      }
      if (lines.length === 0) connection.lastSentVersion = sentVersion
    }
  }
  /** Nobody waits for who reads slowly, and what waits for them stays small. */
  function fallBehind(connection: Connection): void {
    connections.delete(connection)
    lagging.add(connection)
    catchUp(connection)
  }
  /** Has somebody who was left out for a while among the others again. */
  function catchUp(connection: Connection): void {
    replay(connection)
      .then(() => lagging.delete(connection) && connections.add(connection))
      .catch((error: unknown) => {
        log('what is said in a chat could not be fetched', error)
        connection.end('slow')
      })
  }
  async function fetchAll(): Promise<void> {
    // What was said by this process is offered in a moment.
    await nextEventLoopTurn()
    for (let more = targetVersion > sentVersion; more;) {
      const upTo = targetVersion
      const lines = await fetch(sentVersion)
      for (const line of lines) enqueue(line)
      more = lines.length > 0 ? targetVersion > sentVersion : targetVersion > upTo
    }
    targetVersion = sentVersion
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
  const attendees = createAttendees((person, present) => {
    const isOther = ({ account_id }: Connection): boolean => account_id !== person.account_id
    if (!isCrowded()) room.sendToPresent(presenceText({ chat_id, ...person }, present), isOther)
  })
  const isCrowded = (): boolean => Math.max(connections.size, attendees.count()) > maxSignalled
  /** Tells a newcomer who is there. */
  function introduce(connection: Connection): void {
    let told = 0
    for (const person of attendees.all()) {
      if (person.account_id === connection.account_id) continue
      connection.send(encodeFrame(presenceText({ chat_id, ...person }, true)))
      if ((told += 1) >= maxIntroduced) return
    }
  }

  const room: Room = {
    connections,
    attendees,
    async join(connection) {
      await replay(connection)
      // They may have gone meanwhile.
      if (!connection.isOpen()) return
      connections.add(connection)
      room.catchUpTo(connection.lastSentVersion)
      if (connection.presence) introduce(connection)
      if (attendees.enter(connection)) changed(connection, true)
    },
    leave(connection) {
      if (!connections.delete(connection) && !lagging.delete(connection)) return
      if (attendees.leave(connection)) changed(connection, false)
    },
    async hold(connection, tellBefore) {
      // Who is behind already gets what is new after what is old.
      if (!connections.delete(connection)) return tellBefore()
      lagging.add(connection)
      try {
        return await tellBefore()
      } finally {
        if (lagging.has(connection)) catchUp(connection)
      }
    },
    publish(line) {
      if (line.version === sentVersion + 1) enqueue(line)
      else room.catchUpTo(line.version)
    },
    catchUpTo(newest) {
      targetVersion = Math.max(targetVersion, newest)
      if (targetVersion > sentVersion) void start()
    },
    signal(write, except) {
      if (isCrowded()) return
      const text = write()
      room.sendToPresent(text, connection => connection !== except)
      share(text)
    },
    sendToPresent(text, isTold = () => true) {
      const frame = encodeFrame(text)
      for (const those of [connections, lagging])
        for (const connection of those) if (connection.presence && isTold(connection)) connection.send(frame)
    },
  }
  return room
}
