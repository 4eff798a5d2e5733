import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addMembership } from '#test/world/people.ts'
import { assertCounted } from '#test/database/recount.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const { people } = world
const closed = () => world.addGroup({ invite_only: true, new_users_moderated: false }, { peopled: true })
const tokenIn = (body: string) => /invite\?token=([\w-]+)/.exec(body)![1]!
const aMonthLater = () => world.sql(`update unsolicited_emails set created = created - interval '31 days'`)
/** The token in the newest invitation; other emails may be written at the same time. */
async function lastToken(): Promise<string> {
  await world.settle()
  return tokenIn((await world.emails()).findLast(({ kind }) => kind === 'member_notice_invite')!.body)
}

test('an emailed invitation admits only the invited address, once', async () => {
  const group = await closed()

  const answer = await world
    .as('sub_perm_invitemembers')
    .invite({ group_id: group.id, emails: 'Stan <stranger@example.org>\nben@example.org\nx', message: 'Do come.' })
  const token = await lastToken()

  const [invite] = answer.invites
  assert.deepEqual(
    [answer.total_emails, invite?.email, invite?.full_name, invite?.user_id],
    [3, 'stranger@example.org', 'Stan', people.sub_perm_invitemembers.account.id],
  )
  assert.deepEqual(
    answer.errors.map(({ email, status }) => `${email} ${status}`),
    ['x invalid_email', 'ben@example.org already_member'],
  )
  assert.deepEqual(await world.facts(), ['invite.sent'])
  const sentEmail = (await world.emails()).at(-1)!
  assert.deepEqual(
    [sentEmail.recipient, sentEmail.kind, sentEmail.subject],
    ['stranger@example.org', 'member_notice_invite', `[${group.name}] You're invited to ${group.name}`],
  )
  assert.match(sentEmail.body, /^Sub_perm_invitemembers|^A moderator invited you/)
  assert.match(sentEmail.body, /^> Do come\.$/m)
  const kept = JSON.stringify(await world.sql(`select f.data, i.token_hash from facts f, invites i`))
  assert.ok(!kept.includes(token))
  assert.equal((await world.as('owner').getinvites({ group_id: group.id })).data[0]?.id, invite?.id)
  await assert.rejects(world.as('ben').getinvites({ group_id: group.id }), { type: 'inadequate_permissions' })
  await assert.rejects(world.as('past').acceptinvite({ token }), { type: 'bad_request', extra: 'invalid token' })
  assert.deepEqual(await world.as('anonymous').getinvitation({ token }), {
    object: 'invitation',
    group_name: group.name,
    nice_group_name: group.name,
    email: 'stranger@example.org',
    full_name: people.sub_perm_invitemembers.account.full_name,
  })

  const outcomes = await Promise.allSettled(
    Array.from({ length: 50 }, () => world.as('stranger').acceptinvite({ token })),
  )

  const accepted = outcomes.filter(outcome => outcome.status === 'fulfilled')
  assert.deepEqual(
    accepted.map(({ value }) => [value.status, value.group_id]),
    [['sub_status_normal', group.id]],
  )
  assert.deepEqual(await world.facts(), ['invite.accepted', 'member.joined'])
  await assert.rejects(world.as('stranger').acceptinvite({ token }), { extra: 'invalid token' })
  await assert.rejects(world.as('anonymous').getinvitation({ token }), { extra: 'invalid token' })
  assert.equal((await world.as('owner').getinvites({ group_id: group.id })).total_count, 0)
})

