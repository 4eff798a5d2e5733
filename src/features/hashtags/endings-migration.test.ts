import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Job } from '#runtime/jobs/job-queue.ts'
import { migrate } from '#storage/migrate.ts'
import { databaseBefore } from '#test/database-before.ts'
import { topicUpdateJob } from './topic-updates.ts'

test('hashtags ending with punctuation lose it, or become an alias of the existing one', async t => {
  const world = await databaseBefore('0016-contract.sql')
  t.after(() => world.close())
  // Numbered from 1; the eighth is an alias of the one before, and has the name that this will have.
  const names = ['rye', 'rye:', 'oat!', 'Oat.', '12.', 'v2.0.', 'spelt?', 'spelt', 'ひえ。']
  await world.sql(
    `insert into hashtags (group_id, name, alias_of)
     select 1, name, case name when 'spelt' then 7 end from unnest($1::text[]) with ordinality n(name, place) order by place`,
    [names],
  )
  await world.sql(
    `with begun as (
       insert into topics (group_id, subject, thread_key, name, summary, num_messages, hashtag_ids, most_recent_message)
       values (1, 'Bread', 'bread', 'Ben', 'Bread', 1, '{2,3}', now()) returning id, hashtag_ids
     ), filed as (
       insert into topic_hashtags (group_id, hashtag_id, topic_id) select 1, unnest(hashtag_ids), id from begun
     )
     insert into messages (group_id, msg_num, topic_id, name, email, subject, subject_with_tags, body, snippet,
       is_plain_text, is_reply, size, mime_id, mime_key)
     select 1, 1, id, 'Ben', 'ben@example.org', 'Bread', 'Bread #rye: #oat!', '', '', false, false, 3, '1', 'x' from begun`,
  )

  await migrate(world.connection)
  const factSubscriber = topicUpdateJob.subscriber(world.database)
  const taken = `delete from jobs where subscriber = $1 returning id, subscriber, payload`
  const jobs = (await world.sql(taken, [factSubscriber.name])) as Pick<Job, 'id' | 'subscriber' | 'payload'>[]
  for (const job of jobs)
    await factSubscriber.handle({ fact: null, tries: 0, ...job }, done => world.database.transaction(done))

  assert.deepEqual(await world.sql(`select id, name, alias_of from hashtags order by id`), [
    { id: 1, name: 'rye', alias_of: null },
    { id: 2, name: 'rye:', alias_of: 1 },
    { id: 3, name: 'oat', alias_of: null },
    { id: 4, name: 'Oat.', alias_of: 3 },
    { id: 5, name: '12.', alias_of: null },
    { id: 6, name: 'v2.0', alias_of: null },
    { id: 7, name: 'spelt', alias_of: null },
    { id: 9, name: 'ひえ', alias_of: null },
  ])
  assert.deepEqual(await world.sql(`select hashtag_ids from topics`), [{ hashtag_ids: [1, 3] }])
  assert.deepEqual(await world.sql(`select subject_with_tags as subject from messages`), [
    { subject: 'Bread #rye #oat' },
  ])
})
