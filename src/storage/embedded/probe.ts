import { Client } from 'pg'
import { setTimeout as pause } from 'node:timers/promises'
import { NAME } from './cluster.ts'
import { codeOf } from './error.ts'
import type { ServerHome } from './postgres-process.ts'
import { PORT } from './socket-folder.ts'

// Advisory locks belong to one database: all of these are taken in "postgres".
const PRESENCE = 7_305_001
const SET_UP = 7_305_002

/** The result of a connection attempt: a connection, no server, or one that is not ready or rejects us. */
export type ProbeResult =
  | { client: Client; reason?: undefined }
  | { client?: undefined; reason: 'absent' | 'busy' | 'unknown password' }

const ABSENT = ['ENOENT', 'ECONNREFUSED']
// The last ones are PostgreSQL's: starting, recovering or stopping; stopped meanwhile; crashed; no connection free.
const BUSY = ['EAGAIN', 'ECONNRESET', 'EPIPE', '57P03', '57P01', '57P02', '53300']

/**
 * Connects and holds a shared advisory lock while this process uses the server. Stopping the server needs the same lock
 * exclusively, so that no one joins unseen meanwhile.
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

/** Whether an error only means that the server went away or is not ready; pg reports some of these without a code. */
export function isConnectionLost(error: unknown): boolean {
  if (BUSY.includes(codeOf(error))) return true
  return (
    error instanceof Error && /^(Connection terminated|timeout expired|Query read timeout|Client )/.test(error.message)
  )
}

/** Creates our database if the cluster is new. */
export async function ensureDatabase(client: Client): Promise<void> {
  const exists = async () => (await client.query('select from pg_database where datname = $1', [NAME])).rowCount === 1
  if (await exists()) return
  await client.query('select pg_advisory_lock($1)', [SET_UP])
  if (!(await exists())) {
    // Sessions get their errors as responses; in the log they could reveal query contents.
    await client.query(`alter role ${NAME} set log_min_messages = 'log'`)
    await client.query(`create database ${NAME}`)
  }
  await client.query('select pg_advisory_unlock($1)', [SET_UP])
}

/**
 * Releases our presence lock and returns whether no one else is left; then no one can join until the client is closed.
 */
export async function releasePresence(client: Client): Promise<boolean> {
  // Two processes that leave at once do not count for each other: the one that gets the lock is the last.
  await client.query(`set application_name = 'folkmoot leaving'`)
  await client.query('select pg_advisory_unlock_shared($1)', [PRESENCE])
  const { rows } = await client.query<{ alone: boolean }>('select pg_try_advisory_lock($1) as alone', [PRESENCE])
  if (!rows[0]?.alone) return false
  // Sessions of a process whose presence connection was cut, or of one that just died and whose sessions are ending.
  const deadline = Date.now() + 2000
  while (Date.now() < deadline) {
    const others = await otherSessions(client)
    if (others.length === 0) return true
    if (others.includes('folkmoot control')) return false
    await pause(20)
  }
  return false
}

/** Takes the presence lock again after a release without a stop. */
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
