import { randomUUID } from 'node:crypto'
import { HtmlRefusedError, sanitise } from '#content/text/index.ts'
import type { BundleRow, BundleTable, ImportContext } from '#runtime/bundle/part.ts'
import type { Tx } from '#storage/database.ts'
import type { IdMap } from './id-map.ts'
import { bundledColumns, quoteName, type Column } from './read-rows.ts'
import { refuse } from './refusal.ts'

export type LoadContext = ImportContext & { ids: IdMap }
export type TableLoader = { load(rows: readonly BundleRow[]): Promise<void>; leftOut(): number }

/** Writes rows of one table, with their new numbers. `given`: the columns that the bundle has. */
export async function tableLoader(
  tx: Tx,
  table: BundleTable,
  given: readonly string[],
  context: LoadContext,
): Promise<TableLoader> {
  // A bundle from before the table had it lacks the id of the group.
  const columns = (await bundledColumns(tx, table)).filter(({ name }) => name === 'group_id' || given.includes(name))
  const known = [...columns.map(({ name }) => name), ...(table.leftOut ?? [])]
  if (given.some(name => !known.includes(name))) refuse(t => t.newer)
  const extra = (await bundledColumns(tx, { ...table, leftOut: [] })).map(({ name }) => name)
  let leftOut = 0
  return {
    leftOut: () => leftOut,
    async load(rows) {
      let mapped = mapRows(table, columns, rows, context)
      // Rows may refer to what is gone: such numbers must not be those of others here.
      if (await context.ids.takeMissing(tx)) mapped = mapRows(table, columns, rows, context)
      leftOut += rows.length - mapped.length
      await Promise.all(mapped.map(row => sanitizeRow(table, row)))
      for (const column of table.uuids ?? []) await replaceTaken(tx, table, column, mapped)
      const names = Object.keys(mapped[0] ?? {}).filter(name => extra.includes(name))
      await insert(tx, table, names, mapped)
    },
  }
}

async function insert(tx: Tx, { table }: BundleTable, names: readonly string[], rows: readonly BundleRow[]) {
  if (rows.length === 0) return
  const [into, list] = [quoteName(table), names.map(quoteName).join(', ')]
  const text = `insert into ${into} (${list}) overriding system value
    select ${list} from json_populate_recordset(null::${into}, $1::json)`
  await tx.execute({ name: '', text }, [JSON.stringify(rows)])
}

function mapRows(
  table: BundleTable,
  columns: readonly Column[],
  rows: readonly BundleRow[],
  context: LoadContext,
): BundleRow[] {
  return rows.flatMap(old => {
    const row = mapRow(table, columns, old, context)
    const read = row && table.read ? table.read(row, old, context) : row
    return read ? [read] : []
  })
}

/** A row with the numbers of this server; null if a person that it needs isn't there. */
function mapRow(
  { id, refs = {}, lists = {} }: BundleTable,
  columns: readonly Column[],
  old: BundleRow,
  { ids, group_id }: LoadContext,
): BundleRow | null {
  const row: BundleRow = {}
  for (const { name, isRequired } of columns) {
    const value = old[name] ?? null
    const [kind, listed] = [name === 'id' ? id : refs[name], lists[name]]
    if (name === 'group_id') row[name] = group_id
    else if (listed !== undefined) row[name] = numbers(value).flatMap(number => ids.find(listed, number) ?? [])
    else if (kind !== undefined) row[name] = newId(kind, value, ids)
    else if (name !== 'id') row[name] = value
    if (kind === 'account' && isRequired && row[name] === null) return null
  }
  return row
}

/** 0 is the top of a tree, and no object anywhere. */
const newId = (kind: string, old: unknown, ids: IdMap): number | null =>
  typeof old !== 'number' ? null : old === 0 ? 0 : ids.find(kind, old)

const numbers = (value: unknown): number[] =>
  Array.isArray(value) ? value.filter((item): item is number => typeof item === 'number') : []

async function sanitizeRow({ html = [] }: BundleTable, row: BundleRow): Promise<void> {
  for (const path of typeof html === 'function' ? html(row) : html) await sanitizeAt(row, path.split('.'))
}

/** Sanitizes the text at a path inside of a value, in place. */
async function sanitizeAt(value: unknown, [key, ...rest]: readonly string[]): Promise<void> {
  if (typeof value !== 'object' || value === null || key === undefined) return
  if (key === '*') {
    for (const item of Object.values(value)) await sanitizeAt(item, rest)
    return
  }
  const holder = value as Record<string, unknown>
  const inside = Object.hasOwn(holder, key) ? holder[key] : undefined
  if (rest.length > 0) return sanitizeAt(inside, rest)
  if (typeof inside === 'string' && inside.includes('<')) holder[key] = await sanitise(inside).catch(refuseHtml)
}

function refuseHtml(error: unknown): never {
  if (error instanceof HtmlRefusedError) refuse(t => t.badHtml)
  throw error
}

/** A group may be imported where it, or a copy, still is. */
async function replaceTaken(tx: Tx, { table }: BundleTable, column: string, rows: readonly BundleRow[]): Promise<void> {
  const text = `select ${quoteName(column)}::text as taken from ${quoteName(table)} where ${quoteName(column)} = any($1::uuid[])`
  const found = await tx.execute({ name: '', text }, [rows.map(row => row[column])])
  const taken = new Set(found.rows.map(row => row['taken']))
  for (const row of rows) if (taken.has(row[column])) row[column] = randomUUID()
}
