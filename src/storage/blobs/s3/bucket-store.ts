import { createHash, randomUUID } from 'node:crypto'
import { open, unlink } from 'node:fs/promises'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { BlobTooLargeError, pathOfHash, shelfName, type Content, type StoredBlob } from '../blob.ts'
import type { BlobStore } from '../blob-store.ts'
import { contentsOf } from '../contents-of.ts'
import { folderMaker, ignoreMissing, writeContent } from '../on-disk.ts'
import { openS3Client, type BucketSettings, type S3Client } from './client.ts'
import { contentOf } from './read-object.ts'
import { abortStaleUploads, putObject, uploadFile } from './upload.ts'
import { elementsIn, textIn } from './xml.ts'

const day = 24 * 60 * 60 * 1000
/** What is not longer is sent from memory. */
const smallBytes = 256 * 1024

type BucketOptions = {
  /** A folder for files on their way to the bucket: only their end tells the hash, which is their name. */
  temporary: string
  /** Called once for each missing file. */
  onLost?: (hash: string) => void
}

/** A store of files in a bucket, under the names that they have in a folder. docs/decisions/0055 */
export function openBucketStore(settings: BucketSettings, { temporary, onLost = () => {} }: BucketOptions): BlobStore {
  const client = openS3Client(settings)
  const lost = new Set<string>()
  const ensureFolder = folderMaker()
  /** The local copies of pinned files, by hash. */
  const held = new Map<string, Set<string>>()

  const removeCopy = (path: string): Promise<void> => unlink(path).catch(ignoreMissing)

  /** Writes content into a local file, and that into the bucket. */
  async function putFromDisk(content: Content, limit: number): Promise<StoredBlob & { copy: string }> {
    // A stream that fails before it is read would end the process; the read below sees the error.
    if (content instanceof Readable) content.on('error', () => {})
    const copy = join(temporary, randomUUID())
    try {
      await ensureFolder(temporary)
      const blob = await writeContent(copy, content, { limit, isSynced: false })
      await uploadFile(client, copy, blob)
      return { ...blob, copy }
    } catch (error) {
      if (content instanceof Readable) content.destroy()
      await removeCopy(copy)
      throw error
    }
  }

  async function putFromMemory(content: Uint8Array): Promise<StoredBlob> {
    const sha256 = createHash('sha256').update(content).digest('hex')
    await putObject(client, sha256, { size: content.length, sha256, read: () => content })
    return { hash: sha256, size: content.length }
  }

  async function put(content: Content, { limit }: { limit: number }): Promise<StoredBlob> {
    if (content instanceof Uint8Array && content.length > limit)
      throw new BlobTooLargeError(`the content is longer than ${limit} bytes`)
    if (content instanceof Uint8Array && content.length <= smallBytes) return putFromMemory(content)
    const { hash, size, copy } = await putFromDisk(content, limit)
    await removeCopy(copy)
    return { hash, size }
  }

  /** A pinned copy of the file, opened. */
  async function openCopy(hash: string) {
    for (const path of held.get(hash) ?? []) {
      const file = await open(path).catch(ignoreMissing)
      if (file) return { path, file }
    }
    return undefined
  }

  /** Stores a pinned file again that was deleted. */
  async function putBack(hash: string): Promise<boolean> {
    const copy = await openCopy(hash)
    if (!copy) return false
    await using file = copy.file
    await uploadFile(client, copy.path, { hash, size: (await file.stat()).size })
    return true
  }

  const store: BlobStore = {
    put,
    join: (hashes, signal) => put(contentsOf(store.open, hashes, signal), { limit: Infinity }),

    pin() {
      const pinned: { hash: string; copy: string }[] = []
      return {
        async put(content, { limit }) {
          const { hash, size, copy } = await putFromDisk(content, limit)
          pinned.push({ hash, copy })
          held.set(hash, (held.get(hash) ?? new Set()).add(copy))
          return { hash, size }
        },
        async release() {
          for (const { hash, copy } of pinned.splice(0)) {
            const copies = held.get(hash)
            copies?.delete(copy)
            if (copies?.size === 0) held.delete(hash)
            await removeCopy(copy)
          }
        },
      }
    },

    async open(hash) {
      const key = pathOfHash(hash)
      const copy = await openCopy(hash)
      if (copy) return { stream: copy.file.createReadStream(), size: (await copy.file.stat()).size }
      const response = await client.send({ method: 'GET', key })
      if (!response) return undefined
      const size = Number(response.headers['content-length'])
      return { stream: Readable.from(contentOf(client, { hash, size }, response), { objectMode: false }), size }
    },

    has: async hash => (await headOf(client, hash)) !== undefined || putBack(hash),

    async isComplete(hash, size) {
      if ((await headOf(client, hash))?.size === size) return true
      if (!lost.has(hash)) onLost(hash)
      lost.add(hash)
      return false
    },

    async remove(hash, { olderThan } = { olderThan: 0 }) {
      const object = await headOf(client, hash)
      if (!object || object.age < olderThan) return false
      await client.read({ method: 'DELETE', key: pathOfHash(hash) })
      return true
    },

    async *shelf(first) {
      for (let token: string | undefined = ''; token !== undefined;) {
        const after: Record<string, string> = token === '' ? {} : { 'continuation-token': token }
        const query = { 'list-type': '2', prefix: `${shelfName(first)}/`, ...after }
        const list = await client.read({ method: 'GET', query })
        for (const object of elementsIn(list, 'Contents')) {
          const hash = textIn(object, 'Key').slice('ab/cd/'.length)
          const age = Math.max(0, Date.now() - Date.parse(textIn(object, 'LastModified')))
          if (/^[0-9a-f]{64}$/.test(hash)) yield { hash, size: Number(textIn(object, 'Size')), age }
        }
        token = textIn(list, 'NextContinuationToken') || undefined
      }
    },

    sweepTemporary: () => abortStaleUploads(client, day),
  }
  return store
}

/** What the server knows of an object. Both times are of its clock; it may round up to a second that has yet to come. */
async function headOf(client: S3Client, hash: string): Promise<{ size: number; age: number } | undefined> {
  const response = await client.send({ method: 'HEAD', key: pathOfHash(hash) })
  if (!response) return undefined
  response.resume()
  const { 'content-length': size, 'last-modified': put = '', date = '' } = response.headers
  return { size: Number(size), age: Math.max(0, (Date.parse(date) || Date.now()) - Date.parse(put)) }
}
