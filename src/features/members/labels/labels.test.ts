import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { group, people } = world
const calls = world.as('sub_perm_modsub')
const at = { group_id: group.id }

test('labels are created, listed, changed, assigned and deleted', async () => {
  const made = await calls.newmemberlabel({ ...at, name: ' Helper ', description: 'Helps', color_name: 'color_sky' })
  const { created, ...rest } = made
  assert.deepEqual(rest, {
    object: 'memberlabel',
    id: made.id,
    group_id: group.id,
    name: 'Helper',
    description: 'Helps',
    color_name: 'color_sky',
    color_hex: '#79b8e8',
  })
  const second = await calls.newmemberlabel({ ...at, name: 'Board' })
  assert.deepEqual(await world.facts(), ['label.added', 'label.added'])

  const labelled = await calls.setmemberlabels({
    member_info_id: people.ben.id,
    label_ids: [made.id, second.id, made.id],
  })

  assert.deepEqual(labelled.member_labels, [second, made])
  assert.deepEqual(await world.facts(), ['member.labelled'])
  const changed = await calls.updatememberlabel({ ...at, label_id: made.id, name: 'Aide', color_name: 'color_tomato' })
  assert.deepEqual(changed, { ...made, created, name: 'Aide', color_name: 'color_tomato', color_hex: '#e2543d' })
  const { member_labels } = await calls.getmember({ member_info_id: people.ben.id })
  assert.deepEqual(member_labels, [changed, second])
  const listed = await calls.getmemberlabels({ ...at, limit: 1 })
  assert.deepEqual([listed.data[0]?.name, listed.total_count], ['Aide', 2])

  await calls.setmemberlabels({ member_info_id: people.ben.id, label_ids: [second.id] })
  await calls.deletememberlabel({ ...at, label_id: second.id })

  assert.deepEqual((await calls.getmember({ member_info_id: people.ben.id })).member_labels, [])
  assert.deepEqual(await world.facts(), ['label.changed', 'member.labelled', 'label.removed'])
})

test('invalid labels and those of other groups are rejected', async () => {
  const other = await world.addGroup({}, { peopled: true })
  const foreign = await calls.newmemberlabel({ group_id: other.id, name: 'Elsewhere' })
  const own = await calls.newmemberlabel({ ...at, name: 'Own' })

  await assert.rejects(calls.newmemberlabel({ ...at, name: ' ' }), expectedError('invalid name'))
  await assert.rejects(calls.newmemberlabel({ ...at, name: 'OWN' }), expectedError('name exists'))
  await assert.rejects(calls.updatememberlabel({ ...at, label_id: own.id, name: 'aide' }), expectedError('name exists'))
  await assert.rejects(calls.updatememberlabel({ ...at, label_id: own.id, name: '' }), expectedError('invalid name'))
  await assert.rejects(calls.updatememberlabel({ ...at, label_id: foreign.id }), expectedError('invalid label_id'))
  await assert.rejects(calls.deletememberlabel({ ...at, label_id: foreign.id }), expectedError('invalid label_id'))
  await assert.rejects(
    calls.setmemberlabels({ member_info_id: people.ben.id, label_ids: [foreign.id] }),
    expectedError('invalid label_id'),
  )
  await assert.rejects(
    calls.setmemberlabels({ member_info_id: people.pending.id, label_ids: [] }),
    expectedError('member_info_id'),
  )
  for (const name of ['ben', 'powerless'] as const)
    await assert.rejects(world.as(name).newmemberlabel({ ...at, name: 'x' }), { type: 'inadequate_permissions' })
})

test('labels are assigned to lower ranks, by owners to everyone', async () => {
  const { people } = world
  const label = await world.as('owner').newmemberlabel({ ...at, name: 'Rank' })
  const put = (name: 'owner' | 'sub_perm_modsub', on: keyof typeof people) =>
    world.as(name).setmemberlabels({ member_info_id: people[on].id, label_ids: [label.id] })

  for (const on of ['owner', 'moderator', 'sub_perm_modsub'] as const)
    await assert.rejects(put('sub_perm_modsub', on), { type: 'inadequate_permissions' })
  const labelled = [await put('sub_perm_modsub', 'cleo'), await put('owner', 'moderator'), await put('owner', 'owner')]

  assert.deepEqual(
    labelled.map(({ member_labels }) => member_labels!.map(({ name }) => name)),
    [['Rank'], ['Rank'], ['Rank']],
  )
})

test('of twenty concurrent labels of one name one is created', async () => {
  await world.facts()

  const outcomes = await Promise.allSettled(
    Array.from({ length: 20 }, () => calls.newmemberlabel({ ...at, name: 'Same' })),
  )

  assert.equal(outcomes.filter(({ status }) => status === 'fulfilled').length, 1)
  assert.deepEqual(await world.facts(), ['label.added'])
})

test('updatemember sets labels with other fields, all or nothing, and finds or creates one by its name', async () => {
  const place = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const owner = world.as('owner')
  const member_info_id = place.members.ben
  const named = async () => (await owner.getmember({ member_info_id })).member_labels!.map(({ name }) => name)
  await world.facts()
  const about = { member_info_id, moderator_notes: 'Bakes', new_label: ' Baker ' }
  const member = await owner.updatemember(about)
  assert.deepEqual([member.moderator_notes, await named()], ['Bakes', ['Baker']])
  assert.deepEqual(await world.facts(), ['member.updated', 'label.added', 'member.labelled'])
  await owner.updatemember({ member_info_id, new_label: 'BAKER' })
  assert.deepEqual([await named(), await world.facts()], [['Baker'], ['member.labelled']])

  await assert.rejects(
    owner.updatemember({ member_info_id, moderator_notes: 'Lost', new_label: 'Lost', label_ids: [999_999] }),
    expectedError('invalid label_id'),
  )
  await assert.rejects(owner.updatemember({ member_info_id, new_label: ' ' }), expectedError('invalid name'))
  await assert.rejects(
    world.as('sub_perm_makemoderator').updatemember({ member_info_id: people.ben.id, label_ids: [] }),
    {
      type: 'inadequate_permissions',
    },
  )
  assert.equal((await owner.getmember({ member_info_id })).moderator_notes, 'Bakes')
  assert.equal((await owner.getmemberlabels({ group_id: place.id })).total_count, 1)
  await owner.updatemember({ member_info_id, label_ids: [] })
  assert.deepEqual(await named(), [])
})
