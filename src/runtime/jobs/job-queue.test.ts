import assert from 'node:assert/strict'
import { after, suite, test } from 'node:test'
import { openDatabase, type Database } from '#storage/database.ts'
import { testDatabase } from '#test/database.ts'
import { transactionVariable, deferredFrom } from '#storage/transaction-variable.ts'
import { writeFacts, type NewFact } from './outbox.ts'
import { addJob, maxTries, startJobQueue, type Job, type JobQueue, type FactSubscriber } from './job-queue.ts'

const { database, connection, sql, close } = await testDatabase()
const second = openDatabase({ connection, poolSize: 3 })
const workers: JobQueue[] = []
after(async () => {
  await Promise.all(workers.map(worker => worker.stop()))
  await second.close()
  await close()
})

const logged: string[] = []
function work(subscribers: readonly FactSubscriber[], { on = database, batch = 20 } = {}): JobQueue {
  const worker = startJobQueue({
    database: on,
    subscribers: subscribers,
    log: line => void logged.push(line),
    pollMs: 3_600_000,
    batch,
  })
  workers.push(worker)
  return worker
}
const subscriber = (
  handle: FactSubscriber['handle'],
  facts: FactSubscriber['facts'] = ['member.banned'],
): FactSubscriber => ({
  name: 'clerk',
  facts,
  handle,
})
const banned = (member_info_id: number): NewFact => ({
  name: 'member.banned',
  group_id: 7,
  account_id: 1,
  via: 'via_web',
  data: { group_id: 7, member_info_id, email: 'a@example.org' },
})
const record = (facts: readonly NewFact[], subscribers: readonly FactSubscriber[]) =>
  database.transaction(async tx => writeFacts(tx, facts, subscribers))
const jobs = () =>
  sql(`select tries, error, dead_since is not null as dead, leased_until is not null as leased from jobs order by id`)
const makeDue = () => sql(`update jobs set run_at = now(), leased_until = null`)
const failing = () => {
  throw new Error('no ink')
}

suite('facts', () => {
  test('become one job per subscriber, and subscribers get them complete', async () => {
    const seen: Job[] = []
    const take: FactSubscriber['handle'] = async (job, commit) => {
      seen.push(job)
      await commit(async () => {})
    }
    const subscribers = [
      subscriber(take),
      { ...subscriber(take, ['member.banned', 'member.unbanned']), name: 'herald' },
      { ...subscriber(take, ['group.created']), name: 'idle' },
    ]
    const worker = work(subscribers)

    await record([banned(1), banned(2)], subscribers)
    await worker.settle()

    const facts = await sql(`select id, name, created, group_id, account_id, via, data from facts order by id`)
    assert.deepEqual(
      facts.map(({ data }) => data),
      [banned(1).data, banned(2).data],
    )
    const expected = facts.flatMap(fact => ['clerk', 'herald'].map(name => [name, fact, 1]))
    const got = seen.toSorted((a, b) => a.fact!.id - b.fact!.id || a.subscriber.localeCompare(b.subscriber))
    assert.deepEqual(
      got.map(job => [job.subscriber, job.fact, job.tries]),
      expected,
    )
    assert.deepEqual(await jobs(), [])
    await worker.stop()
  })

  test('are completed from a variable set in their own transaction', async () => {
    const who = transactionVariable<{ member_info_id: number; email: string }>('test_member', { setBy: [], readBy: [] })
    const fact = { ...banned(0), data: { group_id: 7, ...deferredFrom(who) } } as NewFact
    const leave = {
      name: '',
      text: `select ${who.assignSql(`select '{"member_info_id": 5, "email": "b@example.org"}'`)}`,
    }

    await database.transaction(async tx => {
      tx.send(leave, [])
      writeFacts(tx, [fact], [])
    })

    const [last] = await sql(`select data from facts order by id desc limit 1`)
    assert.deepEqual(last!['data'], { group_id: 7, member_info_id: 5, email: 'b@example.org' })
    await assert.rejects(record([fact], []), /json/)
  })

  test('of a failed transaction are not stored, nor is the work', async () => {
    const before = await sql(`select count(*)::int as n from facts`)

    const failed = database.transaction(async tx => {
      writeFacts(tx, [banned(3)], [subscriber(failing)])
      await addJob(tx, 'clerk', {})
      throw new Error('changed my mind')
    })

    await assert.rejects(failed, /changed my mind/)
    assert.deepEqual([await sql(`select count(*)::int as n from facts`), await jobs()], [before, []])
  })
})

