// Not on every day: it receives or sends many emails.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { connect } from 'node:net'
import { test } from 'node:test'
import { connect as connectSecurely } from 'node:tls'
import { lines, listenFor, sendTo, sessionOn, openSession } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const server = await listenFor(world)
const { group, people } = world
const to = `${group.name}@folkmoot.test`
const ben = people.ben.account.email
const mail = (headers: Record<string, string> = {}, body?: string) => mailOf({ From: ben, To: to, ...headers }, body)
const posted = async () => Number((await world.sql('select count(*) from messages'))[0]!['count'])

/** A conversation up to where the mail itself is to come. */
async function atData(from = ben) {
  const smtpSession = await openSession(server)
  for (const command of ['EHLO mx', `MAIL FROM:<${from}>`, `RCPT TO:<${to}>`, 'DATA'])
    await smtpSession.say(`${command}\r\n`)
  return smtpSession
}

test('unknown recipients are rejected before DATA', async () => {
  const smtpSession = await openSession(server)
  const greeting = await smtpSession.say('EHLO mx.example.org\r\n')
  await smtpSession.say(`MAIL FROM:<${ben}>\r\n`)

  const answers = []
  for (const address of [
    'nobody@folkmoot.test',
    `${group.name}@example.org`,
    `${group.name}+nothing@folkmoot.test`,
    'a@b@folkmoot.test',
  ])
    answers.push((await smtpSession.say(`RCPT TO:<${address}>\r\n`)).slice(0, 9))
  smtpSession.end()

  assert.deepEqual(answers, ['550 5.1.1', '550 5.1.1', '550 5.1.1', '501 Error'])
  assert.match(greeting, /\n250-8BITMIME\r\n250-SMTPUTF8\r\n250-STARTTLS\r\n250 SIZE 26214400$/)
  assert.doesNotMatch(greeting, /AUTH/)
})

const wrongSenders = ['a@x\u0001.org', '"a b"@example.org', 'a@[127.0.0.1]', 'a@localhost@example.org']
test('senders that cannot be replied to are rejected, and the null sender is not', async () => {
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')

  const answers = []
  for (const sender of [...wrongSenders, '']) {
    answers.push((await smtpSession.say(`MAIL FROM:<${sender}>\r\n`)).slice(0, 3))
    await smtpSession.say('RSET\r\n')
  }
  smtpSession.end()

  assert.deepEqual(answers, ['501', '501', '501', '501', '250'])
})

test('address guessing is disconnected, and recipients are limited', async () => {
  const guessing = await openSession(server)
  await guessing.say(`EHLO mx\r\nMAIL FROM:<${ben}>\r\n`)
  await guessing.hear()
  guessing.socket.write(Array.from({ length: 100_000 }, (_, n) => `RCPT TO:<nobody${n}@folkmoot.test>\r\n`).join(''))
  const heard = (await guessing.rest()).split('\r\n')

  assert.deepEqual([heard.length, heard.at(-2)], [102, '421 4.7.0 Too many unknown recipients'])

  const crowding = await openSession(server)
  await crowding.say('EHLO mx\r\n')
  await crowding.say(`MAIL FROM:<${ben}>\r\n`)
  const answers = []
  for (let n = 1; n <= 102; n += 1) answers.push(await crowding.say(`RCPT TO:<p${n}=example.org@folkmoot.test>\r\n`))
  crowding.end()

  assert.deepEqual(
    answers.map(answer => answer.slice(0, 3)),
    [...Array.from({ length: 100 }, () => '250'), '452', '452'],
  )
})

/** The nine ways in which programs were told that a mail ends where it does not, and two more. */
const endings = [
  '\n.\n',
  '\n.\r\n',
  '\r.\r',
  '\r.\r\n',
  '\r\n.\n',
  '\r\n.\r',
  '\n.\r',
  '\r.\n',
  '\r\n\0.\r\n',
  '\r\n.\0\r\n',
  '\r\r\n.\r\n',
]
for (const ending of endings) {
  test(`SMTP smuggling is rejected: ${JSON.stringify(ending)}`, async () => {
    const before = await posted()
    const inside = lines(`MAIL FROM:<${ben}>`, `RCPT TO:<${to}>`, 'DATA', mail({ Subject: 'Smuggled' }))
    const smtpSession = await atData()

    await smtpSession.write(`${mail({ Subject: 'Outer' })}${ending}${inside}\r\n.\r\nQUIT\r\n`)
    const heard = await smtpSession.rest()

    // A zero byte ends no line: all of it is one mail.
    const isOne = ending.includes('\0')
    const refusal = '554 5.6.0 Lines must end with CRLF, without any other CR or LF\r\n'
    assert.equal(heard, isOne ? '250 2.0.0 Done\r\n221 Bye\r\n' : refusal)
    assert.equal(await posted(), before + Number(isOne))
    assert.deepEqual(await world.sql(`select from messages where subject = 'Smuggled'`), [])
  })
}

