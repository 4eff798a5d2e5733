import assert from 'node:assert/strict'
import { test } from 'node:test'
import { messageRows } from '#test/database/message-rows.ts'
import { topicRows } from '#test/database/rows.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const owner = world.as('owner')

/** A group of its own with hashtags. */
async function groupWith<Name extends string>(...names: Name[]) {
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const tags = {} as Record<Name, number>
  for (const name of names) tags[name] = (await owner.newhashtag({ group_id, name })).id
  return { group_id, tags }
}

/** Topics with these hashtags and some messages each. */
async function addTopics(group_id: number, hashtag_ids: readonly number[], count: number, messages = 2): Promise<void> {
  const at = (n: number) => new Date(Date.UTC(2026, 0, 1, 0, n + 1)).toISOString()
  const topics = await topicRows(
    world,
    group_id,
    Array.from({ length: count }, (_, n) => ({ hashtag_ids, created: at(n) })),
  )
  const names = await world.sql(
    `select string_agg('#' || name, ' ' order by array_position($1, id)) as all from hashtags where id = any($1)`,
    [hashtag_ids],
  )
  const columns = { subject_with_tags: `Bread ${String(names[0]!['all'])}` }
  await messageRows(
    world,
    group_id,
    topics.flatMap((topic_id, n) =>
      Array.from({ length: messages }, () => ({ topic_id, hashtag_ids, name: '', created: at(n), columns })),
    ),
  )
}

/** What the topics of a group are filed under: in themselves, in the list of each hashtag, in the search, in subjects, and counted. */
async function filed(group_id: number) {
  const [row] = await world.sql(
    `select (select jsonb_object_agg(tags, n) from (select array_to_string(hashtag_ids, ',') as tags, count(*) as n
         from topics where group_id = $1 group by 1) t) as topics,
       (select jsonb_object_agg(hashtag_id, n) from (select hashtag_id, count(*) as n
         from topic_hashtags where group_id = $1 group by 1) t) as lists,
       (select jsonb_object_agg(lexeme, n) from (select lexeme, count(*) as n
         from message_search, unnest(words) where group_id = $1 group by 1) t) as words,
       (select jsonb_object_agg(subject_with_tags, n) from (select subject_with_tags, count(*) as n
         from messages where group_id = $1 group by 1) t) as subjects,
       (select jsonb_object_agg(id, topic_count) from hashtags where group_id = $1) as counts`,
    [group_id],
  )
  return row
}
const dated = async (group_id: number) =>
  Object.fromEntries(
    (await owner.gethashtags({ group_id, limit: 100 })).data.map(({ id, last_message_date }) => [
      id,
      last_message_date?.slice(0, 16) ?? null,
    ]),
  )

/** In how many transactions the topics of a group were last changed. */
const changes = async (group_id: number) =>
  Number(
    (await world.sql(`select count(distinct xmin::text) as n from topics where group_id = $1`, [group_id]))[0]!['n'],
  )

test('topics of a hashtag that becomes an alias get its target instead', async () => {
  const { group_id, tags } = await groupWith('cat', 'dog', 'kitten')
  const { cat, dog, kitten } = tags
  await addTopics(group_id, [kitten, dog], 3)
  await addTopics(group_id, [cat], 1)
  await addTopics(group_id, [kitten, cat], 2)

  const alias = await owner.updatehashtag({ hashtag_id: kitten, alias_id: cat })

  assert.deepEqual([alias.topic_count, alias.last_message_date], [0, null])
  assert.deepEqual(await filed(group_id), {
    topics: { [`${cat},${dog}`]: 3, [cat]: 3 },
    lists: { [cat]: 6, [dog]: 3 },
    words: { bread: 12, [`#${cat}`]: 12, [`#${dog}`]: 6 },
    subjects: { 'Bread #cat': 6, 'Bread #cat #dog': 6 },
    counts: { [cat]: 6, [dog]: 3, [kitten]: 0 },
  })
  assert.deepEqual(await dated(group_id), { [cat]: '2026-01-01T00:03', [dog]: '2026-01-01T00:03', [kitten]: null })
  // It has its name back, and no topics.
  await owner.updatehashtag({ hashtag_id: kitten, no_alias: true })
  assert.deepEqual((await filed(group_id))!['lists'], { [cat]: 6, [dog]: 3 })
})

test('topics of a deleted hashtag stay, without it', async () => {
  const { group_id, tags } = await groupWith('cat', 'dog')
  const { cat, dog } = tags
  await addTopics(group_id, [cat, dog], 2)
  await addTopics(group_id, [cat], 1)

  await owner.deletehashtag({ hashtag_id: cat })

  assert.deepEqual(await filed(group_id), {
    topics: { [dog]: 2, '': 1 },
    lists: { [dog]: 2 },
    words: { bread: 6, [`#${dog}`]: 4 },
    subjects: { Bread: 2, 'Bread #dog': 4 },
    counts: { [dog]: 2 },
  })
})

