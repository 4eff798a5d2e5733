import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { linkToken, dayOf } from '#features/links/index.ts'
import { returnAddress } from '#mail/bounces/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { lines, listenFor, sendTo } from '#test/mail/mail-server.ts'
import { lastIncoming } from '#test/mail/incoming-mails.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_DIRECT_ADDS_PER_DAY: '50', FOLKMOOT_MAIL_TRUST: '192.0.2.1' })
const server = await listenFor(world)
const tokenSigner = createTokenSigner(await findSigningKey(world.database.read, 'email tokens'))
const admin = await world.addPerson('administrator')
admin.identity.account.site_admin = true
await world.sql(`update accounts set site_admin = true where id = $1`, [admin.identity.account.id])

async function groupOf(emails: readonly string[]) {
  await world.sql(`delete from add_complaints`)
  const group = await world.addGroup({}, { peopled: ['owner', 'ben'] })
  const { added_members } = await world.as('owner').directadd({ group_id: group.id, emails: emails.join('\n') })
  const { message_id } = await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()
  const returnPath = async (email: string) => {
    const { id } = added_members.find(member => member.email === email)!
    const [outgoing] = await world.sql(
      `select id from outgoing_messages where message_id = $1 and $2 = any(recipient_ids)`,
      [message_id, id],
    )
    const sent = { group_id: group.id, outgoing_message_id: Number(outgoing!['id']), recipient_id: id }
    return returnAddress(tokenSigner, 'folkmoot.test', sent, email)
  }
  const statusOf = async (email: string) =>
    (await world.as('owner').getmember({ member_info_id: added_members.find(one => one.email === email)!.id }))
      .user_status
  const unsubscribe = (email: string) => {
    const link = {
      action: 'leave',
      group_id: group.id,
      member_id: added_members.find(one => one.email === email)!.id,
    } as const
    return `List-Unsubscribe: <mailto:${group.name}+unsubscribe@folkmoot.test>,\r\n <https://folkmoot.test/mail/unsubscribe/${linkToken(tokenSigner, { ...link, about_id: 0 }, dayOf(Date.now()))}>`
  }
  return { ...group, message_id, returnPath, statusOf, unsubscribe }
}

/** What a mailbox provider sends when a reader marks a mail as spam (RFC 5965). */
const report = (returnPath: string, type = 'abuse') =>
  reportOf({ type, copy: [`Return-Path: <${returnPath}>`, 'Subject: Rye'] })

type Feedback = { type?: string; from?: string; fields?: string[]; copy: string[] }
const reportOf = ({ type = 'abuse', from = 'fbl@provider.example', fields = [], copy }: Feedback) =>
  lines(
    `From: Feedback Loop <${from}>`,
    'To: abuse@folkmoot.test',
    'Subject: Email Feedback Report',
    'MIME-Version: 1.0',
    'Content-Type: multipart/report; boundary="part";',
    ' report-type=feedback-report',
    '',
    '--part',
    'Content-Type: text/plain',
    '',
    'A user marked this email as spam.',
    '--part',
    'Content-Type: message/feedback-report',
    '',
    `Feedback-Type: ${type}`,
    'User-Agent: Provider-FBL/1.0',
    'Version: 1',
    ...fields,
    '',
    '--part',
    'Content-Type: message/rfc822',
    '',
    ...copy,
    '',
    'Bread',
    '--part--',
    '',
  )

test('a spam complaint stops the group’s email to that person, wherever the report is sent', async () => {
  const group = await groupOf(['a@one.example', 'b@one.example', 'c@one.example'])
  const [first, second, third] = [
    await group.returnPath('a@one.example'),
    await group.returnPath('b@one.example'),
    await group.returnPath('c@one.example'),
  ]

  assert.match(await sendTo(server, report(first), { from: '', to: 'abuse@folkmoot.test' }), /^250/)
  assert.deepEqual(
    (await lastIncoming(world)).map(({ outcome, why }) => [outcome, why]),
    [['done', 'marked as spam']],
  )
  assert.match(await sendTo(server, report(second), { from: 'fbl@provider.example', to: second }), /^250/)
  assert.match(await sendTo(server, report(third, 'not-spam'), { from: '', to: 'abuse@folkmoot.test' }), /^250/)
  const forged = report(third.replace(/.{4}@/, 'aaaa@'))
  assert.match(await sendTo(server, forged, { from: '', to: 'abuse@folkmoot.test' }), /^250/)

  assert.deepEqual(
    [
      await group.statusOf('a@one.example'),
      await group.statusOf('b@one.example'),
      await group.statusOf('c@one.example'),
    ],
    ['user_status_bouncing', 'user_status_bouncing', 'user_status_notconfirmed'],
  )
})

test('after three complaints a site administrator reviews every add of the group, and of the person who added', async () => {
  await world.sql(`delete from add_complaints`)
  const emails = Array.from({ length: 5 }, (_, n) => `p${n}@many.example`)
  const [group, other] = [await groupOf(emails), await world.addGroup({}, { peopled: ['owner', 'ben'] })]
  const add = (group_id: number, email: string) => world.as('owner').directadd({ group_id, emails: email })
  for (const email of emails.slice(0, 2))
    await sendTo(server, report(await group.returnPath(email)), { from: '', to: 'abuse@folkmoot.test' })
  await add(group.id, 'still@many.example')

  for (const email of emails.slice(2, 3))
    await sendTo(server, report(await group.returnPath(email)), { from: '', to: 'abuse@folkmoot.test' })

  await assert.rejects(add(group.id, 'held@many.example'), { type: 'pending_adds' })
  await assert.rejects(add(other.id, 'held@many.example'), { type: 'pending_adds' })
  assert.equal((await world.as(admin).getpendingadds({})).total_count, 2)
  await world.sql(`update add_complaints set created = created - interval '31 days'`)
  await add(group.id, 'later@many.example')
})

