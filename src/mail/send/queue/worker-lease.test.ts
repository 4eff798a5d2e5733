import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { createConcurrencyGauge } from '#runtime/limits/concurrency-gauge.ts'
import { openDatabase } from '#storage/database.ts'
import { testDatabase } from '#test/database.ts'
import { startMailQueue } from './mail-queue.ts'
import { createWorkerLease } from './worker-lease.ts'

const { connection, sql, close } = await testDatabase()
after(close)

/** A database as a command opens it, closed as soon as the command is done. */
const opened = () => openDatabase({ connection, poolSize: 4 })
const workers = () => sql('select id from mail_workers')
/** Until something in the database waits for a lock that we hold. */
async function untilWaiting(): Promise<void> {
  const waiting = () =>
    sql(`select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`)
  while ((await waiting()).length === 0);
}
const beatMs = 1

test('resigning during a heartbeat does not register again, and ends database use', async () => {
  const [ours, theirs] = [opened(), opened()]
  let losses = 0
  const worker = createWorkerLease(ours, async () => void (losses += 1), beatMs)
  await worker.registered()

  let resigned: Promise<void> | undefined
  await theirs.transaction(async tx => {
    await tx.execute({ name: '', text: `update mail_workers set alive_until = now() - interval '1 minute'` }, [])
    await untilWaiting()
    resigned = worker.unregister()
  })
  await resigned
  await Promise.all([ours.close(), theirs.close()])

  assert.deepEqual([losses, await workers()], [0, []])
})

test('a worker that was suspended continues under its id once it knows what others took', async () => {
  const database = opened()
  let calls = 0
  const { promise: isKnown, resolve } = Promise.withResolvers<void>()
  const worker = createWorkerLease(
    database,
    async () => {
      calls += 1
      if (calls === 1) throw new Error('not now')
      resolve()
    },
    beatMs,
  )
  const id = await worker.registered()
  const alive = () => sql('select id from mail_workers where alive_until > now()')

  await sql(`update mail_workers set alive_until = now() - interval '1 minute'`)
  await isKnown
  assert.deepEqual([await alive(), worker.id()], [[{ id }], id])
  // After an hour nobody remembers it.
  await sql('delete from mail_workers')
  while ((await alive()).length === 0);
  assert.deepEqual(await alive(), [{ id }])
  await worker.unregister()
  await database.close()

  assert.deepEqual(await workers(), [])
})

test('a queue stops, whatever happens to a claim in progress', async () => {
  const [database, holding] = [opened(), opened()]
  await sql(
    `create function fail_later() returns trigger language plpgsql as
     $$ begin perform pg_advisory_xact_lock(1); raise exception 'not now'; end $$`,
  )
  await sql(`create trigger fail_later before insert on mail_workers execute function fail_later()`)
  const logged: string[] = []

  let stopped: Promise<void> | undefined
  await holding.transaction(async tx => {
    await tx.execute({ name: '', text: 'select pg_advisory_xact_lock(1)' }, [])
    const pipeline = {
      runAsSystem: () => Promise.reject(new Error('nothing is written')),
      postingConcurrency: createConcurrencyGauge(),
    }
    const queue = startMailQueue({ database, pipeline, kinds: {}, routes: undefined, log: line => logged.push(line) })
    await untilWaiting()
    stopped = queue.stop()
  })
  await stopped
  await Promise.all([database.close(), holding.close()])

  assert.deepEqual(logged, ['the mail queue could not work'])
  await sql('drop trigger fail_later on mail_workers')
  await sql('drop function fail_later')
})
