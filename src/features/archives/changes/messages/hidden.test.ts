import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { assertIntegrity } from '#test/database/integrity.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const group_id = group.id

afterEach(() => assertIntegrity(world))

/** Everything a caller can see of the archive, as text. */
async function archiveFor(who: 'cleo' | 'ben', { topic_id }: { topic_id: number }) {
  const api = world.as(who)
  const results = await Promise.allSettled([
    api.gettopics({ group_id, limit: 100 }),
    api.gettopic({ topic_id, limit: 100 }),
    api.getmessages({ group_id, limit: 100 }),
    api.searcharchives({ group_id, q: 'marzipan', limit: 100 }),
    api.getmessagehistory({ group_id }),
    api.gethashtags({ group_id, limit: 100 }),
  ])
  return JSON.stringify(
    results.map(result =>
      result.status === 'fulfilled'
        ? 'data' in result.value
          ? result.value.data
          : result.value
        : String(result.reason),
    ),
  )
}
const searched = async () =>
  (await world.as('cleo').searcharchives({ group_id, q: 'marzipan' })).data.map(({ msg_num }) => msg_num)

test('a hidden reply is gone for everyone else, and is restored unchanged', async () => {
  const first = await world.post('ben', { subject: 'Almonds #nuts', body: 'Which ones?' })
  const reply = await world.answer('cleo', first, { body: 'For marzipan', files: { 'recipe.txt': 'Sugar' } })
  const last = await world.answer('ben', first, { body: 'Thanks' })
  const { data } = await world.as('ben').gettopic({ topic_id: first.topic_id })
  const attachment_id = data.find(({ id }) => id === reply.message_id)!.attachments[0]!.id
  await world.as('ben').likemessage({ message_id: reply.message_id })
  await world.as('ben').reportmessage({ message_id: reply.message_id, reason: 'Rude' })
  const before = await archiveFor('cleo', first)
  await world.facts()
  await world.newEmails()

  assert.equal(await world.as('moderator').hidemessage({ message_id: reply.message_id }), undefined)

  assert.deepEqual(await world.facts(), ['message.hidden'])
  assert.deepEqual(await world.newEmails(), [])
  assert.deepEqual(await searched(), [])
  for (const who of ['cleo', 'ben', 'owner'] as const) {
    const api = world.as(who)
    const found = await api.gettopic({ topic_id: first.topic_id })
    assert.deepEqual(
      found.data.map(({ id }) => id),
      [first.message_id, last.message_id],
    )
    assert.equal(found.topic.num_messages, 2)
    const [hidden, absent] = await Promise.all(
      [reply.msg_num, 999_999].map(msg_num => api.getmessage({ group_id, msg_num }).catch(String)),
    )
    assert.equal(hidden, absent)
    await assert.rejects(api.downloadattachment({ attachment_id }), expectedError('invalid attachment_id'))
    await assert.rejects(api.likemessage({ message_id: reply.message_id }), expectedError('invalid message_id'))
  }
  assert.deepEqual((await world.as('moderator').getreports({ group_id })).data, [])
  const list = await world.as('moderator').gethiddenmessages({ group_id })
  assert.deepEqual(
    list.data.map(({ message_id, name, hidden_by_name, num_attachments }) => [
      message_id,
      name,
      hidden_by_name,
      num_attachments,
    ]),
    [[reply.message_id, 'Cleo', 'Moderator', 1]],
  )
  assert.match(list.data[0]!.body, /For marzipan/)
  await assertIntegrity(world)

  await world.as('moderator').restoremessage({ group_id, message_id: reply.message_id })

  assert.deepEqual(await world.facts(), ['message.restored'])
  assert.deepEqual(await world.newEmails(), [])
  const ageless = (text: string) => text.replaceAll(/"updated":"[^"]+"/g, '')
  assert.equal(ageless(await archiveFor('cleo', first)), ageless(before))
  assert.deepEqual(await searched(), [reply.msg_num])
  assert.deepEqual((await world.as('moderator').gethiddenmessages({ group_id })).data, [])
  await world.as('ben').downloadattachment({ attachment_id })
})

