import type { Database } from '#storage/database.ts'
import { registerWorker, unregisterWorker, renewWorker } from './store.ts'

/** This process, as one of those that send. */
export type WorkerLease = {
  id(): number
  /** Its number; it is enrolled with the first thing there is to do. */
  registered(): Promise<number>
  /** Ends it, once its last heartbeat is answered; it uses the database no more. */
  unregister(): Promise<void>
}

const defaultHeartbeatMs = 10_000

/** `onLapsed`: it was away for so long that others may have taken what it had; called again if it fails. */
export function createWorkerLease(
  database: Database,
  onLapsed: () => Promise<void>,
  everyMs = defaultHeartbeatMs,
): WorkerLease {
  let id = 0
  let [isOver, isLapsed] = [false, false]
  let enrolling: Promise<number> | undefined
  let heartbeat: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function begin(): Promise<number> {
    id = (await registerWorker.one(database.read)).id
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
    const { was_alive } = await renewWorker.one(database.read, { id })
    isLapsed ||= !was_alive
    if (!isLapsed || isOver) return
    await onLapsed()
    isLapsed = false
  }
  return {
    id: () => id,
    registered: enrolled,
    async unregister() {
      isOver = true
      clearInterval(timer)
      await heartbeat
      await enrolling?.catch(() => {})
      if (id !== 0) await unregisterWorker.run(database.read, { id })
    },
  }
}