suite('a job', () => {
  test('that fails is retried with backoff, and dead after ten tries', async () => {
    const worker = work([subscriber(failing)])
    const waits: number[] = []
    const seconds = async () =>
      Number((await sql(`select extract(epoch from clock_timestamp())::float8 as at`))[0]!['at'])
    let began = await seconds()
    await database.transaction(tx => addJob(tx, 'clerk', { a: 1 }))

    for (let tries = 1; tries <= maxTries; tries += 1) {
      await worker.settle()
      // It failed at some moment since it was due.
      const [row] = await sql(`select extract(epoch from run_at)::float8 as due from jobs`)
      const [least, most] = [Number(row!['due']) - (await seconds()), Number(row!['due']) - began]
      waits.push([2, 4, 8, 16, 32, 64, 128, 256, 512].find(wait => least <= wait && wait <= most) ?? least)
      began = await seconds()
      assert.deepEqual(await jobs(), [{ tries, error: 'no ink', dead: tries === maxTries, leased: false }])
      if (tries < maxTries) await makeDue()
    }
    assert.deepEqual(waits.slice(0, 9), [2, 4, 8, 16, 32, 64, 128, 256, 512])
    assert.match(logged.at(-1)!, /^gave up on job \d+ of clerk$/)

    await makeDue()
    await worker.settle()
    assert.equal((await jobs())[0]!['tries'], maxTries)
    await sql(`delete from jobs`)
    await worker.stop()
  })

  test('that crashed the process ten times is not started again', async () => {
    let begun = 0
    await database.transaction(tx => addJob(tx, 'clerk', {}))
    await sql(`update jobs set tries = $1, leased_until = now()`, [maxTries])

    const worker = work([subscriber(async () => void (begun += 1))])
    await worker.settle()

    assert.deepEqual(
      [begun, await jobs()],
      [0, [{ tries: maxTries + 1, error: 'no try of it came to an end', dead: true, leased: false }]],
    )
    await sql(`delete from jobs`)
    await worker.stop()
  })

  test('of an unknown subscriber stays for inspection', async () => {
    const worker = work([])
    await database.transaction(tx => addJob(tx, 'ghost', {}))

    await worker.settle()

    assert.deepEqual(await jobs(), [{ tries: 1, error: 'no subscriber is named ghost', dead: false, leased: false }])
    await sql(`delete from jobs`)
    await worker.stop()
  })

  test('that was taken over is not committed by the slow worker', async () => {
    const [holding, waiting] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    await sql(`create table done (who text)`)
    const does = (who: string): FactSubscriber =>
      subscriber(async (_job, commit) => {
        if (who === 'slow') {
          holding.resolve()
          await waiting.promise
        }
        await commit(async tx => void (await tx.execute({ name: '', text: `insert into done values ('${who}')` }, [])))
      })
    await database.transaction(tx => addJob(tx, 'clerk', {}))

    const slow = work([does('slow')])
    await holding.promise
    await sql(`update jobs set leased_until = now()`)
    const quick = work([does('quick')], { on: second })
    await quick.settle()
    waiting.resolve()
    await slow.settle()

    assert.deepEqual(await sql(`select who from done`), [{ who: 'quick' }])
    assert.deepEqual(
      [await jobs(), logged.at(-1)],
      [[], logged.findLast(line => /failed, will be tried again/.test(line))],
    )
    await Promise.all([slow.stop(), quick.stop()])
  })

  test('whose commit fails leaves nothing but the next try', async () => {
    const worker = work([
      subscriber((_job, commit) =>
        commit(async tx => {
          await tx.execute({ name: '', text: `insert into done values ('half')` }, [])
          failing()
        }),
      ),
    ])
    await database.transaction(tx => addJob(tx, 'clerk', {}))

    await worker.settle()

    assert.deepEqual(await sql(`select who from done where who = 'half'`), [])
    assert.deepEqual(await jobs(), [{ tries: 1, error: 'no ink', dead: false, leased: false }])
    await sql(`delete from jobs`)
    await worker.stop()
  })

  test('is run once by two workers', async () => {
    const [mine, theirs]: [number[], number[]] = [[], []]
    const doing = (list: number[]) =>
      subscriber((job, commit) =>
        commit(async () => {
          list.push((job.payload as { n: number }).n)
        }),
      )
    await database.transaction(async tx => {
      for (let n = 0; n < 60; n += 1) await addJob(tx, 'clerk', { n })
    })

    const [one, two] = [work([doing(mine)], { batch: 5 }), work([doing(theirs)], { on: second, batch: 5 })]
    await Promise.all([one.settle(), two.settle()])

    assert.deepEqual(
      [...mine, ...theirs].toSorted((a, b) => a - b),
      Array.from({ length: 60 }, (_, n) => n),
    )
    assert.ok(mine.length > 0 && theirs.length > 0)
    assert.deepEqual(await jobs(), [])
    await Promise.all([one.stop(), two.stop()])
  })
})

