// Which statements would ask all shards of a database that is divided by group_id: those that use a table of groups and compare no
// group_id. By their texts, so some in it insert rows, or find their group by a join. node tools/cross-shard-statements.ts [--list]
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { testDatabase } from '#test/database.ts'

const { sql, close } = await testDatabase()
const tables = await sql(
  `select c.relname as name from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attname = 'group_id'
   where c.relkind in ('r', 'p') and not c.relispartition and c.relnamespace = 'public'::regnamespace`,
)
await close()
const ofGroups = new RegExp(
  `\\b(?:from|join|into|update|using|,)\\s+(?:only\\s+)?(?:${tables.map(({ name }) => name).join('|')})\\b`,
)
const compared =
  /\bgroup_id\s*\)?\s*(?:=|in\b|is not distinct)|=\s*(?:any\s*\(\s*)?(?:\w+\.)?group_id\b|\bgroup_id,[^()]*\)\s*(?:=|in)|using\s*\([^)]*group_id/
const inserted = /\binsert into \w+(?: as \w+)? \([^)]*\bgroup_id\b/

const text = readFileSync(join(import.meta.dirname, '../src/storage/queries.generated.sql'), 'utf8')
const statements = text
  .split(/;\n\n?/)
  .map(block => ({
    names: [...block.matchAll(/^-- (?!src\/)([\w.]+)/gm)].map(match => match[1]!),
    body: block.replaceAll(/^--.*\n/gm, ''),
  }))
  .filter(({ names }) => names.length > 0)
const withGroups = statements.filter(({ body }) => ofGroups.test(body))
const crossing = withGroups.filter(({ body }) => !compared.test(body) && !inserted.test(body))
if (process.argv.includes('--list')) for (const { names } of crossing) console.log(names.join(', '))
console.log(
  `${statements.length} statements, ${withGroups.length} with a table of groups, ${crossing.length} of those compare no group_id and insert none`,
)
