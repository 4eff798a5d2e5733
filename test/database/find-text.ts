import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { World } from '../world.ts'

type Column = { table_name: string; column_name: string; data_type: string }

/**
 * Every column of the database in which a text stands, as `table.column`, and «files» for the folder of files. Case does not
 * matter; what is in base64 is looked at as it says.
 */
export async function columnsContaining(world: World, text: string): Promise<string[]> {
  const columns = (await world.sql(
    `select c.table_name, c.column_name, c.data_type from information_schema.columns c
     join information_schema.tables t using (table_schema, table_name)
     where c.table_schema = 'public' and t.table_type = 'BASE TABLE' order by 1, 2`,
  )) as Column[]
  const found: string[] = []
  for (const { table_name, column_name, data_type } of columns) {
    const value = data_type === 'bytea' ? `encode(${column_name}, 'escape')` : `${column_name}::text`
    const rows = (await world.sql(`select ${value} as value from ${table_name} where ${column_name} is not null`)) as {
      value: string
    }[]
    if (rows.some(row => holds(row.value, text))) found.push(`${table_name}.${column_name}`)
  }
  const files = await readdir(world.settings.blobs, { recursive: true, withFileTypes: true }).catch(() => [])
  for (const file of files)
    if (file.isFile() && holds((await readFile(join(file.parentPath, file.name))).toString('latin1'), text))
      return [...found, 'files']
  return found
}

const holds = (value: string, text: string): boolean =>
  [
    value,
    ...(value.match(/[A-Za-z0-9+/=\n]{40,}/g) ?? []).map(encoded => Buffer.from(encoded, 'base64').toString()),
  ].some(one => one.toLowerCase().includes(text.toLowerCase()))
