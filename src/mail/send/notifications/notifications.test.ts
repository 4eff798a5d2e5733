import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test, type TestContext } from 'node:test'
import { SMTPServer } from 'smtp-server'
import { buildApp } from '#app.ts'
import { addAccount } from '#features/accounts/index.ts'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { loadSettings } from '#settings/index.ts'
import type { Timestamp } from '#storage/values.ts'
import { testDatabase } from '#test/database.ts'
import { composeNotification } from './compose.ts'
import { connectSmtp } from '../smtp/connect.ts'
import { relayHost } from '../smtp/routes.ts'

/** `isOnce`: the next recipient is refused, and nobody after that. */
type RejectedRecipient = { code: number; text: string; isOnce?: true }
type Relay = {
  url: string
  received: { from: string; to: string[]; raw: string }[]
  refuse: RejectedRecipient | undefined
}

/** A mail server on this machine that keeps what it accepts, and refuses while `refuse` is set. */
async function startRelay(t: TestContext, { startTls = false } = {}): Promise<Relay> {
  const certificate = startTls ? await newCertificate(t) : {}
  const server = new SMTPServer({
    ...certificate,
    authOptional: true,
    hideSTARTTLS: !startTls,
    closeTimeout: 1,
    onRcptTo: (_address, _session, done) => {
      const refusal = relay.refuse
      if (refusal?.isOnce) relay.refuse = undefined
      done(refusal && Object.assign(new Error(refusal.text), { responseCode: refusal.code }))
    },
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        const from = envelope.mailFrom ? envelope.mailFrom.address : ''
        relay.received.push({
          from,
          to: envelope.rcptTo.map(({ address }) => address),
          raw: String(Buffer.concat(chunks)),
        })
        done(null, 'taken as 42')
      })
    },
  })
  server.on('error', () => {})
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  t.after(() => new Promise<void>(resolve => server.close(resolve)))
  const { port } = server.server.address() as AddressInfo
  const relay: Relay = { url: `smtp://127.0.0.1:${port}`, received: [], refuse: undefined }
  return relay
}

async function newCertificate(t: TestContext) {
  const data = await mkdtemp(join(tmpdir(), 'fm-'))
  t.after(() => rm(data, { recursive: true }))
  return loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
}

/** The whole app on a database of its own, with the given settings. */
async function newApp(t: TestContext, env: Record<string, string>) {
  const world = await testDatabase()
  const logged: string[] = []
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-notifications-'))
  const settings = loadSettings({
    env: { FOLKMOOT_URL: 'https://moot.example', FOLKMOOT_DATA: data, ...env },
    cwd: '/nowhere',
  })
  const app = await buildApp({ settings, database: world.database, log: line => logged.push(line) })
  t.after(async () => {
    await app.close()
    await world.close()
    await rm(data, { recursive: true, force: true })
  })
  return {
    ...world,
    app,
    logged,
    register: async (email: string, { confirmed = true, name = 'Ada Lovelace' } = {}) => {
      const account = { email, full_name: name, password: 'correct horse', confirmed, site_admin: false }
      const made = await app.pipeline.runAsSystem(systemTransaction => addAccount(systemTransaction, account))
      await app.jobQueue.settle()
      return made!
    },
    emails: () => world.sql('select kind, recipient, subject, state, response from service_emails order by id'),
    /** What did not go smoothly. */
    deliveries: () => world.sql('select email, state, tries, response from deliveries order by recipient_id'),
    /** What nobody could begin to send, and why. */
    waiting: async () => {
      const rows = await world.sql(`select error from outgoing_messages where state = 'queued' order by id`)
      return rows.map(({ error }) => String(error))
    },
    async write(recipient: string, subject: string) {
      await world.sql(
        `with email as (insert into service_emails (kind, recipient, subject, body, message_id)
           values ('test', $1, $2, 'text', '<test@moot.example>') returning id)
         insert into outgoing_messages (group_id, kind, recipient_ids) select 0, 'notification', array[id] from email`,
        [recipient, subject],
      )
    },
    /** Has what waits for its next try sent now. */
    async tryAgain() {
      await world.sql('update deliveries set run_at = now()')
      await app.jobQueue.settle()
    },
  }
}

