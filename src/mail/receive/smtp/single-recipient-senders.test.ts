import assert from 'node:assert/strict'
import { test } from 'node:test'
import { listenFor, sendTo, openSession } from '#test/mail/mail-server.ts'
import { lastIncoming, mailOf } from '#test/mail/incoming-mails.ts'
import { newWorld } from '#test/world.ts'
import { createSingleRecipientSenders } from './single-recipient-senders.ts'

const world = await newWorld()
const server = await listenFor(world)
const ben = world.people.ben.account.email
const open = await world.addGroup({}, { peopled: true })
const locked = await world.addGroup({ locked: true }, { peopled: true })
const both = [open, locked].map(({ name }) => `${name}@folkmoot.test`)
const [toOpen, toLocked] = both as [string, string]
const outcomes = async (rows: number) =>
  (await lastIncoming(world, rows)).map(({ recipient, outcome }) => [recipient, outcome])
const held = async () =>
  Number((await world.sql(`select count(*) from pending_messages where group_id = $1`, [open.id]))[0]!['count'])

/** Hands an email over as a mail server does that sends it to those recipients that were accepted; all that it heard. */
async function deliver(raw: string, to: readonly string[]): Promise<string[]> {
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')
  await smtpSession.say(`MAIL FROM:<${ben}>\r\n`)
  const heard = []
  for (const one of to) heard.push(await smtpSession.say(`RCPT TO:<${one}>\r\n`))
  await smtpSession.say('DATA\r\n')
  heard.push(await smtpSession.say(`${raw}\r\n.\r\n`))
  smtpSession.end()
  return heard
}

test('after a mixed result that nobody could be told of, the sender is asked to send to one recipient at a time', async () => {
  const raw = mailOf({ From: ben, To: both.join(', ') })

  const [, , all] = await deliver(raw, both)
  assert.equal(all, '451 4.5.3 Some recipients reject this email: send it to one recipient at a time')
  assert.deepEqual(await outcomes(2), [
    [toOpen, 'held'],
    [toLocked, 'refused'],
  ])

  const again = await deliver(raw, both)
  assert.deepEqual(
    again.map(answer => answer.slice(0, 9)),
    ['250 Accep', '452 4.5.3', '250 2.0.0'],
  )
  const [, rest] = await deliver(raw, [toLocked])
  assert.match(rest!, /^550 5\.7\.1 You can't post/)
  assert.equal(await held(), 1)
  assert.deepEqual(await outcomes(2), [
    [toOpen, 'held'],
    [toLocked, 'refused'],
  ])
})

test('other senders are not, nor after uniform results', async () => {
  const cleo = world.people.cleo.account.email
  const other = await world.addGroup({}, { peopled: true })
  const to = [toOpen, `${other.name}@folkmoot.test`]

  for (let n = 0; n < 2; n += 1)
    assert.match(await sendTo(server, mailOf({ From: cleo, To: to.join(', ') }), { from: cleo, to }), /^250 /)
})

test('this lasts a day, and an IPv6 network is one sender', () => {
  let now = 1
  const senders = createSingleRecipientSenders(() => now)

  senders.add('2001:db8::1', 'Ben@example.org')

  assert.deepEqual(
    [
      senders.has('2001:db8::2', 'ben@example.org'),
      senders.has('2001:db8:0:1::1', 'ben@example.org'),
      senders.has('2001:db8::1', 'ann@example.org'),
    ],
    [true, false, false],
  )
  now += 24 * 60 * 60 * 1000 + 1
  assert.equal(senders.has('2001:db8::1', 'ben@example.org'), false)
})
