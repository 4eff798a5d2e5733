import assert from 'node:assert/strict'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { addMembership } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_CODES_PER_QUARTER_HOUR: '3' })
const { people, sql } = world
await sql(`update accounts set site_admin = true where id = $1`, [people.stranger.account.id])
const admin = world.as({
  identity: { ...people.stranger.identity, account: { ...people.stranger.account, site_admin: true } },
})
const large = await world.addGroup({}, { peopled: true })
const small = await world.addGroup({})
await sql(
  `update groups set title = case id when $1 then 'Large Loaves' else 'Small Loaves' end where id in ($1, $2)`,
  [large.id, small.id],
)

test('groups are searched by name or title, sorted by size, and paged', async () => {
  const named = await admin.getallgroups({ q: 'LOAVES', sort_field: 'num_members' })
  const all = await admin.getallgroups({ limit: 100, sort_field: 'name' })
  const first = await admin.getallgroups({ limit: 1, sort_field: 'name' })
  const second = await admin.getallgroups({ limit: 1, sort_field: 'name', page_token: first.next_page_token })

  assert.deepEqual(
    named.data.map(({ id, title }) => [id, title]),
    [
      [large.id, 'Large Loaves'],
      [small.id, 'Small Loaves'],
    ],
  )
  assert.ok(named.data[0]!.num_members > named.data[1]!.num_members)
  assert.deepEqual([...first.data, ...second.data], all.data.slice(0, 2))
  await assert.rejects(world.as('owner').getallgroups({}), { type: 'inadequate_permissions' })
})

test('a group is shown with its owners, and its plan can be changed', async () => {
  const { owners, plan } = await admin.getgroupdetails({ group_id: large.id })
  await admin.setgroupplan({ group_id: large.id, plan: 'group_plan_basic' })
  const basic = await admin.getallgroups({ plan: 'group_plan_basic', limit: 100 })

  assert.deepEqual([owners.map(({ email }) => email), plan], [[people.owner.account.email], 'group_plan_premium'])
  assert.ok(basic.data.some(({ id }) => id === large.id))
  for (const call of [
    admin.getgroupdetails,
    (given: { group_id: number }) => admin.setgroupplan({ ...given, plan: 'group_plan_basic' }),
  ])
    await assert.rejects(call({ group_id: 999_999 }), expectedError('invalid group_id'))
})

test('organisations are listed with the number of their groups, and groups filtered by them', async () => {
  const [org] = await sql(`insert into organisations (name, host) values ('Millers', 'mill.example') returning id`)
  await sql(`update groups set org_id = $1 where id = $2`, [org!['id'], small.id])
  const { data } = await admin.getorganisations({})
  const groups = await admin.getallgroups({ org_id: Number(org!['id']) })

  assert.deepEqual(
    data.map(({ name, domain, num_groups }) => [name, domain, num_groups]),
    [['Millers', 'mill.example', 1]],
  )
  assert.deepEqual(
    groups.data.map(({ id, org_domain }) => [id, org_domain]),
    [[small.id, 'mill.example']],
  )
})

test('storage is listed with the largest tables', async () => {
  const { database_size, tables } = await admin.getstorage({})
  assert.ok(database_size > 0)
  assert.deepEqual(
    tables.map(({ size }) => size),
    tables.map(({ size }) => size).toSorted((a, b) => b - a),
  )
})

test('rate limits are listed with who has reached them, until they reset', async () => {
  await sql(
    `insert into rate_counts (key, count, window_start) values ('two-factor:7', 3, now()), ('two-factor:8', 2, now()),
       ('two-factor:9', 3, now() - interval '16 minutes'), ('login-from:192.0.2.1', 1000000, now())`,
  )
  const { limits, limited } = await admin.getratelimits({})

  assert.deepEqual(
    limits.filter(({ kind }) => kind === 'codes').map(({ setting, count, seconds }) => [setting, count, seconds]),
    [['FOLKMOOT_CODES_PER_QUARTER_HOUR', 3, 900]],
  )
  assert.deepEqual(
    limited
      .map(({ kind, about, user_id, count }) => [kind, about, user_id, count])
      .filter(([, about]) => about === '7' || about === '8' || about === '9'),
    [['codes', '7', 7, 3]],
  )
})

