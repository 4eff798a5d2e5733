import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { findSigningKey } from '#features/accounts/index.ts'
import { returnAddress } from '#mail/bounces/index.ts'
import { createTokenSigner } from '#mail/signed-tokens.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { lastIncoming, mailOf } from '#test/mail/incoming-mails.ts'
import type { PersonName } from '#test/world/people.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const server = await listenFor(world)
const { people, group, sql } = world
const { daysLater, statusOf } = bounceHelpers(world)
const key = await findSigningKey(world.database.read, 'email tokens')
const tokenSigner = createTokenSigner(key)
const folder = new URL('../../../../../test/mails/bounces/', import.meta.url)
const exampleOf = async (name: string) =>
  String(await readFile(new URL(`${name}.eml`, folder))).replaceAll('\n', '\r\n')

/** Where reports go about a new message of ben's to somebody. */
async function postedTo(name: PersonName, made = tokenSigner): Promise<{ to: string; message_id: number }> {
  const { message_id } = await world.post('ben', { subject: 'Bread', body: 'Rye' })
  const { id: recipient_id, account } = people[name]
  const [outgoing] = await sql(`select id from outgoing_messages where message_id = $1 and $2 = any(recipient_ids)`, [
    message_id,
    recipient_id,
  ])
  const sent = { group_id: group.id, outgoing_message_id: Number(outgoing!['id']), recipient_id }
  return { to: returnAddress(made, 'folkmoot.test', sent, account.email), message_id }
}
/** Somebody to whom mail comes, whatever was before. */
const arrivesAgain = (name: PersonName) =>
  sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [people[name].account.id])
const refusedReport = "550 5.7.1 This address doesn't accept delivery reports."
const bouncesOf = async (name: PersonName) => (await world.as(name).getbounceinfo({})).data

test('a bounce report is recorded, and a hard one suspends delivery', async () => {
  const { to, message_id } = await postedTo('cleo')

  const answers = [
    await sendTo(server, await exampleOf('postfix'), { from: '', to }),
    // Again, and from another server that was asked too.
    await sendTo(server, await exampleOf('postfix'), { from: '', to: to.toUpperCase() }),
    await sendTo(server, await exampleOf('qmail'), { from: 'mailer-daemon@example.net', to }),
  ]

  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done', '250 2.0.0 Done'])
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
  const [bounce, ...more] = await bouncesOf('cleo')
  assert.deepEqual(
    [bounce, more],
    [
      {
        object: 'bounce_info',
        created: bounce!.created,
        group_id: group.id,
        msg_id: message_id,
        subject: 'Bread',
        response: '550 5.1.1 <cleo@example.net>: Recipient address rejected: User unknown in virtual mailbox table',
        is_hard: true,
        type: 'delivery_message',
      },
      [],
    ],
  )
  const [last] = await lastIncoming(world)
  assert.deepEqual([last!['outcome'], last!['why']], ['done', 'came back: 5.1.1'])
})

test('a reply to a probe reactivates delivery, whatever its sender', async () => {
  await daysLater('cleo', 0)
  await world.settle()
  const [email] = await sql(`select reply_to from service_emails where kind = 'bounce_probe' order by id desc limit 1`)
  const to = String(email!['reply_to'])
  const answer = mailOf({ From: 'Cleo <cleo@elsewhere.example>', To: to, Subject: 'Re: Does mail arrive?' }, 'Yes')
  const away = mailOf({ From: 'Cleo <cleo@example.org>', To: to, 'Auto-Submitted': 'auto-replied' }, 'I am away.')

  // A program that answers by itself says nothing.
  assert.equal(await sendTo(server, away, { from: '', to }), "550 5.7.1 This address doesn't accept automatic replies.")
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
  assert.equal(await sendTo(server, answer, { from: 'cleo@elsewhere.example', to }), '250 2.0.0 Done')

  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  await world.settle()
  const [offer] = await sql(`select reply_to from service_emails where kind = 'mail_restored' order by id desc limit 1`)
  const wish = mailOf({ From: 'Cleo <cleo@elsewhere.example>', To: String(offer!['reply_to']) }, 'Please')
  await world.facts()
  for (let times = 0; times < 3; times += 1)
    assert.match(await sendTo(server, wish, { to: String(offer!['reply_to']) }), /^250/)
  assert.deepEqual(await world.facts(), ['account.missed_sent'])
})

