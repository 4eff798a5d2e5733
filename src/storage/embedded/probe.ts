import { Client } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { NAME } from './cluster.ts'
import { codeOf } from './error.ts'
import type { ServerHome } from './postmaster.ts'
import { PORT } from './socket-folder.ts'

// Advisory locks belong to one database: all of these are taken in «postgres».
const PRESENCE = 7_305_001
const SET_UP = 7_305_002

/** What came of knocking at the server: a connection, or nobody there, or somebody who is not ready or does not know us. */
export type ProbeResult =
  | { client: Client; reason?: undefined }
  | { client?: undefined; reason: 'absent' | 'busy' | 'unknown password' }

const ABSENT = ['ENOENT', 'ECONNREFUSED']
// The last ones are PostgreSQL's: starting, recovering or stopping; stopped meanwhile; crashed; no connection free.
const BUSY = ['EAGAIN', 'ECONNRESET', 'EPIPE', '57P03', '57P01', '57P02', '53300']

/**
 * Connects and shows that a process of ours uses the server: it holds a shared lock as long as it does.
 * Whoever wants to stop the server takes the same lock for itself alone, so that nobody arrives meanwhile unseen.
 */
export async function probe({ socket: host, password }: Pick<ServerHome, 'socket' | 'password'>): Promise<ProbeResult> {
  const client = new Client({
    host,
    port: PORT,
    user: NAME,
    password,
    database: 'postgres',
    application_name: 'folkmoot control',
    ssl: false,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
    return { client }
  } catch (error) {
    await client.end().catch(() => undefined)
    if (ABSENT.includes(codeOf(error))) return { reason: 'absent' }
    if (isConnectionLost(error)) return { reason: 'busy' }
    if (codeOf(error) === '28P01') return { reason: 'unknown password' }
    throw error
  }
}

/** Whether an error only says that the server went away or is not ready; pg reports some of these without a code. */
export function isConnectionLost(error: unknown): boolean {
  if (BUSY.includes(codeOf(error))) return true
  return (
    error instanceof Error && /^(Connection terminated|timeout expired|Query read timeout|Client )/.test(error.message)
  )
}

/** Makes our database when the cluster is new. */
export async function ensureDatabase(client: Client): Promise<void> {
  const exists = async () => (await client.query('select from pg_database where datname = $1', [NAME])).rowCount === 1
  if (await exists()) return
  await client.query('select pg_advisory_lock($1)', [SET_UP])
  if (!(await exists())) {
    // Our sessions get their errors as answers; in the log they could show what was in a query.
    await client.query(`alter role ${NAME} set log_min_messages = 'log'`)
    await client.query(`create database ${NAME}`)
  }
  await client.query('select pg_advisory_unlock($1)', [SET_UP])
}

/** Gives up our presence and tells whether nobody else is left; then nobody can join until the client is closed. */
export async function releasePresence(client: Client): Promise<boolean> {
  // Two that leave at once do not count for each other: whoever gets the lock is the last one out.
  await client.query(`set application_name = 'folkmoot leaving'`)
  await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE])
  if (!rows[0]?.alone) return false
  // Sessions of a process whose presence was cut off, or of one that has just died and whose sessions end now.
  const deadline = Date.now() + 2000
  while (Date.now() < deadline) {
    const others = await otherSessions(client)
    if (others.length === 0) return true
    if (others.includes('folkmoot control')) return false
    await pause(20)
  }
  return false
}

/** Takes the presence back after a withdrawal that was not followed by a stop. */
export async function retakePresence(client: Client): Promise<void> {
  await client.query(`set application_name = 'folkmoot control'`)
  await client.query('select pg_advisory_unlock_all()')
  await client.query('select pg_advisory_lock_shared($1)', [PRESENCE])
}

async function otherSessions(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ application_name: string }>(
    `select application_name from pg_stat_activity
     where pid <> pg_backend_pid() and application_name like 'folkmoot%' and application_name <> 'folkmoot leaving'`,
  )
  return rows.map(row => row.application_name)
}
