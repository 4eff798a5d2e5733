import { createReadStream } from 'node:fs'
import { copyFile, mkdir } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import { readIfPresent } from '../embedded/atomic-folder.ts'
import type { ProgressLog } from '../embedded/error.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { withClient } from '../check-privileges.ts'
import { migrate } from '../migrate.ts'
import { readFileList } from './files.ts'
import { BackupError, chooseSnapshot, fileIn, secretIn } from './format.ts'
import { loadDatabase } from './load-database.ts'

export type RestoreTarget = { connection: ClientConfig; blobs: BlobStore; secretFile: string }
/** `missing`: files that the backup only lists and the store doesn't have. */
export type Restored = { name: string; rows: number; files: number; missing: string[]; migrated: string[] }

/**
 * Restores a snapshot into an empty database and file store. Files come first and the rows in one transaction, so a
 * restore that was interrupted can be run again.
 */
export async function restoreBackup(
  { connection, blobs, secretFile }: RestoreTarget,
  folder: string,
  { snapshot: chosen, log }: { snapshot?: string | undefined; log?: ProgressLog } = {},
): Promise<Restored> {
  const { name, manifest } = await chooseSnapshot(folder, chosen)
  const snapshot = join(folder, name)
  await withClient(connection, refuseUsed)
  const files = await readFileList(snapshot)
  const missing: string[] = []
  if (manifest.files.areElsewhere) {
    for (const { hash, size } of files) if (!(await blobs.isComplete(hash, size))) missing.push(hash)
  } else {
    log?.(t => t.backup.progress.files({ count: files.length }))
    for (const { hash, size } of files) {
      const { hash: stored } = await blobs.put(createReadStream(fileIn(folder, hash)), { limit: size })
      if (stored !== hash) throw new BackupError(t => t.backup.damagedFile({ path: fileIn(folder, hash) }))
    }
  }
  if (manifest.hasSecret) await restoreSecret(snapshot, secretFile)
  log?.(t => t.backup.progress.tables({ count: manifest.tables.length }))
  await migrate(connection, { only: manifest.migrations })
  await withClient(connection, client => loadDatabase(client, snapshot, manifest))
  const migrated = await migrate(connection, log ? { log } : {})
  return {
    name,
    rows: manifest.tables.reduce((sum, { rows }) => sum + rows, 0),
    files: files.length,
    missing,
    migrated,
  }
}

async function refuseUsed(client: Client): Promise<void> {
  const { rows: tables } = await client.query<{ found: boolean }>(`select to_regclass('accounts') is not null as found`)
  if (!tables[0]!.found) return
  const { rows } = await client.query<{ used: boolean }>('select exists (select from accounts) as used')
  if (rows[0]!.used) throw new BackupError(t => t.backup.notEmpty)
}

// Codes made with another key would not work any more.
async function restoreSecret(snapshot: string, secretFile: string): Promise<void> {
  const [existing, secret] = await Promise.all([readIfPresent(secretFile), readIfPresent(secretIn(snapshot))])
  if (existing === secret) return
  if (existing !== undefined) throw new BackupError(t => t.backup.secretExists({ file: secretFile }))
  await mkdir(dirname(secretFile), { recursive: true, mode: 0o700 })
  await copyFile(secretIn(snapshot), secretFile)
}
