import { setTimeout as pause } from 'node:timers/promises'
import type { PoolConfig } from 'pg'
import { openDatabase } from './database.ts'
import { placeOf, reasonOf } from './connections/outages.ts'
import type { ProgressLog } from './embedded/error.ts'
import { DatabaseRefusedError, DatabaseUnreachableError } from './database-refused-error.ts'

/** A pooler refuses our session options, or ignores them if it is told so. */
const refusedOption = /unsupported startup parameter/i

/** Refused, starting or stopping; HAProxy accepts connections and closes them if there is no primary. */
const absentCodes: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOENT',
  'EAI_AGAIN',
  'ETIMEDOUT',
  '57P03',
  '57P01',
]
const closed = /^Connection terminated/

const mayComeBack = (error: Error & { code?: string }): boolean =>
  absentCodes.includes(error.code) || closed.test(error.message)

const askAgainMs = 500

/** Waits until the server answers, however long it takes, and says so. Refuses one that is unusable. */
export async function waitForConnection(
  connection: PoolConfig,
  setting: string,
  { signal, log, onWait }: { signal: AbortSignal; log: ProgressLog; onWait: () => Promise<() => Promise<void>> },
): Promise<void> {
  let end: (() => Promise<void>) | undefined
  try {
    for (;;) {
      try {
        return await checkConnection(connection, setting)
      } catch (error) {
        if (!(error instanceof DatabaseUnreachableError) || signal.aborted) throw error
        if (!end) {
          const reason = reasonOf(error.cause as Error)
          log(t => t.database.progress.waitingForServer({ place: placeOf(connection), reason, setting }))
          end = await onWait()
        }
      }
      await pause(askAgainMs, undefined, { signal }).catch(() => {})
    }
  } finally {
    await end?.()
  }
}

/** Refuses an unusable external server with a clear message. */
export async function checkConnection(connection: PoolConfig, setting: string): Promise<void> {
  const probe = openDatabase({ connection, poolSize: 1 })
  const pooled = (cause?: unknown) => new DatabaseRefusedError(t => t.database.pooled({ setting }), { cause })
  try {
    const { rows } = await probe.read.execute(
      { name: '', text: `select current_setting('gin_pending_list_limit') as set` },
      [],
    )
    // Set by session-options.ts, and by nobody else to this. Sessions that others share would also mix up prepared statements, locks and notifications.
    if (rows[0]?.['set'] !== '256kB') throw pooled()
  } catch (cause) {
    if (cause instanceof DatabaseRefusedError) throw cause
    const reason = reasonOf(cause as Error)
    if (refusedOption.test(reason)) throw pooled(cause)
    const Problem = mayComeBack(cause as Error) ? DatabaseUnreachableError : DatabaseRefusedError
    throw new Problem(t => t.database.unreachable({ setting, reason }), { cause })
  } finally {
    await probe.close()
  }
}
