import assert from 'node:assert/strict'
import { test } from 'node:test'
import { addressChecksum } from '#contract/address.ts'
import { suspend, unsuspend } from '#features/accounts/index.ts'
import { probeDue } from '#features/delivery/index.ts'
import { mailCalls } from '#mail/receive/calls.ts'
import { localMails } from '#test/mail/local-mailbox.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { newWorld } from '#test/world.ts'

// Mail that comes back from people who were added. Whoever added them sees the same for an address with an account and for one
// without: docs/decisions/0016.

const world = await newWorld({ FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '1000', FOLKMOOT_EMAILS_PER_HOUR: '1000' })
const { sql, app } = world
const known = 'known@example.org'
const { account } = await world.addPerson('known')
await sql(`update accounts set full_name = 'Secret Name', timezone = 'Asia/Tokyo' where id = $1`, [account.id])

/** A group to which one address was added. */
async function groupWith(email: string) {
  const group = await world.addGroup({ new_users_moderated: false }, { peopled: ['owner', 'ben'] })
  const answer = await world.as('owner').directadd({ group_id: group.id, emails: `Given <${email}>` })
  await world.settle()
  return { ...group, email, answer, member_info_id: answer.added_members[0]!.id }
}
type Group = Awaited<ReturnType<typeof groupWith>>

const takeReport = (
  email: string,
  sent: { of_group_id: number; outgoing_message_id: number; recipient_id: number },
  is_hard = true,
) =>
  mailCalls(app.pipeline, null).acceptbouncereport({
    ...{ ...sent, mark: addressChecksum(email), is_hard, about: 'recipient', response: '550 5.1.1 User unknown' },
  })
/** The email that told somebody that they were added comes back. */
async function welcomeReturns({ email, id }: Group): Promise<void> {
  const [received] = await sql(
    `select l.id, m.id as outgoing_message_id from service_emails l join facts f on f.id = l.fact_id join outgoing_messages m on l.id = any(m.recipient_ids)
       and m.kind = 'notification' where lower(l.recipient) = lower($1) and f.group_id = $2 and l.kind = 'member_notice_direct_add'`,
    [email, id],
  )
  await takeReport(email, {
    of_group_id: 0,
    outgoing_message_id: Number(received!['outgoing_message_id']),
    recipient_id: Number(received!['id']),
  })
}
/** So does a message to the group. */
async function postReturns(group: Group, is_hard = true): Promise<void> {
  const { message_id } = await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()
  const [outgoing] = await sql(`select id from outgoing_messages where message_id = $1 and $2 = any(recipient_ids)`, [
    message_id,
    group.member_info_id,
  ])
  await takeReport(
    group.email,
    { of_group_id: group.id, outgoing_message_id: Number(outgoing!['id']), recipient_id: group.member_info_id },
    is_hard,
  )
}
const statusIn = async ({ member_info_id }: Group) =>
  (await world.as('owner').getmember({ member_info_id })).user_status
const recipientsOf = async (group: Group) => {
  const { message_id } = await world.post('ben', { subject: 'Wheat', body: 'Bread' }, group)
  const rows = await sql(`select unnest(recipient_ids) as id from outgoing_messages where message_id = $1`, [
    message_id,
  ])
  return rows.map(({ id }) => Number(id))
}
const daysLater = async (days: number) => {
  await sql(
    `update bounce_states set next_probe = next_probe - make_interval(days => $1), soft_since = soft_since - make_interval(days => $1)`,
    [days],
  )
  while (await app.pipeline.runAsSystem(probeDue));
  await world.settle()
}
/** Everything is as if no mail had ever come back. */
async function afresh() {
  await sql(`delete from bounce_states`)
  await sql(`delete from bounces`)
  await sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [account.id])
}

/** All that whoever added somebody can ask about how mail to them goes. */
async function seenIn(group: Group): Promise<string> {
  const { id: group_id, member_info_id } = group
  const calls = world.as('owner')
  const told = async (call: Promise<unknown>) => call.catch((error: unknown) => String(error))
  const shown = [
    group.answer,
    (await calls.getgroup({ group_id })).subs_count,
    await calls.getmember({ member_info_id }),
    await calls.getmembers({ group_id, sort_field: 'joined' }),
    await calls.getmembers({ group_id, type: 'bouncing' }),
    await calls.searchmembers({ group_id, q: 'given' }),
    await calls.getdeliveryinfo({ group_id, member_info_id }),
    await world.as('ben').getaudience({ group_id }),
    (await calls.getmessageledger({ group_id })).data,
    (await calls.getactivitylog({ group_id })).data,
    await told(calls.sendbounceprobe({ member_info_id })),
    await told(calls.sendconfirmation({ member_info_id })),
  ]
  return JSON.stringify(shown)
    .replaceAll(group.email, 'EMAIL')
    .replaceAll(group.name, 'GROUP')
    .replace(/"(id|group_id|message_id|[a-z]+_msg_id|msg_id|next_page_token)":"?[\w-]+"?/g, '"$1":0')
    .replace(/"user_id":\d{10,}/g, '"user_id":0')
    .replace(/memberbyuid\/\d{10,}/g, 'memberbyuid/0')
    .replace(/"mime_id":"[^"]*"/g, '')
    .replace(/"\d{4}-\d\d-\d\dT[^"]*"/g, '"TIME"')
}
const assertAlike = async (one: Group, other: Group) => {
  const [first, second] = [await seenIn(one), await seenIn(other)]
  assert.deepEqual(first.split(','), second.split(','))
  assert.doesNotMatch(first, /Secret|Tokyo/)
  return first
}

