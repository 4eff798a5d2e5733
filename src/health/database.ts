import type { PoolConfig } from 'pg'
import type { Messages } from '#locales/index.ts'
import type { Settings } from '#settings/index.ts'
import { openDatabase, type Database } from '#storage/database.ts'
import { checkServer, pendingMigrations } from '#storage/migrate.ts'
import { readMigrations } from '#storage/migrations.ts'
import { checkConnection } from '#storage/check-connection.ts'
import { checkPrivileges } from '#storage/check-privileges.ts'
import { describeClusterLocation } from '#storage/embedded/index.ts'
import { ok, reasonOf, warning, wrong, type Finding } from './finding.ts'
import type { Installation, OpenedDatabase } from './installation.ts'
import { deferredEmails, leftovers, serverFacts } from './store.ts'

/** Checks of the database, its replica, and the bus. */
export async function checkDatabase(installation: Installation, t: Messages): Promise<Finding[]> {
  const { settings } = installation
  return [
    ...(await checkPrimary(installation, t)),
    ...(await checkReplica(settings, t)),
    ...(await checkNats(settings, t)),
  ]
}

async function checkPrimary({ settings, withDatabase }: Installation, messages: Messages): Promise<Finding[]> {
  const { doctor: t } = messages
  const check = t.checks.database
  try {
    const found = await withDatabase(opened => checkOpened(opened, settings, messages))
    if (found) return found
    return [ok(check, t.database.noneYet({ folder: (await describeClusterLocation(settings.data))(messages) }))]
  } catch (error) {
    return [wrong(check, reasonOf(error, messages), t.followMessage)]
  }
}

const pendingIn = async ({ connection }: OpenedDatabase): Promise<string[]> =>
  connection ? pendingMigrations(connection) : []
export const isUpToDate = async (opened: OpenedDatabase): Promise<boolean> => (await pendingIn(opened)).length === 0

async function checkOpened(opened: OpenedDatabase, settings: Settings, messages: Messages): Promise<Finding[]> {
  const { database, connection, cluster } = opened
  const { doctor: t } = messages
  const { checks } = t
  const { version } = await serverFacts.one(database.read)
  const findings = [
    ok(checks.database, describeServer(version, cluster, settings, t)),
    await checkDurability(database, messages),
  ]
  const pending = await pendingIn(opened)
  const isNew = pending.length === (await readMigrations()).length
  if (connection && pending.length > 0) findings.push(...(await checkCreating(connection, messages)))
  if (isNew) return [...findings, ok(checks.migrations, t.database.empty)]
  if (pending.length > 0)
    return [
      ...findings,
      wrong(checks.migrations, t.database.pending({ names: pending.join(', ') }), t.database.runMigrate),
    ]
  const { stored, dead, last_death } = await leftovers.one(database.read)
  return [
    ...findings,
    ok(checks.migrations, t.database.upToDate),
    dead === 0
      ? ok(checks.failedJobs, t.database.noFailedJobs, { failed_jobs: dead })
      : warning(checks.failedJobs, t.database.failedJobs({ count: dead, last: last_death ?? '' }), t.database.fixJobs, {
          failed_jobs: dead,
        }),
    await checkQueue(database, t),
    ok(checks.localMailbox, t.database.mailbox({ count: stored }), { local_emails: stored }),
  ]
}

async function checkQueue({ read }: Database, { checks, database: t }: Messages['doctor']): Promise<Finding> {
  const { count, domain, response, failed } = await deferredEmails.one(read)
  const check = checks.emailQueue
  const numbers = { queued_emails: count + failed }
  if (failed > 0) return warning(check, t.failedEmails({ count: failed }), t.retryEmails, numbers)
  if (count === 0) return ok(check, t.noDeferred, numbers)
  return warning(check, t.deferred({ count, domain: domain ?? '', answer: response ?? '' }), t.waitForServer, numbers)
}

// A cluster of its own, which under root lies where the database's account can enter.
function describeServer(
  version: string,
  cluster: string | undefined,
  { data }: Settings,
  { database: t }: Messages['doctor'],
): string {
  if (cluster === undefined) return t.onServer({ version })
  const describe = cluster.startsWith(`${data}/`) ? t.inFolder : t.outsideData
  return describe({ version, folder: cluster })
}

async function checkCreating(connection: PoolConfig, messages: Messages): Promise<Finding[]> {
  const { doctor: t } = messages
  try {
    await checkPrivileges(connection)
    return []
  } catch (error) {
    return [wrong(t.checks.privileges, reasonOf(error, messages), t.followMessage)]
  }
}

async function checkDurability(database: Database, messages: Messages): Promise<Finding> {
  const { doctor: t } = messages
  try {
    await checkServer(database)
    return ok(t.checks.durability, t.database.durable)
  } catch (error) {
    return wrong(t.checks.durability, reasonOf(error, messages), t.followMessage)
  }
}

async function checkReplica({ databaseReadUrl }: Settings, messages: Messages): Promise<Finding[]> {
  const { doctor: t } = messages
  if (databaseReadUrl === undefined) return []
  const check = t.checks.replica
  const connection = { connectionString: databaseReadUrl }
  const database = openDatabase({ connection, poolSize: 1 })
  try {
    await checkConnection(connection, 'DATABASE_READ_URL')
    const { version, is_replica, lag } = await serverFacts.one(database.read)
    if (is_replica) return [ok(check, t.database.replica({ version, seconds: Math.round(lag) }), { lag_seconds: lag })]
    return [warning(check, t.database.notReplica, t.database.setReplica)]
  } catch (error) {
    return [wrong(check, reasonOf(error, messages), t.database.startReplica)]
  } finally {
    await database.close()
  }
}

async function checkNats({ natsUrl }: Settings, messages: Messages): Promise<Finding[]> {
  const { checks, database: t } = messages.doctor
  if (natsUrl === undefined) return []
  try {
    const { connect } = await import('@nats-io/transport-node')
    const connection = await connect({ servers: natsUrl, reconnect: false, timeout: 3000 })
    const finding = `NATS ${connection.info?.version}.`
    await connection.close()
    return [ok(checks.bus, finding)]
  } catch (error) {
    return [wrong(checks.bus, t.natsUnreachable({ reason: reasonOf(error, messages) }), t.startNats)]
  }
}
