import type { ZipEntry } from '#content/zip.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { BlobStore } from '#storage/blobs/blob-store.ts'
import type { ExportSource } from '../accounts/index.ts'
import type { Column } from '#contract/databases.ts'
import { formatValue } from './columns/value-texts.ts'
import type { CellValue } from './columns/values.ts'

const atOnce = 100
const rowsAfter = query(
  'export.databaseRows',
  `select r.id, r.group_id, r.row_num, r.created, r.updated, r.vals, t.name as table_name, t.columns
   from database_rows r join database_tables t on t.id = r.table_id
   where r.account_id = :account_id and r.id > :after order by r.id limit ${atOnce}`,
)
const imagesAfter = query(
  'export.databaseImages',
  `select i.row_id, i.col_id, i.hash, i.filename from database_images i
   join database_rows r on r.id = i.row_id and r.account_id = :account_id
   where (i.row_id, i.col_id) > (:row_id, :col_id) order by i.row_id, i.col_id limit ${atOnce}`,
)

async function* rowLines(tx: Tx, account_id: number): AsyncGenerator<Uint8Array> {
  for (let after = 0; ;) {
    const rows = await rowsAfter.all(tx, { account_id, after })
    for (const { vals, columns, ...row } of rows) {
      const values = new Map((vals as CellValue[]).map(value => [value.col_id, value]))
      const fields = (columns as Column[])
        .filter(({ id }) => values.has(id))
        .map(column => [column.name, formatValue(column, values.get(column.id))])
      yield Buffer.from(`${JSON.stringify({ ...row, values: Object.fromEntries(fields) })}\n`)
    }
    if (rows.length < atOnce) return
    after = rows.at(-1)!.id
  }
}

async function* pictures(tx: Tx, account_id: number, blobs: BlobStore): AsyncGenerator<ZipEntry> {
  for (let [row_id, col_id] = [0, 0]; ;) {
    const images = await imagesAfter.all(tx, { account_id, row_id, col_id })
    for (const image of images) {
      const blob = await blobs.open(image.hash)
      const path = `databases/${image.row_id}/${image.col_id}-${image.filename}`
      if (blob) yield { path, content: blob.stream as AsyncIterable<Uint8Array> }
    }
    const last = images.at(-1)
    if (!last || images.length < atOnce) return
    ;[row_id, col_id] = [last.row_id, last.col_id]
  }
}

/** Exports the rows that an account added to tables, with their images. */
export const databaseExport = ({ blobs }: { blobs: BlobStore }): ExportSource =>
  async function* (tx, { id }) {
    yield { path: 'database_rows.jsonl', content: rowLines(tx, id) }
    yield* pictures(tx, id, blobs)
  }
