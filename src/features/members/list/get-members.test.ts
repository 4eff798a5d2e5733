import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({}, { peopled: true })
const calls = world.as('owner')

test('every kind of member is paged completely, in every order and direction', async () => {
  for (const [name, status] of [
    ['dora', 'user_status_bounced'],
    ['emil', 'user_status_bouncing'],
    ['fred', 'user_status_confirmed'],
  ] as const) {
    const person = await world.addPerson(name)
    await addMembership(world, group.id, person, {})
    await world.sql(`update accounts set status = $2 where id = $1`, [person.account.id, status])
  }
  const expected = { members: 23, pending: 1, banned: 1, mods: 18, bouncing: 2 }
  const keys = {
    full_name: (member: { full_name?: string }) => member.full_name!.toLowerCase(),
    email: (member: { email?: string }) => member.email,
    delivery: (member: { email_delivery?: string }) => member.email_delivery,
    joined: (member: { id: number }) => String(member.id).padStart(9, '0'),
  }
  for (const type of ['members', 'pending', 'banned', 'mods', 'bouncing'] as const)
    for (const sort_field of ['full_name', 'email', 'delivery', 'joined'] as const)
      for (const sort_dir of ['asc', 'desc'] as const) {
        const found = []
        let page_token = 0
        do {
          const page = await calls.getmembers({ group_id: group.id, type, sort_field, sort_dir, limit: 5, page_token })
          assert.deepEqual([page.total_count, page.start_item], [expected[type], found.length + 1])
          found.push(...page.data)
          page_token = page.next_page_token
        } while (page_token !== 0)

        const order = `${type} by ${sort_field} ${sort_dir}`
        assert.equal(new Set(found.map(({ id }) => id)).size, expected[type], order)
        const sorted = found.map(member => `${keys[sort_field](member)} ${String(member.id).padStart(9, '0')}`)
        const right = sorted.toSorted()
        assert.deepEqual(sorted, sort_dir === 'asc' ? right : right.toReversed(), order)
      }
})

test('bouncing members are for those who set member options', async () => {
  await assert.rejects(world.as('powerless').getmembers({ group_id: group.id, type: 'bouncing' }), {
    type: 'inadequate_permissions',
  })
  assert.equal((await world.as('sub_perm_modsub').getmembers({ group_id: group.id, type: 'bouncing' })).total_count, 2)
})

test('a changed account is found and sorted by its new name and address', async () => {
  const person = await world.addPerson('aaron')
  await addMembership(world, group.id, person, {})
  await world.sql(
    `update accounts set full_name = 'Zora', email = 'Zora@example.org', status = 'user_status_bounced' where id = $1`,
    [person.account.id],
  )

  const last = await calls.getmembers({ group_id: group.id, sort_field: 'full_name', sort_dir: 'desc', limit: 1 })
  const bouncing = await calls.getmembers({ group_id: group.id, type: 'bouncing' })

  assert.deepEqual([last.data[0]?.full_name, last.data[0]?.email], ['Zora', 'Zora@example.org'])
  assert.equal(bouncing.total_count, 3)
  assert.equal((await calls.searchmembers({ group_id: group.id, q: 'aaron' })).total_count, 0)
  assert.equal((await calls.searchmembers({ group_id: group.id, q: 'zora@' })).total_count, 1)
})

test('search matches any part of a name or address, or the start for one or two characters', async () => {
  const names = async (q: string, limit = 10) => {
    const page = await calls.searchmembers({ group_id: group.id, q, limit })
    return page.data.map(({ full_name }) => full_name)
  }

  assert.deepEqual(await names('perm_ban'), ['Sub_perm_banmembers'])
  assert.deepEqual(await names('be'), ['Ben'])
  assert.deepEqual(await names('en'), [])
  assert.deepEqual(await names('%'), [])
  assert.deepEqual(await names('b_n'), [])
  assert.deepEqual(await names('d\\'), [])
  assert.deepEqual(await names('pending'), ['Sub_perm_pendingmembers', 'Sub_perm_pendingmsg'])
  const first = await calls.searchmembers({ group_id: group.id, q: 'example', limit: 10 })
  const second = await calls.searchmembers({
    group_id: group.id,
    q: 'example',
    limit: 100,
    page_token: first.next_page_token,
  })
  assert.equal(first.total_count, 24)
  assert.equal(new Set([...first.data, ...second.data].map(({ id }) => id)).size, 24)
  assert.deepEqual([first.has_more, second.has_more, second.next_page_token], [true, false, 0])
})

test('a cached list shows changes by another process', async () => {
  const { ben } = world.people
  const label = `insert into member_labels (group_id, name, description, color_name) values ($1, 'Baker', '', 'color_cerulean_blue') returning group_id, id`
  const changes: [sql: string, values: unknown[]][] = [
    [`update accounts set full_name = 'Benno' where id = $1`, [ben.account.id]],
    [`update members set moderator_notes = 'early' where id = $1`, [group.members.ben]],
    [`update groups set title = 'Bakers' where id = $1`, [group.id]],
    [
      `with made as (${label}) insert into member_label_assignments (group_id, member_id, label_id) select group_id, $2, id from made`,
      [group.id, group.members.ben],
    ],
    [`update member_labels set name = 'Master' where group_id = $1`, [group.id]],
    [`delete from member_label_assignments where group_id = $1`, [group.id]],
    [`delete from members where id = $1`, [group.members.ben]],
  ]
  let others = 50
  // A list that was read before, beside one of a length that was never read. The total is the counter of the group, which
  // may be up to a second old after a change of another process (docs/decisions/0004).
  const look = async () => {
    const { total_count: _cached, ...cached } = await calls.getmembers({ group_id: group.id, limit: 50 })
    const { total_count: _fresh, ...fresh } = await calls.getmembers({ group_id: group.id, limit: (others += 1) })
    assert.deepEqual(cached, fresh)
    return cached.data
  }
  for (const [sql, values] of changes) {
    const seen = [await look(), await look(), await look()]
    await world.sql(sql, values)
    assert.notDeepEqual(await look(), seen.at(-1), sql)
  }
})