test('a server in front gets the result per recipient', async () => {
  const smtpSession = await openSession(await listenFor(world, { protocol: 'lmtp' }))
  const both = [to, to.replace('@', '+owner@')].map(address => `RCPT TO:<${address}>`)
  for (const command of ['LHLO mx', `MAIL FROM:<${ben}>`, ...both, 'DATA']) await smtpSession.say(`${command}\r\n`)

  await smtpSession.write(`${mail({ Subject: 'Outer' })}\r\r\n.\r\nMAIL FROM:<${ben}>\r\n`)

  const refusal = '554 5.6.0 Lines must end with CRLF, without any other CR or LF\r\n'
  assert.equal(await smtpSession.rest(), refusal.repeat(2))
})

test('leading dots are unstuffed', async () => {
  await sendTo(server, mail({ Subject: 'Dots' }, '.\r\n..\r\n.end'), { from: ben, to })

  const [row] = await world.sql(`select skeleton from message_raw order by message_id desc limit 1`)
  assert.match((row!['skeleton'] as Buffer).toString('latin1'), /\r\n\r\n\.\r\n\.\.\r\n\.end\r\n$/)
})

test('a million lines of dots are handled in bulk', async () => {
  const smtpSession = await atData()
  const hearing = smtpSession.hear()
  const before = process.threadCpuUsage()
  for (const text of repeated('..\r\n'.repeat(10_000), 100)) await smtpSession.write(text)
  const heard = await hearing
  const { user, system } = process.threadCpuUsage(before)
  smtpSession.end()

  assert.match(heard, /^552 5\.3\.4 This email has too many lines/)
  // All of them would take ten seconds.
  assert.ok(user + system < 4_000_000, `${user + system} µs`)
})

test('plaintext pipelined after STARTTLS is ignored', async () => {
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')
  const ready = await smtpSession.say(`STARTTLS\r\nMAIL FROM:<evil@example.org>\r\nRCPT TO:<${to}>\r\n`)
  smtpSession.socket.removeAllListeners('data')
  const secure = connectSecurely({ socket: smtpSession.socket, rejectUnauthorized: false })
  await once(secure, 'secureConnect')
  const inside = sessionOn(secure)

  const first = await inside.say(`MAIL FROM:<${ben}>\r\n`)
  await inside.say('EHLO mx\r\n')
  const answers = [await inside.say(`RCPT TO:<${to}>\r\n`), await inside.say(`MAIL FROM:<${ben}>\r\n`)]
  inside.end()

  assert.match(ready, /^220 /)
  assert.match(first, /^503 /)
  assert.deepEqual(
    answers.map(answer => answer.slice(0, 3)),
    ['503', '250'],
  )
})

const MB = 1_048_576
/** Each with what is answered; another mail is posted meanwhile. */
const monsters: Record<string, [said: () => Iterable<string>, answer: RegExp]> = {
  '1 GB': [() => repeated(`${'x'.repeat(998)}\r\n`.repeat(1000), 1024), /^552 /],
  '26 MB of short lines': [() => repeated('x\r\n'.repeat(10_000), 900), /^552 /],
  '26 MB of dots': [() => repeated('..\r\n'.repeat(10_000), 900), /^552 /],
  '100,000 lines that begin with a dot': [
    () => [mail(), ...repeated(`..${'x'.repeat(100)}\r\n`.repeat(1000), 100)],
    /^552 5\.3\.4 This email has too many lines/,
  ],
  'a line that does not end': [() => repeated('x'.repeat(MB), 20), /^554 5\.6\.0 A line/],
  '50,000 headers': [() => [mail().replace('\r\n', `\r\n${'X-A: b\r\n'.repeat(50_000)}`)], /^552 5\.3\.4 The headers/],
  'a header of 8 MB': [() => [`X-A: ${'b\r\n '.repeat(2 * MB)}\r\n`, mail()], /^552 5\.3\.4 The headers/],
  'parts 5,000 deep': [
    () => [
      `From: ${ben}\r\nTo: ${to}\r\n`,
      Array.from({ length: 5000 }, (_, n) => `Content-Type: multipart/mixed; boundary=b${n}\r\n\r\n--b${n}\r\n`).join(
        '',
      ),
    ],
    /^550 5\.6\.0 This email is not accepted: its parts are nested more than 100 levels deep/,
  ],
  '20,000 parts': [
    () => [mail({ 'Content-Type': 'multipart/mixed; boundary=b' }, '--b\r\n\r\nx\r\n'.repeat(20_000) + '--b--')],
    /^550 5\.6\.0 This email is not accepted: it has more than 1000 parts/,
  ],
  '1,200 addresses': [
    () => [mail({ Cc: Array.from({ length: 1200 }, (_, n) => `p${n}@example.org`).join(',\r\n ') })],
    /^550 5\.6\.0 This email is not accepted: it names more than 1000 addresses/,
  ],
  '130 attachments': [
    () => [
      mail(
        { 'Content-Type': 'multipart/mixed; boundary=b' },
        `--b\r\nContent-Type: application/pdf; name="${'x'.repeat(800)}.pdf"\r\n\r\nx\r\n`.repeat(130) + '--b--',
      ),
    ],
    /^550 5\.3\.4 This email has 130 attachments\. The limit is 100\./,
  ],
  'nothing but NUL': [() => [mail({ Subject: 'Zeros' }, '\0'.repeat(1000))], /^550 5\.7\.1 This email is empty/],
  'bytes that are no letters': [() => [mail({ Subject: '\u00ff\u00fe\u0000' }, '\u00ff\u00fe')], /^250 /],
  'nothing at all': [() => [''], /^550 5\.6\.0 This email is not accepted: it does not say who wrote it/],
}
function* repeated(text: string, times: number): Generator<string> {
  for (let n = 0; n < times; n += 1) yield text
}

