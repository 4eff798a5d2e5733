import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TestGroup } from '#test/world/groups.ts'
import { newWorld } from '#test/world.ts'
import type { HeldResult, PostedResult } from '#test/world/writing.ts'
import { changesInBatch } from './earlier-posts-in-batch.ts'
import type { PostContext } from './posting-rules.ts'

// A post is judged by data from before the others of its transaction (docs/decisions/0003).

const world = await newWorld()
const newGroup = () => world.addGroup({}, { peopled: ['owner', 'ben', 'cleo', 'moderator'] })
type Outcomes = readonly (PostedResult | HeldResult | string)[]
const topicsOf = (outcomes: Outcomes) => outcomes.map(outcome => (outcome as PostedResult).topic_id)
const resultsOf = (outcomes: Outcomes) =>
  outcomes.map(outcome => (typeof outcome === 'string' ? outcome : outcome.is)).toSorted()
/** How many transactions have written messages of a group. */
const transactionsIn = async ({ id }: TestGroup) =>
  (await world.sql(`select distinct xmin from messages where group_id = $1`, [id])).length

const { groupStorage } = world.settings
const storageUsed = async ({ id }: TestGroup) =>
  Number((await world.sql(`select storage_used from groups where id = $1`, [id]))[0]!['storage_used'])

/** A group with room for so many messages with a subject as long as this, and for most of another one. */
async function groupWithRoomFor(messages: number, subject: string): Promise<TestGroup> {
  const other = await newGroup()
  await world.submit('ben', { subject }, other)
  const size = await storageUsed(other)
  const group = await newGroup()
  const used = groupStorage - (messages + 1) * size + 100
  await world.sql(`update groups set storage_used = $2 where id = $1`, [group.id, used])
  return group
}

test('posts that share a transaction stay within the storage of the group', async () => {
  const group = await groupWithRoomFor(3, 'The first')

  const outcomes = await world.submitTogether(
    ['Rye bread', 'Oat bread', 'Sourdough', 'Rice cake'].map(subject => ({ by: 'ben', subject }) as const),
    group,
  )

  assert.deepEqual(
    outcomes.map(outcome => (typeof outcome === 'string' ? outcome : outcome.is)),
    ['posted', 'posted', 'group out of space', 'group out of space'],
  )
  assert.equal(await transactionsIn(group), 2)
  assert.ok((await storageUsed(group)) <= groupStorage)
})

test('concurrent posts in separate transactions stay within the storage of the group', async () => {
  const group = await groupWithRoomFor(3, 'Grain #one')

  // Those that name hashtags follow nobody: all but the first of them run at once, each alone.
  const outcomes = await world.submitTogether(
    ['one', 'two', 'six', 'ten'].map(tag => ({ by: 'ben', subject: `Grain of ${tag} #${tag}` }) as const),
    group,
  )

  assert.deepEqual(new Set(resultsOf(outcomes)), new Set(['posted', 'group out of space']))
  assert.ok((await storageUsed(group)) <= groupStorage)
})

/** A topic whose last message is some days old. */
async function oldTopic(group: TestGroup, days: number): Promise<number> {
  const begun = (await world.submit('ben', { subject: 'Rye', mime_id: 'old@example.org' }, group)) as PostedResult
  await world.sql(`update topics set most_recent_message = now() - make_interval(days => $2) where id = $1`, [
    begun.topic_id,
    days,
  ])
  return begun.topic_id
}
const reply = { subject: 'Re: Rye', references: ['old@example.org'] }

test('a reply by subject joins the topic started just before it', async () => {
  const group = await newGroup()
  const old = await oldTopic(group, 5)

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Rye', body: 'Another question' },
      { by: 'cleo', subject: 'Re: Rye', body: 'Yes' },
    ],
    group,
  )

  const [begun, joined] = topicsOf(outcomes)
  assert.notEqual(begun, old)
  assert.equal(joined, begun)
})

test('a message joins an old topic of its subject that was just replied to', async () => {
  const group = await newGroup()
  const old = await oldTopic(group, 5)

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', ...reply },
      { by: 'cleo', subject: 'Rye', body: 'Still?' },
    ],
    group,
  )

  assert.deepEqual(topicsOf(outcomes), [old, old])
})

test('a message joins the topic of its subject that was just replied to under another subject', async () => {
  const group = await newGroup()
  const old = await oldTopic(group, 5)
  const [first] = await world.sql(`select id from messages where topic_id = $1`, [old])

  const outcomes = await world.submitTogether(
    [
      { by: 'ben', subject: 'Re: Wheat', reply_to_message_id: Number(first!['id']) },
      { by: 'cleo', subject: 'Rye', body: 'Still?' },
    ],
    group,
  )

  assert.deepEqual(topicsOf(outcomes), [old, old])
})

test('a topic closed for inactivity takes replies after one by a moderator', async () => {
  const group = await newGroup()
  const settings = { auto_close_threads: true, close_threads_after: 3 }
  await world.as('owner').updategroup({ group_id: group.id, ...settings })
  const old = await oldTopic(group, 5)

  const outcomes = await world.submitTogether(
    [
      { by: 'owner', ...reply, body: 'Yes' },
      { by: 'cleo', ...reply, body: 'No' },
    ],
    group,
  )

  assert.deepEqual(topicsOf(outcomes), [old, old])
})

test('a new moderator is judged by the post count including earlier posts in the batch', async () => {
  const group = await newGroup()
  await world.as('owner').updategroup({ group_id: group.id, unmoderate_users_after: 2 })
  const newcomer = `update members set post_status = 'sub_poststatus_newusermoderated' where id = $1`
  await world.sql(newcomer, [group.members.moderator])

  const outcomes = await world.submitTogether(
    ['Rye', 'Wheat', 'Oats'].map(subject => ({ by: 'moderator', subject }) as const),
    group,
  )

  assert.deepEqual(resultsOf(outcomes), ['posted', 'posted', 'posted'])
  assert.deepEqual(await world.sql(`select post_status from members where id = $1`, [group.members.moderator]), [
    { post_status: 'sub_poststatus_normal' },
  ])
})

test('a rule that reads state a post may change does not compile without a check', () => {
  const { storage_used, ...others } = changesInBatch
  // @ts-expect-error -- A column of the lookup without a check.
  const incomplete: typeof changesInBatch = others
  // @ts-expect-error -- Counters of the group change with each post.
  const counterRule = ({ group }: PostContext): boolean => group.messages_count > 0
  assert.deepEqual([typeof storage_used, typeof incomplete, typeof counterRule], ['function', 'object', 'function'])
})
