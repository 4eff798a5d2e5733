import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({ restricted: true }, { peopled: true })
await world.sql(`update groups set title = 'Bakers' where id = $1`, [group.id])
/** Without the count of notifications: they follow a moment later (`src/features/notifications`). */
const inboxOf = async (who: Parameters<typeof world.as>[0]) => {
  const { notifications, ...inbox } = await world.as(who).getinbox({})
  assert.ok(notifications >= 0)
  return inbox
}
const nothing = { object: 'inbox', total_count: 0, invitations: [], waiting: [], answers: 0, drafts: 0 }
const place = { group_name: group.name, nice_group_name: 'Bakers' }

test('an invited person sees the invitation, and joins without the email', async () => {
  const [nora, other] = [await world.addPerson('nora'), await world.addPerson('other')]
  const calls = world.as(nora)
  await world.as('owner').invite({ group_id: group.id, emails: nora.account.email })

  const { invitations, ...rest } = await inboxOf(nora)

  const [invitation] = invitations
  assert.deepEqual(
    { ...rest, invitations },
    {
      ...nothing,
      total_count: 1,
      invitations: [{ ...invitation, ...place, full_name: world.people.owner.account.full_name }],
    },
  )
  const invite_id = invitation!.id
  await assert.rejects(world.as(other).joinbyinvite({ invite_id }), expectedError('invalid invite_id'))
  const member = await calls.joinbyinvite({ invite_id })
  assert.deepEqual([member.status, member.user_id], ['sub_status_normal', nora.account.id])
  assert.deepEqual((await world.facts()).slice(-2), ['invite.accepted', 'member.joined'])
  assert.deepEqual(await inboxOf(nora), nothing)
  await assert.rejects(calls.joinbyinvite({ invite_id }), expectedError('invalid invite_id'))
})

test('invitations to an unconfirmed address are not shown', async () => {
  const person = await world.addPerson('unshown')
  await world.as('owner').invite({ group_id: group.id, emails: person.account.email })
  const [{ id }] = (await world.sql(`select id from invites where email = $1`, [person.account.email])) as [
    { id: number },
  ]
  await world.sql(`update accounts set status = 'user_status_notconfirmed' where id = $1`, [person.account.id])
  const unconfirmed = {
    ...person.identity,
    account: { ...person.account, status: 'user_status_notconfirmed' as const },
  }
  const calls = world.as({ ...person, identity: unconfirmed })

  assert.deepEqual(await inboxOf({ ...person, identity: unconfirmed }), nothing)
  await assert.rejects(calls.joinbyinvite({ invite_id: id }), expectedError('not confirmed'))
})

test('moderators see the number of pending items per group, by what they may decide', async () => {
  const moderated = await world.addGroup({ moderated: true }, { peopled: true })
  await world.hold('ben', { subject: 'Held' }, moderated)
  const waitsFor = async (who: 'ben' | 'sub_perm_pendingmsg' | 'sub_perm_pendingmembers') =>
    (await inboxOf(who)).waiting.map(({ messages, members }) => ({ messages, members }))
  const person = await world.addPerson('asks')
  await world.as(person).joingroup({ group_id: group.id })

  const owner = await inboxOf('owner')
  assert.deepEqual(
    (await waitsFor('sub_perm_pendingmsg')).filter(({ messages }) => messages > 0),
    [{ messages: 1, members: 0 }],
  )
  assert.ok((await waitsFor('sub_perm_pendingmembers')).every(({ messages, members }) => messages === 0 && members > 0))
  assert.deepEqual(
    owner.waiting.filter(({ group_id }) => group_id === group.id),
    [{ group_id: group.id, ...place, messages: 0, members: 2, reports: 0 }],
  )
  assert.equal(
    owner.total_count,
    owner.waiting.reduce((sum, { messages, members }) => sum + messages + members, 0),
  )
  assert.deepEqual(await waitsFor('ben'), [])
})

test('replies to one’s posts are in the inbox, and drafts are counted', async () => {
  const rye = await world.post('cleo', { subject: 'Rye' }, group)
  await world.answer('ben', rye, {}, group)
  await world.as('cleo').newdraft({ group_id: group.id, draft_type: 'draft_type_post' })

  assert.deepEqual(await inboxOf('cleo'), { ...nothing, total_count: 1, answers: 1, drafts: 1 })
  await world.as('cleo').marktopicread({ topic_id: rye.topic_id })
  assert.deepEqual(await inboxOf('cleo'), { ...nothing, drafts: 1 })
})
