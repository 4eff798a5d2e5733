import { copyFile, mkdir, open, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Client, ClientConfig } from 'pg'
import type { BlobStore } from '../blobs/blob-store.ts'
import { withClient } from '../check-privileges.ts'
import { codeOf } from '../embedded/error.ts'
import { dumpDatabase } from './dump-database.ts'
import { copyFiles, syncFileFolders } from './files.ts'
import { BackupRunningError, manifestIn, secretIn, snapshotName, type Manifest } from './format.ts'
import { tryLockBackups } from './lock.ts'
import { deleteInterrupted, deleteOld } from './old-snapshots.ts'
import { expectedBytes, requireRoom } from './room.ts'

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

type BackupOptions = {
  keep?: number | undefined
  now?: Date
  files?: 'copy' | 'list' | 'none'
  signal?: AbortSignal | undefined
  /** Bytes that stay free on the disk. */
  spare?: number | undefined
}

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
 * lacks. `keep` deletes all but that many snapshots afterwards. What failed leaves no snapshot.
 * What is only listed has to be in the store that it is restored with; without its files, a snapshot is for the data folder that it is made of.
 */
export async function createBackup(
  source: BackupSource,
  folder: string,
  { keep, now = new Date(), ...options }: BackupOptions = {},
): Promise<BackupResult> {
  return withClient(source.connection, async client => {
    if (!(await tryLockBackups(client))) throw new BackupRunningError()
    await mkdir(folder, { recursive: true, mode: 0o700 })
    if (keep !== undefined) await deleteInterrupted(folder)
    await requireRoom(folder, await expectedBytes(client, folder), options.spare)
    const name = await newSnapshot(folder, now)
    const written = await writeSnapshot(client, source, { folder, name, now, ...options }).catch(
      async (error: unknown) => {
        await rm(join(folder, name), { recursive: true, force: true })
        // An interrupted stream says only that it was.
        options.signal?.throwIfAborted()
        throw error
      },
    )
    const deleted = keep === undefined ? [] : await deleteOld(folder, keep)
    return { name, ...written, deleted }
  })
}

type Snapshot = Omit<BackupOptions, 'keep'> & { folder: string; name: string; now: Date }

async function writeSnapshot(
  client: Client,
  { blobs, secretFile, version }: BackupSource,
  { folder, name, now, files = 'copy', signal, spare }: Snapshot,
): Promise<Omit<BackupResult, 'name' | 'deleted'>> {
  const snapshot = join(folder, name)
  const dump = await dumpDatabase(client, snapshot, signal)
  // After the rows, so that every file that they refer to is there. No file is deleted meanwhile (the lock).
  const store = files === 'none' ? noFiles : blobs
  const { listed, copied, damaged } = await copyFiles(store, folder, snapshot, {
    onlyLists: files === 'list',
    ...{ signal, spare },
  })
  const hasSecret = await copySecret(secretFile, snapshot)
  await syncFileFolders(folder)
  const manifest: Manifest = {
    ...{ format: 1, version, started: now.toISOString(), finished: new Date().toISOString() },
    ...dump,
    ...{ files: listed, hasSecret },
  }
  await writeManifest(snapshot, manifest)
  return {
    ...{ tables: dump.tables.length, files: listed, copied, damaged },
    rows: dump.tables.reduce((sum, table) => sum + table.rows, 0),
    tableBytes: dump.tables.reduce((sum, table) => sum + table.bytes, 0),
  }
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
