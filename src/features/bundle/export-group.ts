import { createHash } from 'node:crypto'
import { zipOf, type ZipEntry } from '#content/zip.ts'
import { filePath } from '#runtime/bundle/file-path.ts'
import type { BundleSource } from '#runtime/bundle/part.ts'
import { version as software } from '#runtime/process/version.ts'
import type { Database, Tx } from '#storage/database.ts'
import { bundleFormat, bundleVersion, manifestPath, peoplePath, tablePath, type Manifest } from './manifest.ts'
import { bundleParts, bundleTables } from './parts.ts'
import { bundledColumns, hashesSql, linesOf, peopleSql, tableLines } from './read-rows.ts'
import { readme } from './readme.ts'

/** What has been written so far, for progress. */
export type ExportProgress = { rows: number; files: number; fileBytes: number; missing: string[] }

type ContentDigest = { bytes: number; sha256: string; rows: number }

/** Passes content on, and calls back with its size and hash. */
async function* hashed(content: AsyncIterable<Uint8Array>, done: (written: Omit<ContentDigest, 'rows'>) => void) {
  const hash = createHash('sha256')
  let bytes = 0
  for await (const chunk of content) {
    hash.update(chunk)
    bytes += chunk.length
    yield chunk
  }
  done({ bytes, sha256: hash.digest('hex') })
}

export type ExportOptions = {
  database: Database
  source: Omit<BundleSource, 'tx'>
  progress: ExportProgress
  /** Writes the zip while it's made. Only a few rows are in memory at a time. */
  write(zip: AsyncIterable<Uint8Array>): Promise<unknown>
}

/** Exports a group as a zip, as it is at one moment. */
export const exportGroup = ({ database, source, progress, write }: ExportOptions): Promise<void> =>
  database.transaction(async tx => {
    await oneMoment(tx)
    await write(zipOf(entriesOf({ ...source, tx }, progress)))
  })

const oneMoment = (tx: Tx) =>
  tx.execute({ name: '', text: 'set transaction isolation level repeatable read, read only' }, [])

async function* entriesOf(source: BundleSource, progress: ExportProgress): AsyncGenerator<ZipEntry> {
  const { tx, group, url } = source
  const manifest: Manifest = {
    ...{ format: bundleFormat, version: bundleVersion, software },
    ...{ created: new Date().toISOString(), site: url },
    group: { id: group.id, name: group.name, parent: group.parent_id === null ? '' : group.name.split('+')[0]! },
    ...{ people: 0, tables: [], others: [], files: { count: 0, bytes: 0 } },
  }
  yield { path: 'README.txt', content: readme(manifest) }

  async function* rowsAs(lines: AsyncIterable<string[]>, done: (written: ContentDigest) => void) {
    let rows = 0
    async function* bytes() {
      for await (const some of lines) {
        rows += some.length
        progress.rows += some.length
        yield Buffer.from(`${some.join('\n')}\n`)
      }
    }
    yield* hashed(bytes(), written => done({ ...written, rows }))
  }
  const people = linesOf(tx, peopleSql(bundleTables), group.id)
  yield {
    path: peoplePath,
    content: rowsAs(people, ({ rows, ...written }) => {
      manifest.people = rows
      manifest.others.push({ path: peoplePath, ...written })
    }),
  }
  for (const table of bundleTables) {
    const columns = (await bundledColumns(tx, table)).map(({ name }) => name)
    const path = tablePath(table.table)
    const content = rowsAs(tableLines(tx, table, columns, group.id), written =>
      manifest.tables.push({ name: table.table, columns, path, ...written }),
    )
    yield { path, content }
  }
  for (const { files } of bundleParts) {
    for await (const { path, content } of files?.(source) ?? []) {
      const chunks = typeof content === 'string' ? [Buffer.from(content)] : (content ?? [])
      yield { path, content: hashed(asStream(chunks), written => manifest.others.push({ path, ...written })) }
    }
  }
  yield* filesOf(source, manifest, progress)
  yield { path: manifestPath, content: `${JSON.stringify(manifest, undefined, 2)}\n` }
}

async function* asStream(chunks: Iterable<Uint8Array> | AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  yield* chunks
}

/** The attachments and other files, each once. One that is missing is noted: the rest is still worth having. */
async function* filesOf({ tx, blobs, group }: BundleSource, manifest: Manifest, progress: ExportProgress) {
  for await (const hashes of linesOf(tx, hashesSql(bundleTables), group.id)) {
    for (const hash of hashes) {
      const blob = await blobs.open(hash)
      if (!blob) {
        progress.missing.push(hash)
        continue
      }
      manifest.files.count += 1
      manifest.files.bytes += blob.size
      progress.files += 1
      progress.fileBytes += blob.size
      yield { path: filePath(hash), content: blob.stream as AsyncIterable<Uint8Array> }
    }
  }
}
