import type { BundleTable } from '#runtime/bundle/part.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const columnsOf = query(
  'bundle.columns',
  `select a.attname::text as "name!", a.attnotnull as "isRequired!" from pg_attribute a
   where a.attrelid = to_regclass(:table) and a.attnum > 0 and not a.attisdropped and a.attgenerated = '' order by a.attnum`,
)

export type Column = { name: string; isRequired: boolean }

/** The columns of a table that are in a bundle. */
export async function bundledColumns(tx: Tx, { table, leftOut = [] }: BundleTable): Promise<Column[]> {
  const columns = await columnsOf.all(tx, { table })
  return columns.filter(({ name }) => !leftOut.includes(name))
}

/** Names come from declarations and the catalog, never from a bundle. */
export const quoteName = (name: string): string => `"${name.replaceAll('"', '""')}"`

const rowsSql = (
  { table, order, rows = 't.group_id = $1', texts = [] }: BundleTable,
  columns: readonly string[],
): string => {
  const list = columns
    .map(name => (texts.includes(name) ? `t.${quoteName(name)}::text` : `t.${quoteName(name)}`))
    .join(', ')
  const ordered = order
    .split(', ')
    .map(name => `t.${quoteName(name)}`)
    .join(', ')
  return `select to_json(r)::text as line from (select ${list} from ${quoteName(table)} t where ${rows} order by ${ordered}) r`
}

const bytesAtOnce = 1_000_000
const mostAtOnce = 1000

/** The lines of a query about a group, a few at a time: as many as fit into memory. In a transaction. */
export async function* linesOf(tx: Tx, text: string, group_id: number): AsyncGenerator<string[]> {
  const name = 'bundle_rows'
  // A cursor takes no parameters.
  const bound = text.replaceAll('$1', String(BigInt(group_id)))
  await tx.execute({ name: '', text: `declare ${name} no scroll cursor for ${bound}` }, [])
  for (let count = 10; ;) {
    const { rows } = await tx.execute({ name: '', text: `fetch ${count} from ${name}` }, [])
    const lines = rows.map(row => String(row['line']))
    if (lines.length > 0) yield lines
    if (lines.length < count) break
    const average = lines.reduce((sum, line) => sum + line.length, 0) / lines.length
    count = Math.max(1, Math.min(count * 2, mostAtOnce, Math.floor(bytesAtOnce / average)))
  }
  await tx.execute({ name: '', text: `close ${name}` }, [])
}

/** The rows of a table as JSON. */
export const tableLines = (tx: Tx, table: BundleTable, columns: readonly string[], group_id: number) =>
  linesOf(tx, rowsSql(table, columns), group_id)

/** The people that the rows of a group refer to, as SQL. */
export function peopleSql(tables: readonly BundleTable[]): string {
  const references = tables.flatMap(({ table, refs = {}, rows = 't.group_id = $1' }) =>
    Object.entries(refs)
      .filter(([, kind]) => kind === 'account')
      .map(([column]) => `select t.${quoteName(column)} from ${quoteName(table)} t where ${rows}`),
  )
  // Of a deleted account that is banned somewhere only a hash of this server is left.
  return `select json_build_object('id', a.id, 'email', a.email, 'full_name', a.full_name, 'user_name', a.user_name,
      'timezone', a.timezone)::text as line
    from accounts a where a.id in (${references.join(' union ')}) and a.email not like 'deleted-%@deleted.invalid' order by a.id`
}

/** The hashes of all files that the rows of a group refer to, as SQL. */
export function hashesSql(tables: readonly BundleTable[]): string {
  const lists = tables.flatMap(({ table, hashes, rows = 't.group_id = $1' }) =>
    hashes === undefined ? [] : [`select unnest(${hashes}) as hash from ${quoteName(table)} t where ${rows}`],
  )
  return `select distinct hash as line from (${lists.join(' union all ')}) h where hash is not null order by 1`
}
