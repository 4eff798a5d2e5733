// Not on every day: it starts the service or its commands as processes.
import assert from 'node:assert/strict'
import { once } from 'node:events'
import { readdir } from 'node:fs/promises'
import { createServer, type AddressInfo } from 'node:net'
import { join } from 'node:path'
import { test } from 'node:test'
import { clustersIn, newFolders, until, usedFolders } from '#test/servers/embedded.ts'
import { findPostmaster } from '#storage/embedded/postgres-process.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { testDatabase } from '#test/database.ts'
import { freePort } from '#test/servers/free-port.ts'
import { ask, runCommand, runHere, startCommand } from '#test/servers/command-line.ts'

const answersAt = /running at (https:\/\/localhost:\d+)/
const form = { method: 'POST', headers: { 'content-type': 'application/x-www-form-urlencoded' } }
const nothing = async (): Promise<string> => ''

test('a server responds, runs once, works beside commands, finishes calls and cleans up', async t => {
  const folders = await newFolders(t)
  const server = startCommand(folders, ['serve'])
  const [url = ''] = await server.waitForOutput(answersAt)
  const [setup = ''] = await server.waitForOutput(/Set up your site here .*: (https:\S+)\n/)
  const [cluster = ''] = await clustersIn(folders)

  assert.match(server.err, /^Creating a database in /)
  assert.ok(server.err.includes(`Data: ${folders.data}\n`))
  const document = await ask(`${url}/api/v1/openapi.json`, {}, nothing)
  assert.deepEqual([document.status, (JSON.parse(document.text) as { openapi: string }).openapi], [200, '3.1.1'])

  const second = await runCommand(folders, ['serve'])
  assert.deepEqual([second.code, second.out], [1, ''])
  assert.equal(
    second.err,
    `Folkmoot is already running on this data folder (process ${server.child.pid}). Stop it, or choose another folder with FOLKMOOT_DATA.\n`,
  )

  assert.match(setup, new RegExp(`^${url}/setup\\?token=[\\w-]{43}$`))
  const renewed = await runHere(folders, ['setup-link'])
  assert.deepEqual([renewed.code, renewed.out.startsWith(`${url}/setup?token=`), renewed.err], [0, true, ''])

  const ada = ['ada@example.org', '--name', 'Ada', '--admin']
  const added = await runHere(folders, ['user', 'add', ...ada], { input: 'correct horse\n' })
  assert.deepEqual(added, { code: 0, out: 'Created account 1 for ada@example.org (site administrator).\n', err: '' })

  const late = await runHere(folders, ['setup-link'])
  assert.deepEqual(late, { code: 1, out: '', err: 'The site already has an administrator.\n' })

  const ports = { FOLKMOOT_PORT: new URL(url).port }
  const doctor = await runHere(folders, ['doctor', '--json'], { env: ports })
  const checks = new Map((JSON.parse(doctor.out) as Report).checks.map(({ check, ...rest }) => [check, rest]))
  assert.deepEqual(checks.get('HTTPS port'), {
    area: 'address',
    state: 'ok',
    found: `Folkmoot is running on port ${ports.FOLKMOOT_PORT} of 127.0.0.1.`,
  })
  assert.deepEqual(checks.get('Local mailbox'), {
    area: 'email',
    state: 'ok',
    found: '1 email. Show with: bin/folkmoot mail',
    local_emails: 1,
  })
  assert.deepEqual([doctor.code, doctor.err], [0, ''])

  const login = 'email=ada@example.org&password=correct%20horse'
  const answer = await ask(
    `${url}/api/v1/login`,
    { ...form, headers: { ...form.headers, 'content-length': login.length } },
    async () => {
      // The server has the headers of the call before it is stopped.
      await ask(`${url}/api/v1/openapi.json`, {}, nothing)
      server.child.kill('SIGINT')
      await server.waitForOutput(/(Stopping)/)
      return login
    },
  )
  assert.equal(answer.status, 200, answer.text)
  assert.match(answer.text, /"email":"ada@example.org"/)
  const { code, out } = await server.ended
  assert.equal(code, 0)
  for (const line of out.trim().split('\n')) assert.equal(typeof (JSON.parse(line) as { msg: string }).msg, 'string')
  assert.doesNotMatch(out, /horse/)
  assert.equal(await findPostmaster(cluster), undefined)
})

type Report = { checks: { check: string; state: string; found: string }[] }

test('a port in use is reported with its setting before anything is created', async t => {
  const folders = await newFolders(t)
  const other = createServer().listen(0, '127.0.0.1')
  await once(other, 'listening')
  t.after(() => other.close())
  const { port } = other.address() as AddressInfo

  const pages = await runCommand(folders, ['serve'], { env: { FOLKMOOT_PORT: String(port) } })
  const plain = await runCommand(folders, ['serve'], { env: { FOLKMOOT_HTTP_PORT: String(port) } })

  const sentence = `Port ${port} on 127.0.0.1 is in use by another program. Stop it, or set`
  assert.deepEqual(pages, { code: 1, out: '', err: `${sentence} FOLKMOOT_PORT to another port.\n` })
  assert.deepEqual(plain, { code: 1, out: '', err: `${sentence} FOLKMOOT_HTTP_PORT to another port.\n` })
  assert.deepEqual(await readdir(folders.root), [])
})

