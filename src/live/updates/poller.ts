import { setTimeout as pause } from 'node:timers/promises'
import { findEndedSessions, findGroupCounts, type GroupUpdate } from '#features/updates/index.ts'
import type { Database } from '#storage/database.ts'
import type { Streams } from './stream-index.ts'
import type { UpdateStream } from './update-stream.ts'

type PollerDeps = {
  streams: Streams
  database: Database
  /** Something has changed, and no hint said so. */
  changed: (update: GroupUpdate) => void
  ended: (stream: UpdateStream) => void
  log: (line: string, error?: unknown) => void
}
export type Poller = {
  /** A hint has arrived: what it is about needs no poll. */
  heard(update: GroupUpdate): void
  stop(): Promise<void>
}

const everyMs = 1000
/** How many are checked per statement. */
const atOnce = 500
const kinds = ['topic', 'moderation'] as const

/**
 * Polls every second for what no hint told, as chats do: the session of a stream has ended, or something was posted. A
 * change is reported if its hint hasn't arrived until the next poll.
 */
export function startPoller({ streams, database, changed, ended, log }: PollerDeps): Poller {
  const stopping = new AbortController()
  const known = new Map<string, number>()
  const hinted = new Set<string>()
  let suspected = new Map<string, GroupUpdate>()

  async function pollGroups(group_ids: readonly number[]): Promise<Map<string, GroupUpdate>> {
    const found = new Map<string, GroupUpdate>()
    for (let n = 0; n < group_ids.length; n += atOnce)
      for (const counts of await findGroupCounts(database.read, group_ids.slice(n, n + atOnce)))
        for (const kind of kinds) {
          const key = `${kind}:${counts.id}`
          if (known.has(key) && known.get(key) !== counts[kind])
            found.set(key, { kind, group_id: counts.id, ids: [], msg_num: null })
          known.set(key, counts[kind])
        }
    return found
  }
  /** What nobody watches any more is forgotten. */
  function forgetUnwatched(group_ids: readonly number[]): void {
    if (known.size <= 2 * kinds.length * (group_ids.length + atOnce)) return
    const watched = new Set(group_ids.flatMap(id => kinds.map(kind => `${kind}:${id}`)))
    for (const key of known.keys()) if (!watched.has(key)) known.delete(key)
  }
  async function pollSessions(): Promise<void> {
    const all = [...streams.all()]
    for (let n = 0; n < all.length; n += atOnce) {
      const some = all.slice(n, n + atOnce)
      const over = await findEndedSessions(
        database.read,
        some.map(({ session_id }) => session_id),
      )
      for (const stream of some) if (over.has(stream.session_id)) ended(stream)
    }
  }
  async function poll(): Promise<void> {
    let isLogged = false
    while (!stopping.signal.aborted) {
      await pause(everyMs, undefined, { ref: false, signal: stopping.signal }).catch(() => {})
      try {
        if (streams.all().size > 0) await pollSessions()
        const group_ids = streams.groups()
        const found = group_ids.length > 0 ? await pollGroups(group_ids) : new Map<string, GroupUpdate>()
        for (const [key, update] of suspected) if (!hinted.has(key)) changed(update)
        suspected = new Map([...found].filter(([key]) => !hinted.has(key)))
        hinted.clear()
        forgetUnwatched(group_ids)
        isLogged = false
      } catch (error) {
        // Logged once: an outage of the database lasts many seconds.
        if (!isLogged) log('it could not be looked up what open pages missed', error)
        isLogged = true
      }
    }
  }
  const polling = poll()
  return {
    heard: ({ kind, group_id }) => void hinted.add(`${kind}:${group_id}`),
    stop() {
      stopping.abort()
      return polling
    },
  }
}
