import assert from 'node:assert/strict'
import { test } from 'node:test'
import { enumerations } from '#contract/enumerations.ts'
import { assertCounted } from '#test/database/recount.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world
const group = await world.addGroup({ restricted: true }, { peopled: true })
const calls = world.as('sub_perm_groupsettings')
const page = `https://folkmoot.test/g/${group.name}`
const footer = (...why: string[]) => `\n\n--\n${[...why, `${group.name}: ${page}`].join('\n')}\n`
const toMember = `Email settings or leave the group: ${page}/subscription`

test('a notice of each kind is created, listed, changed and deleted', async () => {
  for (const type of enumerations.member_notice) {
    const made = await calls.newmembernotice({ group_id: group.id, type, name: `N ${type}`, subject: 'S', body: 'B' })
    const { created, updated, id, ...rest } = made
    assert.deepEqual(rest, {
      object: 'membernotice',
      group_id: group.id,
      type,
      name: `N ${type}`,
      subject: 'S',
      body: 'B',
      active: true,
    })
    const changed = await calls.updatemembernotice({ group_id: group.id, notice_id: id, subject: 'T', active: false })
    assert.deepEqual({ ...changed, updated }, { ...made, subject: 'T', active: false })
    assert.ok(created <= changed.updated)
  }
  assert.equal((await world.facts()).length, 30)
  const all = await calls.getmembernotices({ group_id: group.id, limit: 10 })
  const rest = await calls.getmembernotices({ group_id: group.id, limit: 10, page_token: all.next_page_token })
  assert.deepEqual(
    [...all.data, ...rest.data].map(({ type }) => type),
    [...enumerations.member_notice],
  )
  const byName = await calls.getmembernotices({ group_id: group.id, limit: 1, sort_field: 'name', sort_dir: 'desc' })
  assert.equal(byName.data[0]?.type, 'member_notice_welcome')

  for (const { id } of [...all.data, ...rest.data])
    await calls.deletemembernotice({ group_id: group.id, notice_id: id })

  assert.deepEqual(new Set(await world.facts()), new Set(['notice.removed']))
  assert.equal((await calls.getmembernotices({ group_id: group.id })).total_count, 0)
})

test('an invalid notice is rejected', async () => {
  const type = 'member_notice_welcome' as const
  await assert.rejects(
    calls.newmembernotice({ group_id: group.id, type, subject: ' ', body: 'B' }),
    expectedError('invalid subject'),
  )
  await assert.rejects(
    calls.newmembernotice({ group_id: group.id, type, subject: 'S', body: '' }),
    expectedError('invalid body'),
  )
  const elsewhere = await world.addGroup({}, { peopled: true })
  const { id } = await calls.newmembernotice({ group_id: elsewhere.id, type, subject: 'S', body: 'B' })
  for (const notice_id of [id, 999_999]) {
    await assert.rejects(
      calls.updatemembernotice({ group_id: group.id, notice_id, name: 'x' }),
      expectedError('invalid notice_id'),
    )
    await assert.rejects(
      calls.deletemembernotice({ group_id: group.id, notice_id }),
      expectedError('invalid notice_id'),
    )
  }
  await assert.rejects(world.as('sub_perm_modsub').getmembernotices({ group_id: group.id }), {
    type: 'inadequate_permissions',
  })
  await world.facts()
})

test('at most one of a kind is active, even when many are created concurrently', async () => {
  const other = await world.addGroup({}, { peopled: true })
  const type = 'member_notice_goodbye' as const

  await Promise.all(
    Array.from({ length: 10 }, (_, n) =>
      calls.newmembernotice({ group_id: other.id, type, subject: `S${n}`, body: 'B' }),
    ),
  )

  const { data } = await calls.getmembernotices({ group_id: other.id, limit: 100 })
  assert.equal(data.filter(({ active }) => active).length, 1)
  assert.equal(data.length, 10)
  await world.facts()
})

