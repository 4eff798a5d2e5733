import assert from 'node:assert/strict'
import { test } from 'node:test'
import { freshGroups } from '#features/groups/index.ts'
import { newWorld, type World } from '#test/world.ts'
import { moveMembers, releaseHeldDelivery, type MovedMember, type MoveMembersOptions } from './move-members.ts'

const world = await newWorld()
const member = (address: string, fields: Partial<MovedMember> = {}): MovedMember => ({
  ...{ name: '', address, status: 'sub_status_normal', mod_status: 'sub_modstatus_none', email_delivery: null },
  ...{ message_selection: null, post_status: 'sub_poststatus_normal', is_bouncing: false, joined: null },
  ...fields,
})
const move = async (group_id: number, members: readonly MovedMember[], options: Partial<MoveMembersOptions> = {}) => {
  const group = (await freshGroups.groupById(world.database.read, group_id))!
  const all = { dryRun: false, deliver: true, welcome: false, ...options }
  return world.app.pipeline.runAsSystem(change => moveMembers(change, group, members, all))
}
const rowsOf = (group_id: number) =>
  world.sql(
    `select given_email as email, status, mod_status, email_delivery, held_delivery, user_status from members
     where group_id = $1 and given_id is not null order by given_email`,
    [group_id],
  )
const counts = async (group_id: number) =>
  (await world.sql(`select members_count, banned_count, moderators_count from groups where id = $1`, [group_id]))[0]

const movers = [
  member('ann@move.example', { name: 'Ann', mod_status: 'sub_modstatus_owner', joined: '2009-05-07T08:03:01.000Z' }),
  member('bert@move.example', { email_delivery: 'email_delivery_digest', mod_status: 'sub_modstatus_moderator' }),
  member('cleo@move.example', { email_delivery: 'email_delivery_single', is_bouncing: true }),
  member('dora@move.example', { email_delivery: 'email_delivery_none' }),
  member('spam@move.example', { status: 'sub_status_banned' }),
]

test('members keep their roles and delivery, and nobody gets an email', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const before = await counts(group.id)
  await world.newEmails()

  const outcomes = await move(group.id, movers)

  assert.deepEqual(outcomes, ['added', 'added', 'added', 'added', 'banned'])
  const plain = {
    status: 'sub_status_normal',
    mod_status: 'sub_modstatus_none',
    held_delivery: null,
    user_status: 'user_status_confirmed',
  }
  assert.deepEqual(await rowsOf(group.id), [
    { email: 'ann@move.example', ...plain, mod_status: 'sub_modstatus_owner', email_delivery: 'email_delivery_single' },
    {
      email: 'bert@move.example',
      ...plain,
      mod_status: 'sub_modstatus_moderator',
      email_delivery: 'email_delivery_digest',
    },
    {
      email: 'cleo@move.example',
      ...plain,
      email_delivery: 'email_delivery_single',
      user_status: 'user_status_bounced',
    },
    { email: 'dora@move.example', ...plain, email_delivery: 'email_delivery_none' },
    { email: 'spam@move.example', ...plain, status: 'sub_status_banned', email_delivery: 'email_delivery_single' },
  ])
  assert.deepEqual(await counts(group.id), {
    members_count: Number(before!['members_count']) + 4,
    banned_count: Number(before!['banned_count']) + 1,
    moderators_count: Number(before!['moderators_count']) + 2,
  })
  assert.deepEqual(await world.newEmails(), [])
  const { data } = await world.as('owner').getmembers({ group_id: group.id, limit: 100 })
  const ann = data.find(({ email }) => email === 'ann@move.example')!
  assert.deepEqual([ann.full_name, ann.created], ['Ann', '2009-05-07T08:03:01.000000+00:00'])
})

test('a second time changes nothing, and a dry run neither', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const nobody = await rowsOf(group.id)
  assert.deepEqual(await move(group.id, movers, { dryRun: true }), ['added', 'added', 'added', 'added', 'banned'])
  assert.deepEqual(await rowsOf(group.id), nobody)
  await move(group.id, movers)
  const [once, countsOnce] = [await rowsOf(group.id), await counts(group.id)]

  const changed = movers.map(mover => ({ ...mover, email_delivery: 'email_delivery_summary' as const, name: 'Other' }))
  const outcomes = await move(group.id, changed, { welcome: true })

  assert.deepEqual(outcomes, ['present', 'present', 'present', 'present', 'present'])
  assert.deepEqual([await rowsOf(group.id), await counts(group.id)], [once, countsOnce])
  assert.deepEqual(await world.newEmails(), [])
})

test('existing memberships stay, and people who refuse are left out', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const { ben, banned } = world.people
  await world.sql(`insert into opted_out_addresses (email) values ('never@move.example')`)

  const outcomes = await move(group.id, [
    member(ben.account.email, { mod_status: 'sub_modstatus_owner' }),
    member(ben.account.email.toUpperCase(), { status: 'sub_status_banned' }),
    member(banned.account.email),
    member('never@move.example'),
  ])

  assert.deepEqual(outcomes, ['present', 'presentOtherwise', 'presentOtherwise', 'unwanted'])
  assert.deepEqual(await rowsOf(group.id), [])
})

test('delivery is held until it is released, and choices made meanwhile stay', async () => {
  const group = await world.addGroup({}, { peopled: true })
  await move(group.id, movers, { deliver: false })
  const deliveries = async () =>
    Object.fromEntries(
      (await rowsOf(group.id)).map(row => [row['email'], [row['email_delivery'], row['held_delivery']]]),
    )
  const [none, single, digest] = ['email_delivery_none', 'email_delivery_single', 'email_delivery_digest']
  assert.deepEqual(await deliveries(), {
    'ann@move.example': [none, single],
    'bert@move.example': [none, digest],
    'cleo@move.example': [none, single],
    'dora@move.example': [none, null],
    'spam@move.example': [single, null],
  })
  await world.sql(
    `update members set email_delivery = 'email_delivery_summary' where group_id = $1 and given_email = 'cleo@move.example'`,
    [group.id],
  )

  const release = () => world.app.pipeline.runAsSystem(change => releaseHeldDelivery(change, group.id))
  assert.deepEqual([await release(), await release()], [3, 0])
  assert.deepEqual(await deliveries(), {
    'ann@move.example': [single, null],
    'bert@move.example': [digest, null],
    'cleo@move.example': ['email_delivery_summary', null],
    'dora@move.example': [none, null],
    'spam@move.example': [single, null],
  })
})

test('with a welcome, each new member gets the email of a direct add, once', async () => {
  const group = await world.addGroup({}, { peopled: true })
  await move(
    group.id,
    [member('new@welcome.example', { name: 'New' }), member('out@welcome.example', { status: 'sub_status_banned' })],
    { welcome: true },
  )
  await move(group.id, [member('new@welcome.example')], { welcome: true })

  assert.deepEqual(await sent(world), ['new@welcome.example'])
})

const sent = async (from: World): Promise<string[]> => (await from.newEmails()).map(({ recipient }) => recipient)

test('two imports at the same time add everyone once', async () => {
  const group = await world.addGroup({}, { peopled: true })
  const many = Array.from({ length: 300 }, (_, n) => member(`many${n}@move.example`))
  const before = await counts(group.id)

  await Promise.all([move(group.id, many), move(group.id, many.toReversed())])

  assert.equal((await rowsOf(group.id)).length, 300)
  assert.equal((await counts(group.id))!['members_count'], Number(before!['members_count']) + 300)
})