test('the first of many topics are changed in the call and the rest right after', async () => {
  const { group_id, tags } = await groupWith('cat', 'kitten')
  const { cat, kitten } = tags
  await addTopics(group_id, [kitten], 450, 1)

  await owner.updatehashtag({ hashtag_id: kitten, alias_id: cat })
  await world.settle()

  assert.deepEqual(await filed(group_id), {
    topics: { [cat]: 450 },
    lists: { [cat]: 450 },
    words: { bread: 450, [`#${cat}`]: 450 },
    subjects: { 'Bread #cat': 450 },
    counts: { [cat]: 450, [kitten]: 0 },
  })
  assert.deepEqual(await dated(group_id), { [cat]: '2026-01-01T07:30', [kitten]: null })
  assert.equal(await changes(group_id), 3)
})

test('renaming a hashtag updates the subjects of its messages', async () => {
  const { group_id, tags } = await groupWith('cat', 'dog')
  const { cat, dog } = tags
  await addTopics(group_id, [cat, dog], 210, 1)
  // Nothing but the hashtag.
  await world.sql(
    `update messages set subject = '#cat', subject_with_tags = '#cat' where group_id = $1 and msg_num = 210`,
    [group_id],
  )

  await owner.updatehashtag({ hashtag_id: cat, name: 'Katze' })
  await world.settle()
  const renamed = (await filed(group_id))!['subjects']
  await owner.deletehashtag({ hashtag_id: cat })
  await world.settle()

  assert.deepEqual(renamed, { 'Bread #Katze #dog': 209, '#Katze': 1 })
  assert.deepEqual((await filed(group_id))!['subjects'], { 'Bread #dog': 209, '#cat': 1 })
})

test('remaining updates stop if the alias is removed', async () => {
  const { group_id, tags } = await groupWith('cat', 'dog')
  const { cat, dog } = tags
  await addTopics(group_id, [cat, dog], 2)
  const before = await filed(group_id)
  const payload = { is: 'replaced', name: 'cat', group_id, hashtag_id: cat, after: 0 }

  await world.sql(`insert into jobs (subscriber, payload) values ('hashtag topics', $1)`, [JSON.stringify(payload)])
  await world.settle()

  assert.deepEqual(await filed(group_id), before)
})

test('long topics are changed one at a time', async () => {
  const { group_id, tags } = await groupWith('cat', 'dog')
  const { cat, dog } = tags
  await addTopics(group_id, [cat, dog], 3, 600)

  await owner.deletehashtag({ hashtag_id: cat })
  await world.settle()

  assert.deepEqual(await filed(group_id), {
    topics: { [dog]: 3 },
    lists: { [dog]: 3 },
    words: { bread: 1800, [`#${dog}`]: 1800 },
    subjects: { 'Bread #dog': 1800 },
    counts: { [dog]: 3 },
  })
  assert.equal(await changes(group_id), 3)
})

test('followers move to the alias target; mutes do not', async () => {
  const { tags } = await groupWith('cat', 'kitten', 'dog')
  const { cat, kitten, dog } = tags
  await world.as('ben').followhashtag({ hashtag_id: kitten, duration: 'week' })
  await world.as('cleo').mutehashtag({ hashtag_id: kitten })
  await world.as('moderator').followhashtag({ hashtag_id: kitten })
  await world.as('moderator').mutehashtag({ hashtag_id: cat })

  await owner.updatehashtag({ hashtag_id: kitten, alias_id: cat })

  const states = async (...ids: number[]) =>
    (
      await world.sql(
        `select full_name, state, until is null as forever from hashtag_followers join accounts a on a.id = account_id
         where hashtag_id = any($1) order by full_name`,
        [ids],
      )
    ).map(Object.values)
  assert.deepEqual(await states(cat, kitten), [
    ['Ben', 'followed', false],
    ['Moderator', 'muted', true],
  ])
  await world.as('ben').followhashtag({ hashtag_id: dog })
  await owner.deletehashtag({ hashtag_id: dog })
  assert.deepEqual(await states(dog), [])
})

test('topics expire by the shortest time of their hashtags, including changed ones', async () => {
  const { group_id, tags } = await groupWith('sale', 'lost')
  const { sale, lost } = tags
  await addTopics(group_id, [sale], 250, 1)
  await addTopics(group_id, [sale, lost], 1, 1)
  await addTopics(group_id, [lost], 1, 1)
  const ends = async () => {
    await world.settle()
    const rows = await world.sql(
      `select array_to_string(hashtag_ids, ',') as tags, (until - most_recent_message)::text as until, count(*)::int as n
       from topics where group_id = $1 group by 1, 2 order by 3 desc, 1`,
      [group_id],
    )
    return rows.map(row => row['until'])
  }

  await owner.updatehashtag({ hashtag_id: sale, until: 'hash_tag_delete_week' })
  assert.deepEqual(await ends(), ['7 days', '7 days', null])
  await owner.updatehashtag({ hashtag_id: lost, until: 'hash_tag_delete_day' })
  assert.deepEqual(await ends(), ['7 days', '1 day', '1 day'])
  // A hashtag that only closes has nothing to do with what is closed.
  await world.sql(`update topics set is_closed = true where group_id = $1`, [group_id])
  await owner.updatehashtag({ hashtag_id: sale, close_instead_of_delete: true })
  assert.deepEqual(await ends(), [null, '1 day', '1 day'])
  await owner.updatehashtag({ hashtag_id: sale, close_instead_of_delete: false })
  await owner.deletehashtag({ hashtag_id: lost })
  await owner.updatehashtag({ hashtag_id: sale, until: 'hash_tag_delete_year' })
  assert.deepEqual(await ends(), ['365 days', null])
})
