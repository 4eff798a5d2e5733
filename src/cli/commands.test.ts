// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { readdir, statfs } from 'node:fs/promises'
import { test } from 'node:test'
import { newFolders, query, usedFolders } from '#test/servers/embedded.ts'
import { joinEmbedded, type EmbeddedServer } from '#storage/embedded/index.ts'
import { runCommand, runHere, type ExitResult } from '#test/servers/command-line.ts'

test('the commands work without a server, on a database without tables', async t => {
  const folders = await usedFolders(t, { bare: true })
  const run = (...args: string[]) => runHere(folders, args)

  const ben = await run('user', 'add', 'Ben@Example.org', '--name', 'Ben', '--password', 'a good one', '--unconfirmed')
  // From here on the database stays up, as it does beside a server; that is quicker too.
  await using server = await joined(folders)
  const sql = (text: string) => query(server.connection, text)
  const again = await run('user', 'add', 'ben@example.org', '--name', 'Ben', '--password', 'a good one')
  assert.deepEqual(ben, { code: 0, out: 'Created account 1 for Ben@example.org (address not confirmed).\n', err: '' })
  assert.deepEqual(again, { code: 1, out: '', err: 'ben@example.org already has an account.\n' })

  const list = await run('mail')
  const email = await run('mail', '--last')
  assert.match(
    list.out,
    /^ {5}1 {2}\d{4}-\d\d-\d\d \d\d:\d\d UTC {2}Ben@example\.org {2}Your account at localhost:0\n$/,
  )
  assert.match(
    email.out,
    /^To: Ben@example\.org\nSubject: Your account at localhost:0\nDate: .*\nMessage-ID: <.*@localhost>\nState: stored\n\nHello Ben,\n/,
  )
  assert.deepEqual(await run('mail', '2'), { code: 1, out: '', err: 'There is no email 2.\n' })

  const keys = await run('mail', 'keys')
  const same = await run('mail', 'keys')
  const renewed = await run('mail', 'keys', '--renew')
  assert.match(
    keys.out,
    /^folkmoot-e1\._domainkey\.localhost\. TXT "v=DKIM1; k=ed25519; p=[^"]{44}"\nfolkmoot-r1\._domainkey\.localhost\. TXT "v=DKIM1; k=rsa; p=[^"]{200,240}" "[^"]{1,250}"\n$/,
  )
  assert.equal(same.out, keys.out)
  assert.match(renewed.out, /^folkmoot-e2\._domainkey(.|\n)*\nfolkmoot-r2\._domainkey/)

  await sql(`insert into groups (name, plan) values ('Tea', 'group_plan_premium')`)
  await sql(
    `with m as (insert into outgoing_messages (group_id, kind, recipient_ids, state) values (1, 'single', '{1}', 'done') returning id)
     insert into local_mailbox_messages (group_id, outgoing_message_id, pieces, copies, subject)
     select 1, id, array['Subject: Green tea'::bytea], '[{"from": "tea@localhost", "to": "ben@example.org", "pieces": [0]}]',
       'Green tea' from m`,
  )
  assert.match((await run('mail')).out, / ben@example\.org {2}Green tea\n {5}1 .*Your account at/)
  assert.match((await run('mail', '--last')).out, /\nSubject: Green tea\n/)

  assert.deepEqual(await run('group', 'plan', 'tea', 'basic'), {
    code: 0,
    out: 'tea is now on the basic plan.\n',
    err: '',
  })
  assert.deepEqual(await run('group', 'plan', 'coffee', 'basic'), {
    code: 1,
    out: '',
    err: 'There is no group "coffee".\n',
  })
  assert.deepEqual(await sql(`select plan from groups`), ['group_plan_basic'])
  assert.equal(
    (await run('organisation', 'add', 'Tea Society', 'tea.example')).out,
    'Created the organisation Tea Society at tea.example.\n',
  )
  assert.equal((await run('group', 'move', 'Tea', 'tea.example')).out, 'Tea now belongs to tea.example.\n')
  assert.equal((await run('group', 'move', 'Tea', 'coffee.example')).code, 1)
  assert.deepEqual(await sql(`select plan from groups where org_id = 1`), ['group_plan_enterprise'])
  assert.deepEqual(await sql(`select name from facts order by id`), [
    ...['account.registered', 'group.plan_changed', 'organisation.added', 'group.moved', 'organisation.main_group_set'],
  ])

  assert.deepEqual(await run('migrate'), { code: 0, out: 'The database is already up to date.\n', err: '' })
  const [newest] = await sql(`delete from migration where name = (select max(name) from migration) returning name`)
  const refused = await run('mail')
  const doctor = await run('doctor')
  assert.equal(
    refused.err,
    `The database is older than this version of Folkmoot (pending: ${String(newest)}). Run this first: bin/folkmoot migrate\n`,
  )
  assert.equal(refused.code, 1)
  assert.match(doctor.out, /\nwrong +Migrations +Pending: .*\.\n +→ Run: bin\/folkmoot migrate\n/)
  assert.equal(doctor.code, 1)
})

