import { randomUUID } from 'node:crypto'
import { link, open, readdir, rename, stat, unlink } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pathOfHash, shelfName, type Content, type ShelvedBlob, type StoredBlob } from './blob.ts'
import { codeOf, folderMaker, ignoreMissing, syncFolder, writeContent } from './on-disk.ts'

export type BlobStore = {
  /** Stores the content; when this resolves, it survives a power cut. */
  put(content: Content, options: { limit: number }): Promise<StoredBlob>
  /** Stores the contents of files, one after the other, as one file. */
  join(hashes: readonly string[], signal: AbortSignal): Promise<StoredBlob>
  pin(): BlobPin
  /** The content, if it exists. The stream has to be read or destroyed. */
  open(hash: string): Promise<{ stream: Readable; size: number } | undefined>
  has(hash: string): Promise<boolean>
  /** Whether a file exists at its full length. If not, `onLost` is called. */
  isComplete(hash: string, size: number): Promise<boolean>
  /** Returns whether a file was deleted; `olderThan` spares files put within that many milliseconds. */
  remove(hash: string, options?: { olderThan: number }): Promise<boolean>
  /** The files of one of 256 shelves, by the first byte of the hash, and how many milliseconds ago each was last put. */
  shelf(first: number): AsyncIterable<ShelvedBlob>
  /** Deletes temporary files of interrupted writes; returns how many. */
  sweepTemporary(): Promise<number>
}

/**
 * Pins files that may be referenced later: until the release, they stay available in this store even if a refused
 * upload of the same content deletes them meanwhile.
 */
export type BlobPin = { put: BlobStore['put']; release(): Promise<void> }

const day = 24 * 60 * 60 * 1000

/**
 * A store of files in a folder, each named after its content: `ab/cd/abcd…`. `onLost` is called once for each missing
 * file.
 */
