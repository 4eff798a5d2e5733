import { mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { createBackup, type BackupSource } from '../backup/create-backup.ts'
import { chooseSnapshot, type Manifest } from '../backup/format.ts'
import { loadDatabase } from '../backup/load-database.ts'
import { withClient } from '../check-privileges.ts'
import { NAME } from '../embedded/cluster.ts'
import type { ProgressLog } from '../embedded/error.ts'
import { ensureDatabase } from '../embedded/probe.ts'
import type { ServerHome } from '../embedded/postgres-process.ts'
import { PORT } from '../embedded/socket-folder.ts'
import { startOrJoin } from '../embedded/start-or-join.ts'
import { migrate, pendingMigrations } from '../migrate.ts'
import { readMigrations } from '../migrations.ts'
import { compareRows } from './compare-rows.ts'
import { checkDiskSpace } from './disk-space.ts'

export type CopySource = Omit<BackupSource, 'connection'> & { data: string }

type Copying = CopySource & { log: ProgressLog }
/** A snapshot of the old database; undefined if there is nothing in it. */
type SavedRows = { snapshot: string; manifest: Manifest; size: number } | undefined

const everyMs = 10_000
const keptSnapshots = 2

const connectionTo = ({ socket, password }: ServerHome): ClientConfig => ({
  ...{ host: socket, port: PORT, user: NAME, database: NAME, password },
})

/** Writes the rows of a database into a backup in the data folder, if there is room for that and for a copy. */
export async function saveRows({ data, log, ...source }: Copying, old: ServerHome): Promise<SavedRows> {
  const connection = connectionTo(old)
  // Refuses a database of a newer version before any work.
  const pending = await pendingMigrations(connection)
  if (pending.length === (await readMigrations()).length) return undefined
  const folder = join(data, 'before-upgrade')
  await mkdir(folder, { recursive: true, mode: 0o700 })
  const size = await withClient(connection, sizeOf)
  await checkDiskSpace(size, { backups: folder, clusters: dirname(old.cluster) })
  log(t => t.backup.progress.beforeUpgrade({ folder }))
  const watch = watchCopy(seconds => log(t => t.majorUpgrade.progress.saving({ seconds })))
  const { name } = await createBackup({ ...source, connection }, folder, {
    files: 'none',
    keep: keptSnapshots,
  }).finally(watch.stop)
  const { manifest } = await chooseSnapshot(folder, name)
  return { snapshot: join(folder, name), manifest, size }
}

/** Starts the new server, loads the rows into it, and compares them with those of the old one. */
export async function loadRows({ log }: Copying, saved: SavedRows, old: ServerHome, next: ServerHome): Promise<void> {
  const presence = await startOrJoin(next, log)
  try {
    await ensureDatabase(presence)
    if (!saved) return
    const { manifest, snapshot, size } = saved
    const connection = connectionTo(next)
    log(t => t.backup.progress.tables({ count: manifest.tables.length }))
    const watch = watchCopy(async seconds => {
      const percent = Math.min(99, Math.round((100 * (await withClient(connection, sizeOf))) / size))
      log(t => t.majorUpgrade.progress.loading({ seconds, percent }))
    })
    await migrate(connection, { only: manifest.migrations })
      .then(() => withClient(connection, client => loadDatabase(client, snapshot, manifest)))
      .finally(watch.stop)
    log(t => t.majorUpgrade.progress.comparing({ count: manifest.tables.length }))
    await withClient(connectionTo(old), before =>
      withClient(connection, after => compareRows(before, after, manifest.tables)),
    )
  } finally {
    await presence.end().catch(() => undefined)
  }
}

async function sizeOf(client: Client): Promise<number> {
  const { rows } = await client.query<{ size: string }>('select pg_database_size(current_database()) as size')
  return Number(rows[0]!.size)
}

/** Says every ten seconds that it goes on. */
function watchCopy(report: (seconds: number) => void | Promise<void>): { stop(): void } {
  const began = Date.now()
  const timer = setInterval(() => {
    // What can't be measured now will be, ten seconds later.
    void Promise.resolve(report(Math.round((Date.now() - began) / 1000))).catch(() => {})
  }, everyMs).unref()
  return { stop: () => clearInterval(timer) }
}
