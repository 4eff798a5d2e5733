import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { id: group_id } = world.group
const bread = await world.post('ben', { subject: 'Bread', body: 'Rye?' })
const { subs_count } = await world.as('cleo').getgroup({ group_id })
const audience = { object: 'audience' as const, reply_to: '' as const, num_members: subs_count, name: '' }
const asked = () => world.as('cleo').getaudience({ group_id, message_id: bread.message_id })
const open = { is_closed: false, waits: false }

test('a topic reaches all members, and the author is told whether it will be held', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: ['owner', 'ben'] })

  const everybody = await world.as('cleo').getaudience({ group_id })
  const waiting = await world.as('ben').getaudience({ group_id: group.id })
  const deciding = await world.as('owner').getaudience({ group_id: group.id })

  assert.deepEqual(everybody, { ...audience, ...open })
  assert.deepEqual(waiting, { ...audience, num_members: 2, is_closed: false, waits: true })
  assert.deepEqual(deciding, { ...audience, num_members: 2, ...open })
})

test('a reply goes where the group, its topic and its hashtags send it', async () => {
  const { name } = await world.as('cleo').getmessage({ group_id, msg_num: bread.msg_num })

  const toAll = await asked()
  await world.as('owner').updatetopic({ topic_id: bread.topic_id, reply_to: 'thread_reply_to_sender' })
  const toAuthor = await asked()
  await world
    .as('owner')
    .updatetopic({ topic_id: bread.topic_id, reply_to: 'thread_reply_group_default', is_moderated: true })
  const waiting = await asked()
  await world.as('owner').updatetopic({ topic_id: bread.topic_id, is_closed: true, is_moderated: false })
  const closed = await asked()

  assert.deepEqual(toAll, { ...audience, name, ...open })
  assert.deepEqual(toAuthor, { ...audience, reply_to: 'sender', num_members: 1, name, ...open })
  assert.deepEqual(waiting, { ...audience, name, is_closed: false, waits: true })
  assert.deepEqual(closed, { ...audience, name, is_closed: true, waits: false })
  await assert.rejects(
    world.as('cleo').getaudience({ group_id, message_id: 999_999 }),
    expectedError('invalid message_id'),
  )
})

test('a reply under a topic replies to its last message', async () => {
  const first = await world.post('ben', { subject: 'Ovens', body: 'Which?' })
  const { message_id } = await world.answer('moderator', first, { body: 'Mine.' })
  const { topic_id } = first
  const elsewhere = await world.addGroup({}, { peopled: ['cleo'] })
  const asking = (in_group: number, id: number) => world.as('cleo').getaudience({ group_id: in_group, topic_id: id })

  const under = await asking(group_id, topic_id)

  assert.deepEqual(under, await world.as('cleo').getaudience({ group_id, message_id }))
  assert.notEqual(under.name, (await world.as('cleo').getaudience({ group_id, message_id: first.message_id })).name)
  await assert.rejects(asking(group_id, 999_999), expectedError('invalid topic_id'))
  await assert.rejects(asking(elsewhere.id, topic_id), expectedError('invalid topic_id'))
})

test('a preview shows a draft as its readers will see it, to its author only', async () => {
  const body = '# Rye\n\n<script>alert(1)</script> ![loaf](cid:1)'
  const draft_id = await world.draft('ben', { subject: 'Bread #rye', body, body_type: 'markdown' })

  const { body: shown, ...preview } = await world.as('ben').getdraftpreview({ draft_id })
  const draft = await world.as('ben').getdraft({ draft_id })

  const rest = { subject: 'Bread', hashtags: ['rye'], quoted: '', remainder: '' }
  assert.deepEqual(preview, { object: 'draft_preview', draft_id, ...rest })
  assert.match(shown, /<h1>Rye<\/h1>/)
  assert.doesNotMatch(shown, /<script/)
  assert.deepEqual([draft.id, draft.body], [draft_id, body])
  await assert.rejects(world.as('cleo').getdraftpreview({ draft_id }), expectedError('invalid draft_id'))
  await assert.rejects(world.as('cleo').getdraft({ draft_id }), expectedError('invalid draft_id'))
})
