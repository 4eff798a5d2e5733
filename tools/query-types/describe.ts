import type pg from 'pg'
import { parseSql, type SqlText } from '#storage/sql-text.ts'
import { conversions } from '#storage/values.ts'
import { findOuterColumns } from './outer-joins.ts'

/** TypeScript types, as text: one per parameter, one per column. */
export type QueryTypes = { params: Record<string, string>; row: Record<string, string> }

type Column = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Asks the server for the parameters and columns of a query, without running it. */
export async function describeQuery(client: pg.Client, name: string, written: string): Promise<QueryTypes> {
  const sql = parseSql(written)
  const columns = await prepare(client, name, sql.text)
  const outer = await findOuterColumns(client, sql.text)
  const { rows } = await client.query<{ oids: number[] }>(
    'select parameter_types::oid[] as oids from pg_prepared_statements where name = $1',
    [name],
  )
  // Listing them takes the longer the more there are.
  await client.query('deallocate all')
  const params: Record<string, string> = {}
  for (const [index, parameter] of sql.parameters.entries()) {
    const type = await typeOf(client, rows[0]!.oids[index]!, 'write')
    params[parameter.name] = parameter.nullable ? `${type} | null` : type
  }
  const row: Record<string, string> = {}
  for (const [index, column] of columns.entries()) {
    if (column.name === '?column?' || column.name in row) throw new UnnamedColumnError(column.name)
    const type = await typeOf(client, column.dataTypeID, 'read')
    const nullable = nullableBy(sql, column.name, outer.has(index)) ?? !(await isNotNull(client, column))
    // `unknown` holds null already.
    row[column.name] = nullable && type !== 'unknown' ? `${type} | null` : type
  }
  return { params, row }
}

/**
 * What marks and joins say; undefined: the column itself has to. A mark on the answer wins over everything. One inside is
 * for whatever hands that column on, as long as no outer join leaves it empty.
 */
function nullableBy({ annotations }: SqlText, name: string, isOuter: boolean): boolean | undefined {
  const ofColumn = annotations.filter(({ column }) => column === name)
  const own = ofColumn.find(({ inner }) => !inner)
  if (own) return own.nullable
  return isOuter ? true : ofColumn[0]?.nullable
}

/** The column would be ambiguous. */
export class UnnamedColumnError extends Error {
  override name = 'UnnamedColumnError'

  constructor(column: string) {
    super(`the column ${column} needs a name of its own`)
  }
}
/** The driver hands over arrays of such a type as one text. */
export class UnreadableArrayError extends Error {
  override name = 'UnreadableArrayError'

  constructor(type: string) {
    super(`no reader for arrays of ${type}`)
  }
}

// Parse and describe only; pg itself has no call for that.
function prepare(client: pg.Client, name: string, text: string): Promise<Column[]> {
  return new Promise((resolve, reject) => {
    let columns: Column[] = []
    client.query({
      submit(connection: pg.Connection) {
        connection.parse({ name, text, types: [] }, true)
        connection.describe({ type: 'S', name }, true)
        connection.sync()
      },
      handleRowDescription: (message: { fields: Column[] }) => void (columns = message.fields),
      handleReadyForQuery: () => resolve(columns),
      handleError: reject,
    } as pg.Submittable)
  })
}

async function isNotNull(client: pg.Client, { tableID, columnID }: Column): Promise<boolean> {
  const { rows } = await client.query<{ attnotnull: boolean }>(
    'select attnotnull from pg_attribute where attrelid = $1 and attnum = $2',
    [tableID, columnID],
  )
  return rows[0]?.attnotnull ?? false
}

type ServerType = { name: string; kind: string; base: number; element: number; labels: string[] | null }

async function typeOf(client: pg.Client, oid: number, direction: 'read' | 'write'): Promise<string> {
  const conversion = conversions.get(oid)
  if (conversion) return conversion[direction]
  const { rows } = await client.query<ServerType>(
    `select typname as name, typtype as kind, typbasetype as base, typelem as element,
       (select array_agg(enumlabel::text order by enumsortorder) from pg_enum where enumtypid = $1) as labels
     from pg_type where oid = $1`,
    [oid],
  )
  const type = rows[0]
  if (!type) throw new Error(`the type ${oid} is unknown`)
  if (type.labels) return type.labels.map(label => JSON.stringify(label)).join(' | ')
  if (type.kind === 'd') return typeOf(client, type.base, direction)
  if (type.name.startsWith('_')) throw new UnreadableArrayError(type.name.slice(1))
  return 'string'
}