const toAbuse = { from: '', to: 'abuse@folkmoot.test' }
const lastWhy = async () => (await lastIncoming(world)).map(({ outcome, why }) => [outcome, why])[0]

test('a report without a return path is attributed by the unsubscribe link in the reported email', async () => {
  const group = await groupOf(['a@link.example', 'b@link.example', 'c@link.example'])
  const copy = (email: string) => [
    'Subject: Rye',
    group.unsubscribe(email),
    'Archived-At: <https://folkmoot.test/x/message/1>',
  ]

  assert.match(await sendTo(server, reportOf({ copy: copy('a@link.example') }), toAbuse), /^250/)
  assert.deepEqual(await lastWhy(), ['done', 'marked as spam'])
  // Nothing that was sent to them is known any more.
  await world.sql(`delete from outgoing_messages where group_id = $1`, [group.id])
  assert.match(await sendTo(server, reportOf({ copy: copy('b@link.example') }), toAbuse), /^250/)
  const forged = copy('c@link.example').map(line => line.replace(/.{4}>$/, 'aaaa>'))
  assert.match(await sendTo(server, reportOf({ copy: forged }), toAbuse), /^250/)

  assert.deepEqual(
    [
      await group.statusOf('a@link.example'),
      await group.statusOf('b@link.example'),
      await group.statusOf('c@link.example'),
    ],
    ['user_status_bouncing', 'user_status_bouncing', 'user_status_notconfirmed'],
  )
  const rows = await world.sql(`select message_id, subject from bounces where group_id = $1 order by id`, [group.id])
  assert.deepEqual(rows, [
    { message_id: group.message_id, subject: 'Rye' },
    { message_id: null, subject: '' },
  ])
})

test('a report to a return address is attributed to that email, and only a complaint suspends', async () => {
  const group = await groupOf(['a@back.example', 'b@back.example'])
  const [first, second] = [await group.returnPath('a@back.example'), await group.returnPath('b@back.example')]
  const copy = ['Subject: Rye']

  assert.match(await sendTo(server, reportOf({ copy }), { from: '', to: first }), /^250/)
  for (const type of ['not-spam', 'auth-failure', 'virus']) {
    assert.match(await sendTo(server, reportOf({ type, copy }), { from: '', to: second }), /^250/)
    assert.deepEqual(await lastWhy(), ['done', `feedback: ${type}`])
  }

  assert.deepEqual(
    [await group.statusOf('a@back.example'), await group.statusOf('b@back.example')],
    ['user_status_bouncing', 'user_status_notconfirmed'],
  )
})

test('a service email marked as spam is recognized by its Message-ID', async () => {
  const group = await groupOf(['a@welcome.example'])
  const [email] = await world.sql(`select message_id from service_emails where recipient = 'a@welcome.example'`)
  const copy = [`Message-ID: ${String(email!['message_id'])}`]

  assert.match(await sendTo(server, reportOf({ copy }), toAbuse), /^250/)

  assert.deepEqual(await lastWhy(), ['done', 'marked as spam'])
  assert.equal(await group.statusOf('a@welcome.example'), 'user_status_bouncing')
})

test('without a signature only the provider of the address is believed', async () => {
  const group = await groupOf(['a@provider.example', 'b@provider.example', 'c@elsewhere.example'])
  const copy = [`List-Id: Bread <${group.name}.folkmoot.test>`]
  const about = (email: string, from?: string) =>
    reportOf({ copy, fields: [`Original-Rcpt-To: <${email}>`], ...(from ? { from } : {}) })
  const receive = async (raw: string, address: string) => {
    const arrival = { from: '', to: ['abuse@folkmoot.test'], raw: Buffer.from(raw), address, helo: 'mx' }
    return (await world.app.receiver.receive(arrival)).map(({ why }) => why)
  }

  // The front is believed, so these senders are proven.
  assert.deepEqual(await receive(about('a@provider.example'), '192.0.2.1'), ['marked as spam'])
  assert.deepEqual(await receive(about('b@provider.example', 'eve@provider.example'), '192.0.2.1'), passedOn)
  assert.deepEqual(await receive(about('c@elsewhere.example'), '192.0.2.1'), passedOn)
  assert.deepEqual(await receive(about('b@provider.example'), '198.51.100.1'), passedOn)

  assert.deepEqual(
    [
      await group.statusOf('a@provider.example'),
      await group.statusOf('b@provider.example'),
      await group.statusOf('c@elsewhere.example'),
    ],
    ['user_status_bouncing', 'user_status_notconfirmed', 'user_status_notconfirmed'],
  )
})
const passedOn = ['passed on to the administrators']

test('an unattributed report goes to the administrators with what they need to find it', async () => {
  await world.newEmails()
  const copy = ['From: Ben <ben@example.org>', 'Subject: Rye and', ' oats', 'Message-ID: <x@example.org>']
  const fields = ['Source-IP: 192.0.2.9', 'Original-Rcpt-To: <redacted@provider.example>']

  assert.match(await sendTo(server, reportOf({ copy, fields }), toAbuse), /^250/)

  const sentEmail = (await world.newEmails()).find(({ recipient }) => recipient === admin.identity.account.email)!
  for (const line of [
    'Feedback-Type: abuse',
    'Source-IP: 192.0.2.9',
    'Original-Rcpt-To: <redacted@provider.example>',
    'Subject: Rye and oats',
    'Message-ID: <x@example.org>',
  ])
    assert.ok(sentEmail.body.includes(line), `${line} in ${sentEmail.body}`)
})
