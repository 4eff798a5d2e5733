import assert from 'node:assert/strict'
import { after, before, beforeEach, test } from 'node:test'
import { type TestDatabase, testDatabase } from '#test/database.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { openDatabase, type OpenTransaction, type Tx } from './database.ts'

let world: TestDatabase

before(async () => {
  world = await testDatabase({ bare: true })
  await world.sql('create table account (id int primary key, balance int not null check (balance >= 0))')
})
beforeEach(async () => {
  await world.sql('truncate account')
  await world.sql('insert into account values (1, 100), (2, 100)')
})
after(() => world.close())

const moving = { name: 'test.move', text: 'update account set balance = balance + $2 where id = $1' }
const move = (tx: Tx, id: number, amount: number) => tx.execute(moving, [id, amount])
const send = (tx: OpenTransaction, id: number, amount: number) => tx.send(moving, [id, amount])

const balances = async () => (await world.sql('select balance from account order by id')).map(row => row['balance'])

test('a transaction commits when its work resolves, and then runs callbacks', async () => {
  const calls: string[] = []

  const result = await world.database.transaction(async tx => {
    tx.afterCommit(() => calls.push('after'))
    await move(tx, 1, -10)
    await move(tx, 2, 10)
    calls.push('work')
    return 'moved'
  })

  assert.equal(result, 'moved')
  assert.deepEqual(calls, ['work', 'after'])
  assert.deepEqual(await balances(), [90, 110])
})

test('a transaction whose work throws is rolled back and runs no callbacks', async () => {
  const calls: string[] = []
  const refused = world.database.transaction(async tx => {
    tx.afterCommit(() => calls.push('after'))
    await move(tx, 1, -10)
    throw new Error('changed my mind')
  })

  await assert.rejects(refused, { message: 'changed my mind' })
  await assert.rejects(
    world.database.transaction(tx => move(tx, 1, -1000)),
    { code: '23514' },
  )

  assert.deepEqual(calls, [])
  assert.deepEqual(await balances(), [100, 100])
})

test('deferred writes of a transaction are batched per writer', async () => {
  const written: [string, readonly number[]][] = []
  const writer = (name: string) => (tx: Tx, all: readonly number[]) => {
    written.push([name, all])
    for (const amount of all) send(tx as OpenTransaction, 1, amount)
  }
  const [one, other] = [writer('one'), writer('other')]

  await world.database.transaction(async tx => {
    tx.beforeCommit(one, 1)
    tx.beforeCommit(other, 10)
    await move(tx, 2, 5)
    tx.beforeCommit(one, 2)
    assert.deepEqual(written, [])
  })
  await world.database
    .transaction(async tx => {
      tx.beforeCommit(one, 100)
      throw new Error('changed my mind')
    })
    .catch(() => {})

  assert.deepEqual(written, [
    ['one', [1, 2]],
    ['other', [10]],
  ])
  assert.deepEqual(await balances(), [113, 105])
})

test('a failing callback after the commit is logged and does not undo it', async context => {
  const lines: string[] = []
  const database = openDatabase({ connection: world.connection, log: line => lines.push(line) })
  context.after(() => database.close())

  await database.transaction(async tx => {
    tx.afterCommit(() => {
      throw new Error('no')
    })
    await move(tx, 1, -10)
  })

  assert.deepEqual(lines, ['a callback after a commit failed'])
  assert.deepEqual(await balances(), [90, 100])
})

test('deadlocked transactions both succeed after a retry, with one callback each', async context => {
  const connection = { ...world.connection, options: '-c deadlock_timeout=20ms' }
  const database = openDatabase({ connection })
  context.after(() => database.close())
  const bothHold = Promise.withResolvers<void>()
  let holding = 0
  let runs = 0
  let calls = 0
  const transfer = (from: number, to: number) =>
    database.transaction(async tx => {
      runs++
      tx.afterCommit(() => calls++)
      await move(tx, from, -10)
      if (++holding === 2) bothHold.resolve()
      await bothHold.promise
      await move(tx, to, 10)
    })

  await Promise.all([transfer(1, 2), transfer(2, 1)])

  assert.deepEqual(await balances(), [100, 100])
  // Once again for the one that was given up; on a busy machine both may be.
  assert.ok(runs >= 3, `${runs} runs`)
  assert.equal(calls, 2)
})

test('a transaction that never serializes fails after three retries', async () => {
  let runs = 0
  const hopeless = world.database.transaction(async tx => {
    runs++
    await tx.execute({ name: '', text: "do $$ begin raise exception using errcode = '40001'; end $$" }, [])
  })

  await assert.rejects(hopeless, { code: '40001' })

  assert.equal(runs, 4)
})

test('a caught failure inside does not commit', async () => {
  const careless = world.database.transaction(async tx => {
    await move(tx, 2, 10)
    await move(tx, 1, -1000).catch(() => {})
  })

  await assert.rejects(careless, { name: 'SwallowedFailureError' })

  assert.deepEqual(await balances(), [100, 100])
})

