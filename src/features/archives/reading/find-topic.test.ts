import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group_id = world.group.id
const owner = world.as('owner')
const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' }, { peopled: ['owner', 'ben'] })
const locate = async (who: 'ben' | 'cleo' | 'anonymous', given: { topic_id?: number; msg_num?: number }) => {
  const { group_name, topic_id, msg_num } = await world.as(who).findtopic({ group_id, ...given })
  return { group_name, topic_id, msg_num }
}

test('a topic that was merged, again and then moved, is found where it is now, by those who can read it there', async () => {
  const [first, second, third] = [
    await world.post('ben'),
    await world.post('ben', { subject: 'Rye' }),
    await world.post('ben', { subject: 'Oats' }),
  ]
  await owner.mergetopics({ topic_id: second.topic_id, other_topic_id: first.topic_id })
  await owner.mergetopics({ topic_id: third.topic_id, other_topic_id: second.topic_id })
  const merged = { group_name: world.group.name, topic_id: third.topic_id, msg_num: 0 }
  for (const { topic_id } of [first, second]) assert.deepEqual(await locate('cleo', { topic_id }), merged)

  await owner.movetopic({ topic_id: third.topic_id, to_group_id: hidden.id })

  const moved = { ...merged, group_name: hidden.name }
  for (const { topic_id } of [first, second, third]) {
    assert.deepEqual(await locate('ben', { topic_id }), moved)
    await assert.rejects(locate('cleo', { topic_id }), expectedError('invalid topic_id'))
    await assert.rejects(
      world.as('ben').gettopic({ topic_id, group_name: world.group.name }),
      expectedError('invalid topic_id'),
    )
  }
  assert.deepEqual(await locate('ben', { msg_num: second.msg_num }), { ...moved, msg_num: 2 })
  await assert.rejects(locate('cleo', { msg_num: second.msg_num }), expectedError('invalid msg_num'))

  await owner.deletetopic({ topic_id: third.topic_id })

  await assert.rejects(locate('ben', { topic_id: first.topic_id }), expectedError('invalid topic_id'))
  for (const table of ['merged_topics', 'moved_messages'])
    assert.deepEqual(await world.sql(`select * from ${table}`), [])
})

test('what was never there is absent, and so is what is hidden', async () => {
  const { topic_id, message_id, msg_num } = await world.post('ben', { subject: 'Barley' })
  await owner.hidemessage({ message_id })
  for (const given of [{}, { topic_id: 999_999 }, { msg_num: 999_999 }, { topic_id }, { msg_num }])
    await assert.rejects(
      locate('ben', given),
      expectedError('topic_id' in given ? 'invalid topic_id' : 'invalid msg_num'),
    )
})
