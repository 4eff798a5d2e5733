import assert from 'node:assert/strict'
import { test } from 'node:test'
import { randomName } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group } = world
const owner = world.as('owner')
const group_id = group.id

test('an alias names the group wherever its name does, until it is deleted', async () => {
  const name = `A${randomName()}`
  const before = await owner.getgroup({ group_id })

  const alias = await world.as('sub_perm_groupsettings').newgroupalias({ group_id, name })

  assert.deepEqual(alias, {
    object: 'groupalias',
    id: alias.id,
    created: alias.created,
    updated: alias.created,
    name,
    alias_group_id: group_id,
  })
  assert.deepEqual(await world.facts(), ['group.alias_added'])
  assert.deepEqual(await owner.getgroup({ group_name: name.toLowerCase() }), before)
  assert.equal((await owner.getmembers({ group_name: name })).total_count, before.subs_count)
  const list = await owner.getgroupaliases({ group_id })
  assert.deepEqual([list.total_count, list.data], [1, [alias]])

  assert.equal(await owner.deletegroupalias({ group_id, alias_id: alias.id }), undefined)

  assert.deepEqual(await world.facts(), ['group.alias_removed'])
  await assert.rejects(owner.getgroup({ group_name: name }), { extra: 'invalid group_id' })
  assert.equal((await owner.getgroupaliases({ group_id })).total_count, 0)
  await assert.rejects(owner.deletegroupalias({ group_id, alias_id: alias.id }), {
    type: 'bad_request',
    extra: 'invalid alias_id',
  })
})

test('an alias must be free and a valid name', async () => {
  const other = await world.addGroup({ privacy: 'group_privacy_none' })
  const { name, id } = await owner.newgroupalias({ group_id, name: randomName() })

  for (const taken of [other.name.toUpperCase(), name.toUpperCase(), group.name])
    await assert.rejects(owner.newgroupalias({ group_id, name: taken }), { type: 'bad_request', extra: 'name exists' })
  for (const wrong of ['', 'x', 'a b', 'admin', `${group.name}+x`])
    await assert.rejects(owner.newgroupalias({ group_id, name: wrong }), { type: 'bad_request', extra: 'invalid name' })
  await assert.rejects(
    owner.creategroup({
      group_name: name,
      desc: 'Would take an alias.',
      privacy: 'group_privacy_none',
      sub_group_access: 'sub_group_subs',
    }),
    { extra: 'name already taken' },
  )
  await assert.rejects(world.as('ben').newgroupalias({ group_id, name: randomName() }), {
    type: 'inadequate_permissions',
  })
  await owner.deletegroupalias({ group_id, alias_id: id })
})

test('an alias of another group cannot be deleted', async () => {
  const other = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  const { id } = await owner.newgroupalias({ group_id: other.id, name: randomName() })

  await assert.rejects(owner.deletegroupalias({ group_id, alias_id: id }), { extra: 'invalid alias_id' })
})

test('the alias in the settings is in the list, and stays', async () => {
  const alias = randomName()
  await owner.updategroup({ group_id, alias })

  const { data } = await owner.getgroupaliases({ group_id })

  assert.deepEqual(
    data.map(({ name }) => name),
    [alias],
  )
  await assert.rejects(owner.deletegroupalias({ group_id, alias_id: data[0]!.id }), { extra: 'invalid alias_id' })
})

test('aliases are paged and sorted', async () => {
  const own = await world.as('ben').creategroup({
    group_name: randomName(),
    desc: 'With several aliases.',
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_subs',
  })
  const names = ['zz', 'Mm', 'aa'].map(part => `${part}-${own.name}`)
  for (const name of names) await world.as('ben').newgroupalias({ group_id: own.id, name })
  const list = async (input: object) => {
    const first = await world.as('ben').getgroupaliases({ group_id: own.id, limit: 2, ...input })
    const { next_page_token: page_token } = first
    const second = await world.as('ben').getgroupaliases({ group_id: own.id, limit: 2, page_token, ...input })
    return [...first.data, ...second.data].map(({ name }) => name)
  }

  assert.deepEqual(await list({}), names)
  assert.deepEqual(await list({ sort_field: 'name' }), names.toReversed())
  assert.deepEqual(await list({ sort_field: 'created', sort_dir: 'desc' }), names.toReversed())
})

test('a basic group has no aliases, and earlier ones stop working', async () => {
  const name = randomName()
  const other = await world.addGroup({ privacy: 'group_privacy_none' }, { peopled: true })
  await owner.newgroupalias({ group_id: other.id, name })
  await world.sql(`update groups set plan = 'group_plan_basic' where id = $1`, [other.id])

  await assert.rejects(owner.newgroupalias({ group_id: other.id, name: randomName() }), {
    type: 'bad_request',
    extra: 'basic group',
  })
  const { total_count, data } = await owner.getgroupaliases({ group_id: other.id })
  assert.deepEqual([total_count, data], [0, []])
  await assert.rejects(owner.getgroup({ group_name: name }), { extra: 'invalid group_id' })
})
