import assert from 'node:assert/strict'
import { once } from 'node:events'
import { suite, test } from 'node:test'
import { connect } from 'node:tls'
import { serverLimitsFrom } from '#runtime/http/limits-from-settings.ts'
import { openDatabase } from '#storage/database.ts'
import { openBlobStore } from '#storage/blobs/blob-store.ts'
import { buildApp } from '#app.ts'
import { openDatabaseProxy } from './database/database-proxy.ts'
import { errorBody } from './fixtures/expected-errors.ts'
import { headersOf, serve, type TestServer } from './servers/server.ts'
import { newWorld } from './world.ts'

// Either an answer or no work, for every call.

const world = await newWorld()
const { owner } = world.people

const titleOf = async () => {
  const [row] = await world.sql(`select title from groups where id = $1`, [world.group.id])
  return row!['title']
}
const rename = (to: TestServer, title: string) =>
  to.call('updategroup', { group_id: world.group.id, title }, { person: owner, way: 'key' })
/** Nobody changes the group until this is called. */
async function holdGroup(): Promise<() => Promise<void>> {
  const held = Promise.withResolvers<void>()
  const release = Promise.withResolvers<void>()
  const holding = world.database.transaction(async tx => {
    await tx.execute({ name: '', text: 'select 1 from groups where id = $1 for update' }, [world.group.id])
    held.resolve()
    await release.promise
  })
  await held.promise
  return async () => {
    release.resolve()
    await holding
  }
}
/** Until somebody waits for a lock, or nobody does. */
async function untilWaiting(isSo: boolean): Promise<void> {
  for (;;) {
    const [row] = await world.sql(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    )
    if (Number(row!['count']) > 0 === isSo) return
  }
}

test('a call longer than the idle timeout of a connection is answered', async () => {
  const server = await serve(world, { timeouts: { connection: 100 } })
  const release = await holdGroup()
  let isWaiting = false
  // On a busy machine the line may be silent for too long before the call is sent: then it is sent again.
  const untilTaken = (): ReturnType<typeof rename> =>
    rename(server, 'after a long time').catch(error => (isWaiting ? Promise.reject(error) : untilTaken()))
  const answer = untilTaken()
  await untilWaiting(true)
  isWaiting = true
  // The line is silent for longer than it may be where nobody waits for us.
  const silent = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false })
  await once(silent.resume(), 'close')

  await release()

  assert.equal((await answer).status, 200)
  assert.equal(await titleOf(), 'after a long time')
})

suite('a call that times out', () => {
  test('gets an error, and has no effect', async () => {
    const before = await titleOf()
    const bounds = { ...serverLimitsFrom(world.settings), callSeconds: 0.1 }
    const server = await serve(world, { bounds })
    const release = await holdGroup()

    const { status, body, headers } = await rename(server, 'too late')
    await release()
    await untilWaiting(false)
    await server.close()

    assert.deepEqual([status, body], [400, errorBody(`request ${String(headers['x-request-id'])}`, 'server')])
    assert.equal(await titleOf(), before)
    assert.deepEqual(errorsIn(server), ['the call took too long'])
  })

  test('gets its result, if the commit was in progress', async context => {
    const proxy = await openDatabaseProxy(world.connection)
    const slow = openDatabase({ connection: proxy.connection })
    const { settings } = world
    const app = await buildApp({ settings, database: slow, blobs: openBlobStore(settings.blobs), log: () => {} })
    const server = await serve({ ...world, app }, { timeouts: { stopping: 1 } })
    context.after(async () => {
      await server.close()
      await app.close()
      await slow.close()
      await proxy.close()
    })
    // Nobody is waited for any more, and only then does the answer of the database come.
    proxy.onRequest = bytes => {
      if (!bytes.includes('commit\0')) return 'pass'
      void server.close()
      for (const began = performance.now(); performance.now() - began < 5;);
      return 'pass'
    }

    const { status } = await rename(server, 'committed')

    assert.equal(status, 200)
    assert.equal(await titleOf(), 'committed')
  })
})

test('a caller who leaves before the commit has no effect, and nothing is logged', async () => {
  const before = await titleOf()
  const server = await serve(world)
  const release = await holdGroup()
  const body = `group_id=${world.group.id}&title=left`
  const socket = connect({ port: server.port, host: '127.0.0.1', rejectUnauthorized: false })
  socket.write(
    `POST /api/v1/updategroup HTTP/1.1\r\nhost: a\r\nauthorization: ${headersOf(owner, 'key')['authorization']}\r\n` +
      `content-type: application/x-www-form-urlencoded\r\ncontent-length: ${body.length}\r\n\r\n${body}`,
  )
  await untilWaiting(true)

  socket.destroy()
  while (!server.logged.some(line => line.includes('the caller has left'))) await server.ask('/api/v1/nothing')
  await release()
  await untilWaiting(false)
  await server.close()

  assert.equal(await titleOf(), before)
  assert.deepEqual(errorsIn(server), [])
})

test('a stopping server aborts undecided calls, with an error', async () => {
  const server = await serve(world, { timeouts: { stopping: 100 } })
  const release = await holdGroup()
  const answer = rename(server, 'stopped')
  await untilWaiting(true)

  const closed = server.close()
  const { status, body, headers } = await answer
  await release()
  await closed

  assert.deepEqual([status, body], [400, errorBody(`request ${String(headers['x-request-id'])}`, 'server')])
  assert.notEqual(await titleOf(), 'stopped')
})

test('a queued call is rejected after the queue timeout', async () => {
  const strict = await newWorld({ FOLKMOOT_CALLS_AT_ONCE: '1', FOLKMOOT_TURN_PATIENCE: '1' })
  const server = await serve(strict)
  const person = strict.people.ben
  const held = Promise.withResolvers<void>()
  const holding = strict.database.transaction(async tx => {
    await tx.execute({ name: '', text: 'lock table drafts' }, [])
    await held.promise
  })
  const read = () => server.call('getdrafts', {}, { person, way: 'key' })

  const first = read()
  const isHeld = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`
  while ((await strict.sql(isHeld)).length === 0);
  const [second, other] = await Promise.all([
    read(),
    server.call('getuser', {}, { person: strict.people.cleo, way: 'key' }),
  ])
  held.resolve()
  await holding

  assert.deepEqual([second.status, second.body], [429, errorBody('', 'rate_limit')])
  assert.equal(second.headers['retry-after'], '1')
  assert.equal(other.status, 200)
  assert.equal((await first).status, 200)
})

const errorsIn = ({ logged }: TestServer): string[] =>
  logged
    .map(line => JSON.parse(line) as { level: number; err?: { message: string } })
    .filter(({ level }) => level >= 50)
    .map(({ err }) => err?.message ?? '')