test('the first message of a topic is restored as its first, with its replies in place', async () => {
  const first = await world.post('ben', { subject: 'Order #lists' })
  const second = await world.answer('cleo', first)
  const third = await world.answer('ben', first)
  const order = async () =>
    (await world.as('cleo').gettopic({ topic_id: first.topic_id })).data.map(({ id, is_reply }) => [id, is_reply])

  await world.as('moderator').hidemessage({ message_id: first.message_id })
  const without = await order()
  await assertIntegrity(world)
  await world.as('moderator').restoremessage({ group_id, message_id: first.message_id })

  const [one, two, three] = [first.message_id, second.message_id, third.message_id]
  assert.deepEqual(without, [
    [two, false],
    [three, true],
  ])
  assert.deepEqual(await order(), [
    [one, false],
    [two, true],
    [three, true],
  ])
})

test('a topic with only hidden messages is gone until the first one is restored', async () => {
  const first = await world.post('ben', { subject: 'Short #brief' })
  const second = await world.answer('cleo', first)
  const { topic_id } = first
  await world.as('cleo').followtopic({ topic_id })
  for (const { message_id } of [first, second]) await world.as('moderator').hidemessage({ message_id })
  await assert.rejects(world.as('cleo').gettopic({ topic_id }), expectedError('invalid topic_id'))
  await assertIntegrity(world)

  await world.as('moderator').restoremessage({ group_id, message_id: second.message_id })
  await assertIntegrity(world)
  await world.as('moderator').restoremessage({ group_id, message_id: first.message_id })

  const { topic, data } = await world.as('cleo').gettopic({ topic_id })
  assert.deepEqual(
    [topic.subject, topic.hashtags!.map(({ name }) => name), topic.followed, data.map(({ id }) => id)],
    ['Short', ['brief'], true, [first.message_id, second.message_id]],
  )
})

test('hidden messages follow their topic in a merge, and are deleted with it', async () => {
  const [kept, other] = [await world.post('ben', { subject: 'Kept' }), await world.post('ben', { subject: 'Other' })]
  const [reply, another] = [await world.answer('cleo', other), await world.answer('cleo', other)]
  for (const { message_id } of [reply, another]) await world.as('moderator').hidemessage({ message_id })

  await world.as('moderator').mergetopics({ topic_id: kept.topic_id, other_topic_id: other.topic_id })
  await world.as('moderator').restoremessage({ group_id, message_id: reply.message_id })
  const { data } = await world.as('ben').gettopic({ topic_id: kept.topic_id })
  await world.as('moderator').deletetopic({ topic_id: kept.topic_id })

  assert.deepEqual(
    data.map(({ id }) => id),
    [kept.message_id, other.message_id, reply.message_id],
  )
  assert.deepEqual((await world.as('moderator').gethiddenmessages({ group_id })).data, [])
})

test('if its topic was deleted with its last message, it is restored in a topic of its own', async () => {
  const first = await world.post('ben', { subject: 'Alone' })
  const reply = await world.answer('cleo', first)
  await world.as('moderator').hidemessage({ message_id: reply.message_id })
  await world.as('moderator').deletemessage({ message_id: first.message_id })

  await world.as('moderator').restoremessage({ group_id, message_id: reply.message_id })

  const { topic_id, is_reply } = await world.as('ben').getmessage({ group_id, msg_num: reply.msg_num })
  assert.notEqual(topic_id, first.topic_id)
  assert.equal(is_reply, false)
})

test('those who may edit the archives can delete a hidden message', async () => {
  const { message_id } = await world.post('ben', { subject: 'Spam' })
  for (const who of ['cleo', 'ben', 'powerless'] as const)
    await assert.rejects(world.as(who).hidemessage({ message_id }), { type: 'inadequate_permissions' })
  await world.as('sub_perm_editarchives').hidemessage({ message_id })
  for (const who of ['cleo', 'ben'] as const) {
    await assert.rejects(world.as(who).gethiddenmessages({ group_id }), { type: 'inadequate_permissions' })
    await assert.rejects(world.as(who).restoremessage({ group_id, message_id }), { type: 'inadequate_permissions' })
  }
  await world.facts()

  await world.as('moderator').deletehiddenmessage({ group_id, message_id })

  assert.deepEqual(await world.facts(), ['message.deleted'])
  const again = world.as('moderator').restoremessage({ group_id, message_id })
  await assert.rejects(again, expectedError('invalid message_id'))
})
