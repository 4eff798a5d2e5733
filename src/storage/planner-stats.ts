import type { Client } from 'pg'

// Assumed statistics: few groups with many rows each, and few states.
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
 * Seeds the planner statistics of tables that were never analyzed. Otherwise the server takes every value for rare, so
 * that any index that begins with the group looks as good as the right one, and generic plans scan whole groups. Its
 * own ANALYZE replaces them. docs/decisions/0002
 */
export async function seedPlannerStats(client: Client): Promise<void> {
  const { rows } = await client.query<{ can: boolean }>(
    `select to_regproc('pg_catalog.pg_restore_attribute_stats') is not null as can`,
  )
  if (rows[0]?.can) await client.query(restoreStats)
}
