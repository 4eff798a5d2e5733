// Not on every day: it starts a PostgreSQL of its own.
import assert from 'node:assert/strict'
import { chmod, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test, type TestContext } from 'node:test'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { type DatabaseProxy, openDatabaseProxy } from '#test/database/database-proxy.ts'
import { withoutTimeouts } from './connections/session-options.ts'
import { type Database, type DatabaseOptions, openDatabase, type Tx } from './database.ts'
import { joinEmbedded } from './embedded/index.ts'
import type { Row, Statement } from './connections/statement.ts'

let world: TestDatabase

before(async () => void (world = await testDatabase({ bare: true })))
after(() => world.close())

// Closed even if the test fails: an open connection would keep the process alive.
function open(context: TestContext, options: DatabaseOptions): Database {
  const database = openDatabase(options)
  context.after(() => database.close())
  return database
}

async function openProxy(context: TestContext): Promise<DatabaseProxy> {
  const proxy = await openDatabaseProxy(world.connection)
  context.after(() => proxy.close())
  return proxy
}

const nothing = (): void => {}

const ask = async (database: Database, text: string, values: unknown[] = []) =>
  (await database.read.execute({ name: '', text }, values)).rows

async function eventually(condition: () => boolean | Promise<boolean>, what: string): Promise<void> {
  const deadline = Date.now() + 300_000
  while (!(await condition())) {
    if (Date.now() > deadline) assert.fail(`still waiting: ${what}`)
    await new Promise(resolve => void setTimeout(resolve, 10))
  }
}

test('every session has our settings, even if the URL has its own options', async context => {
  const { host, port, user, password = '', database: name } = world.connection
  const place = host.startsWith('/') ? `host=${encodeURIComponent(host)}&port=${port}` : ''
  const url = `postgres://${user}:${password}@${place ? '' : `${host}:${port}`}/${name}?${place}&options=-c%20work_mem%3D1MB`
  const connections = [{ ...world.connection, options: '-c work_mem=1MB' }, { connectionString: url }]
  const settings = ['TimeZone', 'DateStyle', 'statement_timeout', 'lock_timeout', 'application_name', 'jit', 'work_mem']

  for (const connection of connections) {
    const database = open(context, { connection, applicationName: 'folkmoot api' })
    const [row] = await ask(database, 'select array(select current_setting(unnest($1::text[]))) as list', [settings])
    assert.deepEqual(row, { list: ['UTC', 'ISO, MDY', '15s', '5s', 'folkmoot api', 'off', '1MB'] })
  }
})

test('a session without timeouts has none, whatever the server, the URL and the client set', async context => {
  const limits = ['statement_timeout', 'lock_timeout', 'idle_in_transaction_session_timeout']
  const options = ['-c work_mem=1MB', ...limits.map(name => `-c ${name}=1`)].join(' ')
  const database = open(context, { connection: withoutTimeouts({ ...world.connection, options, query_timeout: 1 }) })

  const [row] = await ask(
    database,
    'select array(select current_setting(unnest($1::text[]))) as list, pg_sleep(0.05)',
    [[...limits, 'work_mem', 'TimeZone']],
  )

  assert.deepEqual(row!['list'], ['0', '0', '0', '1MB', 'UTC'])
})

test('a lost connection in the pool is noticed and replaced', async context => {
  const lines: string[] = []
  const database = open(context, { connection: world.connection, log: line => lines.push(line) })
  const [session] = await ask(database, 'select pg_backend_pid() as pid')

  await world.sql('select pg_terminate_backend($1)', [session!['pid']])
  await eventually(() => lines.length > 0, 'the loss is logged')

  assert.deepEqual(await ask(database, 'select 1 as one'), [{ one: 1 }])
  assert.deepEqual(lines, ['lost an idle database connection'])
})

test('a hanging server times out, and its connection is not reused', async context => {
  const proxy = await openProxy(context)
  const database = open(context, {
    connection: { ...proxy.connection, query_timeout: 100, connectionTimeoutMillis: 300 },
    poolSize: 1,
  })
  // On a busy machine, a working server may be given up on as well.
  const answered = async (text: string) => {
    let rows: Row[] | undefined
    await eventually(async () => (rows = await ask(database, text).catch(() => undefined)) !== undefined, text)
    return rows
  }
  await answered('select 1')
  proxy.onAnswer = () => Buffer.alloc(0)

  await assert.rejects(ask(database, 'select 1'), { message: 'Query read timeout' })
  await assert.rejects(
    database.transaction(tx => tx.execute({ name: '', text: 'select 1' }, [])),
    /timeout/,
  )

  proxy.onAnswer = bytes => bytes
  assert.deepEqual(await answered('select 2 as two'), [{ two: 2 }])
})

