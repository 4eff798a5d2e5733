import type { Database } from '#storage/database.ts'
import { enrol, resign, stayAlive } from './store.ts'

/** This process, as one of those that send. */
export type Worker = {
  id(): number
  /** Its number; it is enrolled with the first thing there is to do. */
  enrolled(): Promise<number>
  resign(): Promise<void>
}

const everyMs = 10_000

/** `onLost`: it was away for too long, and others have what it had taken. */
export function createWorker(database: Database, onLost: () => void): Worker {
  let id = 0
  let enrolling: Promise<number> | undefined
  let timer: NodeJS.Timeout | undefined

  async function begin(): Promise<number> {
    id = (await enrol.one(database.read)).id
    timer ??= setInterval(() => void live(), everyMs).unref()
    return id
  }
  async function live(): Promise<void> {
    // Whoever was away for too long has lost what was taken: others send it, and it begins anew under another number.
    const isAlive = await stayAlive.run(database.read, { id }).catch(() => 1)
    if (isAlive > 0) return
    onLost()
    enrolling = begin()
  }
  return {
    id: () => id,
    enrolled: () =>
      (enrolling ??= begin().catch((error: unknown) => {
        enrolling = undefined
        throw error
      })),
    async resign() {
      clearInterval(timer)
      if (id !== 0) await resign.run(database.read, { id })
    },
  }
}
