import assert from 'node:assert/strict'
import { afterEach, suite, test } from 'node:test'
import { expireTopics, sweepFollowers } from '#features/archives/index.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { ageTopic, assertIntegrity } from '#test/database/integrity.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people, group } = world
const editor = world.as('sub_perm_editarchives')

afterEach(() => assertIntegrity(world))

const topicOf = async (topic_id: number) => (await world.as('ben').gettopic({ topic_id })).topic

suite('followtopic and mutetopic', () => {
  const stateOf = async (topic_id: number) =>
    world.sql(`select state, until - now() as lasting from topic_followers where topic_id = $1 and account_id = $2`, [
      topic_id,
      people.ben.account.id,
    ])

  test('each replaces the other, and is undone by its own call only', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Followed' })
    const topic = await topicOf(topic_id)
    const ben = world.as('ben')

    assert.deepEqual(await ben.followtopic({ topic_id }), { ...topic, followed: true })
    assert.deepEqual(await stateOf(topic_id), [{ state: 'followed', lasting: null }])
    await ben.unmutetopic({ topic_id })
    assert.equal((await stateOf(topic_id)).length, 1)
    await ben.mutetopic({ topic_id, duration: 'week' })
    assert.equal((await stateOf(topic_id))[0]!['state'], 'muted')
    await ben.unmutetopic({ topic_id })
    assert.deepEqual(await stateOf(topic_id), [])
    await ben.followtopic({ topic_id })
    assert.deepEqual(await ben.unfollowtopic({ topic_id }), topic)
    assert.deepEqual(await stateOf(topic_id), [])
    assert.deepEqual(await world.facts(), [])
  })

  test('non-members learn nothing about the topic', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Private' })

    for (const who of ['pending', 'stranger', 'banned'] as const)
      await assert.rejects(world.as(who).followtopic({ topic_id }), { type: 'inadequate_permissions' })
  })

  test('a temporary follow or mute expires', async () => {
    const { topic_id, message_id } = await world.post('ben', { subject: 'For a day' })
    await world.as('cleo').mutetopic({ topic_id, duration: 'day' })
    const deliveries = async () => {
      const { message_id: id } = await world.answer('ben', { message_id })
      const rows = await world.sql(`select from outgoing_messages where message_id = $1 and $2 = any(recipient_ids)`, [
        id,
        people.cleo.id,
      ])
      return rows.length
    }
    assert.equal(await deliveries(), 0)

    await world.sql(`update topic_followers set until = now() - interval '1 second' where topic_id = $1`, [topic_id])

    assert.equal(await deliveries(), 1)
    await sweepFollowers(world.database.read)
    assert.deepEqual(await world.sql(`select * from topic_followers where topic_id = $1`, [topic_id]), [])
  })
})

suite('expired topics', () => {
  const expire = async () => {
    while (await world.app.pipeline.runAsSystem(expireTopics));
  }
  test('are deleted or closed according to their hashtags, with a fact', async () => {
    const owner = world.as('owner')
    const tag = (name: string, input: object) => owner.newhashtag({ group_id: group.id, name, ...input })
    await tag('today', { until: 'hash_tag_delete_day' })
    await tag('thisweek', { until: 'hash_tag_delete_week', close_instead_of_delete: true })
    await tag('thismonth', { until: 'hashtag_delete_month' })
    const deleted = await world.post('ben', { subject: 'Short #today' })
    const closed = await world.post('ben', { subject: 'Longer #thisweek' })
    const both = await world.post('ben', { subject: 'Longest #thisweek #thismonth' })
    const young = await world.post('ben', { subject: 'Young #today #thismonth' })
    await world.facts()
    await ageTopic(world, deleted.topic_id, 1)
    await ageTopic(world, closed.topic_id, 8)
    await ageTopic(world, both.topic_id, 8)

    await expire()

    const facts = await world.sql(`select data from facts where group_id = $1 and name = 'topic.expired' order by id`, [
      group.id,
    ])
    assert.deepEqual(await world.facts(), Array(3).fill('topic.expired'))
    assert.deepEqual(
      facts
        .map(({ data }) => data)
        .toSorted(
          (a, b) => Number(Reflect.get(a as object, 'topic_id')) - Number(Reflect.get(b as object, 'topic_id')),
        ),
      [
        { group_id: group.id, topic_id: deleted.topic_id, subject: 'Short', was: 'deleted' },
        { group_id: group.id, topic_id: closed.topic_id, subject: 'Longer', was: 'closed' },
        { group_id: group.id, topic_id: both.topic_id, subject: 'Longest', was: 'closed' },
      ],
    )
    await assert.rejects(topicOf(deleted.topic_id), expectedError('invalid topic_id'))
    assert.equal((await topicOf(closed.topic_id)).is_closed, true)
    assert.equal((await topicOf(young.topic_id)).is_closed, false)
    await assert.rejects(world.answer('cleo', closed), expectedError('invalid reply'))
    await assertIntegrity(world)

    await ageTopic(world, both.topic_id, 30)
    await expire()

    assert.deepEqual(await world.facts(), ['topic.expired'])
    await assert.rejects(topicOf(both.topic_id), expectedError('invalid topic_id'))
  })

  test('stay open if a moderator reopens them', async () => {
    const { topic_id } = await world.post('ben', { subject: 'Reopened #thisweek' })
    await ageTopic(world, topic_id, 8)
    await expire()

    await editor.updatetopic({ topic_id, is_closed: false })
    await expire()

    assert.equal((await topicOf(topic_id)).is_closed, false)
  })

  test('expire later after a new hashtag or message', async () => {
    const untilOf = async (topic_id: number) => {
      const [row] = await world.sql(`select until - most_recent_message as lasting from topics where id = $1`, [
        topic_id,
      ])
      return row!['lasting']
    }
    const first = await world.post('ben', { subject: 'Moving' })
    assert.equal(await untilOf(first.topic_id), null)

    await editor.updatetopic({ topic_id: first.topic_id, hashtags: 'thismonth,today' })
    await world.answer('cleo', first)

    assert.equal(await untilOf(first.topic_id), '1 day')
    await editor.updatetopic({ topic_id: first.topic_id, hashtags: '' })
    assert.equal(await untilOf(first.topic_id), null)
  })
})
