import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupFieldsByRight } from '#contract/groups/group.ts'
import { addMembership, type PersonName } from '#test/world/people.ts'
import { loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
/** What not everybody sees who knows of a group. */
const restricted = groupFieldsByRight.flatMap(([, fields]) => fields)
const absent = { type: 'bad_request', extra: 'invalid group_id' }

test('members get a group by id or name, others by name only', async () => {
  for (const who of ['ben', 'pending', 'banned'] as const) {
    assert.equal((await world.as(who).getgroup({ group_id: group.id })).name, group.name)
  }
  for (const who of ['stranger', 'anonymous'] as const) {
    const refused = who === 'anonymous' ? loginRequiredError : absent
    await assert.rejects(world.as(who).getgroup({ group_id: group.id }), refused)
    assert.equal((await world.as(who).getgroup({ group_name: group.name.toUpperCase() })).id, group.id)
    assert.equal((await world.as(who).getgroup({ group_id: group.id, group_name: group.name })).id, group.id)
  }
  const other = await world.addGroup({ privacy: 'group_privacy_none' })
  await assert.rejects(world.as('ben').getgroup({ group_id: group.id, group_name: other.name }), absent)
  assert.equal((await world.as('stranger').getgroup({ group_id: group.id, group_name: other.name })).id, other.id)
  await assert.rejects(world.as('ben').getgroup({}), absent)
  await assert.rejects(world.as('ben').getgroup({ group_name: '' }), absent)
  assert.equal((await world.as('ben').getgroup({ group_id: group.id, group_name: '' })).id, group.id)
})

test('a space in a group name is an unescaped plus sign', async () => {
  const subgroup = await world.addGroup({}, { parent: group })
  const [parent, own] = subgroup.name.split('+')

  assert.equal((await world.as('ben').getgroup({ group_name: `${parent} ${own}` })).id, subgroup.id)
  await assert.rejects(world.as('ben').getgroup({ group_name: `${parent}  ${own}` }), absent)
})

test('an unlisted group by id looks absent', async () => {
  const hidden = await world.addGroup({ privacy: 'group_privacy_unlisted' })
  const missing = await world
    .as('stranger')
    .getgroup({ group_id: 999_999 })
    .catch((error: Error) => error)

  const refused = await world
    .as('stranger')
    .getgroup({ group_id: hidden.id })
    .catch((error: Error) => error)

  assert.deepEqual(refused, missing)
  await assert.rejects(world.as('stranger').getperms({ group_id: hidden.id }), absent)
})

// Who gets which of the fields that need a right, in a group with private archives.
const seen: Record<string, { who: PersonName | 'anonymous'; lacks: readonly string[] }> = {
  'an owner gets everything': { who: 'owner', lacks: [] },
  'a moderator gets the counts that he decides about': {
    who: 'sub_perm_pendingmsg',
    lacks: ['pending_subs_count'],
  },
  'another moderator gets the other count': {
    who: 'sub_perm_pendingmembers',
    lacks: ['pending_msgs_count'],
  },
  'a member gets no pending counts': { who: 'ben', lacks: ['pending_subs_count', 'pending_msgs_count'] },
  'a pending member gets what everybody gets': { who: 'pending', lacks: restricted },
  'a banned member gets what everybody gets': { who: 'banned', lacks: restricted },
  'a stranger gets what everybody gets': { who: 'stranger', lacks: restricted },
  'somebody who is not signed in gets what everybody gets': { who: 'anonymous', lacks: restricted },
}
for (const [title, { who, lacks }] of Object.entries(seen)) {
  test(title, async () => {
    const whole = await world.as('owner').getgroup({ group_name: group.name })

    const answer = await world.as(who).getgroup({ group_name: group.name })

    const missing = Object.keys(whole).filter(field => !(field in answer))
    assert.deepEqual(missing.toSorted(), lacks.toSorted())
    assert.equal(Object.keys(whole).length, 98)
  })
}

test('public archives show their counts to everyone', async () => {
  const open = await world.addGroup({ privacy: 'group_privacy_none' })

  const answer = await world.as('anonymous').getgroup({ group_name: open.name })

  assert.deepEqual(
    [answer.threads_count, answer.messages_count, answer.most_recent_message, answer.pending_msgs_count],
    [0, 0, null, undefined],
  )
})

test('getperms returns the caller’s permissions, in both naming schemes', async () => {
  const perms = await world.as('ben').getperms({ group_id: group.id })

  assert.equal(perms.object, 'perms')
  assert.deepEqual([perms.archives_visible, perms.view_archives, perms.delete_group], [true, true, false])
  await assert.rejects(world.as('ben').getperms({ group_id: 999_999 }), absent)
})

test('subgroups are paged and sorted', async () => {
  const parent = await world.addGroup({ privacy: 'group_privacy_archives' })
  await addMembership(world, parent.id, people.owner, { mod_status: 'sub_modstatus_owner' })
  const names = ['cc', 'Aa', 'dd', 'bb']
  for (const sub_group_name of names)
    await world.as('owner').createsubgroup({
      group_id: parent.id,
      sub_group_name,
      desc: 'One of the subgroups.',
      privacy: 'sub_group_privacy_archives',
    })
  const walk = async (input: { sort_field?: string; sort_dir?: 'asc' | 'desc' }) => {
    const found: string[] = []
    for (let page_token: number | undefined = 0; page_token !== undefined;) {
      const page = await world.as('owner').getsubgroups({ group_id: parent.id, limit: 3, page_token, ...input })
      assert.equal(page.total_count, 4)
      found.push(...page.data.map(({ name }) => name.split('+')[1]!))
      page_token = page.has_more ? page.next_page_token : undefined
    }
    return found
  }

  assert.deepEqual(await walk({}), names)
  assert.deepEqual(await walk({ sort_field: 'created', sort_dir: 'desc' }), names.toReversed())
  assert.deepEqual(await walk({ sort_field: 'name' }), ['Aa', 'bb', 'cc', 'dd'])
  assert.deepEqual(await walk({ sort_field: 'name', sort_dir: 'desc' }), ['dd', 'cc', 'bb', 'Aa'])
})

test('a moderator does not see subgroups hidden from them', async () => {
  const parent = await world.addGroup({ privacy: 'group_privacy_archives' })
  await addMembership(world, parent.id, people.owner, { mod_status: 'sub_modstatus_owner' })
  const moderator = { mod_status: 'sub_modstatus_moderator', mod_permissions: ['sub_perm_groupsettings'] }
  await addMembership(world, parent.id, people.cleo, moderator)
  await addMembership(world, parent.id, people.ben, {})
  const listed = await world.addGroup({ privacy: 'sub_group_privacy_limited_archives' }, { parent })
  const secret = await world.addGroup({ privacy: 'sub_group_privacy_unlisted' }, { parent })
  const own = await world.addGroup({ privacy: 'sub_group_privacy_unlisted' }, { parent })
  await addMembership(world, own.id, people.cleo, {})
  await world.sql(`update groups set subgroups_count = 3 where id = $1`, [parent.id])

  const [all, some] = [
    await world.as('owner').getsubgroups({ group_id: parent.id }),
    await world.as('cleo').getsubgroups({ group_id: parent.id }),
  ]

  assert.deepEqual([all.total_count, all.data.map(({ id }) => id)], [3, [listed.id, secret.id, own.id]])
  assert.deepEqual([some.total_count, some.data.map(({ id }) => id)], [2, [listed.id, own.id]])
  assert.deepEqual(
    some.data.map(({ perms }) => [perms.archives_visible, perms.sub_page, perms.mod_page]),
    [
      [true, false, false],
      [true, true, false],
    ],
  )
  assert.ok(all.data.every(({ perms }) => perms.delete_group))
  await assert.rejects(world.as('ben').getsubgroups({ group_id: parent.id }), { type: 'inadequate_permissions' })
})
