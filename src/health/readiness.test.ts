import assert from 'node:assert/strict'
import { test } from 'node:test'
import { openDatabase } from '#storage/database.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { freePort } from '#test/servers/free-port.ts'
import { serve } from '#test/servers/server.ts'
import { newWorld } from '#test/world.ts'
import { createReadinessCheck } from './readiness.ts'

const world = await newWorld({ FOLKMOOT_CALLS_PER_MINUTE_ADDRESS: '1' })
const server = await serve(world)
const ask = async (path: string) => {
  const { status, text } = await server.ask(path, { headers: { host: '10.0.0.1' } })
  return [status, text]
}

test('probes answer by any host name, over plain HTTP, and without a limit', async () => {
  for (let n = 0; n < 5; n += 1) {
    assert.deepEqual(await ask('/healthz'), [200, 'ok\n'])
    assert.deepEqual(await ask('/readyz'), [200, 'ready\n'])
  }
  const plain = await fetch(`http://127.0.0.1:${server.httpPort}/readyz`)
  assert.deepEqual([plain.status, await plain.text()], [200, 'ready\n'])
  const head = await server.ask('/healthz', { method: 'HEAD' })
  assert.deepEqual([head.status, head.headers['cache-control']], [200, 'no-store'])
})

test('a process without its database or its tables is not ready', async t => {
  const check = () => createReadinessCheck(world.database)()
  assert.equal(await check(), 'ready')

  await world.sql(`update migration set name = name || '-other' where name = (select max(name) from migration)`)
  assert.equal(await check(), 'migrations pending')
  await world.sql(`update migration set name = replace(name, '-other', '') where name like '%-other'`)
  assert.equal(await check(), 'ready')
  await world.sql(`insert into migration (name, hash) values ('9999-later', '')`)
  assert.equal(await check(), 'database newer')
  await world.sql(`delete from migration where name = '9999-later'`)
  assert.equal(await check(), 'ready')

  const port = await freePort()
  const unreachable = openDatabase({ connection: { ...world.connection, host: '127.0.0.1', port } })
  t.after(() => unreachable.close())
  assert.equal(await createReadinessCheck(unreachable)(), 'database unreachable')
})

test('the log has a line when the database is gone, and one when it is back', async t => {
  const proxy = await openDatabaseProxy(world.connection)
  const lines: string[] = []
  const database = openDatabase({ connection: proxy.connection, log: line => void lines.push(line) })
  t.after(() => database.close().then(proxy.close))
  const check = () => createReadinessCheck(database)()
  assert.equal(await check(), 'ready')

  proxy.cut()
  for (let n = 0; n < 3; n += 1) assert.equal(await check(), 'database unreachable')
  proxy.restore()
  for (let n = 0; n < 3; n += 1) assert.equal(await check(), 'ready')

  const place = `PostgreSQL at 127\\.0\\.0\\.1:${proxy.connection.port}`
  const [gone = '', back = '', ...more] = lines.filter(line => line.includes('PostgreSQL at'))
  assert.match(gone, new RegExp(`^waiting for ${place} \\(.+\\)$`))
  assert.match(back, new RegExp(`^${place} answers again, after \\d+ s$`))
  assert.deepEqual(more, [])
})

test('a process that stops is not ready, but still serves', async () => {
  server.drain()

  assert.deepEqual(await ask('/readyz'), [503, 'stopping\n'])
  assert.deepEqual(await ask('/healthz'), [200, 'ok\n'])
  assert.equal((await server.ask('/api/v1/getgroup?group_name=' + world.group.name)).status, 200)
})

test('while it stops, a proxy that has another node gets 503 for reads, and changes are still made', async () => {
  const statusOf = async (path: string, method: string) =>
    (await server.ask(path, { method, headers: { 'x-folkmoot-next-node': 'yes' } })).status

  assert.deepEqual([await statusOf('/', 'GET'), await statusOf('/', 'HEAD')], [503, 503])
  assert.notEqual(await statusOf('/', 'POST'), 503)
})