suite('settle and stop', () => {
  test('settle runs all due jobs, including follow-ups, and waits for nothing later', async () => {
    const done: number[] = []
    const chain = subscriber(async (job, commit) => {
      const { n } = job.payload as { n: number }
      await commit(async tx => {
        done.push(n)
        if (n < 3) await addJob(tx, 'clerk', { n: n + 1 })
      })
    })
    const worker = work([chain])
    await database.transaction(async tx => {
      await addJob(tx, 'clerk', { n: 1 })
      await addJob(tx, 'clerk', { n: 99 }, 60)
    })

    await worker.settle()

    assert.deepEqual(done, [1, 2, 3])
    assert.deepEqual(await jobs(), [{ tries: 0, error: null, dead: false, leased: false }])
    await sql(`delete from jobs`)
    await worker.stop()
  })

  test('settle waits for jobs that started just before it checked', async () => {
    const [begun, going, done] = [Promise.withResolvers<void>(), Promise.withResolvers<void>(), [] as string[]]
    const slow = subscriber(async (_job, commit) => {
      begun.resolve()
      await going.promise
      await commit(async () => void done.push('work'))
    })
    let looks = 0
    const meddling: Database = {
      ...database,
      read: {
        async execute(statement, values) {
          if (statement.name === 'jobs.nextDue:own' && (looks += 1) === 1) {
            await database.transaction(tx => addJob(tx, 'clerk', {}))
            worker.wake()
            await begun.promise
          }
          return database.read.execute(statement, values)
        },
      },
    }
    const worker = work([slow], { on: meddling })

    const settled = worker.settle().then(() => done.push('settled'))
    await begun.promise
    await Promise.race([settled, looked()])
    going.resolve()
    await settled

    assert.deepEqual(done, ['work', 'settled'])
    await worker.stop()

    /** Polled again: a job that was added later has run. */
    async function looked(): Promise<void> {
      for (let n = 0; n < 5; n += 1) await sql(`select 1`)
    }
  })

  test('a subscriber that returns without a commit is done as well', async () => {
    const worker = work([subscriber(async () => {})])
    await database.transaction(tx => addJob(tx, 'clerk', {}))

    await worker.settle()

    assert.deepEqual(await jobs(), [])
    await worker.stop()
  })

  test('stop finishes running jobs, and leaves the rest to others', async () => {
    const [begun, going] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
    const worker = work(
      [
        subscriber(async () => {
          begun.resolve()
          await going.promise
        }),
      ],
      { batch: 1 },
    )
    await database.transaction(async tx => {
      for (let n = 0; n < 3; n += 1) await addJob(tx, 'clerk', {})
    })
    worker.wake()
    await begun.promise

    const stopped = worker.stop()
    going.resolve()
    await stopped
    await worker.settle()

    assert.deepEqual(
      await jobs(),
      Array.from({ length: 2 }, () => ({ tries: 0, error: null, dead: false, leased: false })),
    )
    await sql(`delete from jobs`)
  })
})
