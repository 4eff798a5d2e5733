import type { PoolConfig } from 'pg'
import type { Settings } from '#settings/index.ts'
import { openDatabase, type Database } from '#storage/database.ts'
import { checkServer, pendingMigrations } from '#storage/migrate.ts'
import { readMigrations } from '#storage/migrations.ts'
import { checkPrivileges } from '#storage/check-privileges.ts'
import { hasEmbedded, describeClusterLocation } from '#storage/embedded/index.ts'
import { joinDatabase, checkConnection } from '#open-app.ts'
import { leftovers, serverFacts } from '../queries.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'

/** The database and what is in it, its replica, and the bus. */
export async function checkDatabase(settings: Settings): Promise<Finding[]> {
  const findings = [
    ...(await checkPrimary(settings)),
    ...(await checkReplica(settings)),
    ...(await checkNats(settings)),
  ]
  return findings
}

async function checkPrimary(settings: Settings): Promise<Finding[]> {
  const check = 'Database'
  const isMade = settings.databaseUrl !== undefined || (await hasEmbedded(settings.data))
  if (!isMade)
    return [ok(check, `None yet. The first start creates it in ${await describeClusterLocation(settings.data)}.`)]
  try {
    const server = await joinDatabase(settings, { mayMake: false })
    const database = openDatabase({ connection: server.connection, poolSize: 1 })
    try {
      return await checkJoined(database, server.connection, placeOf(settings, server.cluster))
    } finally {
      await database.close()
      await server.leave()
    }
  } catch (error) {
    return [wrong(check, reasonOf(error), 'Follow the message above.')]
  }
}

async function checkJoined(database: Database, connection: PoolConfig, place: string): Promise<Finding[]> {
  const { version } = await serverFacts.one(database.read)
  const findings = [ok('Database', `PostgreSQL ${version} ${place}.`), await checkDurability(database)]
  const pending = await pendingMigrations(connection)
  const isNew = pending.length === (await readMigrations()).length
  if (pending.length > 0) findings.push(...(await checkCreating(connection)))
  if (isNew) return [...findings, ok('Migrations', 'The database is empty. The first start creates the tables.')]
  if (pending.length > 0)
    return [...findings, wrong('Migrations', `Pending: ${pending.join(', ')}.`, 'Run: bin/folkmoot migrate')]
  const { kept, dead, last_death } = await leftovers.one(database.read)
  return [
    ...findings,
    ok('Migrations', 'Up to date.'),
    dead === 0
      ? ok('Failed jobs', 'None.')
      : warning(
          'Failed jobs',
          `${dead} jobs failed for good; the last one: ${last_death}.`,
          'Fix the cause. The jobs stay in the table "jobs".',
        ),
    ok('Local mailbox', kept === 0 ? 'Empty.' : `${kept} email${kept === 1 ? '' : 's'}. Show with: bin/folkmoot mail`),
  ]
}

// A cluster of its own, which under root lies where the database's account can enter.
function placeOf({ data }: Settings, cluster: string | undefined): string {
  if (cluster === undefined) return 'on the server of DATABASE_URL'
  if (cluster.startsWith(`${data}/`)) return `in ${cluster}`
  return `in ${cluster}, outside the data folder, because its account can't enter that`
}

async function checkCreating(connection: PoolConfig): Promise<Finding[]> {
  try {
    await checkPrivileges(connection)
    return []
  } catch (error) {
    return [wrong('Privileges', reasonOf(error), 'Follow the message above.')]
  }
}

async function checkDurability(database: Database): Promise<Finding> {
  try {
    await checkServer(database)
    return ok('Durability', 'Commits survive a power cut.')
  } catch (error) {
    return wrong('Durability', reasonOf(error), 'Follow the message above.')
  }
}

async function checkReplica({ databaseReadUrl }: Settings): Promise<Finding[]> {
  if (databaseReadUrl === undefined) return []
  const check = 'Read replica'
  const connection = { connectionString: databaseReadUrl }
  const database = openDatabase({ connection, poolSize: 1 })
  try {
    await checkConnection(connection, 'DATABASE_READ_URL')
    const { version, is_replica, lag } = await serverFacts.one(database.read)
    if (is_replica) return [ok(check, `PostgreSQL ${version}, at most ${Math.round(lag)} seconds behind.`)]
    return [
      warning(
        check,
        'This server is not a replica.',
        'Set DATABASE_READ_URL to a replica of DATABASE_URL, or unset it.',
      ),
    ]
  } catch (error) {
    return [wrong(check, reasonOf(error), 'Start it, or unset DATABASE_READ_URL.')]
  } finally {
    await database.close()
  }
}

async function checkNats({ natsUrl }: Settings): Promise<Finding[]> {
  if (natsUrl === undefined) return []
  try {
    const { connect } = await import('@nats-io/transport-node')
    const connection = await connect({ servers: natsUrl, reconnect: false, timeout: 3000 })
    const found = `NATS ${connection.info?.version}.`
    await connection.close()
    return [ok('Bus', found)]
  } catch (error) {
    return [
      wrong(
        'Bus',
        `Can't connect to the NATS server (${reasonOf(error)}).`,
        'Start the NATS server, fix NATS_URL, or unset it.',
      ),
    ]
  }
}
