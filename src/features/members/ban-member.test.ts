import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world

test('a moderator who was granted it bans a member, and lifts the ban', async () => {
  const before = await world.as('owner').getmember({ group_id: group.id, member_info_id: people.ben.id })

  const answer = await world.as('sub_perm_banmembers').banmember({ group_id: group.id, member_info_id: people.ben.id })
  await world.settle()

  assert.deepEqual(answer, { ...before, status: 'sub_status_banned', updated: answer.updated })
  assert.deepEqual(await world.facts(), ['member.banned'])
  assert.deepEqual(await world.letters(), [])
  await assert.rejects(world.as('ben').getmembers({ group_id: group.id }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('owner').banmember({ member_info_id: people.ben.id }), {
    type: 'bad_request',
    extra: 'user already banned',
  })

  const back = await world.as('owner').unbanmember({ member_info_id: people.ben.id })

  assert.deepEqual(back, { ...before, updated: back.updated })
  assert.deepEqual(await world.facts(), ['member.unbanned'])
  await assert.rejects(world.as('owner').unbanmember({ member_info_id: people.ben.id }), { extra: 'user not banned' })
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

test('of fifty who ban the same person at once one succeeds, and there is one fact', async () => {
  const bans = Array.from({ length: 50 }, () => world.as('owner').banmember({ member_info_id: people.cleo.id }))

  const outcomes = await Promise.allSettled(bans)

  const refused = outcomes.filter(outcome => outcome.status === 'rejected')
  assert.equal(outcomes.length - refused.length, 1)
  for (const { reason } of refused) assert.equal((reason as { extra: string }).extra, 'user already banned')
  assert.deepEqual(await world.facts(), ['member.banned'])
  const [counts] = await world.sql(`select members_count, banned_count from groups where id = $1`, [group.id])
  const [real] = await world.sql(
    `select count(*) filter (where status = 'sub_status_normal') as members_count,
       count(*) filter (where status = 'sub_status_banned') as banned_count from members where group_id = $1`,
    [group.id],
  )
  assert.deepEqual(counts, real)
})
