import assert from 'node:assert/strict'
import { test } from 'node:test'
import { testCacheFreshness } from '#test/cache-freshness.ts'
import { assertCounted } from '#test/database/recount.ts'
import { insertRow } from '#test/database/rows.ts'
import { addMembership } from '#test/world/people.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const group = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
const { id: group_id } = group
const calls = world.as('owner')

const namesOf = ({ data }: { data: { full_name?: string }[] }): string[] =>
  data.map(({ full_name }) => full_name!.toLowerCase())
const found = async (filters: Parameters<typeof calls.findmembers>[0], as = calls): Promise<string[]> =>
  namesOf(await as.findmembers({ group_id, limit: 100, ...filters }))

for (const [name, status] of [
  ['dora', 'user_status_bounced'],
  ['emil', 'user_status_bouncing'],
  ['fred', 'user_status_confirmed'],
] as const) {
  const person = await world.addPerson(name)
  await addMembership(world, group_id, person, {})
  await world.sql(`update accounts set status = $2 where id = $1`, [person.account.id, status])
}

test('each order is paged completely, with the filtered total', async () => {
  await world.sql(
    `update members set num_messages = id % 3, most_recent_message = case when id % 3 = 0 then null else now() - make_interval(days => (id % 3)::int) end
     where group_id = $1`,
    [group_id],
  )
  for (const q of ['', 'sub_perm'])
    for (const sort_field of ['full_name', 'email', 'joined', 'last_post', 'num_messages'] as const)
      for (const sort_dir of ['asc', 'desc'] as const) {
        const all = await calls.findmembers({ group_id, q, sort_field, sort_dir, limit: 100 })
        const ids: number[] = []
        let page_token = 0
        do {
          const page = await calls.findmembers({ group_id, q, sort_field, sort_dir, limit: 5, page_token })
          assert.deepEqual([page.total_count, page.start_item], [all.data.length, ids.length + 1])
          ids.push(...page.data.map(({ id }) => id))
          page_token = page.next_page_token
        } while (page_token !== 0)
        assert.deepEqual(
          ids,
          all.data.map(({ id }) => id),
        )
        if (sort_field === 'num_messages') {
          const counts = all.data.map(({ num_messages }) => num_messages!)
          const sorted = counts.toSorted((one, other) => (sort_dir === 'asc' ? one - other : other - one))
          assert.deepEqual(counts, sorted)
        }
      }
})

test('filters combine', async () => {
  const label = await calls.newmemberlabel({ group_id, name: 'Baker' })
  await calls.setmemberlabels({ member_info_id: group.members.ben, label_ids: [label.id] })
  await calls.setmemberlabels({ member_info_id: group.members.cleo, label_ids: [label.id] })
  await calls.updatemember({ member_info_id: group.members.cleo, email_delivery: 'email_delivery_digest' })
  await calls.updatemember({ member_info_id: group.members.ben, post_status: 'sub_poststatus_moderated' })
  await world.sql(`update members set most_recent_message = '2026-03-05T12:00:00Z' where id = $1`, [group.members.ben])
  await world.sql(`update members set most_recent_message = null where id = $1`, [group.members.cleo])

  assert.deepEqual(await found({ label_id: label.id }), ['ben', 'cleo'])
  assert.deepEqual(await found({ label_id: label.id, email_delivery: ['email_delivery_digest'] }), ['cleo'])
  assert.deepEqual(await found({ label_id: label.id, post_status: ['sub_poststatus_moderated'] }), ['ben'])
  assert.deepEqual(await found({ label_id: label.id, has_posted: false }), ['cleo'])
  assert.deepEqual(await found({ label_id: label.id, posted_from: '2026-03-05', posted_to: '2026-03-05' }), ['ben'])
  assert.deepEqual(await found({ label_id: label.id, posted_from: '2026-03-06' }), [])
  assert.deepEqual(await found({ label_id: label.id, q: 'cle' }), ['cleo'])
  assert.deepEqual(await found({ label_id: label.id, q: 'b' }), ['ben'])
  assert.deepEqual(await found({ label_id: label.id, joined_to: '2020-01-01' }), [])
  assert.deepEqual(await found({ label_id: label.id, mod_status: ['sub_modstatus_owner'] }), [])
  assert.deepEqual(await found({ bouncing: true }), ['dora', 'emil'])
  assert.deepEqual(await found({ mod_status: ['sub_modstatus_owner'] }), ['owner'])
  assert.deepEqual(await found({ status: 'pending' }), ['pending'])
  assert.deepEqual(await found({ status: 'banned', q: 'ban' }), ['banned'])
  assert.deepEqual(await found({ q: 'ben@example.org' }), ['ben'])
})

test('members can filter only by what they see', async () => {
  const ben = world.as('ben')
  for (const filter of [
    { email_delivery: ['email_delivery_digest' as const] },
    { post_status: ['sub_poststatus_moderated' as const] },
    { bouncing: true },
    { status: 'pending' as const },
  ])
    await assert.rejects(ben.findmembers({ group_id, ...filter }), { type: 'inadequate_permissions' })
  assert.deepEqual(await found({ q: '@example.org' }, ben), [])
  assert.deepEqual(await found({ q: 'cleo' }, ben), ['cleo'])
  const [cleo] = (await ben.findmembers({ group_id, q: 'cleo' })).data
  assert.deepEqual(
    ['email', 'post_status', 'email_delivery', 'bouncing_since', 'num_messages'].filter(field => field in cleo!),
    ['num_messages'],
  )
})

