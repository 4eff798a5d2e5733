import { createReadStream } from 'node:fs'
import { DamagedGzipError, gunzipChunks } from '../../import/gzip.ts'
import { refuseSource } from '../text.ts'
import { readTar } from './tar.ts'

/** A row of a table in a dump; null is an empty value. */
export type DumpRow = Readonly<Record<string, string | null>>
export type RowReaders = Readonly<Record<string, (row: DumpRow) => void | Promise<void>>>

/** The limit of the compression ratio, against zip bombs; text of a database is far below it. */
const maxExpansion = 200
const maxLine = 64 * 1024 * 1024

/** Reads the tables of a backup of Discourse (`.tar.gz`) or of the dump in it (`dump.sql`, `dump.sql.gz`) as a stream. */
export async function readDump(path: string, readers: RowReaders): Promise<void> {
  const file = createReadStream(path, { highWaterMark: 1_048_576 })
  try {
    for await (const chunks of dumpsIn(file, path)) await readTables(chunks, readers, path)
  } finally {
    file.destroy()
  }
}

async function* dumpsIn(file: AsyncIterable<Buffer>, path: string): AsyncGenerator<AsyncIterable<Buffer>> {
  if (/\.sql(?:\.gz)?$/i.test(path)) {
    yield /\.gz$/i.test(path) ? unpacked(file, path) : file
    return
  }
  const archive = /\.(?:tgz|gz)$/i.test(path) ? unpacked(file, path) : file
  for await (const { path: name, content } of readTar(archive, path)) {
    if (!/(?:^|\/)dump\.sql(?:\.gz)?$/.test(name)) continue
    yield name.endsWith('.gz') ? unpacked(content, path) : content
    // The dump is first; the uploads after it may be large.
    return
  }
  refuseSource(t => t.cli.importFrom.noDump({ path }))
}

async function* unpacked(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  try {
    yield* gunzipChunks(chunks, (packed, bytes) => {
      if (bytes > packed * maxExpansion + 1_048_576) refuseSource(t => t.cli.import.source.tooLarge({ path }))
    })
  } catch (error) {
    if (!(error instanceof DamagedGzipError)) throw error
    refuseSource(t => t.cli.import.source.badGzip({ path, reason: error.message }))
  }
}

/** The lines of a text, joined across chunks. */
async function* lines(chunks: AsyncIterable<Buffer>, path: string): AsyncGenerator<Buffer> {
  let rest: Buffer[] = []
  let size = 0
  for await (const chunk of chunks) {
    let from = 0
    for (let end = chunk.indexOf(0x0a); end >= 0; end = chunk.indexOf(0x0a, from)) {
      const part = chunk.subarray(from, end)
      yield rest.length === 0 ? part : Buffer.concat([...rest, part])
      ;[rest, size] = [[], 0]
      from = end + 1
    }
    if (from < chunk.length) {
      rest.push(chunk.subarray(from))
      size += chunk.length - from
    }
    if (size > maxLine) refuseSource(t => t.cli.import.source.tooLarge({ path }))
  }
  if (size > 0) yield Buffer.concat(rest)
}

const copyLine = /^COPY (?:"?\w+"?\.)?"?(\w+)"? \(([^)]*)\) FROM stdin;$/

async function readTables(chunks: AsyncIterable<Buffer>, readers: RowReaders, path: string): Promise<void> {
  let inside: { names: string[]; read: RowReaders[string] | undefined } | null = null
  let found = 0
  for await (const line of lines(chunks, path)) {
    if (inside === null) {
      const start = line.length < 10_000 ? copyLine.exec(line.toString('utf8')) : null
      if (start) {
        found += 1
        const names = start[2]!.split(',').map(name => name.trim().replaceAll('"', ''))
        inside = { names, read: Object.hasOwn(readers, start[1]!) ? readers[start[1]!] : undefined }
      }
    } else if (line.length === 2 && line.toString('latin1') === '\\.') inside = null
    else if (inside.read) await inside.read(rowOf(inside.names, line))
  }
  if (found === 0) refuseSource(t => t.cli.importFrom.noDump({ path }))
}

function rowOf(names: readonly string[], line: Buffer): DumpRow {
  const values = line.toString('utf8').split('\t')
  const row: Record<string, string | null> = {}
  for (const [n, name] of names.entries()) row[name] = valueOf(values[n])
  return row
}

const escapes: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v' }
const valueOf = (text = '\\N'): string | null =>
  text === '\\N'
    ? null
    : text.includes('\\')
      ? text.replace(/\\([\s\S])/g, (_all, sign: string) => escapes[sign] ?? sign)
      : text