const welcome = { kind: 'account_registered', recipient: 'ada@example.org', subject: 'Your account at moot.example' }
const kept = { ...welcome, state: 'stored', response: null }
const sent = { ...welcome, state: 'sent', response: '250 taken as 42' }

test('without a relay email is stored in the local mailbox', async t => {
  const world = await newApp(t, {})

  await world.register('ada@example.org')

  assert.deepEqual(await world.emails(), [kept])
  assert.deepEqual(await world.waiting(), [])
  const [row] = await world.sql('select body from service_emails')
  assert.match(
    String(row?.['body']),
    /^Hello Ada Lovelace,\n\nAn account was created for you at https:\/\/moot\.example\./,
  )
})

test('email is sent by the relay, with headers of automatic mail', async t => {
  const relay = await startRelay(t)
  const world = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })

  await world.register('ada@example.org', { name: 'Ada Lövelace' })

  assert.deepEqual(await world.emails(), [sent])
  assert.deepEqual([await world.waiting(), await world.deliveries()], [[], []])
  const [row, ...more] = await world.sql('select * from service_emails')
  const [mail] = relay.received
  assert.equal(relay.received.length, 1)
  // Nothing of what it said is kept.
  const { body, html, reply_to, attachment, calendar } = row!
  assert.deepEqual([body, html, reply_to, attachment, calendar, more], ['', '', '', null, null, []])
  assert.match(mail!.from, /^bounce\+[a-z2-7]+@moot\.example$/)
  assert.deepEqual(mail!.to, ['ada@example.org'])
  const { 'dkim-signature': signature, ...headers } = headersOf(mail!.raw)
  assert.match(signature!, /^v=1; a=\S+-sha256; c=relaxed\/relaxed; d=moot.example; /)
  const [, boundary = ''] = /boundary="([^"]+)"/.exec(mail!.raw) ?? []
  assert.deepEqual(headers, {
    from: 'Folkmoot <support@moot.example>',
    to: 'ada@example.org',
    subject: 'Your account at moot.example',
    'message-id': row!['message_id'],
    date: new Date(String(row!['created'])).toUTCString().replace('GMT', '+0000'),
    'auto-submitted': 'auto-generated',
    'mime-version': '1.0',
    'content-type': `multipart/alternative; boundary="${boundary}"`,
  })
  const parts = mail!.raw.split(`--${boundary}`).slice(1, -1)
  assert.deepEqual(
    parts.map(part => headersOf(part.trimStart())['content-type']),
    ['text/plain; charset=utf-8', 'text/html; charset=utf-8'],
  )
  for (const part of parts) assert.match(part, /Hello Ada L=C3=B6velace,/)
})

