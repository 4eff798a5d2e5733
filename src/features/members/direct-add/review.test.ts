import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership, testRoles } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '5' })
const { people } = world
const admin = await world.addPerson('administrator')
admin.identity.account.site_admin = true
const asAdmin = world.app.callAs(admin.identity)
const premium = () => world.addGroup({}, { peopled: true })

test('adds beyond the daily limit wait for a site administrator, who approves or rejects them once', async () => {
  const group = await premium()
  const some = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `p${from + n}@many.example`).join('\n')
  await world.as('owner').directadd({ group_id: group.id, emails: some(0, 4) })
  await world.facts()

  const tooMany = { type: 'pending_adds', extra: '' }
  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails: some(3, 3) }), tooMany)
  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails: some(10, 6) }), tooMany)

  assert.deepEqual(await world.facts(), ['adds.held', 'adds.held'])
  assert.equal((await world.as('owner').directadd({ group_id: group.id, emails: some(20, 1) })).errors.length, 0)
  await world.facts()
  await assert.rejects(world.as('owner').getpendingadds({}), {
    type: 'inadequate_permissions',
    extra: 'site administrator',
  })
  const held = await asAdmin.getpendingadds({})
  assert.deepEqual(
    held.data.map(({ group_id, group_name, user_id, total_emails }) => [group_id, group_name, user_id, total_emails]),
    [3, 6].map(count => [group.id, group.name, people.owner.account.id, count]),
  )
  const [first, second] = held.data.map(({ id }) => id) as [number, number]

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => asAdmin.approvependingadds({ pending_adds_id: first })),
  )
  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  const refusals = outcomes.filter(outcome => outcome.status === 'rejected')
  for (const { reason } of refusals) assert.equal((reason as { extra: string }).extra, 'invalid pending_adds_id')
  assert.deepEqual(await world.facts(), ['adds.approved', 'member.added', 'member.added'])
  await asAdmin.rejectpendingadds({ pending_adds_id: second })
  assert.deepEqual(await world.facts(), ['adds.rejected'])
  await assert.rejects(asAdmin.rejectpendingadds({ pending_adds_id: second }), { extra: 'invalid pending_adds_id' })
  await assert.rejects(world.as('owner').approvependingadds({ pending_adds_id: second }), {
    type: 'inadequate_permissions',
  })
  assert.equal((await asAdmin.getpendingadds({})).total_count, 0)

  await world.sql(`update groups set plan = 'group_plan_enterprise' where id = $1`, [group.id])
  assert.equal((await world.as('owner').directadd({ group_id: group.id, emails: some(30, 9) })).errors.length, 0)
})

test('adds by a site administrator need no approval, and do not count toward the group’s limit', async () => {
  const group = await premium()
  await addMembership(world, group.id, admin, testRoles.owner)
  const emails = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `a${from + n}@admin.example`).join('\n')

  const { added_members, errors } = await asAdmin.directadd({ group_id: group.id, emails: emails(0, 9) })
  assert.deepEqual([added_members.length, errors], [9, []])
  assert.equal(
    (await world.as('owner').directadd({ group_id: group.id, emails: emails(20, 5) })).added_members.length,
    5,
  )
  assert.equal((await asAdmin.getpendingadds({})).total_count, 0)
})

test('a batch over the limit is held as a whole', async () => {
  const group = await premium()
  const emails = Array.from({ length: 6 }, (_, n) => `w${n}@whole.example`).join('\n')
  const before = (await world.as('owner').getgroup({ group_id: group.id })).subs_count

  await assert.rejects(world.as('owner').directadd({ group_id: group.id, emails }), { type: 'pending_adds' })

  assert.equal((await world.as('owner').getgroup({ group_id: group.id })).subs_count, before)
  const { data } = await asAdmin.getpendingadds({})
  assert.deepEqual(
    data.map(({ total_emails }) => total_emails),
    [6],
  )
  await asAdmin.rejectpendingadds({ pending_adds_id: data[0]!.id })
})

test('all counters are right', () => assertCounted(world))
