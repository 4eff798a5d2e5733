import type { BundleRow } from '#runtime/bundle/part.ts'
import { parseJson } from './open-bundle.ts'
import { refuse } from './refusal.ts'

/** An email of 64 MiB in hexadecimal, and something around it. */
const maxLine = 150 * 1024 * 1024

export type SizedRow = { row: BundleRow; bytes: number }

/** The rows of a file with a JSON object per line. */
export async function* rowsIn(path: string, content: AsyncIterable<Buffer>): AsyncGenerator<SizedRow> {
  let pieces: Buffer[] = []
  let length = 0
  for await (const chunk of content) {
    let from = 0
    for (let feed = chunk.indexOf(0x0a); feed >= 0; feed = chunk.indexOf(0x0a, from)) {
      const line = Buffer.concat([...pieces, chunk.subarray(from, feed)])
      yield { row: rowOf(path, line), bytes: line.length }
      pieces = []
      length = 0
      from = feed + 1
    }
    length += chunk.length - from
    if (length > maxLine) refuse(t => t.longLine({ path }))
    pieces.push(chunk.subarray(from))
  }
  if (length > 0) refuse(t => t.damaged({ path }))
}

function rowOf(path: string, line: Buffer): BundleRow {
  const row = parseJson(line.toString())
  if (typeof row !== 'object' || row === null || Array.isArray(row)) return refuse(t => t.damaged({ path }))
  return row as BundleRow
}

const mostRows = 500
const mostBytes = 4_000_000

/** Rows in batches that fit into memory. */
export async function* inBatches(rows: AsyncIterable<SizedRow>): AsyncGenerator<BundleRow[]> {
  let batch: BundleRow[] = []
  let size = 0
  for await (const { row, bytes } of rows) {
    if (batch.length > 0 && (batch.length === mostRows || size + bytes > mostBytes)) {
      yield batch
      batch = []
      size = 0
    }
    batch.push(row)
    size += bytes
  }
  if (batch.length > 0) yield batch
}
