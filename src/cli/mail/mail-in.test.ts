// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { connect } from 'node:net'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { newFolders, usedFolders } from '#test/servers/embedded.ts'
import { sendTo } from '#test/mail/mail-server.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { ask, runHere, startCommand } from '#test/servers/command-line.ts'

const form = { 'content-type': 'application/x-www-form-urlencoded' }

test('a running installation accepts mail by SMTP and through a pipe, and reports the result', async t => {
  const folders = await usedFolders(t)
  const env = { FOLKMOOT_SMTP_PORT: '0', FOLKMOOT_LMTP_PORT: '0', FOLKMOOT_MAIL_TRUST: '127.0.0.1' }
  const server = startCommand(folders, ['serve'], { env })
  const [url = ''] = await server.waitForOutput(/running at (https:\/\/localhost:\d+)/)
  const [port = ''] = await server.waitForOutput(/Receiving email on 127\.0\.0\.1, port (\d+) \(SMTP\)/)
  await server.waitForOutput(/Receiving email on 127\.0\.0\.1, port \d+ \(LMTP\)\.\n +No relay is set/)
  await runHere(folders, ['user', 'add', 'ada@example.org', '--name', 'Ada', '--password', '-'], {
    input: 'correct horse\n',
  })
  const call = async (name: string, params: Record<string, string>, authorization?: string) => {
    const body = new URLSearchParams(params).toString()
    const headers = {
      ...form,
      'content-length': body.length,
      ...(authorization === undefined ? {} : { authorization }),
    }
    const { text } = await ask(`${url}/api/v1/${name}`, { method: 'POST', headers }, async () => body)
    assert.doesNotMatch(text, /"object":"error"/)
    return JSON.parse(text) as { token: string; total_count: number }
  }
  const { token } = await call('login', { email: 'ada@example.org', password: 'correct horse', token: '1' })
  const basic = `Basic ${Buffer.from(`${token}:`).toString('base64')}`
  await call(
    'creategroup',
    {
      group_name: 'bakers',
      desc: 'For bakers of all kinds.',
      privacy: 'group_privacy_none',
      sub_group_access: 'sub_group_owners',
    },
    basic,
  )
  const mail = (headers: Record<string, string> = {}) =>
    mailOf({ From: 'Ada <ada@example.org>', To: 'bakers@localhost', ...headers })
  const pipe = (args: string[], input: string) => runHere(folders, ['mail', 'in', ...args], { env, input })
  const own = { FOLKMOOT_SMTP_PORT: port }
  const send = (...args: string[]) => runHere(folders, ['mail', 'send', ...args], { env: own })
  const here = `127.0.0.1:${port}`
  const file = join(folders.root, 'one.eml')
  await writeFile(file, mail({ Subject: 'In a file' }))

  const bySmtp = await sendTo({ port: Number(port) }, mail({ Subject: 'By SMTP' }), {
    from: 'ada@example.org',
    to: 'bakers@localhost',
  })
  const piped = await pipe(
    ['--to', 'bakers@localhost', '--from', 'ada@example.org'],
    unixed(mail({ Subject: 'Piped' })),
  )
  const named = await pipe([file], '')
  const unknown = await pipe(['--to', 'nobody@localhost'], mail())
  const refused = await pipe(['--to', 'bakers@localhost'], mail({ From: 'eve@example.org' }))
  const written = await send('--from', 'ada@example.org', '--to', 'bakers@localhost', 'It rose.')
  const unwritten = await send('--from', 'eve@example.org', '--to', 'bakers@localhost', '--server', here, 'It fell.')
  const nowhere = await send('--from', 'eve@example.org', '--to', 'bakers@localhost', '--server', 'localhost:1', 'x')
  const wrong = await pipe(['--to', 'nonsense'], mail())

  assert.equal(bySmtp, '250 2.0.0 Done')
  assert.deepEqual(
    [piped, named, unknown, refused].map(({ code, err }) => [code, err]),
    [
      [0, ''],
      [0, ''],
      [67, 'No such address here\n'],
      [77, "You're not a member of bakers, and only members can post there.\n"],
    ],
  )
  const answered = `${here} answered: 550 5.7.1 You're not a member of bakers, and only members can post there.`
  assert.deepEqual([written.code, written.out], [0, `${here} answered: 250 2.0.0 Done\n`])
  assert.deepEqual([unwritten.code, unwritten.err], [1, `${answered}\n`])
  assert.match(nowhere.err, /^localhost:1 can't be reached: /)
  assert.equal(wrong.code, 2)
  assert.equal((await call('getmessages', { group_name: 'bakers' }, basic)).total_count, 4)

  const doctor = await runHere(folders, ['doctor', '--json'], { env: { ...env, FOLKMOOT_SMTP_PORT: port } })
  assert.match(doctor.out, new RegExp(`Folkmoot is running on port ${port} of`))
  server.child.kill('SIGTERM')
  assert.equal((await server.ended).code, 0)
  const later = await pipe(['--to', 'bakers@localhost'], mail({ Subject: 'Without a server' }))
  assert.deepEqual([later.code, later.err], [0, ''])
  await assert.rejects(
    new Promise((resolve, reject) => connect(Number(port), '127.0.0.1', () => resolve(null)).on('error', reject)),
  )
})

test('mail that arrives before there is a database is deferred', async t => {
  const folders = await newFolders(t)

  const { code, err } = await runHere(folders, ['mail', 'in', '--to', 'bakers@localhost'], { input: mailOf({}) })

  assert.equal(code, 75)
  assert.match(err, /There is no database in/)
})

const unixed = (raw: string): string =>
  `From ada@example.org Mon Nov 16 10:00:00 2026\n${raw.replaceAll('\r\n', '\n')}\n`
