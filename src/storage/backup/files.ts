import { mkdir, open, readFile, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { gunzipSync } from 'node:zlib'
import { DamagedBlobError, shelves } from '../blobs/blob.ts'
import type { BlobStore } from '../blobs/blob-store.ts'
import { codeOf } from '../embedded/error.ts'
import { fileIn, fileListIn, type ListedFile, type Manifest } from './format.ts'
import { requireRoom } from './room.ts'
import { hashFile, writeCompressed, writeFileFrom } from './streams.ts'

export type CopiedFiles = {
  listed: Manifest['files']
  /** What was not in the backup folder yet. */
  copied: { count: number; bytes: number }
  /** Files of the store whose content isn't what their name says: they are left out. */
  damaged: string[]
}

type CopyOptions = { onlyLists: boolean; signal?: AbortSignal | undefined; spare?: number | undefined }

/** Copies the files of the store that the backup folder lacks, unless it only lists them; and lists all of them in the snapshot. */
export async function copyFiles(
  blobs: Pick<BlobStore, 'open' | 'shelf'>,
  folder: string,
  snapshot: string,
  { onlyLists, signal, spare }: CopyOptions,
): Promise<CopiedFiles> {
  const files: ListedFile[] = []
  const lacking: ListedFile[] = []
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    for await (const { hash, size } of blobs.shelf(shelf)) {
      signal?.throwIfAborted()
      // One of another size is damaged, here or there.
      const isThere = onlyLists || (await stat(fileIn(folder, hash)).catch(ignoreMissing))?.size === size
      if (isThere) files.push({ hash, size })
      else lacking.push({ hash, size })
    }
  }
  await requireRoom(folder, bytesOf(lacking), spare)
  const damaged: string[] = []
  const copied: ListedFile[] = []
  for (const { hash } of lacking) {
    const result = await copyFile(blobs, folder, hash, signal)
    if (typeof result !== 'string') copied.push(result)
    if (result !== 'damaged') continue
    const earlier = await intactFile(folder, hash)
    if (earlier) files.push(earlier)
    else damaged.push(hash)
  }
  const all = [...files, ...copied].toSorted((a, b) => (a.hash < b.hash ? -1 : 1))
  const lines = all.map(({ hash, size }) => `${hash} ${size}\n`)
  const { sha256 } = await writeCompressed(fileListIn(snapshot), Readable.from(lines), signal)
  const listed = {
    ...{ count: all.length, bytes: bytesOf(all), sha256 },
    ...(onlyLists && { areElsewhere: true as const }),
  }
  return { listed, copied: { count: copied.length, bytes: bytesOf(copied) }, damaged }
}

const bytesOf = (files: readonly ListedFile[]): number => files.reduce((sum, { size }) => sum + size, 0)

async function copyFile(
  blobs: Pick<BlobStore, 'open'>,
  folder: string,
  hash: string,
  signal: AbortSignal | undefined,
): Promise<ListedFile | 'damaged' | 'gone'> {
  signal?.throwIfAborted()
  const source = await blobs.open(hash)
  if (!source) return 'gone'
  const path = fileIn(folder, hash)
  await mkdir(dirname(path), { recursive: true, mode: 0o700 })
  const draft = `${path}.new`
  await rm(draft, { force: true })
  const written = await writeFileFrom(draft, source.stream, signal).catch(async (error: unknown) => {
    await rm(draft, { force: true })
    if (!(error instanceof DamagedBlobError)) throw error
  })
  if (written?.sha256 !== hash) {
    await rm(draft, { force: true })
    return 'damaged'
  }
  await rename(draft, path)
  return { hash, size: written.bytes }
}

/** What an earlier backup copied before the file of the store was damaged. */
async function intactFile(folder: string, hash: string): Promise<ListedFile | undefined> {
  const found = await hashFile(fileIn(folder, hash)).catch(ignoreMissing)
  return found?.sha256 === hash ? { hash, size: found.bytes } : undefined
}

/** The files of a snapshot. */
export async function readFileList(snapshot: string): Promise<ListedFile[]> {
  const text = gunzipSync(await readFile(fileListIn(snapshot))).toString()
  return text
    .split('\n')
    .filter(Boolean)
    .map(line => {
      const [hash = '', size] = line.split(' ')
      return { hash, size: Number(size) }
    })
}

/** Syncs the folders of the copied files, so that a power cut can't undo the renames. */
export async function syncFileFolders(folder: string): Promise<void> {
  const root = join(folder, 'files')
  const names = (await readdir(root).catch(ignoreMissing)) ?? []
  for (const path of [folder, ...(names.length > 0 ? [root] : []), ...names.map(name => join(root, name))]) {
    await using handle = await open(path, 'r')
    await handle.sync()
  }
}

/** Deletes the files that no remaining snapshot lists; none while a list can't be read. */
export async function deleteUnlisted(folder: string, snapshots: readonly string[]): Promise<void> {
  const lists = await Promise.all(snapshots.map(snapshot => readFileList(join(folder, snapshot)))).catch(
    () => undefined,
  )
  if (!lists) return
  const listed = new Set(lists.flat().map(({ hash }) => hash))
  const root = join(folder, 'files')
  for (const bucket of (await readdir(root).catch(ignoreMissing)) ?? [])
    for (const name of await readdir(join(root, bucket)))
      if (!listed.has(name)) await rm(join(root, bucket, name), { force: true })
}

function ignoreMissing(error: unknown): undefined {
  if (codeOf(error) !== 'ENOENT') throw error
}
