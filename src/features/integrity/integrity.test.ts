// Not on every day: it does the same with many things.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messagesFor } from '#locales/index.ts'
import { assertIntegrity } from '#test/database/integrity.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { createDemoContext } from '../../cli/demo/context.ts'
import { runSteps } from '../../cli/demo/run-steps.ts'
import { counters } from './counters.ts'
import { faultsIn, removeOrphans, repairCounters, wrongCounters, type FaultName, type WrongCounter } from './index.ts'

const world = await newWorld()
await runSteps(createDemoContext(world), () => {}, messagesFor('en'))
await world.settle()
/** With those of people. */
const groups = [...(await world.sql('select id from groups order by id')).map(({ id }) => Number(id)), null]

async function wrong(): Promise<WrongCounter[]> {
  const found: WrongCounter[] = []
  for (const id of groups) for await (const one of wrongCounters(world.database.read, id)) found.push(one)
  return found
}

test('in the demo every count is right, and nothing refers to nothing', async () => {
  assert.deepEqual(await wrong(), [])
  for (const id of groups) if (id !== null) assert.deepEqual(await faultsIn(world.database.read, id), [])
})

const raised = (name: string): string =>
  name === 'counts' ? `array(select n + 7 from unnest(counts) n)` : `${name} + 7`

test('every wrong count is found and repaired', async () => {
  for (const { table, columns } of counters) {
    const counts = Object.keys(columns).filter(
      name => !/most_recent|last_message_date|greatest/.test(name + columns[name]!),
    )
    await world.sql(`update ${table} set ${counts.map(name => `${name} = ${raised(name)}`).join(', ')}`)
  }
  const tables = new Set((await wrong()).map(({ table }) => table))
  const filled: string[] = []
  for (const { table } of counters) if ((await world.sql(`select from ${table} limit 1`)).length > 0) filled.push(table)

  for (const id of groups) await world.database.transaction(tx => repairCounters(tx, id))

  assert.ok(filled.length >= 9)
  assert.deepEqual([...tables].toSorted(), filled.toSorted())
  assert.deepEqual(await wrong(), [])
  await assertCounted(world)
  await assertIntegrity(world)
})

const group_id = Number(
  (await world.sql('select group_id from message_likes order by group_id limit 1'))[0]!['group_id'],
)
const gone = 987_654_321

/** Each fault: how it comes about, and whether a repair deletes it. Where it is only reported, `undo` ends it. */
const brokenBy: readonly { name: FaultName; table: string; sql: string; undo?: string }[] = [
  {
    ...{ name: 'noMessage', table: 'message_likes' },
    sql: `insert into message_likes (group_id, message_id, account_id) select $1, ${gone}, min(id) from accounts`,
  },
  {
    ...{ name: 'noMessage', table: 'polls' },
    sql: `insert into polls (group_id, message_id, question, type, answers, is_anonymous, show_results, counts)
      values ($1, ${gone}, 'Rye?', 'poll_single', '[]', false, 'poll_results_always', '{}')`,
  },
  {
    ...{ name: 'noPage', table: 'wiki_revisions' },
    sql: `insert into wiki_revisions (page_id, version, group_id, title, format, body, size) values (${gone}, 1, $1, 'Rye', 'html', '', 0)`,
  },
  {
    ...{ name: 'noPage', table: 'wiki_files' },
    sql: `insert into wiki_files (group_id, page_id, hash, size, filename, media_type) values ($1, ${gone}, 'ab', 1, 'a.txt', 'text/plain')`,
  },
  {
    ...{ name: 'noPage', table: 'wiki_names' },
    sql: `insert into wiki_names (group_id, title_key, page_id, title) values ($1, 'gone', ${gone}, 'Gone')`,
  },
  {
    ...{ name: 'noPage', table: 'wiki_links' },
    sql: `insert into wiki_links (group_id, page_id, title_key) values ($1, ${gone}, 'gone')`,
  },
  {
    ...{ name: 'noPage', table: 'wiki_watches' },
    sql: `insert into wiki_watches (group_id, page_id, account_id) select $1, ${gone}, min(id) from accounts`,
  },
  {
    ...{ name: 'noVersion', table: 'wiki_pages' },
    sql: `insert into wiki_pages (group_id, title, title_key) values ($1, 'Empty', 'empty')`,
    undo: `delete from wiki_pages where title_key = 'empty'`,
  },
  {
    ...{ name: 'noVersion', table: 'file_entries' },
    sql: `insert into file_entries (group_id, parent_id, type, name, name_key) values ($1, 0, 'file_type_file', 'empty', 'empty')`,
    undo: `delete from file_entries where name_key = 'empty'`,
  },
  {
    ...{ name: 'noFolder', table: 'file_entries' },
    sql: `insert into file_entries (group_id, parent_id, type, name, name_key) values ($1, ${gone}, 'file_type_dir', 'lost', 'lost')`,
    undo: `delete from file_entries where name_key = 'lost'`,
  },
  {
    ...{ name: 'noAlbum', table: 'photos' },
    sql: `with album as (insert into photo_albums (group_id, title) values (${gone}, 'Elsewhere') returning id)
      insert into photos (group_id, album_id, position, name, hash, size, media_type, width, height, large_hash, medium_hash, thumbnail_hash)
      select $1, id, 1, 'Rye', 'ab', 1, 'image/png', 1, 1, 'ab', 'ab', 'ab' from album`,
    undo: `delete from photo_albums where title = 'Elsewhere'`,
  },
  {
    ...{ name: 'noPoll', table: 'messages' },
    sql: `update messages set poll_id = ${gone} where group_id = $1 and id = (select max(id) from messages where group_id = $1)`,
    undo: `update messages set poll_id = null where poll_id = ${gone}`,
  },
  ...(
    [
      ['noMessage', 'message_id'],
      ['noChat', 'chat_id'],
      ['noEvent', 'event_id'],
    ] as const
  ).map(([name, column]) => ({
    ...{ name, table: 'notifications' },
    sql: `insert into notifications (account_id, group_id, kind, event, key, fact_ids, shown, ${column})
      select min(id), $1, 'post', 'posted', 'gone', '{}', true, ${gone} from accounts`,
  })),
]

for (const { name, table, sql, undo } of brokenBy)
  test(`${name} of ${table} is found${undo === undefined ? ', and deleted by a repair' : ''}`, async () => {
    await world.sql(sql, [group_id])

    assert.deepEqual(await faultsIn(world.database.read, group_id), [{ name, table, count: 1 }])
    const removed = await world.database.transaction(tx => removeOrphans(tx, group_id))
    assert.equal(removed, undo === undefined ? 1 : 0)
    if (undo !== undefined) await world.sql(undo)
    assert.deepEqual(await faultsIn(world.database.read, group_id), [])
  })
