// Not on every day: it applies all migrations.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { migrate } from '#storage/migrate.ts'
import { databaseBefore } from './database-before.ts'
import { insertRow, insertRows } from './database/rows.ts'

test('rows of older versions get the id of their group', async t => {
  const world = await databaseBefore('0213-group-in-every-row.sql')
  t.after(() => world.close())
  const { sql } = world
  const account_id = await insertRow(sql, 'accounts', { email: 'ada@example.org', full_name: 'Ada' })
  const expected: object[] = []
  for (const group_id of [7, 8]) {
    const table_id = await insertRow(sql, 'database_tables', { ...tableColumns, group_id })
    await insertRows(
      sql,
      'database_rows',
      Array.from({ length: 20 }, (_, n) => ({
        ...{
          group_id,
          table_id,
          row_num: n + 1,
          keys: ['rye', null, `${n}`],
          vals: [],
          bytes: 3,
          size: 3,
          words: 'rye',
        },
        ...{ created: '2026-01-01', updated: '2026-01-01' },
      })),
    )
    const import_id = await insertRow(sql, 'database_imports', {
      group_id,
      table_id,
      account_id,
      state: 'reading',
      ...empty,
    })
    await sql(`insert into database_import_rows (import_id, n, rows) values ($1, 0, '[]')`, [import_id])
    const [draft] = await sql(
      `insert into drafts (account_id, group_id, draft_type) values ($1, $2, 'draft_type_post') returning id`,
      [account_id, group_id],
    )
    await sql(
      `insert into draft_attachments (draft_id, id, hash, size, filename, content_type) values ($1, 1, '', 1, 'a', 'b')`,
      [draft!['id']],
    )
    expected.push({ group_id, cells: 40, words: 2, imports: 1, files: 1 })
  }

  await migrate(world.connection)

  const counts = `select g.id as group_id,
      (select count(*)::int from database_cells c join database_tables t on t.id = c.table_id and t.group_id = c.group_id where c.group_id = g.id) as cells,
      (select count(*)::int from database_words where group_id = g.id) as words,
      (select count(*)::int from database_import_rows where group_id = g.id) as imports,
      (select count(*)::int from draft_attachments where group_id = g.id) as files
    from unnest('{7,8}'::bigint[]) g(id) order by 1`
  assert.deepEqual(await sql(counts), expected)
})

const empty = { lines: 0, wrong_count: 0, wrong: [], ignored: [], created: '2026-01-01' }
const tableColumns = {
  name: 'Bread',
  columns: [],
  created: '2026-01-01',
  updated: '2026-01-01',
  num_rows: 20,
  max_row_id: 20,
}