test('a group without owners gets one, who becomes a member; one with an owner is left alone', async () => {
  const { id: group_id } = await world.addGroup({})
  const { email } = people.ben.account
  await world.facts()

  await admin.addgroupowner({ group_id, email: ` ${email.toUpperCase()} ` })

  assert.deepEqual(await world.facts(), ['member.joined', 'member.role_changed'])
  const { owners } = await admin.getgroupdetails({ group_id })
  assert.deepEqual(
    owners.map(owner => owner.email),
    [email],
  )
  const refusals: [group_id: number, email: string, why: string][] = [
    [group_id, people.cleo.account.email, 'has an owner'],
    [999_999, email, 'invalid group_id'],
    [small.id, 'no address', 'invalid email address'],
    [small.id, 'nobody@example.org', 'no account with this address'],
  ]
  for (const [id, given, why] of refusals)
    await assert.rejects(admin.addgroupowner({ group_id: id, email: given }), expectedError(why))
  await assert.rejects(world.as('ben').addgroupowner({ group_id: small.id, email }), { type: 'inadequate_permissions' })
  assert.deepEqual(await world.facts(), [])
})

test('nobody who is banned, or missing in the parent group, becomes the owner', async () => {
  const parent = await world.addGroup({}, { peopled: ['owner'] })
  const sub = await world.addGroup({}, { parent })
  const group = await world.addGroup({})
  const { cleo } = people
  await addMembership(world, group.id, cleo, { status: 'sub_status_banned' })
  const { email } = cleo.account

  await assert.rejects(admin.addgroupowner({ group_id: sub.id, email }), expectedError('not in the parent group'))
  await assert.rejects(admin.addgroupowner({ group_id: group.id, email }), expectedError('banned from the group'))
})

test('organisations are created, and groups moved into them and out again', async () => {
  const group = await world.addGroup({}, { peopled: ['owner'] })
  const sub = await world.addGroup({}, { parent: group })
  const { id: group_id } = group
  await world.facts()

  const made = await admin.neworganisation({ name: ' Bakers ', domain: 'Bread.example' })
  await admin.movegroup({ group_id, org_id: made.id })
  await admin.movegroup({ group_id, org_id: made.id })

  assert.deepEqual([made.name, made.domain, made.num_groups], ['Bakers', 'bread.example', 0])
  assert.deepEqual(await world.facts(), ['organisation.added', 'group.moved', 'organisation.main_group_set'])
  const moved = await admin.getgroupdetails({ group_id: sub.id })
  assert.deepEqual([moved.org_domain, moved.plan], ['bread.example', 'group_plan_enterprise'])
  const [org] = (await admin.getorganisations({})).data
  assert.deepEqual([org!.main_group_name, org!.num_groups], [group.name, 2])

  await admin.movegroup({ group_id, org_id: 0 })
  assert.equal((await admin.getgroupdetails({ group_id })).org_domain, '')
  await world.facts()

  await assert.rejects(
    admin.neworganisation({ name: 'Again', domain: 'bread.example' }),
    expectedError('domain exists'),
  )
  await assert.rejects(admin.neworganisation({ name: 'Local', domain: 'localhost' }), expectedError('invalid domain'))
  await assert.rejects(admin.neworganisation({ name: ' ', domain: 'rye.example' }), expectedError('invalid name'))
  await assert.rejects(admin.movegroup({ group_id: sub.id, org_id: made.id }), expectedError('group is a subgroup'))
  await assert.rejects(admin.movegroup({ group_id, org_id: 999_999 }), expectedError('invalid org_id'))
  await assert.rejects(admin.movegroup({ group_id: 999_999, org_id: 0 }), expectedError('invalid group_id'))
  assert.deepEqual(await world.facts(), [])
})

test('groups are sorted by what they store', async () => {
  await sql(`update groups set storage_used = 500, storage_wiki = 300 where id = $1`, [small.id])
  await sql(`update groups set storage_used = 900, storage_wiki = 100 where id = $1`, [large.id])
  const by = async (sort_field: 'storage_wiki' | 'storage_messages') =>
    (await admin.getallgroups({ q: 'loaves', sort_field, limit: 1 })).data[0]!

  const [wiki, messages] = [await by('storage_wiki'), await by('storage_messages')]

  assert.deepEqual([wiki.id, wiki.storage_wiki, wiki.storage_messages], [small.id, 300, 200])
  assert.deepEqual([messages.id, messages.storage_messages], [large.id, 800])
})