test('notifications are received, and after an interruption the listener knows it missed some', async context => {
  const proxy = await openProxy(context)
  const database = open(context, { connection: proxy.connection })
  const heard: string[] = []
  let gaps = 0
  const listener = await database.listen(
    'Bus, "quoted"',
    payload => heard.push(payload),
    () => gaps++,
  )
  const say = (text: string) => world.sql('select pg_notify($1, $2)', ['Bus, "quoted"', text])

  await say('first')
  await eventually(() => heard.length === 1, 'the first notice')
  proxy.cut()
  await say('missed')
  proxy.restore()
  await eventually(() => gaps === 1, 'the listener is back')
  await say('second')
  await eventually(() => heard.length === 2, 'the second notice')

  assert.deepEqual(heard, ['first', 'second'])
  await listener.close()
  await say('too late')
  assert.deepEqual([heard.length, gaps], [2, 1])
})

test('a listener can be closed while the server is down, and a first failure is logged', async context => {
  const proxy = await openProxy(context)
  const database = open(context, { connection: proxy.connection })
  const lost = Promise.withResolvers<void>()
  const watched = open(context, { connection: proxy.connection, log: () => lost.resolve() })
  await watched.listen('bus', nothing, nothing)

  proxy.cut()
  await lost.promise
  await assert.rejects(database.listen('bus', nothing, nothing))
  await watched.close()
})

test('a killed server does not end the process, and work continues when it is back', async context => {
  const data = await mkdtemp(join(tmpdir(), 'folkmoot-kill-'))
  await chmod(data, 0o755)
  const server = await joinEmbedded({ data })
  const database = open(context, { connection: server.connection })
  const joined = [server]
  context.after(async () => {
    for (const one of joined) await one.leave()
    await rm(data, { recursive: true })
  })
  let gaps = 0
  await database.listen('bus', nothing, () => gaps++)
  await ask(database, 'create table kept (n int)')
  await ask(database, 'insert into kept values (1)')
  const asleep = Promise.allSettled([1, 2, 3].map(() => ask(database, 'select pg_sleep(60)')))
  const interrupted = database
    .transaction(async tx => {
      await tx.execute({ name: '', text: 'insert into kept values (2)' }, [])
      await asleep
      await tx.execute({ name: '', text: 'select pg_sleep(1)' }, [])
    })
    .catch((error: unknown) => error)
  const sleeping = "select count(*) as n from pg_stat_activity where query = 'select pg_sleep(60)' and state = 'active'"
  await eventually(async () => (await ask(database, sleeping))[0]!['n'] === 3, 'the sleepers sleep')

  process.kill(Number((await readFile(join(server.cluster, 'postmaster.pid'), 'utf8')).split('\n')[0]), 'SIGKILL')

  assert.deepEqual(
    (await asleep).map(one => one.status),
    ['rejected', 'rejected', 'rejected'],
  )
  assert.ok((await interrupted) instanceof Error)
  joined.push(await joinEmbedded({ data }))
  assert.deepEqual(await ask(database, 'select n from kept'), [{ n: 1 }])
  await eventually(() => gaps === 1, 'the listener is back')
})

test('concurrent statements are pipelined, and a failing one affects no other', async context => {
  const database = open(context, { connection: world.connection, poolSize: 4 })
  const tx = database.newReadBatch()
  const select = async (text: string) => (await tx.execute({ name: text, text: `select ${text} as found` }, [])).rows
  const backend = 'pg_backend_pid() + 0 *'

  const [[one], [two]] = await Promise.all([select(`${backend} 1`), select(`${backend} 2`)])
  assert.deepEqual(one, two)

  const settled = await Promise.allSettled([select('1'), select('1 / 0'), select('3')])
  assert.deepEqual(
    settled.map(answer => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message)),
    [[{ found: 1 }], 'division by zero', [{ found: 3 }]],
  )
})

