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
      return (await isMigrated.one(database.read, { name })).is_migrated ? 'ready' : 'migrations pending'
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
