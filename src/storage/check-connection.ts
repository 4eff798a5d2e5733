import type { PoolConfig } from 'pg'
import { openDatabase } from './database.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'

/** Refuses an unusable external server with a clear message. */
export async function checkConnection(connection: PoolConfig, setting: string): Promise<void> {
  const probe = openDatabase({ connection, poolSize: 1 })
  try {
    await probe.read.execute({ name: '', text: 'select 1' }, [])
  } catch (cause) {
    const { message, code } = cause as Error & { code?: string }
    const reason = message || (code ?? '')
    throw new DatabaseRefusedError(t => t.database.unreachable({ setting, reason }), { cause })
  } finally {
    await probe.close()
  }
}