for (const [title, [said, answer]] of Object.entries(monsters)) {
  test(`abusive sessions are rejected without affecting others: ${title}`, async () => {
    const smtpSession = await atData()
    const hearing = smtpSession.hear()
    const other = sendTo(server, mail({ Subject: 'Beside' }), { from: ben, to })

    for (const text of said()) await smtpSession.write(text)
    await smtpSession.write('\r\n.\r\n')
    const heard = await hearing
    smtpSession.end()

    assert.match(heard, answer)
    assert.equal(await other, '250 2.0.0 Done')
  })
}

test('a declared size that is too large is rejected early', async () => {
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')

  const answer = await smtpSession.say(`MAIL FROM:<${ben}> SIZE=1000000000\r\n`)
  smtpSession.end()

  assert.match(answer, /^552 /)
})

/** What somebody has said before they go on letter by letter, or with what leads nowhere. */
const slow: Record<string, [before: string[], dripped: string]> = {
  'before EHLO': [[], 'E'],
  'after EHLO': [['EHLO mx'], 'M'],
  'after MAIL': [['EHLO mx', `MAIL FROM:<${ben}>`], 'R'],
  'after RCPT': [['EHLO mx', `MAIL FROM:<${ben}>`, `RCPT TO:<${to}>`], 'D'],
  'in a handshake': [['EHLO mx', 'STARTTLS'], '\u0016\u0003\u0001\u0002\u0000\u0001'],
  'with complete commands that do nothing': [['EHLO mx'], 'NOOP\r\n'],
  'with mails that are begun again': [['EHLO mx', `MAIL FROM:<${ben}>`], 'RSET\r\n'],
  'in a mail': [['EHLO mx', `MAIL FROM:<${ben}>`, `RCPT TO:<${to}>`, 'DATA'], 'x'],
}
for (const [when, [before, dripped]] of Object.entries(slow)) {
  test(`an idle connection is closed: ${when}`, async () => {
    const impatient = await listenFor(world, { patience: 2000 })
    const smtpSession = await openSession(impatient)
    for (const command of before) await smtpSession.say(`${command}\r\n`)
    // Letter by letter for as long as anybody listens: no pause is longer than the limit.
    const pieces = dripped.endsWith('\r\n') ? [dripped] : dripped.split('')
    let said = 0
    const dripping = setInterval(() => {
      if (smtpSession.socket.writable) smtpSession.socket.write(pieces[said++ % pieces.length]!, 'latin1')
    }, 100)

    const heard = await smtpSession.rest()
    clearInterval(dripping)

    // In a handshake nothing can be said.
    if (when !== 'in a handshake') assert.match(heard, /(?:^|\n)421 4\.4\.2 [^\r\n]*\r\n$/)
  })
}

