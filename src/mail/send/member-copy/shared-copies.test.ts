import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import PostalMime from 'postal-mime'
import { createSecretBox } from '#features/accounts/index.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { verifierMissing, verify } from '#test/mail/mail-verifier.ts'
import { type SinkBehaviour, startSink, type TakenMail } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'
import { dnsTextOf, signingKeys } from '../sign/keys.ts'

const behaviours = new Map<string, SinkBehaviour>()
const sinkOptions = { manner: (to: string) => behaviours.get(to), perMail: 100 }
const sink = await startSink(sinkOptions)
after(() => sink.close())
const world = await newWorld({ FOLKMOOT_SMTP_RELAY: sink.url, FOLKMOOT_MAIL_COPIES: 'shared' })
const server = await listenFor(world)
const { group, people } = world
const emailOf = (name: 'ben' | 'cleo' | 'owner') => people[name].identity.account.email

const readers: string[] = []
for (let n = 1; n <= 8; n += 1) {
  const person = await world.addPerson(`reader${n}`)
  await world.as(person).joingroup({ group_id: group.id })
  // Two of them elsewhere.
  const email = `reader${n}@${n > 6 ? 'elsewhere.example' : 'readers.example'}`
  await world.sql(`update accounts set email = $2 where id = $1`, [person.identity.account.id, email])
  await world.sql(`update members set sort_email = $2 where account_id = $1`, [person.identity.account.id, email])
  readers.push(email)
}
const [first, second, third] = readers as [string, string, string]
await settled()

/** What went out since the last time. */
async function settled(): Promise<TakenMail[]> {
  await world.settle()
  return sink.taken.splice(0)
}
async function posted(subject: string): Promise<TakenMail[]> {
  await world.post('ben', { subject, body: '<p>Rye &amp; wheat.</p>' })
  return (await settled()).filter(
    ({ raw }) => raw.includes(`Subject: [${group.name}] ${subject}`) || raw.includes(subject),
  )
}
/** Who got a transmission in common. */
const together = (taken: readonly TakenMail[]): string[][] =>
  [...Map.groupBy(taken, ({ transmission }) => transmission).values()]
    .map(mails => mails.map(({ to }) => to).toSorted())
    .filter(addresses => addresses.some(address => readers.includes(address)))
    .toSorted((a, b) => b.length - a.length || (a[0]! < b[0]! ? -1 : 1))

test(
  'members with addresses of one domain get one email, without personal links',
  { skip: verifierMissing },
  async () => {
    const taken = await posted('Sharing')

    assert.deepEqual(together(taken), [readers.slice(0, 6), readers.slice(6)])
    const { raw, from } = taken.find(({ to }) => to === first)!
    const { text = '', html = '' } = await PostalMime.parse(raw)
    assert.match(
      raw,
      /^List-Unsubscribe: <mailto:\S+\+unsubscribe@folkmoot\.test\?subject=unsubscribe>,\r\n <https:\/\/folkmoot\.test\/g\/\w+\/leave>\r\n/m,
    )
    assert.doesNotMatch(raw, /List-Unsubscribe-Post|\/mail\/(?:link|unsubscribe)\//)
    assert.match(text + html, /\/g\/\w+\/leave/)
    assert.match(from, /^bounce\+[a-z2-7]+@folkmoot\.test$/)
    const keys = await signingKeys(world.database.read, createSecretBox(world.settings))
    const dns = Object.fromEntries(keys.map(key => [`${key.selector}._domainkey.folkmoot.test`, dnsTextOf(key)]))
    assert.deepEqual(
      (await verify([raw], dns)).map(({ dkim }) => dkim),
      [[true, true]],
    )
  },
)

test('each recipient has a result of its own', async t => {
  behaviours.set(second, { code: 550, text: '5.1.1 no such user' })
  t.after(() => behaviours.clear())

  const taken = await posted('Results')

  assert.deepEqual(together(taken), [readers.slice(0, 6).filter(email => email !== second), readers.slice(6)])
  const rows = await world.sql(
    `select d.email, d.state, d.response from deliveries d join outgoing_messages m on m.id = d.outgoing_message_id
     where m.kind = 'single' and d.email = any($1) order by d.email`,
    [readers],
  )
  assert.deepEqual(rows, [{ email: second, state: 'refused', response: '550 5.1.1 no such user' }])
  // From now on they get nothing.
})

test('what a server refuses for all is tried with each alone', async t => {
  behaviours.set(readers[5]!, { code: 554, at: 'end', text: '5.7.1 not this text' })
  t.after(() => behaviours.clear())

  const taken = await posted('Apart')

  const [one, , three, four, five] = readers
  assert.deepEqual(together(taken), [readers.slice(6), [one], [three], [four], [five]])
})

test('a server that takes fewer recipients gets the others at once', async t => {
  sinkOptions.perMail = 3
  t.after(() => (sinkOptions.perMail = 100))

  const taken = await posted('Limits')

  assert.ok(together(taken).every(({ length }) => length <= 3))
  assert.deepEqual(
    together(taken).flat().toSorted(),
    readers.filter(email => email !== second),
  )
  assert.deepEqual(await world.sql(`select email from deliveries where state = 'waiting'`), [])
})

const reportOn = (to: string, addresses: readonly string[]) =>
  mailOf(
    {
      ...{ From: 'Mail Delivery System <MAILER-DAEMON@mx.example.net>', To: to, Subject: 'Undelivered Mail' },
      'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
    },
    [
      ...['--b', '', 'The mailboxes do not exist.', ''],
      ...['--b', 'Content-Type: message/delivery-status', '', 'Reporting-MTA: dns; mx.example.net', ''],
      ...addresses.flatMap(address => [
        ...[`Original-Recipient: rfc822;${address}`, `Final-Recipient: rfc822; ${address}`, 'Action: failed'],
        ...['Status: 5.1.1', 'Diagnostic-Code: smtp; 550 5.1.1 User unknown', ''],
      ]),
      '--b--',
    ].join('\r\n'),
  )

test('a report counts for the members it names, as a soft bounce: whoever has the email can write one', async () => {
  const { from } = (await posted('Reports')).find(({ to }) => to === first)!

  assert.equal(
    await sendTo(server, reportOn(from, [first, third, emailOf('cleo')]), { from: '', to: from }),
    '250 2.0.0 Done',
  )
  assert.equal(
    await sendTo(server, reportOn(from, ['nobody@readers.example']), { from: '', to: from }),
    '250 2.0.0 Done',
  )

  const rows = await world.sql(
    `select a.email, b.is_hard, a.status from bounces b join accounts a on a.id = b.account_id where a.email = any($1) order by a.email`,
    [[first, third]],
  )
  assert.deepEqual(
    rows,
    [first, third].map(email => ({ email, is_hard: false, status: 'user_status_confirmed' })),
  )
})
