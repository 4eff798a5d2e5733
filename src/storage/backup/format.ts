import { readFile, readdir } from 'node:fs/promises'
import { join } from 'node:path'
import { LocalizedError } from '#locales/localized-error.ts'
import { codeOf } from '../embedded/error.ts'

/**
 * A backup folder holds snapshots of the database and the files that they need, each file once:
 *
 *     files/ab/abcd…                 a file, named after its SHA-256
 *     2026-11-18T03-00-00Z/          a snapshot; complete once it has its manifest
 *       manifest.json
 *       tables/messages.copy.gz      the rows as PostgreSQL's COPY writes them
 *       files.txt.gz                 the files of this snapshot: hash and size
 *       secret.key                   the encryption key of two-factor secrets, if there is one
 *
 * docs/decisions/0042
 */
export type Manifest = {
  format: 1
  /** The version of Folkmoot, and of the server. */
  version: string
  postgres: string
  started: string
  finished: string
  /** The migrations of the database. A restore applies these, loads the rows, and then applies newer ones. */
  migrations: { name: string; hash: string }[]
  tables: DumpedTable[]
  sequences: { name: string; last_value: string; is_called: boolean }[]
  /** `areElsewhere`: they are only listed. */
  files: { count: number; bytes: number; sha256: string; areElsewhere?: true }
  hasSecret: boolean
}

/** `sha256` is that of the compressed file. */
export type DumpedTable = { name: string; columns: string[]; rows: number; bytes: number; sha256: string }

/** A file of the store, as a snapshot lists it. */
export type ListedFile = { hash: string; size: number }

/** A backup that can't be made, used or restored; the message says why and what to do. */
export class BackupError extends LocalizedError {
  override name = 'BackupError'
}

/** Another process makes a backup at this moment. */
export class BackupRunningError extends BackupError {
  constructor() {
    super(t => t.backup.alreadyRunning)
  }
}

export const manifestIn = (snapshot: string): string => join(snapshot, 'manifest.json')
export const tableIn = (snapshot: string, table: string): string => join(snapshot, 'tables', `${table}.copy.gz`)
export const fileListIn = (snapshot: string): string => join(snapshot, 'files.txt.gz')
export const secretIn = (snapshot: string): string => join(snapshot, 'secret.key')
export const fileIn = (folder: string, hash: string): string => join(folder, 'files', hash.slice(0, 2), hash)

const namePattern = /^\d{4}-\d\d-\d\dT\d\d-\d\d-\d\dZ$/

/** The name of a snapshot begun at this time; names sort by time. */
export const snapshotName = (time: Date): string => `${time.toISOString().slice(0, 19).replaceAll(':', '-')}Z`

/** When a snapshot was begun, from its name. */
export const snapshotTime = (name: string): Date => new Date(name.replace(/T(\d\d)-(\d\d)-(\d\d)Z$/, 'T$1:$2:$3Z'))

/** The folders of snapshots, oldest first, also of those that were interrupted. */
export async function snapshotFolders(folder: string): Promise<string[]> {
  const names = await readdir(folder).catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return []
    throw error
  })
  return names.filter(name => namePattern.test(name)).toSorted()
}

/** The manifest of a snapshot; undefined for one that was interrupted. */
export async function readManifest(snapshot: string): Promise<Manifest | undefined> {
  const path = manifestIn(snapshot)
  const text = await readFile(path, 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return undefined
    throw error
  })
  if (text === undefined) return undefined
  const manifest = parseManifest(text)
  if (typeof manifest?.format !== 'number') throw new BackupError(t => t.backup.damagedFile({ path }))
  if (manifest.format !== 1) throw new BackupError(t => t.backup.newerFormat({ folder: snapshot }))
  return manifest
}

function parseManifest(text: string): Manifest | null | undefined {
  try {
    return JSON.parse(text) as Manifest | null
  } catch {
    return undefined
  }
}

/** The complete snapshots of a folder, oldest first. One whose manifest can't be read is none of them. */
export async function completeSnapshots(folder: string): Promise<string[]> {
  const names = await snapshotFolders(folder)
  const manifests = await Promise.all(names.map(name => readManifest(join(folder, name)).catch(() => undefined)))
  return names.filter((_, index) => manifests[index] !== undefined)
}

/** The named snapshot of a folder, or its newest one. */
export async function chooseSnapshot(folder: string, name?: string): Promise<{ name: string; manifest: Manifest }> {
  const names = await completeSnapshots(folder)
  const chosen = name ?? names.at(-1)
  if (chosen !== undefined && names.includes(chosen))
    return { name: chosen, manifest: (await readManifest(join(folder, chosen)))! }
  // What is wrong with one that has a manifest.
  for (const found of await snapshotFolders(folder))
    if (name === undefined || found === name) await readManifest(join(folder, found))
  if (chosen === undefined) throw new BackupError(t => t.backup.noSnapshot({ folder }))
  throw new BackupError(t => t.backup.unknownSnapshot({ name: chosen, names: names.join(', ') }))
}
