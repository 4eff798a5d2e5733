import assert from 'node:assert/strict'
import { test } from 'node:test'
import { MemberInfo } from '#contract/resources.ts'
import type { PersonName } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

// What each standing finds in the answers of every call about members, whatever depth it is at.

const world = await newWorld()
const { people } = world
const group = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
await world.sql(`update groups set extra_columns = $2 where id = $1`, [
  group.id,
  JSON.stringify(
    [true, false].map((profile, at) => ({
      id: at + 1,
      name: `Column ${at}`,
      type: 'text_column',
      required: false,
      color: '',
      choices: [],
      width: 0,
      default_hidden: false,
      profile,
      description: '',
    })),
  ),
])
await world.sql(
  `update members set moderator_notes = 'NOTE-' || sort_name, num_drafts = 7,
     options = '{"signature": "SIGNED"}', extra_data =
       '[{"col_id": 1, "col_type": "text_column", "text": "SHOWN"}, {"col_id": 2, "col_type": "text_column", "text": "HIDDEN"}]'
   where group_id = $1`,
  [group.id],
)
await world.sql(`update accounts set preferences = '{"about_me": "ABOUT", "profile_privacy": "profile_private",
  "password_hint": "SECRET-HINT"}' where email in ('ben@example.org', 'cleo@example.org')`)
const [cleo] = (await world.sql(
  `select m.id from members m join accounts a on a.id = m.account_id where m.group_id = $1 and a.email = 'cleo@example.org'`,
  [group.id],
)) as [{ id: number }]
const [gone] = (await world.sql(
  `select m.id from members m join accounts a on a.id = m.account_id where m.group_id = $1 and a.email = 'sub_perm_billing@example.org'`,
  [group.id],
)) as [{ id: number }]
await world.as('owner').removemember({ member_info_id: gone.id })

/** What is left for who may not see members at all, but may do something to one that they can name. */
const forAnybody = [
  ...['object', 'id', 'created', 'updated', 'group_id', 'group_name', 'nice_group_name', 'subs_count', 'status'],
  ...['cover_photo_url', 'icon_url'],
]
const forMembers = [
  ...forAnybody,
  ...['user_id', 'user_name', 'full_name', 'mod_status', 'profile_privacy'],
  ...['most_recent_message', 'num_messages', 'member_labels', 'extra_member_data'],
]
const ofProfile = [
  ...['timezone', 'about_me', 'about_format', 'location', 'website'],
  ...['profile_photo_url', 'profile_photo_id'],
]

