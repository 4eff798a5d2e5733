import { copyFile, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { ClientConfig } from 'pg'
import type { BlobStore } from '../blobs/blob-store.ts'
import { withClient } from '../check-privileges.ts'
import { codeOf } from '../embedded/error.ts'
import { dumpDatabase } from './dump-database.ts'
import { copyFiles, deleteUnlisted, syncFileFolders } from './files.ts'
import {
  BackupRunningError,
  completeSnapshots,
  manifestIn,
  secretIn,
  snapshotFolders,
  snapshotName,
  type Manifest,
} from './format.ts'
import { tryLockBackups } from './lock.ts'

export type BackupSource = {
  connection: ClientConfig
  blobs: BlobStore
  secretFile: string
  version: string
}

export type BackupResult = {
  name: string
  tables: number
  rows: number
  /** The compressed tables. */
  tableBytes: number
  files: Manifest['files']
  copied: { count: number; bytes: number }
  damaged: string[]
  deleted: string[]
}

type BackupOptions = { keep?: number | undefined; now?: Date; files?: 'copy' | 'list' | 'none' }

/** Makes the folder of a snapshot. One that was interrupted in the same second has the name already: then it is the next one. */
async function newSnapshot(folder: string, now: Date): Promise<string> {
  const name = snapshotName(now)
  try {
    await mkdir(join(folder, name), { mode: 0o700 })
    return name
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error
    return newSnapshot(folder, new Date(now.getTime() + 1000))
  }
}

/**
 * Adds a snapshot to a backup folder while the service runs: the database at one moment, and the files that the folder
 * lacks. `keep` deletes all but that many snapshots afterwards.
 * What is only listed has to be in the store that it is restored with; without its files, a snapshot is for the data folder that it is made of.
 */
export async function createBackup(
  { connection, blobs, secretFile, version }: BackupSource,
  folder: string,
  { keep, now = new Date(), files = 'copy' }: BackupOptions = {},
): Promise<BackupResult> {
  return withClient(connection, async client => {
    if (!(await tryLockBackups(client))) throw new BackupRunningError()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    const name = await newSnapshot(folder, now)
    const snapshot = join(folder, name)
    const dump = await dumpDatabase(client, snapshot)
    // After the rows, so that every file that they refer to is there. No file is deleted meanwhile (the lock).
    const store = files === 'none' ? noFiles : blobs
    const { listed, copied, damaged } = await copyFiles(store, folder, snapshot, { onlyLists: files === 'list' })
    const hasSecret = await copySecret(secretFile, snapshot)
    await syncFileFolders(folder)
    const manifest: Manifest = {
      ...{ format: 1, version, started: now.toISOString(), finished: new Date().toISOString() },
      ...dump,
      ...{ files: listed, hasSecret },
    }
    await writeManifest(snapshot, manifest)
    const deleted = keep === undefined ? [] : await deleteOld(folder, keep)
    return {
      ...{ name, tables: dump.tables.length, files: listed, copied, damaged, deleted },
      rows: dump.tables.reduce((sum, table) => sum + table.rows, 0),
      tableBytes: dump.tables.reduce((sum, table) => sum + table.bytes, 0),
    }
  })
}

const noFiles: Pick<BlobStore, 'open' | 'shelf'> = { open: async () => undefined, shelf: async function* () {} }

// It exists once someone has turned on two-factor authentication.
async function copySecret(secretFile: string, snapshot: string): Promise<boolean> {
  try {
    await copyFile(secretFile, secretIn(snapshot))
    return true
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return false
    throw error
  }
}

// Last, and only when everything before it is on disk: a snapshot without it doesn't count.
async function writeManifest(snapshot: string, manifest: Manifest): Promise<void> {
  await sync(snapshot)
  await writeFile(manifestIn(snapshot), `${JSON.stringify(manifest, undefined, 2)}\n`, { mode: 0o600, flush: true })
  await sync(snapshot)
}

async function sync(folder: string): Promise<void> {
  await using handle = await open(folder, 'r')
  await handle.sync()
}

/** Deletes all but the newest snapshots, those that were interrupted before them, and files that nothing lists. */
async function deleteOld(folder: string, keep: number): Promise<string[]> {
  const complete = await completeSnapshots(folder)
  const kept = complete.slice(-keep)
  const all = await snapshotFolders(folder)
  const newest = kept.at(-1)!
  const deleted = all.filter(name => !kept.includes(name) && name < newest)
  for (const name of deleted) await rm(join(folder, name), { recursive: true })
  await deleteUnlisted(folder, kept)
  return deleted.filter(name => complete.includes(name))
}
