import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership, type Person } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

// Nobody loses the last owner of a subgroup, also not by what is done in its parent.

const world = await newWorld()
const { people } = world

/** A parent, and subgroups that somebody owns who is a plain member above. */
async function owned(by: Person, subgroups = 1) {
  const parent = await world.addGroup({}, { peopled: true })
  const member_info_id = await addMembership(world, parent.id, by, {})
  const below = await Promise.all(
    Array.from({ length: subgroups }, () => world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })),
  )
  for (const { id } of below) await addMembership(world, id, by, { mod_status: 'sub_modstatus_owner' })
  await world.facts()
  return { parent, member_info_id, below }
}
const ownersOf = async (group_id: number) =>
  (
    await world.sql(
      `select a.email, m.status from members m join accounts a on a.id = m.account_id
       where m.group_id = $1 and m.mod_status = 'sub_modstatus_owner' order by a.email`,
      [group_id],
    )
  ).map(({ email, status }) => `${String(email)} ${String(status)}`)
const byOwner = ['owner@example.org sub_status_normal']

const ends = {
  removemember: ({ member_info_id }: { member_info_id: number }) => world.as('owner').removemember({ member_info_id }),
  banmember: ({ member_info_id }: { member_info_id: number }) => world.as('owner').banmember({ member_info_id }),
  bulkremovemembers: ({ parent }: { parent: { id: number } }) =>
    world.as('owner').bulkremovemembers({ group_id: parent.id, emails: people.past.account.email }),
  deletesub: ({ parent }: { parent: { id: number } }) => world.as('past').deletesub({ group_id: parent.id }),
}
for (const [name, end] of Object.entries(ends)) {
  test(`the parent’s owners become owners of subgroups that ${name} leaves without one, and are notified`, async () => {
    const made = await owned(people.past, 2)
    await world.newEmails()

    await end(made)

    for (const { id } of made.below) assert.deepEqual(await ownersOf(id), byOwner)
    assert.deepEqual((await world.facts()).slice(-2), ['member.inherited', 'member.inherited'])
    const emails = (await world.newEmails()).map(({ recipient, subject }) => `${recipient}: ${subject}`)
    const expected = made.below.map(group => `owner@example.org: You're now an owner of ${group.name}`)
    assert.deepEqual(emails.toSorted(), expected.toSorted())
  })
}

test('a subgroup with another owner keeps them', async () => {
  const { member_info_id, below, parent } = await owned(people.past)
  await addMembership(world, parent.id, people.stranger, {})
  await addMembership(world, below[0]!.id, people.stranger, { mod_status: 'sub_modstatus_owner' })

  await world.as('owner').removemember({ member_info_id })

  assert.deepEqual(await ownersOf(below[0]!.id), ['stranger@example.org sub_status_normal'])
  assert.deepEqual(await world.facts(), ['member.removed', 'member.removed'])
})

test('an owner of the parent who was a member, pending or banned in the subgroup becomes its owner', async () => {
  for (const status of ['sub_status_normal', 'sub_status_pending', 'sub_status_banned']) {
    const { member_info_id, below } = await owned(people.past)
    await addMembership(world, below[0]!.id, people.owner, { status })

    await world.as('owner').removemember({ member_info_id })

    assert.deepEqual(await ownersOf(below[0]!.id), byOwner)
    assert.equal((await world.as('owner').getsub({ group_id: below[0]!.id })).mod_status, 'sub_modstatus_owner')
  }
})

test('when both owners leave the parent at once, the subgroup goes to the parent’s owners', async () => {
  for (let round = 0; round < 5; round += 1) {
    const { parent, below } = await owned(people.past)
    await addMembership(world, parent.id, people.stranger, {})
    await addMembership(world, below[0]!.id, people.stranger, { mod_status: 'sub_modstatus_owner' })

    await Promise.all([
      world.as('past').deletesub({ group_id: parent.id }),
      world.as('stranger').deletesub({ group_id: parent.id }),
    ])

    assert.deepEqual(await ownersOf(below[0]!.id), byOwner)
  }
})

test('all counters are right', () => assertCounted(world))