test('an email for a person has their name and Reply-To', async t => {
  const relay = await startRelay(t)
  const smtpConnection = await connectSmtp(relayHost({ relay: relay.url, name: 'moot.example' }))
  t.after(() => smtpConnection.close())
  const email = {
    recipient: 'ada@example.org',
    subject: 'Bread\r\nBcc: evil@example.org',
    body: 'Rye\r\n.\r\nRSET',
    html: '',
    is_manual: true,
    created: '2026-11-15T08:00:00.000000+00:00' as Timestamp,
    message_id: '<1@moot.example>',
    from_address: 'noreply@moot.example',
    from_name: 'Eve\r\nBcc: evil@example.org\u2028"<x@example.org>, via bread',
    reply_to: 'eve@example.org',
    in_reply_to: 'other@moot.example',
    attachment: null,
    calendar: null,
    calendar_method: null,
    unsubscribe_url: null,
  }

  const evil = { ...email, reply_to: 'a@x>\r\nRCPT TO:<evil@x', in_reply_to: 'a>\r\nBcc: evil@example.org' }
  for (const one of [email, evil]) {
    const mail = await composeNotification(one, 'moot.example')
    await smtpConnection.send({ ...mail, to: [mail.to] })
  }

  const [first, second] = relay.received.map(({ raw }) => headersOf(raw))
  assert.deepEqual(
    relay.received.map(({ from, to }) => [from, to]),
    Array.from({ length: 2 }, () => ['noreply@moot.example', ['ada@example.org']]),
  )
  const names = [
    'from',
    'to',
    'subject',
    'message-id',
    'date',
    'mime-version',
    'content-type',
    'content-transfer-encoding',
  ]
  assert.deepEqual(Object.keys(second!).toSorted(), names.toSorted())
  assert.deepEqual(Object.keys(first!).toSorted(), [...names, 'reply-to', 'in-reply-to', 'references'].toSorted())
  assert.deepEqual([first!['reply-to'], first!['in-reply-to']], ['eve@example.org', '<other@moot.example>'])
  assert.match(first!['from']!, /^"?Eve Bcc: evil@example\.org .* <noreply@moot\.example>$/)
})

test('a temporary failure is retried later, once', async t => {
  const relay = await startRelay(t)
  const world = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  relay.refuse = { code: 451, text: 'come back later' }

  await world.register('ada@example.org')

  const waiting = { email: 'ada@example.org', state: 'waiting', tries: 1, response: '451 come back later' }
  assert.deepEqual(await world.deliveries(), [waiting])
  assert.deepEqual(await world.emails(), [{ ...welcome, state: 'queued', response: '451 come back later' }])
  relay.refuse = undefined
  await world.tryAgain()
  assert.deepEqual(await world.emails(), [sent])
  assert.deepEqual(await world.deliveries(), [{ ...waiting, state: 'sent', tries: 2, response: '250 taken as 42' }])
  await world.tryAgain()
  assert.equal(relay.received.length, 1)
})

test('a permanent failure is not retried, and stays visible', async t => {
  const relay = await startRelay(t)
  const world = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  // The probe that follows goes out sooner or later.
  relay.refuse = { code: 550, text: 'no such mailbox', isOnce: true }

  await world.register('ada@example.org')

  const refused = { state: 'refused', response: '550 no such mailbox' }
  assert.deepEqual(await world.deliveries(), [{ email: 'ada@example.org', tries: 1, ...refused }])
  const [email, ...probes] = await world.emails()
  assert.deepEqual([email, probes.map(({ kind }) => kind)], [{ ...welcome, ...refused }, ['bounce_probe']])
  await world.tryAgain()
  assert.deepEqual(
    relay.received.map(({ raw }) => headersOf(raw)['subject']),
    probes.map(({ subject }) => subject),
  )
})

test('an unreachable relay, or one that wants a password, is not the email’s fault', async t => {
  const relay = await startRelay(t)
  const nobody = await newApp(t, { FOLKMOOT_SMTP_RELAY: 'smtp://127.0.0.1:1' })
  const stranger = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  relay.refuse = { code: 530, text: 'sign in first' }

  await nobody.register('ada@example.org')
  // It is tried again after a second.
  const unreached = await nobody.waiting()
  await stranger.register('ada@example.org')

  assert.match(unreached.join(), /^127\.0\.0\.1: connect ECONNREFUSED/)
  assert.deepEqual(await stranger.waiting(), ['530 sign in first'])
  for (const world of [nobody, stranger]) {
    assert.deepEqual(await world.emails(), [{ ...welcome, state: 'queued', response: null }])
    assert.deepEqual(await world.deliveries(), [])
  }
})

test('a self-signed relay certificate is accepted, unless verification is on', async t => {
  const relay = await startRelay(t, { startTls: true })
  const usual = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  const careful = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url, FOLKMOOT_SMTP_RELAY_TLS: 'verify' })

  await careful.register('ada@example.org')

  assert.deepEqual(await careful.waiting(), ['127.0.0.1: its certificate is self-signed'])
  assert.equal(relay.received.length, 0)
  await usual.register('ada@example.org')
  assert.deepEqual(await usual.emails(), [sent])
})