test('a cancelled or expired invitation admits nobody', async () => {
  const group = await closed()
  const invite = async () => {
    const { invites } = await world.as('owner').invite({ group_id: group.id, emails: 'stranger@example.org' })
    return { id: invites[0]!.id, token: await lastToken() }
  }
  const first = await invite()
  const again = await world.as('owner').invite({ group_id: group.id, emails: 'STRANGER@example.org' })
  assert.deepEqual(
    again.errors.map(({ status }) => status),
    ['already_invited'],
  )

  await world.as('owner').cancelinvite({ group_id: group.id, invite_id: first.id })

  assert.deepEqual(await world.facts(), ['invite.sent', 'invite.cancelled'])
  await assert.rejects(world.as('stranger').acceptinvite({ token: first.token }), { extra: 'invalid token' })
  await assert.rejects(world.as('owner').cancelinvite({ group_id: group.id, invite_id: first.id }), {
    extra: 'invalid invite_id',
  })
  const soon = await world.as('owner').invite({ group_id: group.id, emails: 'stranger@example.org' })
  assert.deepEqual(
    soon.errors.map(({ status }) => status),
    ['already_invited'],
  )
  await aMonthLater()
  const second = await invite()
  await world.sql(`update invites set expires = now() where id = $1`, [second.id])
  await assert.rejects(world.as('stranger').acceptinvite({ token: second.token }), { extra: 'invalid token' })
  await aMonthLater()
  const third = await invite()
  assert.equal((await world.as('stranger').acceptinvite({ token: third.token })).group_id, group.id)
  await world.facts()
})

test('an invitation is sent again, once a day and three times, and its new link works', async () => {
  const group = await closed()
  const { id: group_id } = group
  const api = world.as('owner')
  const late = await world.addPerson('late')
  const { email } = late.account
  await aMonthLater()
  await api.invite({ group_id, emails: email })
  const [sent] = (await api.getinvites({ group_id })).data
  const about = { group_id, invite_id: sent!.id }
  const first = await lastToken()
  const aDayLater = () => world.sql(`update invites set last_sent = last_sent - interval '25 hours'`)

  assert.equal(sent!.can_resend, false)
  await assert.rejects(api.resendinvite(about), { extra: 'resent recently' })
  for (let times = 0; times < 3; times += 1) {
    await aDayLater()
    assert.equal((await api.getinvites({ group_id })).data[0]!.can_resend, true)
    await api.resendinvite(about)
    assert.equal((await api.getinvites({ group_id })).data[0]!.can_resend, false)
    // Otherwise the emails would be written in any order.
    await world.settle()
  }
  const last = await lastToken()
  await aDayLater()
  await assert.rejects(api.resendinvite(about), { extra: 'resent too often' })
  await assert.rejects(world.as(late).acceptinvite({ token: first }), { extra: 'invalid token' })
  assert.equal((await world.as(late).acceptinvite({ token: last })).group_id, group_id)
  await assert.rejects(api.resendinvite(about), { extra: 'invalid invite_id' })
  await world.facts()
})

test('whoever blocked invitations gets none again', async () => {
  const { id: group_id } = await closed()
  await aMonthLater()
  const { invites } = await world.as('owner').invite({ group_id, emails: 'blocking@example.org' })
  await world.sql(`update invites set last_sent = last_sent - interval '25 hours'`)
  await world.sql(`insert into opted_out_addresses (email) values ('blocking@example.org')`)
  await world.newEmails()

  await world.as('owner').resendinvite({ group_id, invite_id: invites[0]!.id })

  assert.deepEqual(await world.newEmails(), [])
  await world.facts()
})

