import { createHash } from 'node:crypto'
import type { TestDatabase } from '../database.ts'

/** The rows of each table as one hash, and what its constraints, indexes and triggers are. */
export async function contentOf({ sql }: Pick<TestDatabase, 'sql'>): Promise<Record<string, unknown>> {
  const tables = await sql(
    `select relname as name from pg_class where relkind = 'r' and relnamespace = current_schema()::regnamespace order by 1`,
  )
  const content: Record<string, unknown> = {}
  for (const { name } of tables) {
    const rows = await sql(`select md5(t::text) as row from "${String(name)}" t order by 1`)
    content[String(name)] = createHash('md5').update(JSON.stringify(rows)).digest('hex')
  }
  content['indexes'] = await sql(
    `select indexdef from pg_indexes where schemaname = current_schema() order by indexname`,
  )
  content['constraints'] = await sql(
    `select conrelid::regclass::text as "table", conname, pg_get_constraintdef(oid) as definition, convalidated
     from pg_constraint where connamespace = current_schema()::regnamespace order by 1, 2`,
  )
  content['triggers'] = await sql(
    `select tgrelid::regclass::text as "table", tgname, tgenabled from pg_trigger where not tgisinternal order by 1, 2`,
  )
  return content
}
