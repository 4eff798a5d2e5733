import type pg from 'pg'
import { conversions } from '#storage/values.ts'
import { findOuterColumns } from './outer-joins.ts'

/** TypeScript types, as text: one per parameter, one per column. */
export type QueryTypes = { params: string[]; row: Record<string, string> }

type Column = { name: string; dataTypeID: number; tableID: number; columnID: number }

/** Asks the server what a query takes and answers, without running it. */
export async function describeQuery(client: pg.Client, name: string, markedText: string): Promise<QueryTypes> {
  const columns = await prepare(client, name, markedText)
  const outer = await findOuterColumns(client, markedText)
  const { rows } = await client.query<{ oids: number[] }>(
    'select parameter_types::oid[] as oids from pg_prepared_statements where name = $1',
    [name],
  )
  const params = await Promise.all((rows[0]?.oids ?? []).map(oid => typeOf(client, oid, 'write')))
  const row: Record<string, string> = {}
  for (const [index, column] of columns.entries()) {
    const plain = column.name.replace(/[!?]$/, '')
    if (column.name === '?column?' || plain in row) throw new Error(`the column ${column.name} needs a name of its own`)
    const type = await typeOf(client, column.dataTypeID, 'read')
    const nullable = outer.has(index) || !(await isNotNull(client, column))
    const mark = /[!?]$/.exec(column.name)?.[0]
    // `unknown` holds null already.
    row[plain] = (mark ? mark === '?' : nullable) && type !== 'unknown' ? `${type} | null` : type
  }
  return { params: params.map(type => `${type} | null`), row }
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
  const known = conversions.get(oid)
  if (known) return known[direction]
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
  if (type.name.startsWith('_')) throw new Error(`no reader for arrays of ${type.name.slice(1)}: cast it to text[]`)
  return 'string'
}
