import { createHash } from 'node:crypto'
import { createSemaphore } from '#base/semaphore.ts'
import { BlobTooLargeError, DamagedBlobError, shelves, type StoredBlob } from '#storage/blobs/blob.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { Database } from '#storage/database.ts'
import { removeUnreferenced, type FindUnreferenced } from './blob-locks.ts'

export type Moved = { there: number; copied: number; copiedBytes: number; removed: number; damaged: string[] }

export type MoveOptions = {
  from: BlobStore
  to: BlobStore
  /** Both, as the service sees them. */
  blobs: BlobStore
  database: Database
  findUnnamed: FindUnreferenced
  /** Whether files are deleted at their old place, each after its copy was read. */
  removesOld: boolean
  onShelf: (done: number, moved: Moved) => void
}

const filesAtOnce = 4

/**
 * Copies all files of one store into another while the service runs, which finds them in both and writes only to the new one. What is there already is
 * skipped, so it can be interrupted at any time and run again.
 */
export async function moveFiles(options: MoveOptions): Promise<Moved> {
  const moved: Moved = { there: 0, copied: 0, copiedBytes: 0, removed: 0, damaged: [] }
  for (let shelf = 0; shelf < shelves; shelf += 1) {
    await moveShelf(options, shelf, moved)
    options.onShelf(shelf + 1, moved)
  }
  return moved
}

async function moveShelf(options: MoveOptions, shelf: number, moved: Moved): Promise<void> {
  const blobs = await Array.fromAsync(options.from.shelf(shelf))
  if (blobs.length === 0) return
  const sizes = new Map<string, number>()
  for await (const { hash, size } of options.to.shelf(shelf)) sizes.set(hash, size)
  const limited = createSemaphore(filesAtOnce)
  const working: Promise<void>[] = []
  for (const { hash, size } of blobs) {
    const isThere = sizes.get(hash) === size
    if (!isThere || options.removesOld) working.push(limited(() => moveOne(options, { hash, size }, isThere, moved)))
    if (isThere) moved.there += 1
  }
  await Promise.all(working)
}

async function moveOne(options: MoveOptions, blob: StoredBlob, isThere: boolean, moved: Moved): Promise<void> {
  const { from, to, removesOld } = options
  if (!isThere && (await copy(options, blob, moved)) !== 'copied') return
  if (!removesOld) return
  // A copy that was damaged meanwhile, or is only listed, is replaced.
  const isGood =
    (await isIntact(to, blob.hash)) ||
    ((await copy(options, blob, moved)) === 'copied' && (await isIntact(to, blob.hash)))
  if (!isGood) return
  await from.remove(blob.hash)
  moved.removed += 1
}

async function copy(
  { from, to, blobs, database, findUnnamed }: MoveOptions,
  { hash, size }: StoredBlob,
  moved: Moved,
): Promise<'copied' | 'damaged' | 'gone'> {
  const found = await from.open(hash)
  if (!found) return 'gone'
  try {
    await to.put(checked(found.stream as AsyncIterable<Buffer>, hash), { limit: size })
  } catch (error) {
    if (!(error instanceof DamagedBlobError || error instanceof BlobTooLargeError)) throw error
    moved.damaged.push(hash)
    return 'damaged'
  }
  // If it was deleted at both places while the copy was on its way, the copy is too much.
  if (!(await from.has(hash))) {
    await database.transaction(tx => removeUnreferenced(tx, blobs, [hash], findUnnamed))
    return 'gone'
  }
  moved.copied += 1
  moved.copiedBytes += size
  return 'copied'
}

/** Fails at the end if the content is another one, before it is stored. */
async function* checked(chunks: AsyncIterable<Buffer>, hash: string): AsyncGenerator<Buffer> {
  const digest = createHash('sha256')
  for await (const chunk of chunks) {
    digest.update(chunk)
    yield chunk
  }
  if (digest.digest('hex') !== hash) throw new DamagedBlobError(`the file ${hash} is damaged`)
}

async function isIntact(store: BlobStore, hash: string): Promise<boolean> {
  const found = await store.open(hash)
  if (!found) return false
  try {
    for await (const chunk of checked(found.stream as AsyncIterable<Buffer>, hash)) void chunk
    return true
  } catch (error) {
    if (error instanceof DamagedBlobError) return false
    throw error
  }
}
