import type { ClientConfig } from 'pg'
import { withClient } from './check-privileges.ts'

/** Runs work in one process of a database at a time, or not at all while another one does. The lock ends with the connection. */
export function exclusively(connection: ClientConfig, lockKey: number, work: () => Promise<void>): Promise<void> {
  return withClient(connection, async client => {
    const { rows } = await client.query<{ locked: boolean }>('select pg_try_advisory_lock($1) as locked', [lockKey])
    if (rows[0]!.locked) await work()
  })
}
