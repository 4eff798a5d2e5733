import { createHash, randomBytes } from 'node:crypto'
import { existsSync, mkdirSync } from 'node:fs'
import { Socket } from 'node:net'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { type Database, openDatabase } from '#storage/database.ts'
import { migrate } from '#storage/migrate.ts'
import { readMigrations } from '#storage/migrations.ts'
import type { Row } from '#storage/connections/statement.ts'
import {
  applicationName,
  catalogsOf,
  keepSpare,
  lendDatabase,
  takeSpare,
  type MadeDatabase,
} from './database/spare-databases.ts'

export type TestConnection = { host: string; port: number; user: string; database: string; password?: string }

export type TestDatabase = {
  connection: TestConnection
  database: Database
  /** Runs any statement, for arranging and looking. */
  sql(text: string, values?: readonly unknown[]): Promise<Row[]>
  close(): Promise<void>
}

const prefix = 'folkmoot_test_'
/** Nothing is counted or cleared by the clock: when it happens, and how statements are planned then, would be chance. */
export const serverSettings = { max_connections: '200', autovacuum: 'off' }
/** Timeouts in milliseconds that distinguish a hanging server from a busy machine. */
const patience = {
  connectionTimeoutMillis: 300_000,
  statement_timeout: 300_000,
  lock_timeout: 300_000,
  idle_in_transaction_session_timeout: 300_000,
  query_timeout: 330_000,
}

/** A database of one's own with our tables, or with `bare` without any. Close it at the end. */
export async function testDatabase({ bare = false } = {}): Promise<TestDatabase> {
  const made = (bare ? undefined : takeSpare()) ?? (await makeDatabase(bare))
  const { lent, end } = lendDatabase(made.database)
  return {
    connection: made.connection,
    database: lent,
    sql: async (text, values = []) => (await lent.read.execute({ name: '', text }, values)).rows,
    async close() {
      end()
      if (!(await keepSpare(made))) await made.drop()
    },
  }
}

async function makeDatabase(isBare: boolean): Promise<MadeDatabase> {
  const server = await joinServer()
  const socket = new Socket()
  const admin = new Client({ ...server.connection, application_name: applicationName, stream: () => socket })
  admin.on('error', () => {})
  await admin.connect()
  const name = `${prefix}${randomBytes(6).toString('hex')}`
  // Held while the database is in use, so that others can recognize leftovers.
  await admin.query('select pg_advisory_lock(hashtextextended($1, 0))', [name])
  await dropLeftovers(admin)
  const template = isBare ? 'template0' : await makeTemplate(admin, server.connection)
  await admin.query(`create database ${name} template ${template} strategy file_copy`)
  const connection = { ...server.connection, database: name }
  // Idle connections do not keep the process alive: the one above does, while the database is in use.
  const database = openDatabase({
    connection: { ...connection, ...patience, allowExitOnIdle: true },
    poolSize: 5,
    applicationName,
  })
  return {
    connection,
    database,
    // A server of our own stops with its last database.
    catalogs: !isBare && server.isGiven ? await catalogsOf(database.read) : undefined,
    hold: isHeld => void (isHeld ? socket.ref() : socket.unref()),
    async drop() {
      await database.close()
      await admin.query(`drop database ${name} with (force)`)
      await admin.end()
      await server.leave()
    },
  }
}

type Server = {
  connection: TestConnection
  /** Started and stopped by another process. */
  isGiven: boolean
  leave(): Promise<void>
}

/** The server of the tests: the one that FOLKMOOT_TEST_SERVER describes in JSON, else an embedded one in memory. */
export async function joinServer(): Promise<Server> {
  const given = process.env['FOLKMOOT_TEST_SERVER']
  if (given) return { connection: JSON.parse(given) as TestConnection, isGiven: true, leave: async () => {} }
  const { joinEmbedded } = await import('#storage/embedded/index.ts')
  return { isGiven: false, ...(await joinEmbedded({ data: serverFolder(), settings: serverSettings })) }
}

// The same for all test processes of this checkout and user, so that they share one server.
function serverFolder(): string {
  const memory = '/dev/shm'
  const owner = createHash('sha256')
    .update(`${import.meta.dirname} ${userInfo().uid}`)
    .digest('hex')
    .slice(0, 8)
  const folder = join(existsSync(memory) ? memory : tmpdir(), `folkmoot-test-${owner}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  return folder
}

/** Makes the database that the others are copied from, once for each state of the migrations. */
async function makeTemplate(admin: Client, connection: TestConnection): Promise<string> {
  const hashes = (await readMigrations()).map(migration => migration.hash).join()
  const name = `folkmoot_template_${createHash('sha256').update(hashes).digest('hex').slice(0, 12)}`
  if (await exists(admin, name)) return name
  const lock = [7_305_812]
  await admin.query('select pg_advisory_lock($1)', lock)
  try {
    if (await exists(admin, name)) return name
    await dropOldTemplates(admin)
    const unfinished = 'folkmoot_unfinished_template'
    await admin.query(`drop database if exists ${unfinished} with (force)`)
    await admin.query(`create database ${unfinished}`)
    await migrate({ ...connection, database: unfinished })
    await admin.query(`alter database ${unfinished} with allow_connections false is_template true`)
    await admin.query(`alter database ${unfinished} rename to ${name}`)
    return name
  } finally {
    await admin.query('select pg_advisory_unlock($1)', lock)
  }
}

async function exists(admin: Client, name: string): Promise<boolean> {
  return (await admin.query('select from pg_database where datname = $1', [name])).rowCount === 1
}

// Databases of killed tests: their locks are free.
async function dropLeftovers(admin: Client): Promise<void> {
  for (const name of await namesLike(admin, String.raw`folkmoot\_test\_%`)) {
    const lock = 'select pg_try_advisory_lock(hashtextextended($1, 0)) as free'
    const { rows } = await admin.query<{ free: boolean }>(lock, [name])
    // Our own lock would be granted to us a second time, but our database does not exist yet.
    if (!rows[0]?.free) continue
    await admin.query(`drop database if exists ${name} with (force)`)
    await admin.query('select pg_advisory_unlock(hashtextextended($1, 0))', [name])
  }
}

async function dropOldTemplates(admin: Client): Promise<void> {
  for (const name of await namesLike(admin, String.raw`folkmoot\_template\_%`)) {
    await admin.query(`alter database ${name} is_template false`)
    await admin.query(`drop database ${name}`)
  }
}

async function namesLike(admin: Client, pattern: string): Promise<string[]> {
  const { rows } = await admin.query<{ name: string }>(
    'select datname as name from pg_database where datname like $1',
    [pattern],
  )
  return rows.map(row => row.name)
}