/** An address that no other process of tests listens on; only Linux has many of this machine. */
const ownAddress =
  process.platform === 'linux'
    ? `127.${64 + ((process.pid >> 16) & 63)}.${(process.pid >> 8) & 255}.${process.pid & 255}`
    : '127.0.0.1'

test('a server whose plain port is taken', async t => {
  const folders = await usedFolders(t)
  const host = ownAddress
  const other = createServer().listen(8080, host)
  // Where some program of this machine has the port already, that one will do.
  await once(other, 'listening').then(
    () => t.after(() => other.close()),
    (error: NodeJS.ErrnoException) => assert.equal(error.code, 'EADDRINUSE'),
  )
  const server = startCommand(folders, ['serve'], { env: { FOLKMOOT_HOST: host, FOLKMOOT_HTTP_PORT: '' } })
  const [url = ''] = await server.waitForOutput(answersAt)

  await t.test('starts if the port was not set explicitly, and says so', async () => {
    const doctor = await runHere(folders, ['doctor'], { env: { FOLKMOOT_HOST: host, FOLKMOOT_HTTP_PORT: '8080' } })

    const sentence = `Port 8080 on ${host} is in use by another program.`
    assert.match(url, /^https:/)
    assert.equal(
      server.err.split('\n')[0],
      `${sentence} Stop it, or set FOLKMOOT_HTTP_PORT to another port. Until then, http:// isn't redirected to https://.`,
    )
    assert.match(
      doctor.out,
      new RegExp(`^warning +HTTP port +${sentence}\n +→ Stop it, or set FOLKMOOT_HTTP_PORT to another port`, 'm'),
    )
  })

  await t.test('stops like any other, and at once on a second signal', async () => {
    const local = url.replace('localhost', host)
    const sent = Promise.withResolvers<void>()
    const held = ask(`${local}/api/v1/login`, form, () => {
      sent.resolve()
      return server.ended.then(nothing)
    }).catch(() => 'cut')
    await sent.promise

    await ask(`${local}/api/v1/openapi.json`, {}, nothing)
    await until(() => !server.child.kill('SIGTERM') || server.child.exitCode !== null)

    assert.equal((await server.ended).code, 128 + 15)
    assert.equal(await held, 'cut')
  })
})

test('a server started by an older Node ends when that process is killed', async t => {
  const folders = await usedFolders(t)
  // An older Node cannot become another program.
  const older = ['--import', 'data:text/javascript,process.execve = undefined']
  const { child, waitForOutput, ended } = startCommand(folders, [], {
    program: [...older, join(import.meta.dirname, '../../tools/setup.js'), 'start'],
  })
  await waitForOutput(answersAt)
  const [cluster = ''] = await clustersIn(folders)
  assert.notEqual(await findPostmaster(cluster), undefined)

  child.kill('SIGKILL')

  // Its output is open as long as anything below lives.
  await ended
  await until(async () => (await findPostmaster(cluster)) === undefined)
})

test('a start waits for a database that is not there yet, and says so', async t => {
  const folders = await newFolders(t)
  const world = await testDatabase({ bare: true })
  t.after(() => world.close())
  const proxy = await openDatabaseProxy(world.connection)
  t.after(() => proxy.close())
  const { user, password = '', database, port } = proxy.connection
  const httpPort = await freePort()
  const env = {
    DATABASE_URL: `postgres://${user}:${encodeURIComponent(password)}@127.0.0.1:${port}/${database}`,
    // Nobody listens there: that is no reason not to start.
    DATABASE_READ_URL: `postgres://${user}@127.0.0.1:${await freePort()}/${database}`,
    FOLKMOOT_HTTP_PORT: String(httpPort),
  }
  proxy.cut()
  const probe = async (path: string) => {
    const answer = await fetch(`http://127.0.0.1:${httpPort}${path}`)
    return [answer.status, await answer.text()]
  }
  const server = startCommand(folders, ['serve'], { env })
  await server.waitForOutput(new RegExp(`(Waiting for PostgreSQL at 127.0.0.1:${port}) .*or correct DATABASE_URL`))
  await until(() => probe('/healthz').then(Boolean, () => false))
  for (const path of ['/healthz', '/readyz']) assert.deepEqual(await probe(path), [503, 'database unreachable\n'])

  proxy.restore()
  await server.waitForOutput(answersAt)
  assert.deepEqual(await probe('/readyz'), [200, 'ready\n'])
  assert.match(server.out, /the read replica \(DATABASE_READ_URL\) is not reachable/)
  server.child.kill('SIGTERM')
  assert.equal((await server.ended).code, 0)

  proxy.cut()
  const late = startCommand(folders, ['serve'], { env })
  await late.waitForOutput(/(Waiting for PostgreSQL)/)
  late.child.kill('SIGTERM')
  assert.equal((await late.ended).code, 0)
})