test('a hard bounce of the welcome email or of a post suspends delivery to an added member', async () => {
  await afresh()
  for (const [email, returns] of [
    ['gone@new.example', welcomeReturns],
    ['lost@new.example', postReturns],
    [known, postReturns],
  ] as const) {
    const group = await groupWith(email)
    assert.ok((await recipientsOf(group)).includes(group.member_info_id))

    await returns(group)

    assert.equal(await statusIn(group), 'user_status_bouncing', email)
    assert.ok(!(await recipientsOf(group)).includes(group.member_info_id))
    const info = await world.as('owner').getdeliveryinfo({ group_id: group.id, member_info_id: group.member_info_id })
    assert.deepEqual(
      info.bounces.map(({ response }) => response),
      ['550 5.1.1 User unknown'],
    )
  }
})

test('the audience of a post excludes suspended recipients', async () => {
  await afresh()
  const group = await groupWith('counted@new.example')
  const counts = async () => {
    const { num_members } = await world.as('ben').getaudience({ group_id: group.id })
    const { subs_count } = await world.as('owner').getgroup({ group_id: group.id })
    // The author reads it without a copy.
    return [num_members, (await recipientsOf(group)).length + 1, subs_count]
  }
  assert.deepEqual(await counts(), [3, 3, 3])

  await postReturns(group)
  assert.deepEqual(await counts(), [2, 2, 3])
  await sql(`update accounts set status = 'user_status_bouncing' where email = 'owner@example.org'`)
  const audience = await world.as('ben').getaudience({ group_id: group.id })
  await sql(`update accounts set status = 'user_status_confirmed' where email = 'owner@example.org'`)
  assert.equal(audience.num_members, 1)
})

test('an added member gets a probe, and a reply reactivates delivery', async () => {
  await afresh()
  const group = await groupWith('back@new.example')
  await world.newEmails()
  await postReturns(group)

  await daysLater(0)
  await world.as('owner').sendbounceprobe({ member_info_id: group.member_info_id })
  const probes = (await world.newEmails()).filter(
    ({ recipient, kind }) => recipient === group.email && kind === 'bounce_probe',
  )
  const code = /code=([a-z2-7]+)/.exec(probes[0]!.body)![1]!
  await world.as('anonymous').resumemail({ code })

  assert.equal(probes.length, 2)
  assert.equal(await statusIn(group), 'user_status_notconfirmed')
  assert.ok((await recipientsOf(group)).includes(group.member_info_id))
  const [stub] = await sql(`select status from accounts where email = $1`, [group.email])
  assert.deepEqual(stub, { status: 'user_status_notconfirmed' })
  await assert.rejects(
    world.as('owner').sendbounceprobe({ member_info_id: group.member_info_id }),
    expectedError('not bouncing'),
  )
})

test('without a reply for twelve days no more email is sent', async () => {
  await afresh()
  const group = await groupWith('silent@new.example')
  await postReturns(group)

  for (const days of [0, 3, 3, 3, 3]) await daysLater(days)

  assert.equal(await statusIn(group), 'user_status_bounced')
})

test('known and unknown addresses look the same to the person who added them, before and after bounces', async () => {
  await afresh()
  const [one, other] = [await groupWith(known), await groupWith('fresh@new.example')]
  for (const group of [one, other]) await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()
  const before = await assertAlike(one, other)
  assert.match(before, /"num_recipients":2,"num_sent":2/)

  for (const group of [one, other]) await postReturns(group)
  await daysLater(0)
  const after = await assertAlike(one, other)
  assert.match(after, /user_status_bouncing/)
  assert.match(after, /delivery_bounce_probe/)

  for (const days of [3, 3, 3, 3]) await daysLater(days)
  assert.match(await assertAlike(one, other), /user_status_bounced/)
})

test('the suspension of an added account is not revealed, and it gets no email', async () => {
  await afresh()
  const before = await groupWith(known)
  await app.pipeline.runAsSystem(systemTransaction => suspend(systemTransaction, account.id))
  await world.newEmails()
  const groups = [before, await groupWith('idle@new.example'), await groupWith(known)] as const
  for (const group of groups) await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()

  await assertAlike(groups[1], groups[2])
  const [first, second, third] = await Promise.all(groups.map(async group => (await localMails(world, group)).length))
  assert.deepEqual([first, second, third], [1, 2, 1])
  const sent = await sql(`select state, body from service_emails where lower(recipient) = lower($1) order by id`, [
    known,
  ])
  assert.deepEqual(sent.at(-1), { state: 'sent', body: '' })
  await app.pipeline.runAsSystem(systemTransaction => unsuspend(systemTransaction, account.id))
})

test('bounces in other groups are not revealed where an address was added', async () => {
  await afresh()
  const elsewhere = await groupWith(known)
  await postReturns(elsewhere)
  await daysLater(0)
  const [one, other] = [await groupWith(known), await groupWith('unused@new.example')]
  for (const group of [one, other]) await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()

  await assertAlike(one, other)
  assert.ok((await recipientsOf(one)).includes(one.member_info_id))
})