test('an invitation does not lift a ban or bypass the parent, and approves a pending request', async () => {
  const group = await closed()
  await addMembership(world, group.id, people.stranger, { status: 'sub_status_pending' })
  const invite = async (group_id: number) => {
    await aMonthLater()
    // Invited first, and only then banned or waiting.
    await world.sql(`insert into invites (group_id, email, account_id) values ($1, 'stranger@example.org', null)`, [
      group_id,
    ])
    const [row] = await world.sql(`select max(id) as id from invites`)
    await world.app.pipeline.runAsSystem(async ({ record }) =>
      record('invite.sent', { invite_id: Number(row!['id']), email: 'stranger@example.org', group_id } as never),
    )
    return lastToken()
  }

  const approved = await world.as('stranger').acceptinvite({ token: await invite(group.id) })

  assert.equal(approved.status, 'sub_status_normal')
  assert.deepEqual(await world.facts(), ['invite.sent', 'invite.accepted', 'member.approved'])
  await assert.rejects(world.as('stranger').acceptinvite({ token: await invite(group.id) }), {
    extra: 'already subscribed',
  })
  await world.as('owner').banmember({ member_info_id: approved.id })
  await world.sql(`update invites set state = 'cancelled' where state = 'open'`)
  await assert.rejects(world.as('stranger').acceptinvite({ token: await invite(group.id) }), { extra: 'banned' })
  const parent = await closed()
  const subgroup = await world.addGroup({ privacy: 'sub_group_privacy_archives' }, { parent })
  await assert.rejects(world.as('stranger').acceptinvite({ token: await invite(subgroup.id) }), {
    extra: 'not subscribed',
  })
  await world.facts()
})

test('an account and a group can invite a thousand people a day', async () => {
  const [one, other] = [await closed(), await closed()]
  const many = (from: number, count: number) =>
    Array.from({ length: count }, (_, n) => `p${from + n}@many.example`).join('\n')
  const refused = { type: 'rate_limit' }

  assert.equal((await world.as('moderator').invite({ group_id: one.id, emails: many(0, 1000) })).invites.length, 1000)
  await assert.rejects(world.as('moderator').invite({ group_id: other.id, emails: many(2000, 1) }), refused)
  await assert.rejects(world.as('sub_perm_invitemembers').invite({ group_id: one.id, emails: many(2000, 1) }), refused)
})

test('beyond the daily limit the first people are invited, and the others listed', async () => {
  const group = await closed()
  const calls = world.as('sub_perm_invitemembers')
  await world.sql(`insert into rate_counts (key, count) values ($1, 998)`, [`invites-in:${group.id}`])
  const { invites, errors } = await calls.invite({
    group_id: group.id,
    emails: 'a@few.example\nben@example.org\nb@few.example\nc@few.example',
  })

  assert.deepEqual(
    invites.map(({ email }) => email),
    ['a@few.example', 'b@few.example'],
  )
  assert.deepEqual(
    errors.map(({ email, status }) => [email, status]),
    [
      ['ben@example.org', 'already_member'],
      ['c@few.example', 'over_limit'],
    ],
  )
})

test('all counters are right', () => assertCounted(world))

test('a preview shows what an invitation would do for each address, without revealing accounts', async () => {
  const group = await closed()
  const calls = world.as('sub_perm_invitemembers')
  await calls.invite({ group_id: group.id, emails: 'twice@example.org' })
  const emails =
    'Stan <stranger@example.org>\nnew@example.org\nben@example.org\nbanned@example.org\npending@example.org\nx\ntwice@example.org'
  const before = (await calls.getinvites({ group_id: group.id })).total_count
  const preview = await calls.getinvitepreview({ group_id: group.id, emails })

  assert.deepEqual([preview.total_emails, preview.ready], [7, 2])
  assert.deepEqual(
    preview.lines.map(({ email, full_name, status }) => [email, full_name, status]),
    [
      ['x', '', 'invalid_email'],
      ['stranger@example.org', 'Stan', 'ready'],
      ['new@example.org', '', 'ready'],
      ['ben@example.org', '', 'already_member'],
      ['banned@example.org', '', 'banned'],
      ['pending@example.org', '', 'pending'],
      ['twice@example.org', '', 'already_invited'],
    ],
  )
  assert.equal((await calls.getinvites({ group_id: group.id })).total_count, before)

  await world.sql(`insert into rate_counts (key, count) values ($1, 999) on conflict (key) do update set count = 999`, [
    `invites-in:${group.id}`,
  ])
  const { lines } = await calls.getinvitepreview({ group_id: group.id, emails: 'a@example.org\nb@example.org' })
  assert.deepEqual(
    lines.map(({ status }) => status),
    ['ready', 'over_limit'],
  )
})
