import type { Readiness } from '#runtime/http/probes.ts'
import type { Database } from '#storage/database.ts'
import { readMigrations } from '#storage/migrations.ts'
import { isMigrated } from './store.ts'

/** However often it is asked, the database is asked once in this time. */
const freshMs = 1000
/** A load balancer asks again soon, so it gets an answer soon. */
const patienceMs = 3000

/** Whether this process can serve: the database answers, and has the tables of this version. */
export function createReadinessCheck(database: Database, patience = patienceMs): () => Promise<Readiness> {
  let name: string | undefined
  let checked = -Infinity
  let found: Promise<Readiness> | undefined

  async function check(): Promise<Readiness> {
    try {
      name ??= (await readMigrations()).at(-1)!.name
      const { is_migrated, is_newer } = await isMigrated.one(database.read, { name })
      if (!is_migrated) return 'migrations pending'
      // Another node has upgraded it: what this one would write could be wrong in tables that it doesn't know.
      return is_newer ? 'database newer' : 'ready'
    } catch {
      return 'database unreachable'
    }
  }
  return () => {
    const now = performance.now()
    if (found && now - checked < freshMs) return found
    checked = now
    let timer: NodeJS.Timeout | undefined
    const timeout = new Promise<Readiness>(resolve => {
      timer = setTimeout(resolve, patience, 'database unreachable').unref()
    })
    found = Promise.race([check(), timeout]).finally(() => clearTimeout(timer))
    return found
  }
}