test('a session has at most 100 recipients, over all mails', async () => {
  const open = await listenFor(world, { mailTrust: [] })
  const smtpSession = await openSession(open)
  await smtpSession.say('EHLO mx\r\n')
  const answers: string[] = []
  for (const mails of [1, 2]) {
    await smtpSession.say(`MAIL FROM:<${ben}>\r\n`)
    for (let n = 1; n <= 60; n += 1)
      answers.push((await smtpSession.say(`RCPT TO:<p${mails}.${n}=example.org@folkmoot.test>\r\n`)).slice(0, 9))
    await smtpSession.say('RSET\r\n')
  }
  const last = await smtpSession.say(`MAIL FROM:<${ben}>\r\n`)

  const count = (start: string) => answers.filter(answer => answer.startsWith(start)).length
  assert.deepEqual([count('250'), count('452 4.5.3'), answers.length], [100, 20, 120])
  assert.match(last, /^421 4\.5\.3 /)
  assert.equal(await smtpSession.rest(), '')
})

test('SMTPUTF8 addresses are accepted, and mail of a member with one is posted', async () => {
  const jurgen = 'jürgen@xn--bcher-kva.example'
  const { account } = people.cleo
  await world.sql('update accounts set email = $2 where id = $1', [account.id, jurgen])
  const before = await posted()
  const smtpSession = await openSession(server)
  const commands = ['EHLO mx', 'MAIL FROM:<Jürgen@bücher.example> SMTPUTF8', `RCPT TO:<${to}>`, 'DATA']
  for (const command of commands) await smtpSession.say(Buffer.from(`${command}\r\n`))

  const answer = await smtpSession.say(Buffer.from(`${mail({ From: 'Jürgen <jürgen@bücher.example>' })}\r\n.\r\n`))
  smtpSession.end()

  assert.deepEqual([answer, await posted()], ['250 2.0.0 Done', before + 1])
  const [row] = await world.sql('select account_id, email from messages order by id desc limit 1')
  assert.deepEqual(row, { account_id: account.id, email: jurgen })
})

test('a mail server in front may send more', async () => {
  const smtpSession = await openSession(server)
  await smtpSession.say('EHLO mx\r\n')
  const answers = new Set<string>()
  for (const mails of [1, 2]) {
    await smtpSession.say(`MAIL FROM:<${ben}>\r\n`)
    for (let n = 1; n <= 60; n += 1)
      answers.add((await smtpSession.say(`RCPT TO:<p${mails}.${n}=example.org@folkmoot.test>\r\n`)).slice(0, 3))
    await smtpSession.say('RSET\r\n')
  }
  smtpSession.end()

  assert.deepEqual([...answers], ['250'])
})

test('too many connections of one address are closed, and others are not', async () => {
  const narrow = await listenFor(world, { smtpConnectionsAddress: 2, mailTrust: [] })
  const [first, second] = [await openSession(narrow), await openSession(narrow)]

  const third = sessionOn(connect(narrow.port, '127.0.0.1'))

  assert.equal(await third.rest(), '421 4.7.0 folkmoot.test Too many connections, try again later\r\n')
  assert.match(await first.say('NOOP\r\n'), /^250/)
  first.end()
  second.end()
})

test('truncated mail is dropped, and accepted when resent', async () => {
  const raw = `${mail({ Subject: 'Cut off' })}\r\n.\r\n`
  const before = await posted()
  const cuts = Array.from({ length: raw.length - 1 }, (_, kept) => kept)
  for (const kept of cuts.filter(at => at % 9 === 0 || at > raw.length - 7)) {
    const smtpSession = await atData()
    smtpSession.socket.write(raw.slice(0, kept))
    smtpSession.socket.end()
    await smtpSession.rest()
  }

  const smtpSession = await atData()
  assert.equal(await smtpSession.say(raw), '250 2.0.0 Done')
  smtpSession.end()

  assert.equal(await posted(), before + 1)
})

test('a client that disconnects before the reply and resends has posted once', async () => {
  const raw = `${mail({ Subject: 'No answer heard' })}\r\n.\r\n`
  const before = await posted()
  const impatient = await atData()
  impatient.socket.write(raw)
  impatient.socket.end()
  await impatient.rest()

  const smtpSession = await atData()
  const answer = await smtpSession.say(raw)
  smtpSession.end()

  assert.equal(answer, '250 2.0.0 Done')
  assert.equal(await posted(), before + 1)
})

test('a stopping server finishes mail in progress, and accepts no more', async () => {
  const stopping = await listenFor(world)
  const smtpSession = await openSession(stopping)
  const idle = await openSession(stopping)
  for (const command of ['EHLO mx', `MAIL FROM:<${ben}>`, `RCPT TO:<${to}>`, 'DATA'])
    await smtpSession.say(`${command}\r\n`)
  const hearing = smtpSession.say(`${mail({ Subject: 'Last' })}\r\n.\r\n`)

  await stopping.close()

  assert.equal(await hearing, '250 2.0.0 Done')
  assert.match(await idle.rest(), /^421 /)
})

test('none of this is logged', () => {
  assert.deepEqual(server.logged, [])
})
