import { createHash } from 'node:crypto'
import { openPromise, type Entry, type ZipFile } from 'yauzl'
import { bundleFormat, bundleVersion, hashOfPath, manifestPath, type Manifest } from './manifest.ts'
import { bundleTables } from './parts.ts'
import { BundleRefusedError, refuse } from './refusal.ts'

/** A bundle whose table of contents was checked; its contents were not. */
export type OpenBundle = {
  manifest: Manifest
  /** What the files take on disk. */
  fileBytes: number
  /** A file that the manifest lists, in pieces. */
  content(path: string): AsyncGenerator<Buffer>
  /** The files by hash. Each has to be read to its end, or to an error, before the next. */
  files(): AsyncGenerator<{ hash: string; size: number; content: AsyncIterable<Buffer> }>
  close(): void
}

const maxManifest = 20_000_000
const maxEntries = 5_000_000

const open = (path: string): Promise<ZipFile> => openPromise(path, { autoClose: false }).catch(refuseZip)

function refuseZip(error: unknown): never {
  if (error instanceof BundleRefusedError) throw error
  return refuse(t => t.badZip({ reason: error instanceof Error ? error.message : String(error) }))
}

/** Whether a file is the bundle of a group: a zip with a manifest. */
export async function isBundle(path: string): Promise<boolean> {
  const zip = await openPromise(path, { autoClose: false }).catch(() => undefined)
  if (!zip) return false
  try {
    for await (const { fileName } of zip.eachEntry()) if (fileName === manifestPath) return true
    return false
  } catch {
    return false
  } finally {
    zip.close()
  }
}

/** Reads the table of contents. Paths are compared, never used. */
export async function openBundle(path: string): Promise<OpenBundle> {
  const zip = await open(path)
  try {
    const { named, fileBytes } = await contentsOf(zip)
    const manifest = await readManifest(zip, named.get(manifestPath))
    const listed = new Set([...manifest.tables, ...manifest.others].map(entry => entry.path))
    for (const name of named.keys())
      if (name !== manifestPath && name !== 'README.txt' && !listed.has(name)) refuse(t => t.unexpected({ path: name }))
    for (const name of listed) if (!named.has(name)) refuse(t => t.lacks({ path: name }))
    return {
      ...{ manifest, fileBytes },
      async *content(name) {
        yield* streamOf(zip, named.get(name) ?? refuse(t => t.lacks({ path: name })))
      },
      async *files() {
        const again = await open(path)
        try {
          for await (const entry of again.eachEntry()) {
            const hash = hashOfPath(entry.fileName)
            if (hash !== undefined) yield { hash, size: entry.uncompressedSize, content: streamOf(again, entry) }
          }
        } finally {
          again.close()
        }
      },
      close: () => zip.close(),
    }
  } catch (error) {
    zip.close()
    return refuseZip(error)
  }
}

async function contentsOf(zip: ZipFile): Promise<{ named: Map<string, Entry>; fileBytes: number }> {
  const named = new Map<string, Entry>()
  let [fileBytes, packed] = [0, 0]
  if (zip.entryCount > maxEntries) refuse(t => t.tooLarge)
  for await (const entry of zip.eachEntry()) {
    packed += entry.compressedSize
    // Entries that overlap could unpack to anything.
    if (packed > zip.fileSize) refuse(t => t.badZip({ reason: 'overlapping entries' }))
    if (hashOfPath(entry.fileName) !== undefined) fileBytes += entry.uncompressedSize
    else if (named.has(entry.fileName) || named.size > 100_000) refuse(t => t.unexpected({ path: entry.fileName }))
    else named.set(entry.fileName, entry)
  }
  return { named, fileBytes }
}

async function* streamOf(zip: ZipFile, entry: Entry): AsyncGenerator<Buffer> {
  try {
    yield* (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>
  } catch (error) {
    refuseZip(error)
  }
}

async function readManifest(zip: ZipFile, entry: Entry | undefined): Promise<Manifest> {
  if (!entry) return refuse(t => t.noManifest)
  if (entry.uncompressedSize > maxManifest) return refuse(t => t.tooLarge)
  const chunks: Buffer[] = []
  for await (const chunk of streamOf(zip, entry)) chunks.push(chunk)
  const read = parseJson(Buffer.concat(chunks).toString()) as Partial<Manifest> | null | undefined
  if (read?.format !== bundleFormat || typeof read.version !== 'number') return refuse(t => t.noManifest)
  if (read.version > bundleVersion) return refuse(t => t.newer)
  // Only imports need them, and they take long to load.
  const [{ Check }, { Manifest }] = await Promise.all([import('typebox/value'), import('./manifest-schema.ts')])
  if (!Check(Manifest, read)) return refuse(t => t.damaged({ path: manifestPath }))
  const known = new Set(bundleTables.map(({ table }) => table))
  if (read.tables.some(({ name }) => !known.has(name))) return refuse(t => t.newer)
  if (new Set(read.tables.map(({ name }) => name)).size < read.tables.length)
    return refuse(t => t.damaged({ path: manifestPath }))
  return read
}

export function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Passes a file on, and refuses it unless it has the given size and hash. */
export async function* checked(
  path: string,
  content: AsyncIterable<Buffer>,
  { bytes, sha256 }: { bytes: number; sha256: string },
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let read = 0
  for await (const chunk of content) {
    read += chunk.length
    if (read > bytes) refuse(t => t.damaged({ path }))
    hash.update(chunk)
    yield chunk
  }
  if (read !== bytes || hash.digest('hex') !== sha256) refuse(t => t.damaged({ path }))
}
