import type { ChatMessageObject } from '#features/chats/index.ts'
import type { Attendee } from './chat-attendees.ts'
import type { Connection } from './connection.ts'
import { frameOf } from './encode-frame.ts'
import { createRoom, type Room } from './room.ts'

const indexedFields = ['chat_id', 'member_id', 'account_id', 'group_id'] as const
type IndexedField = (typeof indexedFields)[number]
/** Selects connections that match all given fields. */
export type ConnectionFilter = Partial<Record<IndexedField | 'session_id' | 'chat_sub_id', number>>

export type Rooms = {
  /** The room of a chat, while it has connections. */
  find(chat_id: number): Room | undefined
  /** The chats with connections. */
  chats(): number[]
  /** The connections that were checked the longest ago, including those about to enter; they go to the end. */
  next(count: number): Connection[]
  select(where: ConnectionFilter): Connection[]
  /** Adds a connection, after sending it the history. */
  enter(connection: Connection, history: readonly ChatMessageObject[]): Promise<void>
  leave(connection: Connection): void
  count(): number
}

type RoomsOptions = {
  /** Whether a connection still has access. */
  isAttending: (connection: Connection) => Promise<boolean>
  fetch: (where: { group_id: number; chat_id: number; version: number }) => Promise<ChatMessageObject[]>
  share: (chat_id: number, text: string) => void
  /** The first connection to a chat on this node. */
  opened: (chat_id: number) => void
  /** A person joined or left a chat on this node. */
  changed: (chat_id: number, person: Attendee, present: boolean) => void
  log: (line: string, error?: unknown) => void
}

/** All connections of this node, in rooms, and indexed by their fields. */
export function createRooms({ isAttending, fetch, share, opened, changed, log }: RoomsOptions): Rooms {
  const rooms = new Map<number, Room>()
  const indexes = Object.fromEntries(indexedFields.map(name => [name, new Map()])) as Record<
    IndexedField,
    Map<number, Set<Connection>>
  >
  const all = new Set<Connection>()

  function index(connection: Connection): void {
    for (const name of indexedFields) {
      const [same, key] = [indexes[name], connection[name]]
      same.set(key, (same.get(key) ?? new Set()).add(connection))
    }
  }
  function forget(connection: Connection): void {
    for (const name of indexedFields) {
      const [same, key] = [indexes[name], connection[name]]
      const set = same.get(key)
      set?.delete(connection)
      if (set?.size === 0) same.delete(key)
    }
  }
  return {
    find: chat_id => rooms.get(chat_id),
    chats: () => [...rooms.keys()],
    next(count) {
      const some = all.values().take(count).toArray()
      for (const connection of some) {
        all.delete(connection)
        all.add(connection)
      }
      return some
    },
    count: () => all.size,
    select(where) {
      const names = Object.keys(where) as (keyof ConnectionFilter)[]
      const first = indexedFields.find(name => where[name] !== undefined)
      const candidates = first && indexes[first].get(where[first]!)
      return [...(candidates ?? [])].filter(connection => names.every(name => connection[name] === where[name]))
    },
    async enter(connection, history) {
      const { chat_id, group_id, lastSentVersion } = connection
      const existing = rooms.get(chat_id)
      const room =
        existing ??
        createRoom(chat_id, lastSentVersion, {
          fetch: version => fetch({ group_id, chat_id, version }),
          share: text => share(chat_id, text),
          changed: (person, present) => changed(chat_id, person, present),
          log,
        })
      rooms.set(chat_id, room)
      if (!existing) opened(chat_id)
      index(connection)
      all.add(connection)
      // A disconnect before it was registered here had no effect on it.
      if (!(await isAttending(connection))) return connection.end('changed')
      await connection.replay(history.map(frameOf))
      await room.join(connection)
    },
    leave(connection) {
      const { chat_id } = connection
      forget(connection)
      all.delete(connection)
      rooms.get(chat_id)?.leave(connection)
      // A connection about to enter is indexed already, and keeps the room.
      if (!indexes.chat_id.has(chat_id)) rooms.delete(chat_id)
    },
  }
}
