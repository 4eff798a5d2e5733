import { setTimeout as pause } from 'node:timers/promises'
import { findVersions, stillAttending } from '#features/chats/index.ts'
import type { Database } from '#storage/database.ts'
import type { Rooms } from './rooms.ts'

type Parts = { rooms: Rooms; database: Database; log: (line: string, error?: unknown) => void }
export type Lookout = { stop(): Promise<void> }

const everyMs = 1000
/** So many are asked about in one statement, which keeps nobody waiting. */
const atOnce = 500

/**
 * Looks every second for what no hint told: a process may be killed between a commit and its hint, and the way between
 * processes may be cut. What was said is fetched, and who may not listen any more is sent away. docs/decisions/0210
 */
export function startLookout({ rooms, database, log }: Parts): Lookout {
  const stopping = new AbortController()

  async function catchUp(): Promise<void> {
    for (const chat_ids of slices(rooms.chats())) {
      const versions = await findVersions(database.read, chat_ids)
      for (const chat_id of chat_ids) {
        const version = versions.get(chat_id)
        if (version !== undefined) rooms.find(chat_id)?.behind(version)
        else for (const connection of rooms.select({ chat_id })) connection.end('deleted')
      }
    }
  }
  async function sendAway(): Promise<void> {
    for (const some of slices(rooms.everybody())) {
      const there = new Set(await stillAttending(database.read, some))
      for (const connection of some) if (!there.has(connection)) connection.end('changed')
    }
  }
  async function lookOut(): Promise<void> {
    let isTold = false
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      try {
        await catchUp()
        await sendAway()
        isTold = false
      } catch (error) {
        // A database that is away is away for many seconds.
        if (!isTold) log('it could not be looked up who may still listen to chats', error)
        isTold = true
      }
    }
  }
  const looking = lookOut()
  return {
    stop() {
      stopping.abort()
      return looking
    },
  }
}

function slices<T>(all: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(all.length / atOnce) }, (_, n) => all.slice(n * atOnce, (n + 1) * atOnce))
}
