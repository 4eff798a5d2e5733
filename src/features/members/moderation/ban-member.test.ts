import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world

test('a moderator with the right bans a member; lifting the ban does not restore the membership', async () => {
  const before = await world.as('moderator').getmember({ group_id: group.id, member_info_id: people.ben.id })

  const answer = await world.as('sub_perm_banmembers').banmember({ group_id: group.id, member_info_id: people.ben.id })
  await world.settle()

  const perms = answer.perms
  const counted = { subs_count: before.subs_count - 1, updated: answer.updated, perms }
  assert.deepEqual(answer, { ...before, ...counted, status: 'sub_status_banned' })
  assert.equal(perms?.manage_subscription, false)
  assert.deepEqual(await world.facts(), ['member.banned'])
  assert.deepEqual(await world.emails(), [])
  await assert.rejects(world.as('ben').getmembers({ group_id: group.id }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('ben').joingroup({ group_id: group.id }), { type: 'bad_request', extra: 'banned' })
  await assert.rejects(world.as('ben').deletesub({ group_id: group.id }), { extra: 'not subscribed' })
  await assert.rejects(world.as('owner').banmember({ member_info_id: people.ben.id }), {
    type: 'bad_request',
    extra: 'user already banned',
  })

  const last = await world.as('owner').unbanmember({ member_info_id: people.ben.id })

  assert.deepEqual(last, { ...answer, updated: last.updated })
  assert.deepEqual(await world.facts(), ['member.unbanned'])
  await assert.rejects(world.as('owner').unbanmember({ member_info_id: people.ben.id }), {
    extra: 'member_info_id',
  })
  await assert.rejects(world.as('owner').unbanmember({ member_info_id: people.cleo.id }), { extra: 'user not banned' })
  const past = await world.as('owner').getpastmembers({ group_id: group.id })
  assert.deepEqual(
    past.data.map(({ action, joined, member_info }) => [action, joined, member_info.email]),
    [
      ['unbanned', before.created, 'ben@example.org'],
      ['ban_members', before.created, 'ben@example.org'],
    ],
  )
  assert.equal((await world.as('ben').joingroup({ group_id: group.id })).status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), ['member.joined'])
})

test('moderators and owners cannot be banned', async () => {
  for (const name of ['owner', 'powerless'] as const) {
    await assert.rejects(world.as('owner').banmember({ group_id: group.id, member_info_id: people[name].id }), {
      type: 'bad_request',
      extra: 'member cannot be a moderator or owner',
    })
  }
  assert.deepEqual(await world.facts(), [])
})

test('a ban in the parent removes a member from its subgroups at once', async () => {
  const parent = await world.addGroup({ privacy: 'group_privacy_archives' }, { peopled: true })
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
  await addMembership(world, subgroup.id, people.ben, { mod_status: 'sub_modstatus_moderator' })
  await addMembership(world, subgroup.id, people.pending, { status: 'sub_status_pending' })
  const inParent = await world.as('ben').getsub({ group_id: parent.id })

  await world.as('owner').banmember({ member_info_id: inParent.id })

  assert.deepEqual(await world.facts(), ['member.banned', 'member.removed'])
  await assert.rejects(world.as('ben').getsub({ group_id: subgroup.id }), { type: 'bad_request' })
  await assert.rejects(world.as('ben').joingroup({ group_id: subgroup.id }), { extra: 'not subscribed' })
})

test('of fifty concurrent bans one succeeds, with one fact', async () => {
  const bans = Array.from({ length: 50 }, () => world.as('owner').banmember({ member_info_id: people.cleo.id }))

  const outcomes = await Promise.allSettled(bans)

  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  assert.equal(outcomes.length - refused.length, 1)
  for (const { reason } of refused) assert.equal((reason as { extra: string }).extra, 'user already banned')
  assert.deepEqual(await world.facts(), ['member.banned'])
})

test('fifty concurrent bans and approvals of a person apply once each', async () => {
  const calls = Array.from({ length: 50 }, (_, n) =>
    n % 2 === 0
      ? world.as('owner').banmember({ member_info_id: people.pending.id })
      : world.as('moderator').approvemember({ member_info_id: people.pending.id }),
  )

  const outcomes = await Promise.allSettled(calls)

  const bans = outcomes.filter((outcome, n) => n % 2 === 0 && outcome.status === 'fulfilled')
  const facts = await world.facts()
  // The ban ends it; an approval can only come before it.
  assert.equal(facts.at(-1), 'member.banned')
  assert.ok(facts.length === 1 || (facts.length === 2 && facts[0] === 'member.approved'), facts.join())
  assert.equal(bans.length, 1)
  const [member] = await world.sql(`select status from members where id = $1`, [people.pending.id])
  assert.equal(member!['status'], 'sub_status_banned')
})

test('all counters are right', () => assertCounted(world))
