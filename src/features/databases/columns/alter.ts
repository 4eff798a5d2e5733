import { isDeepStrictEqual } from 'node:util'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { json } from '#storage/values.ts'
import { storedRow, type TableRow } from '../finders.ts'
import { valueConversion, type ConvertValue } from './parse-value.ts'
import type { Column } from '#contract/databases.ts'
import { sizeOf } from '../limits.ts'
import { searchKeysOf } from './value-texts.ts'
import type { CellValue } from './values.ts'

const batch = 500
const rowsAfter = query(
  'databaseRow.after',
  `select r.row_num, r.vals, r.words, r.size, coalesce((select sum(i.size) from database_images i
     where i.row_id = r.id and not (i.col_id = any(:dropped::int[]))), 0)::bigint as "pictures!"
   from database_rows r where r.table_id = :table_id and r.row_num > :after order by r.row_num limit ${batch}`,
)
const rewriteRows = query(
  'databaseRow.rewrite',
  `update database_rows r set vals = n.vals, words = n.words, bytes = n.bytes, size = n.size,
     keys = array(select k from jsonb_array_elements_text(n.keys) with ordinality e(k, o) order by o)
   from jsonb_to_recordset(:rows::jsonb) as n(row_num int, keys jsonb, words text, vals jsonb, bytes int, size bigint)
   where r.table_id = :table_id and r.row_num = n.row_num`,
)
const dropPictures = query(
  'databaseImage.dropColumns',
  `delete from database_images where table_id = :table_id and col_id = any(:dropped::int[])`,
)
const resize = query('database.resize', `update database_tables set size = size + :more where id = :id`)

/** A column, and the number of its values that would be lost. */
export type ColumnLoss = { col_id: number; name: string; values: number }
type AlterStep = { alter: ConvertValue; back: ConvertValue | undefined; loss: ColumnLoss }

function stepOf(before: Column, columns: readonly Column[]): AlterStep | undefined {
  const loss = { col_id: before.id, name: before.name, values: 0 }
  const after = columns.find(({ id }) => id === before.id)
  const alter = after ? valueConversion(before, after) : () => null
  return alter && { alter, back: after && valueConversion(after, before), loss }
}

/** The value after a conversion. It counts as lost if it cannot be converted back. */
async function convertedValue(step: AlterStep, value: CellValue): Promise<CellValue | null> {
  const after = await step.alter(value)
  const again = after && step.back ? await step.back(after) : after
  if (!again || !isDeepStrictEqual(again, value)) step.loss.values += 1
  return after
}

/**
 * Converts the rows of a locked table to its new columns, or only computes what would be lost and by how much the table
 * grows.
 */
export async function alterRows(
  tx: Tx,
  table: TableRow,
  columns: readonly Column[],
  { onlyLook }: { onlyLook: boolean },
): Promise<{ lost: ColumnLoss[]; more: number }> {
  const steps = new Map(table.columns.map(column => [column.id, stepOf(column, columns)]))
  const all = [...steps.values()].filter(step => step !== undefined)
  if (all.length === 0) return { lost: [], more: 0 }
  const isRetained = (id: number) => columns.some(column => column.id === id && column.type === 'image_column')
  const dropped = table.columns.filter(({ id, type }) => type === 'image_column' && !isRetained(id)).map(({ id }) => id)
  const table_id = table.id
  let more = 0
  for (let after = 0; ;) {
    const rows = (await rowsAfter.all(tx, { table_id, after, dropped })).map(storedRow)
    const rewritten = []
    for (const { row_num, vals, words, size, pictures } of rows) {
      const values: CellValue[] = []
      for (const value of vals) {
        const step = steps.get(value.col_id)
        const converted = step ? await convertedValue(step, value) : value
        if (converted) values.push(converted)
      }
      const bytes = sizeOf(values)
      const next = bytes + pictures
      more += next - size
      const searchKeys = searchKeysOf(columns, values)
      if (searchKeys.words === words && isDeepStrictEqual(values, vals)) continue
      rewritten.push({ row_num, vals: values, ...searchKeys, bytes, size: next })
    }
    if (rewritten.length > 0 && !onlyLook) await rewriteRows.run(tx, { table_id, rows: json(rewritten) })
    if (rows.length < batch) break
    after = rows.at(-1)!.row_num
  }
  if (!onlyLook) {
    await dropPictures.run(tx, { table_id, dropped })
    await resize.run(tx, { id: table_id, more })
  }
  return { lost: all.map(({ loss }) => loss).filter(({ values }) => values > 0), more }
}