test('line ends in names and subjects cannot add headers or recipients', async t => {
  const relay = await startRelay(t)
  const world = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  const lineEnds = ['\r\n', '\n', '\r', '\u0085', '\u2028', '\0\r\n', '\r\n\r\n']

  await world.register('ada@example.org', { name: 'Ada\r\nBcc: evil@example.org' })
  for (const end of lineEnds) {
    const subject = `Hello${end}Bcc: evil@example.org${end}X-Evil: yes`
    await world.write('ada@example.org', subject.replaceAll('\0', '\u0001'))
  }
  await world.app.jobQueue.settle()

  assert.equal(relay.received.length, lineEnds.length + 1)
  const [registered, ...others] = relay.received
  const common = [
    'auto-submitted',
    'content-type',
    'date',
    'dkim-signature',
    'from',
    'message-id',
    'mime-version',
    'subject',
    'to',
  ]
  assert.deepEqual(Object.keys(headersOf(registered!.raw)).toSorted(), common)
  for (const { to, raw } of others) {
    assert.deepEqual(to, ['ada@example.org'])
    assert.deepEqual(Object.keys(headersOf(raw)).toSorted(), [...common, 'content-transfer-encoding'].toSorted())
  }
  assert.match(registered!.raw, /\r\n\r\nHello,\r\n/)
})

test('only a single plain address is passed to the relay', async t => {
  const relay = await startRelay(t)
  const world = await newApp(t, { FOLKMOOT_SMTP_RELAY: relay.url })
  const recipients = [
    'a@x.org>\r\nRCPT TO:<evil@x.org',
    'a@x.org, evil@x.org',
    '"a@x.org"@evil.org',
    'a@x.org NOTIFY=NEVER',
    '',
  ]

  for (const recipient of recipients) await world.write(recipient, 'Hello')
  await world.app.jobQueue.settle()

  assert.deepEqual(relay.received, [])
  const refused = { state: 'refused', tries: 1, response: 'the recipient is not a mail address' }
  assert.deepEqual(
    await world.deliveries(),
    recipients.map(email => ({ email, ...refused })),
  )
})

test('an unconfirmed address gets a few emails a day, a confirmed one all', async t => {
  const world = await newApp(t, { FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '2' })
  const stranger = await world.register('Stranger@example.org', { confirmed: false })
  const friend = await world.register('friend@example.org')

  for (let round = 0; round < 2; round += 1) {
    for (const { id, email } of [stranger, friend]) {
      await world.app.pipeline.runAsSystem(async ({ record }) =>
        record('account.registered', { account_id: id, email }),
      )
    }
  }
  await world.app.jobQueue.settle()

  const counted = await world.sql('select recipient, count(*) from service_emails group by 1 order by 1')
  assert.deepEqual(counted, [
    { recipient: 'Stranger@example.org', count: 2 },
    { recipient: 'friend@example.org', count: 3 },
  ])
  assert.deepEqual(await world.waiting(), [])
  assert.equal(world.logged.length, 1)
  assert.match(world.logged[0]!, /^left out the email account_registered of fact \d+: /)
  assert.doesNotMatch(world.logged[0]!, /stranger/i)
})

test('a fact handled twice sends one email', async t => {
  const world = await newApp(t, {})
  await world.register('ada@example.org')

  await world.sql(
    `insert into jobs (subscriber, fact_id) select 'notifications', id from facts where name = 'account.registered'`,
  )
  await world.app.jobQueue.settle()

  assert.deepEqual(await world.emails(), [kept])
})

test('a spammy name is not repeated in an email', async t => {
  const world = await newApp(t, {})
  const names = [
    'Buy at evil.example',
    'http://evil.example',
    'Ada@evil.example',
    'x'.repeat(61),
    'Ada <b>',
    '',
    'Dr. Ada L.',
  ]

  for (const [index, name] of names.entries()) await world.register(`user${index}@example.org`, { name })

  const bodies = await world.sql(`select split_part(body, E'\n', 1) as first from service_emails order by id`)
  const plain = { first: 'Hello,' }
  assert.deepEqual(bodies, [plain, plain, plain, plain, plain, plain, { first: 'Hello Dr. Ada L.,' }])
})

function headersOf(raw: string): Record<string, string> {
  const [head = ''] = raw.split('\r\n\r\n')
  const lines = head.replace(/\r\n[ \t]+/g, ' ').split('\r\n')
  return Object.fromEntries(lines.map(line => [line.split(':')[0]!.toLowerCase(), line.slice(line.indexOf(':') + 2)]))
}