test('wrong arguments print a message and the usage, and change nothing', async t => {
  const folders = await newFolders(t)
  const add = ['user', 'add', 'ada@example.org', '--name', 'Ada', '--password']
  const wrong: [args: string[], code: number, sentence: RegExp][] = [
    [[], 2, /^Usage: bin\/folkmoot COMMAND/],
    [['frobnicate'], 2, /^Unknown command: frobnicate\n/],
    [['user'], 2, /^Usage: bin\/folkmoot user COMMAND/],
    [['serve', 'now'], 2, /^Unexpected argument: now\nUsage: bin\/folkmoot serve \[--roles ROLES\]\n$/],
    [['user', 'add'], 2, /^An argument is missing\.\nUsage: bin\/folkmoot user add EMAIL /],
    [['user', 'add', 'a@example.org', '--nme', 'A'], 2, /^Unknown option '--nme'\.\nUsage: /],
    [['user', 'add', 'a@example.org', '--password', 'a good one'], 2, /^--name is missing\.\n/],
    [['user', 'add', 'a@example.org', '--name', 'A'], 1, /^No password on standard input\.\n$/],
    [['user', 'add', 'a@b', '--name', 'A', '--password', 'a good one'], 1, /^"a@b" is not an email address\.\n$/],
    [
      ['user', 'add', 'a@example.org', '--name', 'A\nB', '--password', 'a good one'],
      1,
      /^The name must be one line of 1 to 255 characters\.\n$/,
    ],
    [[...add, '🐎🐎🐎'], 1, /^The password must be 6 to 1024 characters long\.\n$/],
    [[...add, 'short'], 1, /^The password must be 6 to 1024 characters long\.\n$/],
    [[...add, 'x'.repeat(1025)], 1, /^The password must be 6 to 1024 characters long\.\n$/],
    [[...add, '-'], 1, /^No password on standard input\.\n$/],
    [['group', 'plan', 'tea', 'gold'], 2, /^"gold" is not a plan\.\nUsage: /],
    [['mail', 'x'], 2, /^"x" is not an id\.\n/],
    [['mail', '1', '--last'], 2, /^Use either an id or --last\.\n/],
  ]

  const ended: ExitResult[] = []
  for (const [args] of wrong) ended.push(await runHere(folders, args))

  for (const [index, [args, code, sentence]] of wrong.entries()) {
    assert.match(ended[index]!.err, sentence)
    assert.deepEqual([ended[index]!.code, ended[index]!.out], [code, ''], args.join(' '))
  }
  assert.deepEqual(await readdir(folders.root), [])
})

test('help and version need no settings or data', async t => {
  const folders = await newFolders(t)

  const help = await runHere(folders, ['--help'], { env: { FOLKMOOT_PORT: 'x' } })
  const one = await runHere(folders, ['mail', '--help'], { env: { FOLKMOOT_PORT: 'x' } })
  const version = await runHere(folders, ['--version'])

  assert.match(help.out, /^Usage: bin\/folkmoot COMMAND(.|\n)*\n {2}doctor /)
  assert.match(one.out, /^Usage: bin\/folkmoot mail \[ID \| --last\]\n\n/)
  assert.match(version.out, /^\d+\.\d+\.\d+( \([0-9a-f]{12}\))?\n$/)
  assert.deepEqual([help.code, one.code, version.code], [0, 0, 0])
})

