import assert from 'node:assert/strict'
import { after, afterEach, before, beforeEach, test } from 'node:test'
import type { Job } from '#runtime/jobs/job-queue.ts'
import { tagKey } from '#content/text/tag-key.ts'
import { migrate } from '#storage/migrate.ts'
import { joinServer, type TestDatabase } from '#test/database.ts'
import { databaseBefore } from '#test/database-before.ts'
import { tagName } from './names.ts'
import { topicUpdateJob } from './topic-updates.ts'

let world: TestDatabase
// Held for the whole file, or the server would stop and start between tests.
let server: Awaited<ReturnType<typeof joinServer>>

before(async () => {
  server = await joinServer()
})
after(() => server.leave())
beforeEach(async () => {
  world = await databaseBefore('0009-hashtag-names.sql')
})
afterEach(() => world.close())

type Old = { name: string; alias_of?: number }
/** Hashtags of a group, as the version before kept them; numbered from 1 in the order of the calls. */
const add = (group_id: number, tags: readonly Old[]) =>
  world.sql(
    `insert into hashtags (group_id, name, alias_of)
     select $1, name, alias_of from jsonb_to_recordset($2) as t(name text, alias_of bigint)`,
    [group_id, JSON.stringify(tags)],
  )
const named = (...names: string[]): Old[] => names.map(name => ({ name }))
const namesIn = async (group_id: number) =>
  (await world.sql(`select name from hashtags where group_id = $1 order by id`, [group_id])).map(row =>
    String(row['name']),
  )

/** Topic 1 has both hashtags, topic 2 the newer one. */
async function addTopics(): Promise<void> {
  await world.sql(
    `with begun as (
       insert into topics (group_id, subject, thread_key, name, summary, num_messages, hashtag_ids, most_recent_message)
       values (1, 'Way', 'way', 'Ben', 'Way', 1, '{1,2}', now()), (1, 'Way', 'way', 'Ben', 'Way', 1, '{2}', now())
       returning id, hashtag_ids
     ), filed as (
       insert into topic_hashtags (group_id, hashtag_id, topic_id) select 1, unnest(hashtag_ids), id from begun
     ), followed as (
       insert into hashtag_followers (group_id, hashtag_id, account_id, state) values (1, 1, 7, 'followed'), (1, 2, 8, 'muted')
     )
     insert into messages (group_id, msg_num, topic_id, name, email, subject, subject_with_tags, body, snippet,
       is_plain_text, is_reply, size, mime_id, mime_key)
     select 1, id, id, 'Ben', 'ben@example.org', 'Way', case id when 1 then 'Way #ΟΔΟΣ #οδος' else 'Way #οδος' end,
       'Way', 'Way', false, false, 3, id, sha256(id::text::bytea) from begun`,
  )
}
/** Runs the jobs that the migration left; other migrations may leave others. */
async function work(): Promise<void> {
  const factSubscriber = topicUpdateJob.subscriber(world.database)
  const taken = `delete from jobs where subscriber = $1 returning id, subscriber, payload`
  const jobs = (await world.sql(taken, [factSubscriber.name])) as Pick<Job, 'id' | 'subscriber' | 'payload'>[]
  assert.ok(jobs.length > 0)
  for (const job of jobs)
    await factSubscriber.handle({ fact: null, tries: 0, ...job }, done => world.database.transaction(done))
}

test('of two hashtags that become equal the newer is numbered, with its topics, subjects and followers', async () => {
  await add(1, named('ΟΔΟΣ', 'οδος', 'bread', 'istanbul', 'ıstanbul', 'ｉstanbul'))
  await add(2, named('οδος', 'strasse'))
  await add(3, named('Straße', '🍞', '🍞🍞'))
  await addTopics()

  await migrate(world.connection)
  await work()

  assert.deepEqual(await namesIn(1), ['ΟΔΟΣ', 'οδος_2', 'bread', 'istanbul', 'ıstanbul_5', 'ｉstanbul_6'])
  assert.deepEqual(await namesIn(2), ['οδος', 'strasse'])
  assert.deepEqual(await namesIn(3), ['Straße', '🍞', '🍞🍞'])
  assert.deepEqual(await world.sql(`select subject_with_tags as subject from messages order by id`), [
    { subject: 'Way #ΟΔΟΣ #οδος_2' },
    { subject: 'Way #οδος_2' },
  ])
  assert.deepEqual(await world.sql(`select hashtag_ids from topics order by id`), [
    { hashtag_ids: [1, 2] },
    { hashtag_ids: [2] },
  ])
  assert.deepEqual(await world.sql(`select hashtag_id, account_id, state from hashtag_followers order by 1`), [
    { hashtag_id: 1, account_id: 7, state: 'followed' },
    { hashtag_id: 2, account_id: 8, state: 'muted' },
  ])
  assert.deepEqual(await migrate(world.connection), [])
})

test('a hashtag keeps its name over an alias', async () => {
  await add(1, [{ name: 'οδος', alias_of: 2 }, { name: 'ΟΔΟΣ' }, { name: 'straße', alias_of: 2 }])

  await migrate(world.connection)

  assert.deepEqual(await world.sql(`select name, alias_of from hashtags order by id`), [
    { name: 'οδος_1', alias_of: 2 },
    { name: 'ΟΔΟΣ', alias_of: null },
    { name: 'straße', alias_of: 2 },
  ])
})

test('taken, long or already numbered names become unique valid names', async () => {
  const taken = ['ΟΔΟΣ', 'οδος', 'ΟΔΟΣ_2', 'οδος_2_2', 'ΟΔΟΣ_2_2']
  await add(1, named(...taken, 'ﷺ'.repeat(100), '🍞'.repeat(100), `${'s'.repeat(98)}__`, `${'ß'.repeat(49)}__`))
  await add(1, named(...['i', 'ı', 'ｉ'].map(letter => letter.repeat(100))))

  await migrate(world.connection)

  const names = await namesIn(1)
  assert.deepEqual(names.slice(0, 5), ['ΟΔΟΣ', 'οδος_2_3', 'ΟΔΟΣ_2', 'οδος_2_2', 'ΟΔΟΣ_2_2_5'])
  assert.deepEqual(names.slice(8, 9), [`${'ß'.repeat(49)}___9`])
  assert.deepEqual(names.slice(10), [`${'ı'.repeat(70)}_11`, `${'ｉ'.repeat(70)}_12`])
  assert.deepEqual(names.map(tagName), names)
  assert.equal(new Set(names.map(tagKey)).size, names.length)
})

test('a hashtag created meanwhile by the previous version is numbered too', async () => {
  const waiting = `select from pg_locks where not granted and database = (select oid from pg_database where datname = current_database())`
  await add(1, named('ΟΔΟΣ'))
  let migrating: Promise<string[]> | undefined
  let isOver = false

  await world.database.transaction(async tx => {
    await tx.execute({ name: '', text: `insert into hashtags (group_id, name) values (1, 'οδος')` }, [])
    migrating = migrate(world.connection).finally(() => (isOver = true))
    while (!isOver && (await world.sql(waiting)).length === 0);
  })
  await migrating

  assert.deepEqual(await namesIn(1), ['ΟΔΟΣ', 'οδος_2'])
})
