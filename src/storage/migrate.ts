import type { Client, ClientConfig } from 'pg'
import type { Database } from './database.ts'
import { type Migration, readMigrations } from './migrations.ts'
import type { ProgressLog } from './embedded/error.ts'
import { DatabaseRefusedError } from './database-refused-error.ts'
import { checkPrivilegesOn, withClient } from './check-privileges.ts'
import { watchProgress } from './migration-progress.ts'
import { seedPlannerStats } from './planner-stats.ts'

export type MigrateOptions = {
  folder?: string
  log?: ProgressLog
  /** Only those that were applied where a backup was made. */
  only?: readonly AppliedMigration[]
}

const minServerVersion = 15
/**
 * Those before were developed at the same time and came in another order than that of their numbers. None depends on another of the same
 * days, so a checkout in between applies what it lacks.
 */
const orderedFrom = '0200'
// An arbitrary number.
const lockKey = 1_718_513_517

/** Applies pending migrations; several processes may do so at once. Returns the names of those applied. */
export function migrate(connection: ClientConfig, options: MigrateOptions = {}): Promise<string[]> {
  return withClient(connection, async client => {
    const migrations = await readMigrations(options.folder)
    await checkVersion(client)
    await client.query('select pg_advisory_lock($1)', [lockKey])
    const applied = await readApplied(client)
    const pending = findPending(migrations, applied).filter(isWanted(migrations, options.only))
    if (pending.length > 0) await checkPrivilegesOn(client)
    for (const { name, now } of findRenumbered(migrations, applied))
      await client.query('update migration set name = $2 where name = $1', [name, now])
    for (const migration of pending) {
      const watch = watchProgress(connection, migration, options.log)
      await apply(client, migration).finally(watch.stop)
      // A new database has nothing to lose: its hundreds of steps say nothing to those who start it.
      if (applied.length > 0) options.log?.(t => t.database.progress.migrated({ name: migration.name }))
    }
    if (applied.length === 0) options.log?.(t => t.database.progress.created)
    if (pending.length > 0) await seedPlannerStats(client)
    return pending.map(({ name }) => name)
  })
}

/** The names of the pending migrations. Refuses the same databases as `migrate`. */
export function pendingMigrations(connection: ClientConfig, options: MigrateOptions = {}): Promise<string[]> {
  return withClient(connection, async client => {
    const migrations = await readMigrations(options.folder)
    await checkVersion(client)
    return findPending(migrations, await readApplied(client)).map(({ name }) => name)
  })
}

async function checkVersion(client: Client): Promise<void> {
  const { rows } = await client.query<{ version: string }>("select current_setting('server_version') as version")
  const version = rows[0]?.version ?? ''
  if (Number.parseInt(version) >= minServerVersion) return
  throw new DatabaseRefusedError(t => t.database.tooOld({ version, needed: String(minServerVersion) }))
}

/** A migration as a database lists it. */
export type AppliedMigration = { name: string; hash: string }

async function readApplied(client: Client): Promise<AppliedMigration[]> {
  const { rows } = await client.query<{ found: boolean }>("select to_regclass('migration') is not null as found")
  if (!rows[0]?.found) return []
  return (await client.query<AppliedMigration>('select name, hash from migration order by name')).rows
}

/** Refuses a list with migrations that this version doesn't have. */
function isWanted(
  migrations: readonly Migration[],
  only: readonly AppliedMigration[] | undefined,
): (migration: Migration) => boolean {
  if (only === undefined) return () => true
  const later = new Set(findPending(migrations, only))
  return migration => !later.has(migration)
}

function findPending(migrations: readonly Migration[], applied: readonly AppliedMigration[]): Migration[] {
  const renumbered = new Map(findRenumbered(migrations, applied).map(({ name, now }) => [name, now]))
  const migrationsByName = new Map(migrations.map(migration => [migration.name, migration]))
  const names = applied.map(({ name }) => renumbered.get(name) ?? name).toSorted()
  const hashes = new Map(applied.map(({ name, hash }) => [renumbered.get(name) ?? name, hash]))
  for (const name of names) {
    const migration = migrationsByName.get(name)
    if (!migration) {
      throw new DatabaseRefusedError(t => t.database.newer({ name }))
    }
    if (migration.hash !== hashes.get(name)) {
      throw new DatabaseRefusedError(t => t.database.migrationChanged({ name }))
    }
    migrationsByName.delete(name)
  }
  const pending = [...migrationsByName.values()]
  const newest = names.at(-1)
  const late = pending.find(({ name }) => name >= orderedFrom)
  if (newest && late && late.name < newest) {
    throw new DatabaseRefusedError(t => t.database.migrationOrder({ name: late.name, newest }))
  }
  return pending
}

/** Applied migrations that have another number by now: the same text makes them the same. */
function findRenumbered(
  migrations: readonly Migration[],
  applied: readonly AppliedMigration[],
): { name: string; now: string }[] {
  const known = new Set(migrations.map(({ name }) => name))
  const appliedNames = new Set(applied.map(({ name }) => name))
  return applied
    .filter(({ name }) => !known.has(name))
    .flatMap(({ name, hash }) => {
      const same = migrations.find(migration => migration.hash === hash && !appliedNames.has(migration.name))
      return same === undefined ? [] : [{ name, now: same.name }]
    })
}

async function apply(client: Client, { name, text, hash }: Migration): Promise<void> {
  try {
    await client.query('begin')
    await client.query(
      'create table if not exists migration (name text primary key, hash text not null, applied timestamptz not null default now())',
    )
    await client.query(text)
    if (client.getTransactionStatus() !== 'T') throw new Error('it ends its transaction by itself')
    await client.query('insert into migration (name, hash) values ($1, $2)', [name, hash])
    await client.query('commit')
  } catch (error) {
    throw new Error(`The migration ${name} failed: ${(error as Error).message}`, { cause: error })
  }
}

/** Commits wait for the disk of this server, but for no synchronous standby. */
const notForStandbys = 'local'
const durabilitySettings: [setting: string, isSafe: (value: string) => boolean, cure: string][] = [
  ['fsync', value => value === 'on', 'on'],
  ['full_page_writes', value => value === 'on', 'on'],
  ['synchronous_commit', value => value !== 'off' && value !== notForStandbys, 'on'],
  ['server_encoding', value => value === 'UTF8', 'UTF8'],
]

/** Refuses a server that may lose acknowledged changes, or whose encoding cannot store every text. */
export async function checkServer(database: Database): Promise<void> {
  for (const [setting, isSafe, cure] of durabilitySettings) {
    const { rows } = await database.read.execute(
      { name: '', text: `select current_setting('${setting}') as value` },
      [],
    )
    const value = String(rows[0]?.['value'])
    if (isSafe(value)) continue
    throw new DatabaseRefusedError(({ database: t }) => {
      if (setting === 'server_encoding') return t.encoding({ value, cure })
      return value === notForStandbys
        ? t.notOnStandby({ setting, value, cure })
        : t.notDurable({ setting, value, cure })
    })
  }
}
