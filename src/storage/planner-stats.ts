import type { Client } from 'pg'

// What tables will be like: few groups with many rows each, and few states that anything can be in.
const assumedStats = `(values ('group_id', 10), ('status', 2), ('user_status', 2), ('state', 2)) as told(name, values)`

const restoreStats = `
  select pg_restore_attribute_stats('schemaname', current_schema()::text, 'relname', c.relname::text, 'attname', a.attname::text,
    'inherited', false, 'version', current_setting('server_version_num')::int,
    'null_frac', 0::real, 'avg_width', 8, 'n_distinct', told.values::real)
  from ${assumedStats}
  join pg_attribute a on a.attname = told.name and not a.attisdropped
  join pg_class c on c.oid = a.attrelid and c.relkind = 'r' and c.relnamespace = current_schema()::regnamespace
  where has_table_privilege(c.oid, 'maintain')
    and not exists (select from pg_stats s where (s.schemaname, s.tablename, s.attname) = (current_schema(), c.relname, a.attname))`

/**
 * Tells the server what tables are like that it has not counted yet. It takes every value in them for rare, so that any index
 * that begins with the group looks as good as the right one, and what is planned once goes through whole groups. Its own count
 * takes the place of this. docs/decisions/0002
 */
export async function seedPlannerStats(client: Client): Promise<void> {
  const { rows } = await client.query<{ can: boolean }>(
    `select to_regproc('pg_catalog.pg_restore_attribute_stats') is not null as can`,
  )
  if (rows[0]?.can) await client.query(restoreStats)
}
