import type { PoolConfig } from 'pg'
import type { App, Log } from '#app.ts'
import { SettingsError, type Settings } from '#settings/index.ts'
import { allRoles } from '#settings/roles.ts'
import { version } from '#runtime/process/version.ts'
import { backUpBeforeUpgrade, secretFileOf } from '#storage/backup/index.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import { openFiles, placeOf } from '#storage/blobs/open-files.ts'
import { checkConnection, waitForConnection } from '#storage/check-connection.ts'
import { withoutTimeouts } from '#storage/connections/session-options.ts'
import { openDatabase, type Database } from '#storage/database.ts'
import { hasEmbedded, joinEmbedded, takeServeLock, type ProgressLog } from '#storage/embedded/index.ts'
import { forgetOldClusters, upgradeCluster } from '#storage/major-upgrade/index.ts'
import { checkServer, migrate, pendingMigrations } from '#storage/migrate.ts'
import { readMigrations } from '#storage/migrations.ts'
import { DatabaseRefusedError, DatabaseUnreachableError } from '#storage/database-refused-error.ts'
import { readsFromReplica } from '#storage/connections/replica.ts'

/** The PostgreSQL server that the settings name, or the one in the data folder. */
export type DatabaseServer = {
  connection: PoolConfig
  /** The folder of the embedded server; undefined for an external one. */
  cluster: string | undefined
  /** Whether too little room is left on its disk for any change. */
  isDiskFull(): boolean
  leave(): Promise<void>
}
export type Store = {
  database: Database
  connection: PoolConfig
  /** For long reads, where the settings name one. */
  replica: Database | undefined
  /** The folder of the embedded server; undefined for an external one. */
  cluster: string | undefined
  close(): Promise<void>
}
export type OpenedApp = Store & { app: App; blobs: BlobStore }

export type OpenOptions = {
  settings: Settings
  log: Log
  /** Called before slow steps. */
  progress?: ProgressLog
  /** As the one process that serves this data folder. */
  serving: boolean
  /** A server that isn't there yet is waited for until the signal; what `onWait` begins ends with it. */
  waiting?: { signal: AbortSignal; onWait: () => Promise<() => Promise<void>> }
  /** For long background work, which must not time out on a busy machine. */
  withoutTimeouts?: boolean
}

/** Opens everything behind the doors: database, tables, files, app. */
export async function openApp(opening: OpenOptions): Promise<OpenedApp> {
  const { settings, log } = opening
  const store = await openStore(opening)
  try {
    // Loading it takes longer than all that a command does which only looks into the database.
    const { buildApp } = await import('#app.ts')
    const blobs = openFiles(settings, hash =>
      log(`the file ${hash} is missing from ${placeOf(settings)}, or incomplete`),
    )
    const app = await buildApp({
      settings,
      database: store.database,
      ...(store.replica && { findLongReads: readsFromReplica(store.database, store.replica) }),
      cluster: store.cluster,
      connection: opening.serving ? store.connection : undefined,
      // A command does all that follows from it.
      ...(!opening.serving && { roles: allRoles }),
      blobs,
      log,
    })
    const close = async (): Promise<void> => {
      await app.close()
      await store.close()
    }
    return { ...store, app, blobs, close }
  } catch (error) {
    await store.close()
    throw natsSentence(settings, error) ?? error
  }
}

/** Opens the database with its tables up to date. */
export async function openStore(opening: OpenOptions): Promise<Store> {
  const { settings, log, progress, serving, waiting } = opening
  if (serving) await upgradeEmbedded(settings, progress)
  const watchDisk = serving ? log : undefined
  const server = await joinDatabase(settings, { mayMake: serving, progress, watchDisk, waiting })
  const closing = [server.leave]
  // In the opposite order of opening: each part may use those before it until its end.
  const close = async (): Promise<void> => {
    for (let last = closing.pop(); last; last = closing.pop()) await last()
  }
  try {
    if (serving && server.cluster !== undefined) closing.push((await takeServeLock(server.connection)).release)
    const connection = opening.withoutTimeouts ? withoutTimeouts(server.connection) : server.connection
    const database = openDatabase({ connection, log, isDiskFull: server.isDiskFull })
    closing.push(database.close)
    await checkServer(database)
    await (serving ? upgrade(settings, server, progress) : migrateNew(server.connection))
    if (serving && server.cluster !== undefined) await forgetOldClusters(server.cluster, progress ?? (() => {}))
    const replica = await openReplica(settings, log)
    if (replica) closing.push(replica.close)
    return { database, connection: server.connection, replica, cluster: server.cluster, close }
  } catch (error) {
    await close()
    throw error
  }
}