test('members are counted by kind, each kind for those who may list it', async () => {
  const { members, moderators, moderated, bouncing, pending, banned } = await calls.getmembercounts({ group_id })
  assert.deepEqual([members, moderators, moderated, bouncing, pending, banned], [23, 18, 1, 2, 1, 1])
  assert.deepEqual(await world.as('ben').getmembercounts({ group_id }), {
    object: 'member_counts',
    members: 23,
    moderators: 18,
  })
  assert.equal('pending' in (await world.as('powerless').getmembercounts({ group_id })), false)
})

test('posts per member are counted when posted, deleted, and when the member rejoins', async () => {
  const place = await world.addGroup({}, { peopled: true })
  const count = async () =>
    (await calls.findmembers({ group_id: place.id, q: 'cleo' })).data.map(({ num_messages }) => num_messages)
  const first = await world.post('cleo', { subject: 'Bread', body: 'Rye' }, place)
  await world.post('cleo', { subject: 'Cake', body: 'Plum' }, place)
  assert.deepEqual(await count(), [2])
  await calls.deletemessage({ message_id: first.message_id })
  assert.deepEqual(await count(), [1])
  await world.as('cleo').deletesub({ group_id: place.id })
  await world.as('cleo').joingroup({ group_id: place.id })
  assert.deepEqual(await count(), [1])
})

test('members are exported as CSV, with permission', async () => {
  const { filename, chunks } = await calls.exportmembers({ group_id, q: 'cleo' })
  const pieces: Uint8Array[] = []
  for await (const chunk of chunks) pieces.push(chunk)
  const [head, line, ...rest] = Buffer.concat(pieces).toString().slice(1).split('\r\n')
  assert.equal(filename, `${group.name}-members.csv`)
  assert.match(head!, /^email,full_name,user_name,joined,/)
  assert.match(line!, /^cleo@example\.org,cleo,.*,Member,Member,Group default,"Digest, plain text",confirmed,/i)
  assert.doesNotMatch(line!, /sub_|email_delivery|user_status/)
  assert.deepEqual(rest, [''])
  await assert.rejects(world.as('powerless').exportmembers({ group_id }), { type: 'inadequate_permissions' })
})

const place = await world.addGroup({}, { peopled: ['owner'] })
const member_id = await addMembership(world, place.id, world.people.ben, {})
const label_id = await insertRow(world.sql, 'member_labels', {
  ...{ group_id: place.id, name: 'Oven', color_name: 'color_apricot' },
})
const account_id = world.people.ben.account.id
type Directory = Awaited<ReturnType<typeof calls.findmembers>>
const benIn = ({ data }: Directory) => data.find(({ id }) => id === member_id)

testCacheFreshness('a page of members', () => calls.findmembers({ group_id: place.id, limit: 20 }), {
  'the name of a member': {
    change: () => world.sql(`update accounts set full_name = 'Benjamin' where id = $1`, [account_id]),
    seen: page => benIn(page)?.full_name,
    now: 'Benjamin',
  },
  'how a member gets email': {
    change: () => world.sql(`update members set email_delivery = 'email_delivery_none' where id = $1`, [member_id]),
    seen: page => benIn(page)?.email_delivery,
    now: 'email_delivery_none',
  },
  'a label that was given': {
    change: () => insertRow(world.sql, 'member_label_assignments', { group_id: place.id, label_id, member_id }),
    seen: page => benIn(page)?.member_labels?.map(({ name }) => name),
    now: ['Oven'],
  },
  'since when a member bounces': {
    change: async () => {
      await world.sql(`update accounts set status = 'user_status_bouncing' where id = $1`, [account_id])
      await world.sql(
        `insert into bounce_states (account_id, email, missed_from) values ($1, 'ben@example.org', '2026-03-01T00:00:00Z')`,
        [account_id],
      )
    },
    seen: page => benIn(page)?.bouncing_since?.slice(0, 10),
    now: '2026-03-01',
  },
  'that a bouncing member has bounced since another day': {
    change: () =>
      world.sql(`update bounce_states set missed_from = '2026-03-02T00:00:00Z' where account_id = $1`, [account_id]),
    seen: page => benIn(page)?.bouncing_since?.slice(0, 10),
    now: '2026-03-02',
  },
  'a new member': {
    change: () => addMembership(world, place.id, world.people.cleo, {}),
    seen: page => page.data.length,
    now: 3,
  },
})

test('members are counted anew with each change, whoever makes it', async () => {
  const counts = async () => {
    const { moderated, bouncing, no_email, left, removed } = await calls.getmembercounts({ group_id: place.id })
    return { moderated, bouncing, no_email, left, removed }
  }
  const before = await counts()
  assert.deepEqual(before, { moderated: 0, bouncing: 1, no_email: 1, left: 0, removed: 0 })
  await world.sql(`update members set post_status = 'sub_poststatus_moderated' where group_id = $1`, [place.id])
  assert.deepEqual(await counts(), { ...before, moderated: 3 })
  await world.as('cleo').deletesub({ group_id: place.id })
  assert.deepEqual(await counts(), { ...before, moderated: 2, left: 1 })
  await calls.removemember({ member_info_id: member_id })
  assert.deepEqual(await counts(), { moderated: 1, bouncing: 0, no_email: 0, left: 1, removed: 1 })
  await assertCounted(world)
})
