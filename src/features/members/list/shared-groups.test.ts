import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()

test('getsharedgroups lists common groups where the caller may see members', async () => {
  const names = async (person: 'ben' | 'stranger', member_info_id: number) =>
    (await world.as(person).getsharedgroups({ member_info_id })).groups.map(({ name }) => name)
  const visible = { members_visible: 'group_view_members_subs' } as const
  const both = await world.addGroup(visible, { peopled: ['owner', 'ben', 'cleo'] })
  await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: ['owner', 'ben', 'cleo'] })
  await world.addGroup(visible, { peopled: ['owner', 'cleo'] })
  const second = await world.addGroup(visible, { peopled: ['owner', 'ben', 'cleo'] })
  const expected = [both.name, second.name].toSorted()

  const shared = await names('ben', both.members.cleo)

  assert.deepEqual(
    shared.filter(name => expected.includes(name)),
    expected,
  )
  assert.equal(shared.length, new Set(shared).size)
  await assert.rejects(names('stranger', both.members.cleo))
})
