import type { Database } from '#storage/database.ts'
import { registerWorker, unregisterWorker, renewWorker } from './store.ts'

/** The registration of this process as a mail worker. */
export type WorkerLease = {
  id(): number
  /** The worker id; registers on first use. */
  registered(): Promise<number>
  /** Unregisters after the last heartbeat; the database is not used afterwards. */
  unregister(): Promise<void>
}

const defaultHeartbeatMs = 10_000

/** `onLapsed` is called when the lease had expired, so that other workers may hold its claims; it is retried on failure. */
export function createWorkerLease(
  database: Database,
  onLapsed: () => Promise<void>,
  everyMs = defaultHeartbeatMs,
): WorkerLease {
  let id = 0
  let [isStopped, isLapsed] = [false, false]
  let registration: Promise<number> | undefined
  let heartbeat: Promise<void> | undefined
  let timer: NodeJS.Timeout | undefined

  async function register(): Promise<number> {
    id = (await registerWorker.one(database.read)).id
    if (!isStopped) timer ??= setInterval(startHeartbeat, everyMs).unref()
    return id
  }
  const ensureRegistered = (): Promise<number> =>
    (registration ??= register().catch((error: unknown) => {
      registration = undefined
      throw error
    }))
  function startHeartbeat(): void {
    // Errors are ignored: the next heartbeat retries.
    heartbeat ??= renew()
      .catch(() => {})
      .finally(() => (heartbeat = undefined))
  }
  async function renew(): Promise<void> {
    const { was_alive } = await renewWorker.one(database.read, { id })
    isLapsed ||= !was_alive
    if (!isLapsed || isStopped) return
    await onLapsed()
    isLapsed = false
  }
  return {
    id: () => id,
    registered: ensureRegistered,
    async unregister() {
      isStopped = true
      clearInterval(timer)
      await heartbeat
      await registration?.catch(() => {})
      if (id !== 0) await unregisterWorker.run(database.read, { id })
    },
  }
}
