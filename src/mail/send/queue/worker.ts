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

/** `onLapsed`: it was away for so long that others may have taken what it had; called again if it fails. */
export function createWorker(database: Database, onLapsed: () => Promise<void>, everyMs = usualMs): Worker {
  let id = 0
  let [isOver, isLapsed] = [false, false]
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
    // Without a database it is tried again with the next one.
    heartbeat ??= live()
      .catch(() => {})
      .finally(() => (heartbeat = undefined))
  }
  async function live(): Promise<void> {
    const { was_alive } = await stayAlive.one(database.read, { id })
    isLapsed ||= !was_alive
    if (!isLapsed || isOver) return
    await onLapsed()
    isLapsed = false
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