/** What a mail server says about an email of ours, with its header. */
const reportOn = (message_id: string, to: string) =>
  mailOf(
    {
      From: 'Mail Delivery System <MAILER-DAEMON@mx.example.net>',
      To: to,
      Subject: 'Undelivered Mail Returned to Sender',
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    [
      ...['--b', '', 'The mailbox does not exist.', ''],
      ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.net', ''],
      ...['Final-Recipient: rfc822; cleo@example.org', 'Action: failed', 'Status: 5.1.1'],
      ...['Diagnostic-Code: smtp; 550 5.1.1 User unknown', ''],
      ...['--b', 'Content-Type: text/rfc822-headers', '', `Message-ID: ${message_id}`, 'Subject: Probe', '', '--b--'],
    ].join('\r\n'),
  )

test('a bounced service email or probe is recorded, and does nothing else', async () => {
  await arrivesAgain('cleo')
  const { to } = await postedTo('cleo')
  await sendTo(server, await exampleOf('postfix'), { from: '', to })
  await daysLater('cleo', 0)
  await world.settle()
  const [probe] = await sql(
    `select from_address, reply_to, message_id from service_emails where kind = 'bounce_probe' order by id desc limit 1`,
  )
  const { from_address, reply_to, message_id } = probe as Record<string, string>
  const before = (await bouncesOf('cleo')).length
  await world.facts()

  assert.equal(from_address, 'support@folkmoot.test')
  assert.equal(
    await sendTo(server, reportOn('<1@folkmoot.test>', reply_to!), { from: '', to: reply_to! }),
    refusedReport,
  )
  const forged = '<00000000-0000-4000-8000-000000000000@folkmoot.test>'
  assert.equal(await sendTo(server, reportOn(forged, reply_to!), { from: '', to: reply_to! }), refusedReport)
  for (const [from, address] of [
    ['', from_address],
    ['mailer-daemon@mx.example.net', reply_to!],
  ] as const)
    assert.equal(await sendTo(server, reportOn(message_id!, address), { from, to: address }), '250 2.0.0 Done')

  const [bounce, ...more] = await bouncesOf('cleo')
  assert.deepEqual([bounce!.type, bounce!.is_hard, more.length], ['delivery_bounce_probe', true, before])
  assert.deepEqual([await statusOf('cleo'), await world.facts()], ['user_status_bouncing', []])
})

test('group emails come from the owners’ address, where their bounces count', async () => {
  const made = await world.addGroup({ moderated: true }, { peopled: ['ben', 'owner'] })
  await world.hold('ben', {}, made)
  await world.settle()
  const [email] = await sql(
    `select from_address, from_name, message_id from service_emails where kind = 'pending_msg_notify' order by id desc limit 1`,
  )
  const to = `${made.name}+owner@folkmoot.test`
  assert.deepEqual([email!['from_address'], email!['from_name']], [to, made.name])

  assert.equal(await sendTo(server, reportOn(String(email!['message_id']), to), { from: '', to }), '250 2.0.0 Done')

  assert.equal((await bouncesOf('owner'))[0]!.type, 'delivery_notification')
  assert.equal(await statusOf('owner'), 'user_status_bouncing')
  await arrivesAgain('owner')
})

test('ten forged reports change nothing', async () => {
  const forged = createTokenSigner(Buffer.alloc(32, 7))
  const { to } = await postedTo('moderator', forged)
  const before = await bouncesOf('moderator')

  for (let times = 0; times < 10; times += 1)
    assert.match(await sendTo(server, await exampleOf('postfix'), { from: '', to }), /^550 /)
  // The group and its other addresses take no reports either.
  for (const address of [`${group.name}@folkmoot.test`, `${group.name}+unsubscribe@folkmoot.test`])
    await sendTo(server, await exampleOf('postfix'), { from: '', to: address })

  assert.deepEqual(await bouncesOf('moderator'), before)
  assert.equal(await statusOf('moderator'), 'user_status_confirmed')
})

test('delays, content rejections and automatic replies change nothing', async () => {
  const expected = {
    'postfix-delayed': ['done', 'delayed'],
    'gmail-delayed': ['done', 'delayed'],
    vacation: ['done', 'auto-reply'],
    'a-person': ['refused', 'not a report'],
    'gmail-dmarc': ['done', 'came back: 5.7.26'],
    'exchange-too-large': ['done', 'came back: 5.2.3'],
    challenge: ['done', 'auto-reply'],
    forwarded: ['refused', 'not a report'],
    'read-receipt': ['refused', 'not a report'],
    // The words say otherwise than the code.
    'quota-as-unknown': ['done', 'came back: 5.1.1'],
    'block-list-as-unknown': ['done', 'came back: 5.1.1'],
    'rate-limit-as-unknown': ['done', 'came back: 5.1.1'],
    'mx-fault': ['done', 'came back: 5.4.4'],
  }
  await arrivesAgain('cleo')
  for (const [name, outcome] of Object.entries(expected)) {
    const { to } = await postedTo('cleo')
    await sendTo(server, await exampleOf(name), { from: '', to })
    const [last] = await lastIncoming(world)
    assert.deepEqual([last!['outcome'], last!['why']], outcome, name)
  }
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
})

test('human-readable reports are understood', async () => {
  const names = [
    'mms',
    'text-gateway',
    'notes',
    'exchange-2003',
    'imail',
    'enclosed-report',
    'gateway-transcript',
    'domino',
    'groupwise',
    'old-exchange',
    'exim',
    'yahoo',
    'html-only',
    'base64-report',
    't-online',
  ]
  for (const name of names) {
    await arrivesAgain('cleo')
    const { to, message_id } = await postedTo('cleo')

    assert.equal(await sendTo(server, await exampleOf(name), { from: '', to }), '250 2.0.0 Done', name)

    assert.equal((await bouncesOf('cleo'))[0]!.msg_id, message_id, name)
    assert.equal(await statusOf('cleo'), 'user_status_bouncing', name)
  }
})

test('reports without From, or with an empty one, are accepted', async () => {
  for (const [name, status] of [
    ['no-from', 'user_status_bouncing'],
    ['empty-from', 'user_status_confirmed'],
  ] as const) {
    await arrivesAgain('cleo')
    const { to, message_id } = await postedTo('cleo')

    assert.equal(await sendTo(server, await exampleOf(name), { from: '', to }), '250 2.0.0 Done', name)

    assert.equal((await bouncesOf('cleo'))[0]!.msg_id, message_id, name)
    assert.equal(await statusOf('cleo'), status, name)
  }
  // Elsewhere such a mail is refused.
  const answer = await sendTo(server, await exampleOf('no-from'), { from: '', to: `${group.name}@folkmoot.test` })
  assert.match(answer, /^550 5\.6\.0 This email is not accepted: it does not say who wrote it/)
})

test('a delay is shown without effect, and a following bounce replaces it', async () => {
  await arrivesAgain('cleo')
  const { to, message_id } = await postedTo('cleo')
  const shown = async () =>
    (await bouncesOf('cleo'))
      .filter(({ msg_id }) => msg_id === message_id)
      .map(({ response, is_hard }) => ({ response, is_hard }))

  await sendTo(server, await exampleOf('gmail-delayed'), { from: '', to })
  await sendTo(server, await exampleOf('postfix-delayed'), { from: '', to })
  const delayed = await shown()
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  await sendTo(server, await exampleOf('qmail'), { from: '', to })
  await sendTo(server, await exampleOf('gmail-delayed'), { from: '', to })

  assert.deepEqual(
    delayed.map(({ is_hard, response }) => [is_hard, /^Delayed: .*450 4\.2\.2 Mailbox full$/.test(response)]),
    [[false, true]],
  )
  assert.deepEqual(await shown(), [{ response: 'Sorry, no mailbox here by that name. (#5.1.1)', is_hard: true }])
  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
})
