import assert from 'node:assert/strict'
import { after, before, test, type TestContext } from 'node:test'
import { Pool, type PoolClient } from 'pg'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { createAdaptivePool, type PoolLimits } from './adaptive-pool.ts'

let world: TestDatabase

before(async () => void (world = await testDatabase({ bare: true })))
after(() => world.close())

const never = 2 ** 30
const given: PoolLimits = { baseSize: 2, growAfterMs: never, maxSize: 4, maxWaitMs: never }

type TestPoolOptions = Partial<PoolLimits> & { port?: number; clock?: () => number }
function open(context: TestContext, { port, clock, ...limits }: TestPoolOptions = {}) {
  const pool = new Pool({ ...world.connection, max: 10, ...(port && { host: '127.0.0.1', port }) })
  pool.on('error', () => {})
  pool.on('connect', client => client.on('error', () => {}))
  context.after(() => pool.end())
  const { acquire, release } = createAdaptivePool(pool, { ...given, ...limits }, clock)
  const taken = () =>
    new Promise<PoolClient>((resolve, reject) =>
      acquire((refusal, client) => (client ? resolve(client) : reject(refusal!))),
    )
  const ask = async (text: string) => {
    const client = await taken()
    try {
      return (await client.query(text)).rows[0].found as unknown
    } finally {
      release(client, false)
    }
  }
  return { pool, taken, giveBack: release, ask }
}

test('many callers share the usual connections', async context => {
  const { pool, ask } = open(context)

  const told = await Promise.all(Array.from({ length: 30 }, () => ask('select pg_backend_pid() as found')))

  assert.deepEqual([new Set(told).size, pool.totalCount], [2, 2])
})

test('another connection is opened when the usual ones are busy', async context => {
  const { pool, taken, giveBack, ask } = open(context, { growAfterMs: 1 })
  const held = [await taken(), await taken()]

  assert.equal(await ask('select 1 as found'), 1)

  assert.equal(pool.totalCount, 3)
  for (const client of held) giveBack(client, false)
})

test('extra connections are closed when the usual ones suffice', async context => {
  let now = 0
  const { pool, taken, giveBack } = open(context, { baseSize: 1, growAfterMs: 1, clock: () => now })
  const [held, second] = [await taken(), taken()]
  now = 1
  const other = await second
  const waiting = [taken(), taken()]

  giveBack(other, false)
  assert.equal(pool.idleCount, 1)
  for (const one of waiting) {
    giveBack(held, false)
    assert.equal(await one, held)
  }

  assert.equal(pool.idleCount, 1)
  giveBack(held, false)
  assert.equal(pool.idleCount, 2)
})

test('the pool has a limit: callers time out, and later ones are served', async context => {
  const { pool, taken, giveBack, ask } = open(context, { baseSize: 1, maxSize: 2, growAfterMs: 1, maxWaitMs: 50 })
  const held = [await taken(), await taken()]

  await assert.rejects(ask('select 1 as found'), { message: 'timeout: no connection came free' })

  assert.equal(pool.totalCount, 2)
  for (const client of held) giveBack(client, false)
  assert.equal(await ask('select 2 as found'), 2)
})

test('a broken connection is not reused', async context => {
  const { taken, giveBack, ask } = open(context, { baseSize: 1 })
  const held = await taken()
  const pid = (await held.query('select pg_backend_pid() as found')).rows[0].found as number
  const next = ask('select pg_backend_pid() as found')
  await world.sql('select pg_terminate_backend($1)', [pid])

  giveBack(held, true)

  assert.notEqual(await next, pid)
})

test('without a server all waiting callers get an error', async context => {
  const { ask } = open(context, { baseSize: 1, port: 1 })

  const settled = await Promise.allSettled(Array.from({ length: 5 }, () => ask('select 1 as found')))

  assert.deepEqual(
    settled.map(({ status }) => status),
    Array.from({ length: 5 }, () => 'rejected'),
  )
})