export function openBlobStore(root: string, onLost: (hash: string) => void = () => {}): BlobStore {
  const lost = new Set<string>()
  const temporary = join(root, 'tmp')
  const ensureFolder = folderMaker()
  /** Hard links of pinned files, by hash. */
  const held = new Map<string, Set<string>>()

  const pathOf = (hash: string): string => join(root, pathOfHash(hash))

  const newName = (): string => join(temporary, randomUUID())

  /** Stores content, and adds a hard link if requested and supported. */
  async function put(
    content: Content,
    limit: number,
    isHeld: boolean,
  ): Promise<StoredBlob & { second: string | undefined }> {
    // A stream that fails before it is read would end the process; the read below sees the error.
    if (content instanceof Readable) content.on('error', () => {})
    const draft = newName()
    let second: string | undefined
    try {
      await ensureFolder(root)
      await ensureFolder(temporary)
      const blob = await writeContent(draft, content, { limit, isSynced: true })
      const path = pathOf(blob.hash)
      await ensureFolder(dirname(dirname(path)))
      await ensureFolder(dirname(path))
      if (isHeld) second = await hardLink(draft, newName())
      // Also if it exists: the process that stored it may not have synced the folder yet.
      await rename(draft, path)
      await syncFolder(dirname(path))
      return { ...blob, second }
    } catch (error) {
      if (content instanceof Readable) content.destroy()
      for (const name of [draft, second]) if (name !== undefined) await unlink(name).catch(ignoreMissing)
      throw error
    }
  }

  /** The first pin of the file that still exists when it is tried. */
  async function fromPinned<T>(hash: string, take: (name: string) => Promise<T>): Promise<T | undefined> {
    for (const name of held.get(hash) ?? []) {
      const taken = await take(name).catch(ignoreMissing)
      if (taken !== undefined) return taken
    }
    return undefined
  }

  const openFile = async (hash: string) =>
    (await open(pathOf(hash)).catch(ignoreMissing)) ?? (await fromPinned(hash, name => open(name)))

  /** Always in the same memory: with a stream, a large file would leave much to the garbage collection. */
  async function* contentsOf(hashes: readonly string[], signal: AbortSignal): AsyncGenerator<Uint8Array> {
    const buffer = Buffer.allocUnsafe(256 * 1024)
    for (const hash of hashes) {
      await using file = await openFile(hash)
      if (!file) throw new Error(`the file ${hash} is missing`)
      for (let bytes = 1; bytes > 0;) {
        signal.throwIfAborted()
        bytes = (await file.read(buffer, 0, buffer.length, null)).bytesRead
        if (bytes > 0) yield buffer.subarray(0, bytes)
      }
    }
  }

  /** Restores a pinned file that was deleted. */
  async function putBack(hash: string): Promise<boolean> {
    const path = pathOf(hash)
    const isBack = await fromPinned(hash, name => link(name, path).then(() => true, ignoreExisting))
    if (isBack) await syncFolder(dirname(path))
    return isBack === true
  }

  return {
    async put(content, { limit }) {
      const { hash, size } = await put(content, limit, false)
      return { hash, size }
    },

    async join(hashes, signal) {
      const { hash, size } = await put(contentsOf(hashes, signal), Infinity, false)
      return { hash, size }
    },

    pin() {
      const pinned: { hash: string; second: string }[] = []
      return {
        async put(content, { limit }) {
          const { hash, size, second } = await put(content, limit, true)
          if (second !== undefined) {
            pinned.push({ hash, second })
            held.set(hash, (held.get(hash) ?? new Set()).add(second))
          }
          return { hash, size }
        },
        async release() {
          for (const { hash, second } of pinned.splice(0)) {
            const names = held.get(hash)
            names?.delete(second)
            if (names?.size === 0) held.delete(hash)
            await unlink(second).catch(ignoreMissing)
          }
        },
      }
    },

    async open(hash) {
      const file = await openFile(hash)
      if (!file) return undefined
      const { size } = await file.stat()
      return { stream: file.createReadStream(), size }
    },

    has: async hash => (await stat(pathOf(hash)).catch(ignoreMissing)) !== undefined || putBack(hash),

    async isComplete(hash, size) {
      const file = await stat(pathOf(hash)).catch(ignoreMissing)
      if (file?.size === size) return true
      if (!lost.has(hash)) onLost(hash)
      lost.add(hash)
      return false
    },

    async remove(hash, { olderThan } = { olderThan: 0 }) {
      const file = olderThan > 0 ? await stat(pathOf(hash)).catch(ignoreMissing) : undefined
      if (file && Date.now() - file.mtimeMs < olderThan) return false
      return (await unlink(pathOf(hash)).then(() => true, ignoreMissing)) ?? false
    },

    async *shelf(first) {
      const shelf = join(root, shelfName(first))
      for (const folder of (await readdir(shelf).catch(ignoreMissing)) ?? []) {
        for (const hash of (await readdir(join(shelf, folder)).catch(ignoreMissing)) ?? []) {
          const file = await stat(join(shelf, folder, hash)).catch(ignoreMissing)
          if (file) yield { hash, size: file.size, age: Date.now() - file.mtimeMs }
        }
      }
    },

    async sweepTemporary() {
      let swept = 0
      for (const name of (await readdir(temporary).catch(ignoreMissing)) ?? []) {
        const path = join(temporary, name)
        const file = await stat(path).catch(ignoreMissing)
        if (!file || Date.now() - file.mtimeMs < day) continue
        await unlink(path).catch(ignoreMissing)
        swept++
      }
      return swept
    },
  }
}

/** Creates a hard link; undefined if the file system does not support it. */
async function hardLink(path: string, name: string): Promise<string | undefined> {
  try {
    await link(path, name)
    return name
  } catch (error) {
    if (!withoutLinks.has(codeOf(error))) throw error
    return undefined
  }
}
const withoutLinks: ReadonlySet<string | undefined> = new Set(['EPERM', 'ENOTSUP', 'EOPNOTSUPP', 'ENOSYS', 'EMLINK'])

function ignoreExisting(error: unknown): true {
  if (codeOf(error) !== 'EEXIST') throw error
  return true
}