test('wrong settings and unreachable servers are reported in a sentence, without passwords', async t => {
  const folders = await newFolders(t)
  const run = (args: string[], env: Record<string, string>) => runHere(folders, args, { env })

  const port = await run(['serve'], { FOLKMOOT_PORT: 'x', FOLKMOOT_PRT: '1' })
  const database = await run(['mail'], { DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/moot' })

  assert.deepEqual(port, {
    code: 1,
    out: '',
    err: 'FOLKMOOT_PRT is not a setting. Did you mean FOLKMOOT_PORT?\nFOLKMOOT_PORT must be a port number from 1 to 65535, not "x".\n',
  })
  assert.deepEqual(database, {
    code: 1,
    out: '',
    err: "Can't use the PostgreSQL server in DATABASE_URL (connect ECONNREFUSED 127.0.0.1:1). Start it, or correct DATABASE_URL.\n",
  })
})

test('doctor reports problems with their fix, and changes nothing', async t => {
  const folders = await newFolders(t)
  const env = {
    DATABASE_URL: 'postgres://ada:hunter2@127.0.0.1:1/moot',
    DATABASE_READ_URL: 'postgres://ada:hunter2@127.0.0.1:1/moot',
    NATS_URL: 'nats://127.0.0.1:1',
    FOLKMOOT_SMTP_RELAY: 'smtp://ada:hunter2@127.0.0.1:1',
    FOLKMOOT_TLS_CERT: '/nowhere/cert.pem',
    FOLKMOOT_TLS_KEY: '/nowhere/key.pem',
  }

  const ill = await runHere(folders, ['doctor'], { env })
  const fresh = await runHere(folders, ['doctor'])
  const confused = await runHere(folders, ['doctor'], { env: { FOLKMOOT_PORT: 'x' } })

  const wrongs = [...ill.out.matchAll(/^wrong +(.*?) {2,}.*\n +→ /gm)].map(match => match[1])
  assert.deepEqual(wrongs, ['Certificate', 'Database', 'Read replica', 'Bus', 'Relay'])
  assert.match(ill.out, /^DATABASE_URL +postgres:\/\/127\.0\.0\.1\/… \(the rest is hidden\) +\(environment\)$/m)
  assert.doesNotMatch(ill.out, /hunter2/)
  assert.match(
    fresh.out,
    new RegExp(`^ok +Database +None yet\\. The first start creates it in ${folders.data}/postgres\\.$`, 'm'),
  )
  assert.match(confused.out, /^wrong +Settings +FOLKMOOT_PORT must be a port number/)
  assert.deepEqual([ill.code, fresh.code, confused.code], [1, 0, 1])
  assert.deepEqual([ill.err, fresh.err, confused.err], ['', '', ''])
  assert.deepEqual(await readdir(folders.root), [])
})

test('doctor --json has numbers as numbers, in English', async t => {
  const folders = await usedFolders(t)

  const { out } = await runHere(folders, ['doctor', '--json'], { env: { LANG: 'de_DE.UTF-8' } })

  const { checks } = JSON.parse(out) as { checks: { check: string; [field: string]: unknown }[] }
  const numbersOf = Object.fromEntries(
    checks.map(({ check, state: _state, found: _found, cure: _cure, area: _area, ...numbers }) => [check, numbers]),
  )
  const { bavail, bsize } = await statfs(folders.data)
  const free = Number(numbersOf['Data folder']!['free_bytes'])
  assert.ok(Number.isInteger(free) && free > 0.5 * bavail * bsize && free < 2 * bavail * bsize, out)
  assert.equal(typeof numbersOf['Files']!['free_bytes'], 'number')
  assert.deepEqual(numbersOf['Failed jobs'], { failed_jobs: 0 })
  assert.deepEqual(numbersOf['Local mailbox'], { local_emails: 0 })
})

test('a PostgreSQL role without the right to create tables is reported by start and by doctor', async t => {
  const folders = await usedFolders(t)
  await using server = await joined(folders)
  await query(server.connection, `create role moot login password 'x'`)
  await query(server.connection, 'create database forum')
  const env = { DATABASE_URL: `postgres://moot:x@/forum?host=${encodeURIComponent(server.connection.host)}` }

  const start = await runCommand(folders, ['serve'], { env })
  const doctor = await runHere(folders, ['doctor'], { env })

  const sentence =
    'The role moot may not create tables in the database forum. Have a superuser run this in that database: ' +
    '"GRANT CREATE ON DATABASE forum TO moot; GRANT USAGE, CREATE ON SCHEMA public TO moot;"'
  assert.deepEqual(start, { code: 1, out: '', err: `${sentence}\n` })
  assert.ok(doctor.out.includes(`wrong    Privileges   ${sentence}\n`), doctor.out)
  assert.deepEqual([doctor.code, doctor.err], [1, ''])
})

test('the command line uses the language of the terminal, and doctor’s JSON is English', async t => {
  const folders = await newFolders(t)
  const env = { LANG: 'de_DE.UTF-8', FOLKMOOT_LANGUAGE: 'en' }

  const doctor = await runHere(folders, ['doctor'], { env })
  const json = await runHere(folders, ['doctor', '--json'], { env })
  const help = await runHere(folders, ['user', 'add', '--help'], { env: { LANG: 'C.UTF-8', FOLKMOOT_LANGUAGE: 'de' } })
  const password = await runHere(folders, ['user', 'add', 'a@example.org', '--name', 'A', '--password', 'kurz'], {
    env,
  })
  const plan = await runHere(folders, ['group', 'plan', 'tea', 'gold'], { env })
  const unknown = await runHere(folders, ['frobnicate'], { env: { ...env, LC_ALL: 'en_GB.UTF-8' } })

  assert.match(doctor.out, /^FOLKMOOT_LANGUAGE +en +\(Umgebung\)$/m)
  assert.match(doctor.out, /^ok +Datenbank +Noch keine\. Der erste Start erstellt sie in .*\/postgres\.$/m)
  assert.match(json.out, /"check": "Database",\n +"state": "ok",\n +"found": "None yet\./)
  assert.match(help.out, /^Aufruf: bin\/folkmoot user add EMAIL .*\n\nErstellt ein Konto/)
  assert.equal(password.err, 'Das Passwort muss 6 bis 1024 Zeichen lang sein.\n')
  assert.match(plan.err, /^"gold" ist kein Tarif\.\nAufruf: bin\/folkmoot group plan /)
  assert.match(unknown.err, /^Unknown command: frobnicate\n/)
})

async function joined({ data }: { data: string }): Promise<EmbeddedServer & AsyncDisposable> {
  const server = await joinEmbedded({ data })
  return { ...server, [Symbol.asyncDispose]: server.leave }
}
