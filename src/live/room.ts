import { createBatchQueue, nextEventLoopTurn } from '#base/batch-queue.ts'
import type { ChatMessageObject } from '#features/chats/index.ts'
import { createAttendees, type Attendee, type Attendees } from './chat-attendees.ts'
import type { Connection } from './connection.ts'
import { encodeFrame, frameOf, presenceText, type Frame } from './encode-frame.ts'

export type RoomDeps = {
  /** The changes in the chat since a version, in order: not all of them, if there are many. */
  fetch: (version: number) => Promise<ChatMessageObject[]>
  /** Sends a transient notification to the other processes. */
  share: (text: string) => void
  /** Tells the other processes that a person joined or left this one. */
  changed: (person: Attendee, present: boolean) => void
  log: (message: string, error?: unknown) => void
}

/**
 * The connections to one chat on this node. Messages are sent in the order of their versions and without gaps: what was
 * not published right after the one before is fetched.
 */
export type Room = {
  readonly connections: ReadonlySet<Connection>
  readonly attendees: Attendees
  /** Adds a connection, after it has received everything that the others have. */
  join(connection: Connection): Promise<void>
  leave(connection: Connection): void
  /**
   * Sends nothing new on a connection while earlier messages are replayed; afterwards, everything that happened
   * meanwhile.
   */
  hold(connection: Connection, replayHistory: () => Promise<void>): Promise<void>
  /** A new message from this process, just committed. */
  publish(message: ChatMessageObject): void
  /** The chat has reached this version. */
  catchUpTo(version: number): void
  /** Sends a transient notification to everyone, on all nodes, except one connection. */
  signal(write: () => string, except: Connection): void
  /** Sends a notification to the connections here that want it. */
  sendToPresent(text: string, shouldReceive?: (connection: Connection) => boolean): void
}

/** How many are sent to before yielding to other work. */
const sendBatch = 500
/** Maximum number of people announced to a newcomer. */
const maxIntroduced = 100
/** In larger rooms presence and typing are not sent: the number of notifications would grow with the square. */
const maxSignalled = 1000
const retryMs = 1000
const yieldToEventLoop = () => new Promise(resolve => setImmediate(resolve))

export function createRoom(chat_id: number, version: number, { fetch, share, changed, log }: RoomDeps): Room {
  const connections = new Set<Connection>()
  const lagging = new Set<Connection>()
  let sentVersion = version
  let targetVersion = version
  let fetching: Promise<void> | undefined

  function enqueue(message: ChatMessageObject): void {
    if (message.version <= sentVersion) return
    sentVersion = message.version
    void frames.add(frameOf(message))
  }
  const frames = createBatchQueue<Frame, never>({
    maxBatch: 1,
    async run(batch) {
      const frame = batch[0]!.item
      let n = 0
      for (const connection of connections) {
        if (!connection.deliver(frame)) fallBehind(connection)
        if ((n += 1) % sendBatch === 0) await yieldToEventLoop()
      }
    },
  })
  /** Sends the messages that the others have received, as fast as they are read, and then adds the connection to them. */
  async function replay(connection: Connection): Promise<void> {
    while (connection.lastSentVersion < sentVersion && connection.isOpen()) {
      const lines = await fetch(connection.lastSentVersion)
      for (const message of lines) {
        await connection.ready()
        connection.deliver(frameOf(message))
      }
      if (lines.length === 0) connection.lastSentVersion = sentVersion
    }
  }
  /** A slow reader delays no one, and its buffer stays small. */
  function fallBehind(connection: Connection): void {
    connections.delete(connection)
    lagging.add(connection)
    catchUp(connection)
  }
  /** Adds a connection that was held back to the others again. */
  function catchUp(connection: Connection): void {
    replay(connection)
      .then(() => lagging.delete(connection) && connections.add(connection))
      .catch((error: unknown) => {
        log('what is said in a chat could not be fetched', error)
        connection.end('slow')
      })
  }
  async function fetchAll(): Promise<void> {
    // A message of this process is published in a moment.
    await nextEventLoopTurn()
    for (let more = targetVersion > sentVersion; more;) {
      const upTo = targetVersion
      const lines = await fetch(sentVersion)
      for (const message of lines) enqueue(message)
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
  /** Tells a newcomer who is present. */
  function introduce(connection: Connection): void {
    let announced = 0
    for (const person of attendees.all()) {
      if (person.account_id === connection.account_id) continue
      connection.send(encodeFrame(presenceText({ chat_id, ...person }, true)))
      if ((announced += 1) >= maxIntroduced) return
    }
  }

  const room: Room = {
    connections,
    attendees,
    async join(connection) {
      await replay(connection)
      // It may have been closed meanwhile.
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
    async hold(connection, replayHistory) {
      // A connection that is being replayed gets new messages after the old ones.
      if (!connections.delete(connection)) return replayHistory()
      lagging.add(connection)
      try {
        return await replayHistory()
      } finally {
        if (lagging.has(connection)) catchUp(connection)
      }
    },
    publish(message) {
      if (message.version === sentVersion + 1) enqueue(message)
      else room.catchUpTo(message.version)
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
    sendToPresent(text, isRecipient = () => true) {
      const frame = encodeFrame(text)
      for (const those of [connections, lagging])
        for (const connection of those) if (connection.presence && isRecipient(connection)) connection.send(frame)
    },
  }
  return room
}
