import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshGroups } from '#features/groups/index.ts'
import type { GroupRef } from '#test/world/groups.ts'
import type { PersonName } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'
import { makeOwner } from './make-owner.ts'

const world = await newWorld()
const { group, people } = world

const makeOwnerOf = (where: GroupRef, who: PersonName) =>
  world.app.pipeline.runAsSystem(async systemTransaction => {
    const found = await freshGroups.groupByName(systemTransaction.tx, where.name)
    return makeOwner(systemTransaction, found!, people[who].account)
  })

// Where somebody stands, what comes of it, and what has happened then.
const standings: [PersonName, string, string[]][] = [
  ['stranger', 'made', ['member.joined', 'member.role_changed']],
  ['pending', 'made', ['member.approved', 'member.role_changed']],
  ['ben', 'made', ['member.role_changed']],
  ['powerless', 'made', ['member.role_changed']],
  ['owner', 'already', []],
  ['banned', 'banned', []],
]
for (const [who, outcome, facts] of standings) {
  test(`the operator makes ${who} an owner: ${outcome}`, async () => {
    const made = await makeOwnerOf(group, who)

    assert.equal(made, outcome)
    assert.deepEqual(await world.facts(), facts)
    if (outcome !== 'banned') {
      const { mod_status } = await world.as(who).getsub({ group_id: group.id })
      assert.equal(mod_status, 'sub_modstatus_owner')
    }
    await assertCounted(world)
  })
}

test('an owner of a subgroup must be in the parent', async () => {
  const parent = await world.addGroup({}, { peopled: ['owner'] })
  const subgroup = await world.addGroup({}, { parent })

  const outside = await makeOwnerOf(subgroup, 'cleo')
  const inside = await makeOwnerOf(subgroup, 'owner')

  assert.deepEqual([outside, inside], ['not in the parent', 'made'])
  assert.deepEqual(await world.facts(), ['member.joined', 'member.role_changed'])
  await assertCounted(world)
})
