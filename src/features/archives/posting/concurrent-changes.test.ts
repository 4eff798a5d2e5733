import assert from 'node:assert/strict'
import { test } from 'node:test'
import { serializeOnLock } from '#test/database/serialize-on-lock.ts'
import type { TestGroup } from '#test/world/groups.ts'
import type { PersonName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

// Decisions made before the group is locked are checked again under the lock.

const world = await newWorld()
const notAllowed = 'inadequate_permissions: can_post'
const countOf = async (table: 'messages' | 'pending_messages', { id }: TestGroup) =>
  (await world.sql(`select id from ${table} where group_id = $1`, [id])).length
const submit = (who: PersonName, group: TestGroup) => async () =>
  assert.equal((await world.submit(who, {}, group)).is, 'posted')

test('a post is rejected if the group is locked meanwhile', async () => {
  const group = await world.addGroup({}, { peopled: true })

  const outcomes = await serializeOnLock(
    world,
    ['groups', group.id],
    [() => world.as('owner').updategroup({ group_id: group.id, lock_group: true }), submit('ben', group)],
  )

  assert.deepEqual(outcomes, ['done', notAllowed])
  assert.equal(await countOf('messages', group), 0)
})

test('a post is held if the group becomes moderated meanwhile', async () => {
  const group = await world.addGroup({}, { peopled: true })

  const [, outcome] = await serializeOnLock(
    world,
    ['groups', group.id],
    [
      () => world.as('owner').updategroup({ group_id: group.id, moderated: true }),
      async () => assert.equal((await world.submit('ben', {}, group)).is, 'held'),
    ],
  )

  assert.equal(outcome, 'done')
  assert.deepEqual([await countOf('messages', group), await countOf('pending_messages', group)], [0, 1])
})

test('a post finds its topic by a subject tag set meanwhile', async () => {
  const group = await world.addGroup({}, { peopled: true })
  await world.submit('ben', { subject: 'Rye' }, group)

  const outcomes = await serializeOnLock(
    world,
    ['groups', group.id],
    [
      () => world.as('owner').updategroup({ group_id: group.id, subject_tag: 'Oven' }),
      async () => void (await world.submit('ben', { subject: '[Oven] Rye', body: 'How much?' }, group)),
    ],
  )

  assert.deepEqual(outcomes, ['done', 'done'])
  assert.deepEqual(await world.sql(`select subject, num_messages from topics where group_id = $1`, [group.id]), [
    { subject: 'Rye', num_messages: 2 },
  ])
})

test('a held post is rejected if the group is locked meanwhile', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: true })

  const [, outcome] = await serializeOnLock(
    world,
    ['groups', group.id],
    [() => world.as('owner').updategroup({ group_id: group.id, lock_group: true }), submit('ben', group)],
  )

  assert.equal(outcome, notAllowed)
  assert.equal(await countOf('pending_messages', group), 0)
  const [row] = await world.sql(`select pending_messages_count as count from groups where id = $1`, [group.id])
  assert.equal(row!['count'], 0)
})

test('an approved post stays pending if the group is locked meanwhile', async () => {
  const group = await world.addGroup({ moderated: true }, { peopled: true })
  const pending_message_id = await world.hold('ben', {}, group)

  const [, outcome] = await serializeOnLock(
    world,
    ['groups', group.id],
    [
      () => world.as('owner').updategroup({ group_id: group.id, lock_group: true }),
      () => world.as('moderator').approvependingmessage({ pending_message_id }),
    ],
  )

  assert.equal(outcome, notAllowed)
  assert.deepEqual([await countOf('messages', group), await countOf('pending_messages', group)], [0, 1])
})

test('a post is held if its author becomes moderated meanwhile', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const member_info_id = group.members.ben

  const [, outcome] = await serializeOnLock(
    world,
    ['members', member_info_id],
    [
      () => world.as('owner').updatemember({ member_info_id, post_status: 'sub_poststatus_moderated' }),
      async () => assert.equal((await world.submit('ben', {}, group)).is, 'held'),
    ],
  )

  assert.equal(outcome, 'done')
})

const open = { privacy: 'sub_group_privacy_none', allow_parent_subs_to_post: true } as const

test('a post in a subgroup by a member of the parent is rejected if they are removed there meanwhile', async () => {
  const parent = await world.addGroup({}, { peopled: true })
  const group = await world.addGroup(open, { parent, peopled: ['owner'] })
  const member_info_id = parent.members.ben
  await submit('ben', group)()

  const outcomes = await serializeOnLock(
    world,
    ['members', member_info_id],
    [() => world.as('owner').banmember({ member_info_id }), submit('ben', group)],
  )

  assert.deepEqual(outcomes, ['done', 'bad_request: not subscribed'])
  assert.equal(await countOf('messages', group), 1)
})

test('a post in a subgroup by a member of the parent is rejected if they are banned from it meanwhile', async () => {
  const parent = await world.addGroup({}, { peopled: true })
  const group = await world.addGroup({ ...open, restricted: true }, { parent, peopled: ['owner'] })
  const { id: member_info_id } = await world.as('ben').joingroup({ group_id: group.id })

  const outcomes = await serializeOnLock(
    world,
    ['groups', group.id],
    [() => world.as('owner').banmember({ member_info_id }), submit('ben', group)],
  )

  assert.deepEqual(outcomes, ['done', 'bad_request: not subscribed'])
  assert.equal(await countOf('messages', group), 0)
})
