import assert from 'node:assert/strict'
import { once } from 'node:events'
import { mkdtemp, rm } from 'node:fs/promises'
import { type AddressInfo, connect, createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { suite, test, type TestContext } from 'node:test'
import { loadCertificate } from '#runtime/http/certificate.ts'
import { type SinkBehaviour, startSink } from '#test/mail/smtp-sink.ts'
import { startTlsSink } from '#test/mail/tls-sink.ts'
import { createDirectRoute, type MxResolver } from './mx-lookup.ts'
import { dotStuff } from './dot-stuffing.ts'
import { createSmtpConnection, type SmtpConnection } from './connection.ts'
import { connectSmtp } from './connect.ts'
import { createReplyParser } from './reply.ts'
import { relayHost } from './routes.ts'
import { startDialogue } from './dialogue.ts'
import { classifyReply } from './classify-reply.ts'

const mail = (to = 'ben@example.org', text = 'Message-ID: <1@x>\r\n\r\nRye\r\n') => ({
  from: 'ada@example.org',
  to,
  raw: [Buffer.from(text)],
})
const signal = AbortSignal.timeout(300_000)

suite('a message on the wire', () => {
  const wired = (...pieces: string[]) => Buffer.concat(dotStuff(pieces.map(piece => Buffer.from(piece)))).toString()

  test('ends with a dot, and leading dots are stuffed, even across chunks', () => {
    assert.equal(wired('a\r\n'), 'a\r\n.\r\n')
    assert.equal(wired('a'), 'a\r\n.\r\n')
    assert.equal(wired(''), '.\r\n')
    assert.equal(wired('.a\r\n.\r\n..b\r\n'), '..a\r\n..\r\n...b\r\n.\r\n')
    assert.equal(wired('a\r\n', '', '.b\r\n', '.', 'c'), 'a\r\n..b\r\n..c\r\n.\r\n')
    assert.equal(wired('a\r\n.', '.b'), 'a\r\n...b\r\n.\r\n')
  })
  test('has no ambiguous line ends', () => {
    assert.equal(wired('a\n.\nb\r.\rc\r\n'), 'a\r\n..\r\nb\r\n..\r\nc\r\n.\r\n')
    assert.equal(wired('a\n.\r\nRSET\r\n'), 'a\r\n..\r\nRSET\r\n.\r\n')
  })
  test('shared chunks are processed once', () => {
    const shared = Buffer.from('x\r\n.y\r\n'.repeat(400))

    assert.equal(dotStuff([shared])[0], dotStuff([Buffer.from('a\r\n'), shared])[1])
  })
})

suite('replies', () => {
  test('are assembled from lines and chunks', () => {
    const reader = createReplyParser()
    const read = (text: string) => reader.read(Buffer.from(text)).map(({ code, text: said }) => [code, said])

    assert.deepEqual(read('250-a\r\n250'), [])
    assert.equal(reader.isEmpty(), false)
    assert.deepEqual(read(' b\r\n354 go\r\n2'), [
      [250, 'a b'],
      [354, 'go'],
    ])
    assert.deepEqual(read('50\n'), [[250, '']])
  })
  test('that are invalid or endless are rejected', () => {
    assert.throws(() => createReplyParser().read(Buffer.from('HTTP/1.1 400 Bad Request\r\n')), /does not speak SMTP/)
    assert.throws(() => createReplyParser().read(Buffer.from('250-x\r\n'.repeat(10_000))), /does not come to the end/)
    assert.throws(() => createReplyParser().read(Buffer.from('2'.repeat(20_000))), /does not come to the end/)
  })
})

/** Sends mails to one address each. */
const sendOn = (line: SmtpConnection) => async (one: ReturnType<typeof mail>) =>
  (await line.send({ ...one, to: [one.to] }))[0]!

suite('a connection', () => {
  async function withSink(options: Parameters<typeof startSink>[0], t: TestContext) {
    const sink = await startSink(options)
    const patience = { connect: 60_000, command: 60_000, body: 60_000, end: 60_000 }
    const smtpConnection = await connectSmtp({
      ...relayHost({ relay: sink.url, name: 'moot.example' }),
      timeouts: patience,
    })
    t.after(async () => {
      smtpConnection.close()
      await sink.close()
    })
    return { sink, line: smtpConnection, send: sendOn(smtpConnection) }
  }

  test('sends a non-ASCII address only to a server with SMTPUTF8', async t => {
    const to = 'jürgen@xn--bcher-kva.example'
    const taking = await withSink({ offers: ['PIPELINING', 'SMTPUTF8'] }, t)
    const old = await withSink({}, t)

    const results = [await taking.send(mail(to)), await old.send(mail(to)), await old.send(mail())]

    assert.deepEqual(
      results.map(result => [result.is, 'code' in result ? result.code : 0]),
      [
        ['sent', 0],
        ['refused', 553],
        ['sent', 0],
      ],
    )
    assert.equal(Buffer.from(taking.sink.taken[0]!.to, 'latin1').toString(), to)
    assert.deepEqual([...old.sink.asked.keys()], ['ben@example.org'])
  })

  for (const offers of [['PIPELINING'], []])
    test(`sends several mails, even after rejections, ${offers.length > 0 ? 'in one go' : 'command by command'}`, async t => {
      const manners: Record<string, SinkBehaviour> = {
        'at-mail@x.org': { code: 550, text: 'no' },
        'at-data@x.org': { code: 451, at: 'DATA', text: 'no' },
        'at-end@x.org': { code: 554, at: 'end', text: '5.6.0 no' },
      }
      const { sink, send } = await withSink({ offers, manner: to => manners[to] }, t)
      const all = ['at-mail@x.org', 'a@x.org', 'at-data@x.org', 'b@x.org', 'at-end@x.org', 'c@x.org']

      const told: unknown[] = []
      for (const to of all) told.push(await send(mail(to)))

      assert.deepEqual(told, [
        { is: 'refused', code: 550, stage: 'rcpt', response: '550 no' },
        { is: 'sent', response: '250 2.0.0 taken as 1' },
        { is: 'refused', code: 451, stage: 'data', response: '451 no' },
        { is: 'sent', response: '250 2.0.0 taken as 2' },
        { is: 'refused', code: 554, stage: 'end', response: '554 5.6.0 no' },
        { is: 'sent', response: '250 2.0.0 taken as 3' },
      ])
      assert.deepEqual(
        sink.taken.map(({ to, raw }) => [to, raw]),
        ['a@x.org', 'b@x.org', 'c@x.org'].map(to => [to, 'Message-ID: <1@x>\r\n\r\nRye\r\n']),
      )
      assert.equal(sink.connections(), 1)
    })

  for (const offers of [['PIPELINING', 'DSN'], []])
    test(`sends a mail to several addresses, ${offers.length > 0 ? 'in one go' : 'command by command'}`, async t => {
      const manners: Record<string, SinkBehaviour> = { 'no@x.org': { code: 550, text: '5.1.1 no' } }
      const { sink, line } = await withSink({ offers, manner: to => manners[to], perMail: 2 }, t)
      const sendTo = async (...to: string[]) => line.send({ ...mail(), to })

      assert.deepEqual(await sendTo('a+b@x.org', 'no@x.org', 'c@x.org', 'd@x.org'), [
        { is: 'sent', response: '250 2.0.0 taken as 2' },
        { is: 'refused', code: 550, stage: 'rcpt', response: '550 5.1.1 no' },
        { is: 'sent', response: '250 2.0.0 taken as 2' },
        { is: 'refused', code: 452, stage: 'rcpt', response: '452 4.5.3 too many recipients' },
      ])
      const no = { is: 'refused', code: 550, stage: 'rcpt', response: '550 5.1.1 no' }
      assert.deepEqual(await sendTo('no@x.org', 'no@x.org'), [no, no])
      assert.deepEqual(await sendTo('d@x.org'), [{ is: 'sent', response: '250 2.0.0 taken as 3' }])

      assert.deepEqual(
        sink.taken.map(({ to, transmission }) => [to, transmission]),
        [
          ['a+b@x.org', 1],
          ['c@x.org', 1],
          ['d@x.org', 2],
        ],
      )
      assert.equal(sink.connections(), 1)
    })

  test('that breaks reports whether the whole message was sent', async t => {
    for (const [drop, handedOver] of [
      ['RCPT', false],
      ['DATA', false],
      ['end', true],
    ] as const) {
      const { line, send } = await withSink({ manner: () => ({ drop }) }, t)

      const sent = await send(mail())

      assert.deepEqual({ ...sent, response: '' }, { is: 'lost', handedOver, response: '' })
      assert.equal(line.isOpen(), false)
    }
  })

  test('to a server that trickles characters times out', async t => {
    const server = createServer(socket => {
      const saying = setInterval(() => socket.write('2'), 5)
      socket.on('error', () => {}).on('close', () => clearInterval(saying))
    }).listen(0, '127.0.0.1')
    await once(server, 'listening')
    t.after(() => server.close())
    const socket = connect((server.address() as AddressInfo).port, '127.0.0.1')
    await once(socket, 'connect')
    const patience = { connect: 60_000, command: 100, body: 100, end: 100 }

    assert.deepEqual(await sendOn(createSmtpConnection(startDialogue(socket), new Set(), patience))(mail()), {
      is: 'lost',
      handedOver: false,
      response: 'the server did not answer in time',
    })
  })

  async function certificate(t: TestContext) {
    const data = await mkdtemp(join(tmpdir(), 'fm-'))
    t.after(() => rm(data, { recursive: true }))
    return loadCertificate({ data, certFile: undefined, keyFile: undefined, hostname: 'localhost' })
  }

  test('signs in with PLAIN or LOGIN, with implicit TLS or STARTTLS', async t => {
    const tls = await certificate(t)
    for (const [secure, method] of [
      [true, 'PLAIN'],
      [false, 'LOGIN'],
    ] as const) {
      const { port, received } = await startTlsSink(t, { ...tls, secure, authMethods: [method] })
      const relay = `${secure ? 'smtps' : 'smtp'}://ann:p%40ss@127.0.0.1:${port}`

      const smtpConnection = await connectSmtp(relayHost({ relay, name: 'moot.example' }))
      const sent = await sendOn(smtpConnection)(mail())
      smtpConnection.close()

      assert.equal(sent.is, 'sent')
      assert.deepEqual(received, [{ user: 'ann', secure: true, raw: 'Message-ID: <1@x>\r\n\r\nRye\r\n' }])
    }
  })

  test('fails with a wrong password', async t => {
    const tls = await certificate(t)
    const secure = await startTlsSink(t, tls)

    await assert.rejects(
      connectSmtp(relayHost({ relay: `smtp://ann:no@127.0.0.1:${secure.port}`, name: 'moot.example' })),
      /^SmtpConnectError: 127\.0\.0\.1: 535 /,
    )
  })
})

suite('MX hosts', () => {
  const noSuch = (code: string) => Object.assign(new Error(code), { code })
  /** A small domain name system; what is not in it does not exist. */
  const namesOf = (
    mx: Record<string, { priority: number; exchange: string }[] | string>,
    a: Record<string, string[]>,
  ): MxResolver => ({
    async resolveMx(domain) {
      const found = mx[domain] ?? 'ENOTFOUND'
      if (typeof found === 'string') throw noSuch(found)
      return found
    },
    async resolve4(name) {
      if (!a[name]) throw noSuch('ENOTFOUND')
      return a[name]
    },
    async resolve6() {
      throw noSuch('ENODATA')
    },
  })
  const mx = {
    'two.example': [
      { priority: 20, exchange: 'second.example' },
      { priority: 10, exchange: 'first.example' },
    ],
    'plain.example': 'ENODATA',
    'silent.example': [{ priority: 0, exchange: '' }],
    'broken.example': 'ESERVFAIL',
    'inside.example': [{ priority: 1, exchange: 'inside.host' }],
  }

  test('are tried in order; a domain without MX records is its own', async t => {
    const sink = await startSink()
    t.after(() => sink.close())
    const a = { 'first.example': ['127.0.0.2'], 'second.example': ['127.0.0.1'], 'plain.example': ['127.0.0.1'] }
    const open = createDirectRoute({
      name: 'moot.example',
      names: namesOf(mx, a),
      port: sink.port,
      mayReach: () => true,
    })

    for (const domain of ['two.example', 'plain.example']) {
      const smtpConnection = await open(domain, signal)
      await sendOn(smtpConnection)(mail(`ben@${domain}`))
      smtpConnection.close()
    }

    assert.deepEqual(
      sink.taken.map(({ to }) => to),
      ['ben@two.example', 'ben@plain.example'],
    )
  })

  test('null MX, unknown domains and our own network are permanent failures; others temporary', async () => {
    const a = { 'inside.host': ['10.0.0.1', '127.0.0.1', '169.254.169.254', '192.168.1.1'] }
    const open = createDirectRoute({ name: 'moot.example', names: namesOf(mx, a) })
    const refused = (domain: string) =>
      open(domain, signal).then(
        () => 'open',
        (error: Error) => `${error.name} ${error.message}`,
      )

    assert.deepEqual(
      await Promise.all(['silent.example', 'nowhere.example', 'inside.example', 'broken.example'].map(refused)),
      [
        'NoMailServerError 556 5.1.10 silent.example takes no mail',
        'NoMailServerError 550 5.1.2 nowhere.example has no mail server',
        'NoMailServerError 550 5.4.4 the servers of inside.example are not on the public network',
        'SmtpConnectError broken.example: its mail servers are not to be had now',
      ],
    )
  })
})

test('a rejection is classified by text and code, or by the SMTP stage', () => {
  const verdictOn = (stage: 'mail' | 'rcpt' | 'end', response: string) => {
    const verdict = classifyReply({ is: 'refused', code: Number(response.slice(0, 3)), stage, response }, true)
    return verdict.is === 'never' ? `${verdict.isHard ? 'hard' : 'soft'}, ${verdict.about}` : verdict.is
  }

  assert.deepEqual(
    {
      nobody: verdictOn('rcpt', '550 5.1.1 nobody'),
      'nobody, in words': verdictOn('rcpt', '550 No such user'),
      'no reason': verdictOn('rcpt', '550 nope'),
      policy: verdictOn('rcpt', '550 5.7.1 policy'),
      'over quota as unknown': verdictOn('rcpt', '550 5.1.1 cleo is over quota'),
      'block list as unknown': verdictOn('rcpt', '550 5.1.1 198.51.100.7 is blocked by Spamhaus'),
      'rate limit as unknown': verdictOn('rcpt', '550 5.1.1 Too many messages, slow down'),
      'full after the text': verdictOn('end', '554 5.2.2 full'),
      'full after the text, in words': verdictOn('end', '552 Mailbox is over quota'),
      'unknown after the text': verdictOn('end', '550 5.1.1 User unknown'),
      'too large': verdictOn('end', '552 too large'),
      'too large, with a code': verdictOn('end', '552 5.3.4 too large'),
      'no reason after the text': verdictOn('end', '554 Transaction failed'),
      sender: verdictOn('mail', '550 no'),
      'sender unknown': verdictOn('mail', '550 5.1.1 User unknown'),
      later: verdictOn('end', '451 4.7.1 later'),
      'sign in': verdictOn('rcpt', '530 5.7.0 sign in'),
    },
    {
      nobody: 'hard, recipient',
      'nobody, in words': 'hard, recipient',
      'no reason': 'soft, recipient',
      policy: 'soft, message',
      'over quota as unknown': 'soft, recipient',
      'block list as unknown': 'soft, message',
      'rate limit as unknown': 'soft, message',
      'full after the text': 'soft, recipient',
      'full after the text, in words': 'soft, recipient',
      'unknown after the text': 'soft, recipient',
      'too large': 'soft, message',
      'too large, with a code': 'soft, message',
      'no reason after the text': 'soft, message',
      sender: 'soft, message',
      'sender unknown': 'soft, message',
      later: 'later',
      'sign in': 'settings',
    },
  )
})
