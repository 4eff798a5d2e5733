import type { PoolConfig } from 'pg'
import { openDatabase } from './database.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

/** A pooler refuses our session options, or ignores them if it is told so. */
const refusedOption = /unsupported startup parameter/i

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
    const { message, code } = cause as Error & { code?: string }
    const reason = message || (code ?? '')
    if (refusedOption.test(reason)) throw pooled(cause)
    throw new DatabaseRefusedError(t => t.database.unreachable({ setting, reason }), { cause })
  } finally {
    await probe.close()
  }
}
