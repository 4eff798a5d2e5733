import type { Database } from '#storage/database.ts'
import { enrol, resign, stayAlive } from './store.ts'

/** This process, as one of those that send. */
export type Worker = {
  id(): number
  /** Its number; it is enrolled with the first thing there is to do. */
  enrolled(): Promise<number>
  /** Ends it, once its last heartbeat is answered; it uses the database no more. */
  resign(): Promise<void>
}

const usualMs = 10_000

/** `onLost`: it was away for too long, and others have what it had taken. */
export function createWorker(database: Database, onLost: () => void, everyMs = usualMs): Worker {
  let id = 0
  let isOver = false
  let enrolling: Promise<number> | undefined
  let heartbeat: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function begin(): Promise<number> {
    id = (await enrol.one(database.read)).id
    if (!isOver) timer ??= setInterval(beat, everyMs).unref()
    return id
  }
  const enrolled = (): Promise<number> =>
    (enrolling ??= begin().catch((error: unknown) => {
      enrolling = undefined
      throw error
    }))
  function beat(): void {
    heartbeat ??= live().finally(() => (heartbeat = undefined))
  }
  async function live(): Promise<void> {
    // Whoever sends may be enrolling it at this moment, under the number that counts then.
    await enrolling?.catch(() => {})
    const current = enrolling
    // Whoever was away for too long has lost what was taken: others send it, and it begins anew under another number.
    const isAlive = await stayAlive.run(database.read, { id }).catch(() => 1)
    if (isAlive > 0 || isOver || enrolling !== current) return
    onLost()
    enrolling = undefined
    // Without a database it is tried again by whoever wants to send, and with the next heartbeat.
    await enrolled().catch(() => {})
  }
  return {
    id: () => id,
    enrolled,
    async resign() {
      isOver = true
      clearInterval(timer)
      await heartbeat
      await enrolling?.catch(() => {})
      if (id !== 0) await resign.run(database.read, { id })
    },
  }
}