test('batchable statements of one tick are sent together, and others do not delay them', async context => {
  const database = open(context, { connection: world.connection, poolSize: 4 })
  const ask = async (text: string, batchable: boolean) => {
    const statement = { name: `${text} ${batchable}`, text: `select ${text} as found`, batchable }
    return (await database.read.execute(statement, [])).rows
  }
  const backend = 'pg_backend_pid() + 0 *'

  const [[one], [two], [other]] = await Promise.all([
    ask(`${backend} 1`, true),
    ask(`${backend} 2`, true),
    ask(`${backend} 3`, false),
  ])
  assert.deepEqual(one, two)
  assert.notDeepEqual(one, other)

  const many = await Promise.allSettled(Array.from({ length: 50 }, (_, n) => ask(`10 / ${n}`, true)))
  assert.deepEqual(
    many.map(answer => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message)),
    ['division by zero', ...many.slice(1).map((_, n) => [{ found: Math.trunc(10 / (n + 1)) }])],
  )
})

test('a batchable result is returned while later ones are pending', async context => {
  const database = open(context, { connection: world.connection, poolSize: 4 })
  await ask(database, 'create sequence executions')
  const quick = async (name: string, text: string) =>
    (await database.read.execute({ name, text, batchable: true }, [])).rows

  const behind = await database.transaction(async tx => {
    await tx.execute({ name: '', text: 'select pg_advisory_xact_lock(338)' }, [])
    // More than the server buffers until everything is answered.
    const first = quick('first', `select nextval('executions') as execution, repeat('x', 100000) as text`)
    const waiting = quick('behind', 'select 1 as found from pg_advisory_xact_lock(338)')
    const [row] = await first
    // Once: it was not sent again because the other was refused.
    assert.equal(row!['execution'], 1)
    return { waiting }
  })

  assert.deepEqual(await behind.waiting, [{ found: 1 }])
})

test('identical statements of one tick run once, and each caller has its own rows', async context => {
  const database = open(context, { connection: world.connection, poolSize: 4 })
  const ask = async (statement: Statement, values: unknown[]) => (await database.read.execute(statement, values)).rows
  // No two executions see the same number.
  const text = `select gen_random_uuid() as execution, $1::text as value`
  const [quick, usual] = [
    { name: 'shared', text, batchable: true },
    { name: 'not shared', text },
  ]

  const [one, same, none, bytes, bytesToo] = await Promise.all([
    ask(quick, ['a']),
    ask(quick, ['a']),
    ask(quick, [null]),
    ask({ ...quick, name: 'bytes' }, [Buffer.from('a')]),
    ask({ ...quick, name: 'bytes' }, [Buffer.from('a')]),
  ])
  assert.deepEqual(one, same)
  assert.deepEqual([none[0]!['value'], bytes[0]!['value'], bytesToo[0]!['value']], [null, 'a', 'a'])
  one[0]!['value'] = 'changed'
  assert.equal(same[0]!['value'], 'a')
  assert.notDeepEqual(await ask(quick, ['a']), same)

  const [first, second] = await Promise.all([ask(usual, ['a']), ask(usual, ['a'])])
  assert.notDeepEqual(first, second)
  const refused = { name: 'refused', text: 'select 1 / $1::int as found', batchable: true }
  const settled = await Promise.allSettled([ask(refused, [0]), ask(refused, [0]), ask(refused, [1])])
  assert.deepEqual(
    settled.map(answer => (answer.status === 'fulfilled' ? answer.value : (answer.reason as Error).message)),
    ['division by zero', 'division by zero', [{ found: 1 }]],
  )
})

test('a generic plan for one statement does not affect others on the connection', async context => {
  const database = open(context, { connection: world.connection, poolSize: 1 })
  const text = `select current_setting('plan_cache_mode') as mode`
  const once = { name: 'once', text, genericPlan: true }
  const mode = async (tx: Tx, statement: Statement) => (await tx.execute(statement, [])).rows[0]!['mode']

  assert.equal(await mode(database.read, once), 'force_generic_plan')
  assert.equal(await mode(database.read, { name: 'each', text }), 'auto')
  await assert.rejects(database.read.execute({ name: 'failing', text: 'select 1 / 0', genericPlan: true }, []))
  assert.equal(await mode(database.read, { name: 'each', text }), 'auto')
  await database.transaction(tx => mode(tx, { name: 'each', text }))
  assert.equal(await mode(database.read, once), 'force_generic_plan')
  await assert.rejects(database.read.execute({ name: 'failing too', text: 'select 1 / 0' }, []))
  assert.equal(await mode(database.read, once), 'force_generic_plan')
  assert.equal(await mode(database.read, { name: 'each', text }), 'auto')
})
