import assert from 'node:assert/strict'
import { test } from 'node:test'
import { groupContents } from '#features/implementations.ts'
import { addMembership, randomName, type PersonName } from '#test/world/people.ts'
import { loginRequiredError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world
const owner = world.as('owner')
const understand = 'I understand'

const described = { desc: 'A group that will go.' }
const make = (group_name: string, who: PersonName = 'owner') =>
  world.as(who).creategroup({
    group_name,
    ...described,
    privacy: 'group_privacy_none',
    sub_group_access: 'sub_group_subs',
  })
const makeSub = (group_id: number, sub_group_name: string) =>
  owner.createsubgroup({ group_id, sub_group_name, ...described, privacy: 'sub_group_privacy_none' })
const absent = { type: 'bad_request', extra: 'invalid group_id' }

test('a deleted group is gone at once, for everyone, with its subgroups and contents', async () => {
  const { id, name } = await make(randomName())
  const sub = await makeSub(id, 'sub')
  await owner.newgroupalias({ group_id: id, name: `a${name}` })
  const ben = await addMembership(world, sub.id, people.ben, {})
  await owner.getgroup({ group_id: sub.id })
  await world.facts()

  assert.equal(await owner.deletegroup({ group_id: id, understand, reason: 'Done with it.' }), undefined)

  for (const who of ['owner', 'ben', 'anonymous'] as const)
    for (const gone of [
      { group_id: id },
      { group_name: name },
      { group_name: `a${name}` },
      { group_id: sub.id },
      { group_name: sub.name },
    ]) {
      const refused = who === 'anonymous' ? loginRequiredError : absent
      await assert.rejects(world.as(who).getgroup(gone), refused)
      await assert.rejects(world.as(who).getperms(gone), refused)
    }
  const subs = await world.as('ben').getsubs({ limit: 100 })
  assert.deepEqual(
    subs.data.map(({ group_id }) => group_id).filter(left => left === sub.id),
    [],
  )
  assert.equal(subs.total_count, subs.data.length)
  await assert.rejects(owner.getmember({ member_info_id: ben }), { extra: 'member_info_id' })
  await assert.rejects(owner.deletegroup({ group_id: id, understand }), absent)
  const facts = await world.sql(
    `select name, group_id, account_id, data from facts where group_id in ($1, $2) and name like 'group.deleted'`,
    [id, sub.id],
  )
  assert.deepEqual(facts, [
    {
      name: 'group.deleted',
      group_id: id,
      account_id: people.owner.account.id,
      data: { name, reason: 'Done with it.', group_ids: [id, sub.id] },
    },
  ])
  assert.deepEqual(await world.facts(), ['group.deleted'])

  await world.settle()
  for (const { table } of groupContents) {
    const rows = await world.sql(`select count(*) as left from ${table} where group_id in ($1, $2)`, [id, sub.id])
    assert.deepEqual(rows, [{ left: table === 'facts' ? 1 : 0 }], table)
  }
  assert.deepEqual(await world.emails(), [])
})

test('deleting a group needs the exact confirmation, and its owner', async () => {
  const { id } = await make(randomName())
  await addMembership(world, id, people.moderator, {
    mod_status: 'sub_modstatus_moderator',
    mod_permissions: ['sub_perm_groupsettings'],
  })
  await world.facts()

  for (const words of ['', 'i understand', 'I understand ', 'yes', 'x'.repeat(200)])
    await assert.rejects(owner.deletegroup({ group_id: id, understand: words as 'I understand' }), {
      type: 'bad_request',
      extra: 'understand',
    })
  await assert.rejects(owner.deletegroup({ group_id: id } as { group_id: number; understand: 'I understand' }), {
    extra: 'understand',
  })
  // What is asked is judged before who asks.
  await assert.rejects(world.as('stranger').deletegroup({ group_id: id, understand: 'yes' as 'I understand' }), {
    type: 'bad_request',
    extra: 'understand',
  })
  for (const who of ['moderator', 'stranger'] as const)
    await assert.rejects(world.as(who).deletegroup({ group_id: id, understand }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('anonymous').deletegroup({ group_id: id, understand }), { type: 'authentication' })

  assert.equal((await owner.getgroup({ group_id: id })).id, id)
  assert.deepEqual(await world.facts(), [])
})

test('the names of a deleted group stay reserved for thirty days', async () => {
  const { id, name } = await make(randomName())
  await owner.newgroupalias({ group_id: id, name: `a${name}` })
  await owner.deletegroup({ group_id: id, understand })
  const other = await make(randomName())

  for (const taken of [name, name.toUpperCase(), `a${name}`]) {
    await assert.rejects(make(taken, 'ben'), { type: 'bad_request', extra: 'name already taken' })
    await assert.rejects(owner.updategroup({ group_id: other.id, name: taken }), { extra: 'name exists' })
    await assert.rejects(owner.newgroupalias({ group_id: other.id, name: taken }), { extra: 'name exists' })
  }

  await world.sql(`update reserved_names set until = until - interval '30 days' where name = $1`, [name])
  assert.equal((await make(name, 'ben')).name, name)
})

test('a subgroup can be deleted alone, and its name reused at once', async () => {
  const { id } = await make(randomName())
  const sub = await makeSub(id, 'sub')
  await world.facts()

  await owner.deletegroup({ group_id: sub.id, understand })

  assert.deepEqual(await world.facts(), ['group.deleted', 'group.subgroup_deleted'])
  assert.equal((await owner.getsubgroups({ group_id: id })).total_count, 0)
  assert.equal((await owner.getgroup({ group_id: id })).id, id)
  assert.equal((await makeSub(id, 'sub')).name, sub.name)
})

test('of fifty concurrent deletions one succeeds', async () => {
  const { id } = await make(randomName())
  await makeSub(id, 'sub')
  await world.facts()

  const answers = await Promise.allSettled(
    Array.from({ length: 50 }, () => owner.deletegroup({ group_id: id, understand })),
  )

  assert.equal(answers.filter(({ status }) => status === 'fulfilled').length, 1)
  for (const answer of answers)
    if (answer.status === 'rejected') assert.equal((answer.reason as { extra: string }).extra, 'invalid group_id')
  assert.deepEqual(await world.facts(), ['group.deleted'])
})

test('large tables are emptied in batches', async () => {
  const { id } = await make(randomName())
  await world.sql(
    `insert into facts (group_id, name, via, data) select $1, 'group.updated', 'via_api', '{"settings":[]}' from generate_series(1, 2500)`,
    [id],
  )

  await owner.deletegroup({ group_id: id, understand })
  await world.settle()

  const left = await world.sql(`select name from facts where group_id = $1`, [id])
  assert.deepEqual(left, [{ name: 'group.deleted' }])
})

test('rows written during the deletion are removed by the final pass', async () => {
  const { id } = await make(randomName())
  await owner.deletegroup({ group_id: id, understand })
  await world.settle()
  await addMembership(world, id, people.ben, {})

  await world.sql(`update jobs set run_at = now() where subscriber = 'group removal'`)
  await world.settle()

  assert.deepEqual(await world.sql(`select id from members where group_id = $1`, [id]), [])
  assert.deepEqual(await world.sql(`select id from jobs where subscriber = 'group removal'`), [])
})

/** A trigger deletes them with the rows of their table. */
const withRows = new Set(['database_cells', 'database_words'])

test('every table with group data is emptied', async () => {
  const tables = (await world.sql(
    `select c.relname as table, array(select f.confrelid::regclass::text from pg_constraint f
       where f.conrelid = c.oid and f.contype = 'f' and f.confdeltype = 'c') as owners
     from pg_class c join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attname = 'group_id' and c.relnamespace = 'public'::regnamespace`,
  )) as { table: string; owners: string[] }[]
  const removed = new Set(groupContents.map(({ table }) => table))
  const emptied = new Set(['groups', 'members', 'outgoing_messages', ...removed])

  const forgotten = tables
    .filter(({ table, owners }) => !removed.has(table) && !owners.some(owner => emptied.has(owner)))
    .map(({ table }) => table)
    .filter(table => !withRows.has(table))

  assert.deepEqual(forgotten, [])
})