async function openReplica({ databaseReadUrl }: Settings, log: Log): Promise<Database | undefined> {
  if (databaseReadUrl === undefined) return undefined
  const connection = { connectionString: databaseReadUrl }
  await checkConnection(connection, 'DATABASE_READ_URL').catch((error: unknown) => {
    if (!(error instanceof DatabaseUnreachableError)) throw error
    log('the read replica (DATABASE_READ_URL) is not reachable: until it is, long reads go to the primary', error.cause)
  })
  // A replica that is away must not hold up a read for long.
  const connectionTimeoutMillis = 1000
  return openDatabase({ connection: { ...connection, connectionTimeoutMillis }, poolSize: 4, log })
}

type JoinOptions = {
  /** Whether to create a missing database: only a start does, since others could not tell a new one from a wrong folder. */
  mayMake: boolean
  progress?: ProgressLog | undefined
  /** Called when the disk of the embedded server is full, and when it has space again; for the server process. */
  watchDisk?: ((line: string) => void) | undefined
  waiting?: OpenOptions['waiting']
}

/** Joins the database server and makes sure that it answers. */
export async function joinDatabase(
  settings: Settings,
  { mayMake, progress, watchDisk, waiting }: JoinOptions,
): Promise<DatabaseServer> {
  const { data, databaseUrl } = settings
  if (databaseUrl === undefined) {
    if (!mayMake && !(await hasEmbedded(data))) throw new DatabaseRefusedError(t => t.database.none({ folder: data }))
    return joinEmbedded({ data, ...(progress && { log: progress }), ...(watchDisk && { watchDisk }) })
  }
  const connection = { connectionString: databaseUrl }
  if (waiting) await waitForConnection(connection, 'DATABASE_URL', { ...waiting, log: progress ?? (() => {}) })
  else await checkConnection(connection, 'DATABASE_URL')
  return { connection, cluster: undefined, isDiskFull: () => false, leave: async () => {} }
}

/** Uses an existing database without migrating it. */
export async function withExistingDatabase<T>(
  settings: Settings,
  work: (database: Database, server: DatabaseServer) => Promise<T>,
): Promise<T> {
  const server = await joinDatabase(settings, { mayMake: false })
  const database = openDatabase({ connection: server.connection, poolSize: 1 })
  try {
    return await work(database, server)
  } finally {
    await database.close()
    await server.leave()
  }
}

/** The embedded database may be of an older major version of PostgreSQL than the one that comes with Folkmoot. */
async function upgradeEmbedded(settings: Settings, log: ProgressLog = () => {}): Promise<void> {
  const { data, databaseUrl } = settings
  if (databaseUrl !== undefined) return
  await upgradeCluster({ data, blobs: openFiles(settings), secretFile: secretFileOf(settings), version, log })
}

/** Migrates a database, after a backup if there is anything in it. */
async function upgrade(settings: Settings, server: DatabaseServer, log: ProgressLog = () => {}): Promise<void> {
  const { connection, cluster } = server
  const pending = await pendingMigrations(connection)
  const isNew = pending.length === (await readMigrations()).length
  if (pending.length === 0 || isNew) return void (await migrate(connection, { log }))
  const source = { connection, blobs: openFiles(settings), secretFile: secretFileOf(settings), version }
  const backup = await backUpBeforeUpgrade({ settings, source, isEmbedded: cluster !== undefined, log })
  await migrate(connection, { log })
  await backup.done()
}

// A new database is migrated by the first process; migrating one in use is the operator's decision.
async function migrateNew(connection: PoolConfig): Promise<void> {
  const pending = await pendingMigrations(connection)
  if (pending.length === 0) return
  if (pending.length === (await readMigrations()).length) return void (await migrate(connection))
  throw new DatabaseRefusedError(t => t.database.older({ names: pending.join(', ') }))
}

// The library is not loaded here, so its errors are known by their names.
function natsSentence({ natsUrl }: Settings, error: unknown): SettingsError | undefined {
  const isNats =
    error instanceof Error && /^(Connection|NoServers|Timeout|Authorization|UserAuthentication)/.test(error.name)
  if (natsUrl === undefined || !isNats) return undefined
  return new SettingsError([t => t.settingsErrors.nats({ reason: error.message })])
}
