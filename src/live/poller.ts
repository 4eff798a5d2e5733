import { setTimeout as pause } from 'node:timers/promises'
import { findVersions, stillAttending } from '#features/chats/index.ts'
import type { Database } from '#storage/database.ts'
import type { Connection } from './connection.ts'
import type { Rooms } from './rooms.ts'

type PollerDeps = { rooms: Rooms; database: Database; log: (line: string, error?: unknown) => void }
export type Poller = { stop(): Promise<void> }

const everyMs = 1000
/** How many are checked per statement. */
const atOnce = 500

/**
 * Polls every second for changes without a hint: a process may be killed between a commit and its hint, and the network
 * may be down. Fetches missed messages, and disconnects clients that lost access. Large numbers are spread over the
 * second. docs/decisions/0035
 */
export function startPoller({ rooms, database, log }: PollerDeps): Poller {
  const stopping = new AbortController()

  async function catchUp(): Promise<void> {
    const chats = rooms.chats()
    for (let n = 0; n < chats.length; n += atOnce) {
      const chat_ids = chats.slice(n, n + atOnce)
      const versions = await findVersions(database.read, chat_ids)
      for (const chat_id of chat_ids) {
        const version = versions.get(chat_id)
        if (version !== undefined) rooms.find(chat_id)?.catchUpTo(version)
        else for (const connection of rooms.select({ chat_id })) connection.end('deleted')
      }
    }
  }
  async function disconnectGone(some: readonly Connection[]): Promise<void> {
    if (some.length === 0) return
    const attending = new Set(await stillAttending(database.read, some))
    for (const connection of some) if (!attending.has(connection)) connection.end('changed')
  }
  async function poll(): Promise<void> {
    let isLogged = false
    let began = performance.now()
    for (let left = 1; !stopping.signal.aborted; left -= 1) {
      const parts = Math.max(1, Math.ceil(rooms.count() / atOnce))
      const rest = Math.max(0, began + everyMs / parts - performance.now())
      await pause(rest, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      began = performance.now()
      try {
        await disconnectGone(rooms.next(Math.min(Math.ceil(rooms.count() / parts), atOnce)))
        if (left > 1) continue
        left = parts + 1
        await catchUp()
        isLogged = false
      } catch (error) {
        // Logged once: an outage of the database lasts many seconds.
        if (!isLogged) log('it could not be looked up who may still listen to chats', error)
        isLogged = true
        began += everyMs
      }
    }
  }
  const looking = poll()
  return {
    stop() {
      stopping.abort()
      return looking
    },
  }
}