test('active notices are sent to their recipients, others are not', async () => {
  const kinds = {
    member_notice_pending_subscription: 'Please wait',
    member_notice_welcome: 'Welcome',
    member_notice_banned_member: 'Out',
  } as const
  for (const [type, subject] of Object.entries(kinds))
    await calls.newmembernotice({ group_id: group.id, type: type as keyof typeof kinds, subject, body: 'Text.' })
  await world
    .as('owner')
    .updatesub({ group_id: group.id, sub_notify: 'sub_notify_email_and_app', pending_sub_notify: 'sub_notify_app' })
  for (const name of ['moderator', 'sub_perm_pendingmembers'] as const)
    await world.as(name).updatesub({ group_id: group.id, pending_sub_notify: 'sub_notify_none' })
  await world.facts()
  const email = (kind: string, subject: string, ...why: string[]) => ({
    recipient: 'stranger@example.org',
    kind,
    subject,
    body: `Text.${footer(...why)}`,
  })
  const asked = `You're getting this because you asked to join ${group.name}. Its moderators will review your request.`
  const approved = `You're getting this because your request to join ${group.name} was approved.`
  const gone = `You're getting this because you were a member of ${group.name}. You won't get any more emails from the group.`

  const { id } = await world.as('stranger').joingroup({ group_id: group.id })
  assert.deepEqual(await world.newEmails(), [email('member_notice_pending_subscription', 'Please wait', asked)])
  await world.as('moderator').approvemember({ member_info_id: id })
  const subject = `stranger@example.org joined ${group.name}`
  assert.deepEqual(
    (await world.newEmails()).toSorted((a, b) => (a.kind < b.kind ? -1 : 1)),
    [
      email('member_notice_welcome', 'Welcome', approved, toMember),
      {
        recipient: 'owner@example.org',
        kind: 'sub_notify',
        subject,
        body: `Stranger <${subject.replace(' ', '> ')}.\n\nView members:\n\n    ${page}/members${footer(
          `You're getting this because you moderate ${group.name}.`,
          `Notification settings: ${page}/subscription`,
        )}`,
      },
    ],
  )
  await world.as('moderator').banmember({ member_info_id: id })
  assert.deepEqual(await world.newEmails(), [email('member_notice_banned_member', 'Out', gone)])
  await world.as('moderator').unbanmember({ member_info_id: id })
  assert.deepEqual(await world.newEmails(), [])
  assert.deepEqual(await world.facts(), ['member.requested', 'member.approved', 'member.banned', 'member.unbanned'])

  const { data } = await calls.getmembernotices({ group_id: group.id })
  for (const notice of data) await calls.updatemembernotice({ group_id: group.id, notice_id: notice.id, active: false })
  await world.as('stranger').joingroup({ group_id: group.id })
  assert.deepEqual(await world.newEmails(), [])
})

test('older clients find the welcome notice under its former names', async () => {
  const server = await serve(world)
  const { id: group_id } = await world.addGroup({}, { peopled: true })
  const ask = async (name: string, params: Record<string, string | number>) => {
    const { status, body } = await server.call(name, { group_id, ...params }, { person: people.owner, way: 'key' })
    return {
      status,
      body: body as { id: number; type: string; active: boolean; data: { id: number }[]; extra: string },
    }
  }
  const email = { subject: 'Welcome', body: 'Text.' }

  const made = await ask('newmembernotice', { type: 'member_notice_joining', ...email })
  const listed = await ask('getmembernotices', { type: 'member_notice_joining' })
  const member_notice_id = made.body.id
  const changed = await ask('updatemembernotice', { member_notice_id, active: 0 })
  const gone = await ask('deletemembernotice', { member_notice_id })
  const again = await ask('deletemembernotice', { member_notice_id })

  assert.equal(made.body.type, 'member_notice_welcome')
  assert.deepEqual(
    listed.body.data.map(({ id }) => id),
    [member_notice_id],
  )
  assert.deepEqual([changed.body.id, changed.body.active, gone.status], [member_notice_id, false, 200])
  assert.equal(again.body.extra, 'invalid notice_id')
  assert.equal((await ask('getmembernotices', { type: 'toString' })).body.extra, 'type')
})

test('approved members are notified, and so are subscribers to new members, even of their own approvals', async () => {
  const other = await world.addGroup({ restricted: true }, { peopled: true })
  await world.as('moderator').updatesub({ group_id: other.id, sub_notify: 'sub_notify_email' })
  const { id } = await world.as('stranger').joingroup({ group_id: other.id })
  await world.newEmails()

  await world.as('moderator').approvemember({ member_info_id: id })

  assert.deepEqual(
    (await world.newEmails()).map(({ recipient, kind }) => [recipient, kind]),
    [
      ['stranger@example.org', 'membership_approved'],
      ['moderator@example.org', 'sub_notify'],
    ],
  )
})

test('a moderator resends a member’s confirmation email', async () => {
  await world.sql(`update accounts set status = 'user_status_notconfirmed' where id = $1`, [people.ben.account.id])
  const [ben] = await world.sql(`select id from members where group_id = $1 and account_id = $2`, [
    group.id,
    people.ben.account.id,
  ])
  const member_info_id = Number(ben!['id'])
  await world.facts()

  await world.as('sub_perm_modsub').sendconfirmation({ member_info_id })

  assert.deepEqual(
    (await world.newEmails()).map(({ recipient, kind }) => [recipient, kind]),
    [['ben@example.org', 'confirm_address']],
  )
  assert.deepEqual((await world.facts()).toSorted(), [
    'account.confirmation_requested',
    'member.confirmation_requested',
  ])
  await assert.rejects(world.as('powerless').sendconfirmation({ member_info_id }), { type: 'inadequate_permissions' })
  await world.sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [people.ben.account.id])
  await assert.rejects(world.as('sub_perm_modsub').sendconfirmation({ member_info_id }), {
    type: 'bad_request',
    extra: 'already confirmed',
  })
})

test('all counters are right', () => assertCounted(world))

test('those who may reject messages get the rejection templates, and no others', async () => {
  const owner = world.as('owner')
  const place = await world.addGroup({}, { peopled: true })
  const notice = { group_id: place.id, subject: 'Hello', body: 'Text' }
  await owner.newmembernotice({ ...notice, type: 'member_notice_welcome', name: 'Welcome' })
  await owner.newmembernotice({ ...notice, type: 'member_notice_rejected_message', name: 'Off topic' })

  const { data } = await world.as('sub_perm_pendingmsg').getrejectiontemplates({ group_id: place.id })

  assert.deepEqual(
    data.map(({ name }) => name),
    ['Off topic'],
  )
  await assert.rejects(world.as('powerless').getrejectiontemplates({ group_id: place.id }), {
    type: 'inadequate_permissions',
  })
})