async function allAnswers(name: PersonName): Promise<Record<string, unknown>[]> {
  const calls = world.as(name)
  const lists = await Promise.all([
    calls.getmembers({ group_id: group.id, limit: 100 }),
    calls.getmembers({ group_id: group.id, limit: 100, type: 'mods' }),
    calls.searchmembers({ group_id: group.id, q: 'cleo' }),
    calls.getpastmembers({ group_id: group.id }),
  ])
  const one = await calls.getmember({ member_info_id: cleo.id })
  return objectsIn([lists, one])
}
/** Every membership in an answer, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (typeof value !== 'object' || value === null) return []
  const found = Object.values(value).flatMap(objectsIn)
  return 'object' in value && value.object === 'member_info' ? [{ ...value }, ...found] : found
}

test('a member sees only these fields of others', async () => {
  const found = await allAnswers('ben')
  const others = found.filter(member => member['user_id'] !== people.ben.account.id)

  assert.ok(others.length > 30)
  for (const member of others) {
    const isOpen = member['full_name'] !== 'Cleo'
    assert.deepEqual(Object.keys(member).toSorted(), [...forMembers, ...(isOpen ? ofProfile : [])].toSorted())
    assert.deepEqual(member['extra_member_data'], [{ col_id: 1, col_type: 'text_column', text: 'SHOWN' }])
  }
  assert.doesNotMatch(JSON.stringify(others), /@|example\.org|NOTE-|SIGNED|HIDDEN|SECRET|sort_|password|_hash"/)
})

test('a member sees all of their own membership except moderator notes', async () => {
  const own = (await allAnswers('ben')).filter(member => member['user_id'] === people.ben.account.id)

  assert.ok(own.length > 0)
  for (const member of own) {
    assert.deepEqual(
      [member['email'], member['about_me'], member['signature'], member['num_drafts']],
      ['ben@example.org', 'ABOUT', 'SIGNED', 7],
    )
    assert.deepEqual(member['extra_member_data'], [{ col_id: 1, col_type: 'text_column', text: 'SHOWN' }])
  }
  assert.doesNotMatch(JSON.stringify(own), /NOTE-|moderator_notes|HIDDEN|SECRET/)
  assert.deepEqual(objectsIn(await world.as('ben').getsub({ group_id: group.id })), own.slice(0, 1))
})

test('moderators see everything except drafts and private profiles; addresses need the right to see members', async () => {
  const missing = (member: object) => Object.keys(MemberInfo.properties).filter(name => !(name in member))
  for (const name of ['owner', 'sub_perm_viewmembers', 'powerless', 'sub_perm_pendingmsg'] as const) {
    const seesAddresses = name === 'owner' || name === 'sub_perm_viewmembers'
    const found = await allAnswers(name)

    for (const member of found) {
      const isSelf = member['user_id'] === people[name].account.id
      const isPrivate = member['profile_privacy'] === 'profile_private'
      const hidden = ['num_drafts', ...(seesAddresses ? [] : ['email']), ...(isPrivate ? ofProfile : [])]
      assert.deepEqual(missing(member).toSorted(), isSelf ? [] : hidden.toSorted(), name)
    }
    assert.match(JSON.stringify(found), /HIDDEN.*NOTE-cleo/)
    assert.equal(JSON.stringify(found).includes('cleo@example.org'), seesAddresses)
    assert.doesNotMatch(JSON.stringify(found), /SECRET|sort_|password|_hash"|ABOUT/)
  }
})

test('without seeing addresses one cannot search or sort by them, or export the list', async () => {
  const calls = world.as('sub_perm_modsub')
  const about = { group_id: group.id }

  assert.deepEqual((await calls.searchmembers({ ...about, q: 'cleo@example' })).data, [])
  assert.deepEqual((await calls.findmembers({ ...about, q: 'cleo@example' })).data, [])
  assert.equal((await world.as('sub_perm_viewmembers').findmembers({ ...about, q: 'cleo@example' })).data.length, 1)
  await assert.rejects(calls.exportmembers(about), { type: 'inadequate_permissions', extra: 'view_members' })
})

test('pending and banned people are shown to those who decide on them', async () => {
  const idOf = async (email: string) => {
    const text = `select m.id from members m where m.group_id = $1 and m.sort_email = $2`
    return (await world.sql(text, [group.id, email]))[0]!['id'] as number
  }
  const waiting = await idOf('pending@example.org')
  const banned = await idOf('banned@example.org')
  const absent = { type: 'bad_request', extra: 'member_info_id' }

  for (const name of ['ben', 'powerless', 'sub_perm_modsub'] as const) {
    await assert.rejects(world.as(name).getmember({ member_info_id: waiting }), absent)
    await assert.rejects(world.as(name).getmember({ member_info_id: banned }), absent)
    for (const type of ['pending', 'banned'] as const)
      await assert.rejects(world.as(name).getmembers({ group_id: group.id, type }), { type: 'inadequate_permissions' })
  }
  assert.equal((await world.as('sub_perm_pendingmembers').getmember({ member_info_id: waiting })).id, waiting)
  assert.equal((await world.as('sub_perm_banmembers').getmember({ member_info_id: banned })).id, banned)
})

test('a moderator who may not see members learns nothing by changing them', async () => {
  const closed = await world.addGroup({ members_visible: 'group_view_members_owners' }, { peopled: true })
  const { ben, pending, banned } = closed.members as Record<string, number>
  const about = (member_info_id: number) => ({ group_id: closed.id, member_info_id })
  const label = await world.as('owner').newmemberlabel({ group_id: closed.id, name: 'Baker' })
  await world.sql(`update members set moderator_notes = 'NOTE' where group_id = $1`, [closed.id])

  const answers = [
    await world.as('powerless').updatemember(about(ben!)),
    await world.as('sub_perm_modsub').updatemember({ ...about(ben!), post_status: 'sub_poststatus_moderated' }),
    await world.as('sub_perm_modsub').setmemberlabels({ ...about(ben!), label_ids: [label.id] }),
    await world.as('sub_perm_makemoderator').updatemember({ ...about(ben!), mod_status: 'sub_modstatus_moderator' }),
    await world.as('sub_perm_pendingmembers').claimpendingmember(about(pending!)),
    await world.as('sub_perm_pendingmembers').approvemember(about(pending!)),
    await world.as('sub_perm_banmembers').banmember(about(pending!)),
    await world.as('sub_perm_banmembers').unbanmember(about(pending!)),
    await world.as('sub_perm_removemembers').removemember(about(banned!)),
  ]

  for (const answer of answers) assert.deepEqual(Object.keys(objectsIn(answer)[0]!).toSorted(), forAnybody.toSorted())
  await assert.rejects(world.as('powerless').getmember(about(ben!)), { type: 'inadequate_permissions' })
  const own = await world.as('powerless').getsub({ group_id: closed.id })
  assert.deepEqual([own.email, own.mod_status], ['powerless@example.org', 'sub_modstatus_moderator'])
})

test('removing a pending person or lifting a ban reveals no more than listing them', async () => {
  const open = await world.addGroup({ members_visible: 'group_view_members_subs' }, { peopled: true })
  const { pending, banned, cleo: member } = open.members as Record<string, number>
  const remove = async (member_info_id: number) =>
    Object.keys(await world.as('sub_perm_removemembers').removemember({ member_info_id }))

  assert.deepEqual((await remove(pending!)).toSorted(), forAnybody.toSorted())
  assert.deepEqual((await remove(banned!)).toSorted(), forAnybody.toSorted())
  const seen = await remove(member!)
  assert.deepEqual([seen.includes('full_name'), seen.includes('email')], [true, false])
})

test('hidden addresses are neither sorted by nor searched', async () => {
  await world.sql(`update accounts set email = 'zz-hidden@example.org' where id = $1`, [people.past.account.id])
  await world.as('past').joingroup({ group_id: group.id })

  const sorted = await world.as('ben').getmembers({ group_id: group.id, sort_field: 'email' })
  const byMember = await world.as('ben').searchmembers({ group_id: group.id, q: 'zz-hidden' })
  const byOwner = await world.as('owner').searchmembers({ group_id: group.id, q: 'ZZ-hidden' })

  assert.equal(sorted.sort_field, 'full_name')
  assert.deepEqual(byMember.data, [])
  assert.deepEqual(
    byOwner.data.map(({ full_name }) => full_name),
    ['Past'],
  )
})

test('all counters are right', () => assertCounted(world))