test('concurrent statements run in order', async () => {
  const answers = await world.database.transaction(tx =>
    Promise.all([1, 2, 3, 4].map(n => tx.execute({ name: '', text: 'select $1::int as n' }, [n]))),
  )

  assert.deepEqual(
    answers.map(answer => answer.rows),
    [[{ n: 1 }], [{ n: 2 }], [{ n: 3 }], [{ n: 4 }]],
  )
})

test('concurrent statements are pipelined, and the last one with the commit', async context => {
  const proxy = await openDatabaseProxy(world.connection)
  context.after(() => proxy.close())
  const database = openDatabase({ connection: proxy.connection })
  context.after(() => database.close())
  const work = (tx: OpenTransaction) => Promise.all([move(tx, 1, -10), move(tx, 2, 5)]).then(() => send(tx, 2, 5))
  await database.transaction(work)
  const requests: string[] = []
  proxy.onRequest = bytes => {
    requests.push(bytes.toString('latin1'))
    return 'pass'
  }

  await database.transaction(work)

  // Prepared before: what is left of a statement is its name.
  const names = requests.map(request => request.match(/begin|test\.move|commit/g))
  assert.deepEqual(names, [
    ['begin', 'test.move', 'test.move'],
    ['test.move', 'commit'],
  ])
  assert.deepEqual(await balances(), [80, 120])
})

test('after a failure no later pipelined statement runs, and the connection is reused', async context => {
  const database = openDatabase({ connection: world.connection, poolSize: 1 })
  context.after(() => database.close())

  const refused = database.transaction(tx => Promise.all([move(tx, 2, 1), move(tx, 1, -1000), move(tx, 2, 1)]))

  await assert.rejects(refused, { code: '23514' })
  assert.deepEqual(await balances(), [100, 100])
  await database.transaction(tx => move(tx, 2, 5))
  assert.deepEqual(await balances(), [100, 105])
})

test('a statement that is not awaited still fails its transaction', async () => {
  for (const amount of [-1000, -10]) {
    const careless = world.database.transaction(async tx => {
      send(tx, 1, amount)
      send(tx, 2, -amount)
    })

    if (amount === -10) await careless
    else await assert.rejects(careless, { code: '23514' })
  }

  assert.deepEqual(await balances(), [90, 110])
})

test('an unsendable statement fails at once', async () => {
  let kept: OpenTransaction | undefined
  const careless = world.database.transaction(async tx => {
    kept = tx
    tx.send(moving, [1, undefined])
  })

  await assert.rejects(careless, /cannot be undefined/)
  assert.throws(() => send(kept!, 1, 1), /after its transaction had ended/)
  assert.deepEqual(await balances(), [100, 100])
})

test('a serialization failure of the commit is retried', async () => {
  let runs = 0
  const raise = "do $$ begin raise exception using errcode = '40001'; end $$"

  await world.database.transaction(async tx => {
    runs++
    await move(tx, 1, -10)
    if (runs < 3) tx.send({ name: '', text: raise }, [])
  })

  assert.equal(runs, 3)
  assert.deepEqual(await balances(), [90, 100])
})

test('an ended transaction accepts no more statements', async () => {
  let kept: Tx | undefined
  await world.database.transaction(async tx => {
    kept = tx
    await move(tx, 1, 1)
  })

  await assert.rejects(move(kept!, 1, 1), /after its transaction had ended/)
})

test('a commit with a lost reply is reported as unknown and never retried', async context => {
  const proxy = await openDatabaseProxy(world.connection)
  context.after(() => proxy.close())
  const database = openDatabase({ connection: proxy.connection })
  context.after(() => database.close())
  let runs = 0
  let calls = 0
  proxy.onRequest = bytes => (bytes.includes('commit') ? 'cut' : 'pass')

  const uncertain = database.transaction(async tx => {
    runs++
    tx.afterCommit(() => calls++)
    await move(tx, 1, -10)
  })

  await assert.rejects(uncertain, { name: 'CommitUnknownError' })
  assert.deepEqual([runs, calls], [1, 0])
  assert.deepEqual(await balances(), [90, 100])
})

test('a lost connection rolls back, and the next transaction works', async context => {
  const proxy = await openDatabaseProxy(world.connection)
  context.after(() => proxy.close())
  const database = openDatabase({ connection: proxy.connection })
  context.after(() => database.close())

  const interrupted = database.transaction(async tx => {
    await move(tx, 1, -10)
    proxy.cut()
    await move(tx, 2, 10)
  })

  await assert.rejects(interrupted, /terminated|not queryable/)
  proxy.restore()
  await database.transaction(tx => move(tx, 2, 5))
  assert.deepEqual(await balances(), [100, 105])
})
