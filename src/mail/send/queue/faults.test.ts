// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { after, suite, test } from 'node:test'
import { FileStorageError } from '#storage/blobs/s3/errors.ts'
import { programAt } from '#test/servers/command-line.ts'
import { buildApp } from '#app.ts'
import { loadSettings } from '#settings/index.ts'
import { openDatabase } from '#storage/database.ts'
import { openDatabaseProxy } from '#test/database/database-proxy.ts'
import { testDatabase } from '#test/database.ts'
import { unlimitedPacing } from '#test/mail-limits.ts'
import { until } from '#test/outgoing-messages.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { fakeComposer, fakeMailKinds } from '#test/mail/fake-composer.ts'
import { routesOf } from '../smtp/routes.ts'
import type { Checkpoint } from './result-writer.ts'
import { type MailKinds, memberMailKind } from './mail-kind.ts'
import { defaultSchedulerLimits } from './pacing/domain-scheduler.ts'

const members = 400
const { database, connection, sql, close } = await testDatabase()
after(close)
await sql(
  `with made as (insert into accounts (email, full_name, status)
     select 'm' || n || '@d' || n % 7 || '.example', 'M', 'user_status_confirmed' from generate_series(1, ${members}) n returning id),
   grouped as (insert into groups (name, plan) values ('bread', 'group_plan_basic') returning id)
   insert into members (group_id, account_id, sort_name, sort_email) select grouped.id, made.id, '', '' from made, grouped`,
)
const [{ id: group_id }] = (await sql(`select id from groups`)) as [{ id: number }]
const emails = (await sql(`select email from accounts order by 1`)).map(row => String(row['email']))

let message = 0
async function post(): Promise<string> {
  message += 1
  await sql(
    `insert into outgoing_messages (group_id, kind, message_id, recipient_ids)
     select group_id, 'single', $1, array_agg(id) from (select *, row_number() over () / 150 as part from members) m group by group_id, part`,
    [message],
  )
  return `<${message}.${group_id}@stand.in>`
}
async function newApp(relay: string, kinds: MailKinds = fakeMailKinds, logged: string[] = [], through = database) {
  const settings = loadSettings({ env: {}, cwd: '/nowhere' })
  const routes = routesOf({ relay, name: 'moot.example' })
  return buildApp({
    settings,
    database: through,
    log: line => logged.push(line),
    mail: { kinds, routes, limits: unlimitedPacing },
  })
}
/** Who got it how often, but for those who got it once; whoever is missing comes with 0. */
function audit(taken: readonly { to: string; messageId: string }[], messageId: string) {
  const times = new Map(emails.map(email => [email, 0]))
  for (const one of taken) if (one.messageId === messageId) times.set(one.to, times.get(one.to)! + 1)
  const wrong = [...times.values()].filter(count => count !== 1)
  return {
    missing: wrong.filter(count => count === 0).length,
    twice: wrong.filter(count => count > 1).length,
    most: Math.max(...times.values()),
  }
}
// Half a minute later, as far as the others are concerned.
const forgetTheDead = () => sql(`update mail_workers set alive_until = now() - interval '1 second'`)
const unfinished = () => sql(`select state, error from outgoing_messages where state <> 'done'`)

/** A process that sends until it reaches a point for the n-th time, and is gone then. */
async function sendAndDie(relay: string, point: Checkpoint, times: number): Promise<void> {
  const child = fork(programAt('test/sending-child.ts'), [JSON.stringify({ connection, relay, point, times })])
  const gone = once(child, 'exit')
  const [code, signal] = (await gone) as [number | null, string | null]
  assert.deepEqual([code, signal], [null, 'SIGKILL'])
}

suite('a killed process', () => {
  // At each point, and each time later: at once, and in the middle.
  const points: Record<Checkpoint, number> = {
    claimed: 0,
    composed: 0,
    'taken by the other side': defaultSchedulerLimits.slots,
    'before the commit': defaultSchedulerLimits.slots,
    'after the commit': defaultSchedulerLimits.slots,
  }
  for (const [point, mostTwice] of Object.entries(points) as [Checkpoint, number][]) {
    test(`${point}: nothing is lost, and only mail in progress may be repeated`, async () => {
      const sink = await startSink({ keepRaw: false })
      const messageId = await post()

      // A commit holds no more than had a slot, so that there are more than four.
      for (const times of mostTwice === 0 ? [1] : [1, 4]) {
        await sendAndDie(sink.url, point, times)
        await forgetTheDead()
      }
      const logged: string[] = []
      const app = await newApp(sink.url, fakeMailKinds, logged)
      await app.jobQueue.settle()
      await app.close()

      const { missing, twice } = audit(sink.taken, messageId)
      assert.equal(missing, 0)
      assert.ok(twice <= mostTwice * 2, `${twice} came twice`)
      assert.deepEqual(await unfinished(), [])
      assert.match(logged.join(), /^took over \d outgoing messages whose sender is gone/)
      await sink.close()
    })
  }

  test('at any time loses nothing, and repeats at most what was in progress', async () => {
    const sink = await startSink({ keepRaw: false, manner: () => ({ slow: 1 }) })
    const posted = [await post(), await post(), await post()]
    const kills = 3

    for (let kill = 1; kill <= kills; kill += 1) {
      await sendAndDie(sink.url, 'taken by the other side', 60 * kill)
      await forgetTheDead()
    }
    const app = await newApp(sink.url)
    await app.jobQueue.settle()
    await app.close()

    const found = posted.map(messageId => audit(sink.taken, messageId))
    assert.deepEqual(
      found.map(({ missing }) => missing),
      [0, 0, 0],
    )
    assert.ok(found.reduce((sum, { twice }) => sum + twice, 0) <= kills * defaultSchedulerLimits.slots)
    assert.deepEqual(await unfinished(), [])
    await sink.close()
  })
})

// An outgoing message by its first question, somebody's own row by the next: where the line is dead before the answer, it was taken even so.
for (const [what, asked] of Object.entries({
  outgoing_messages: 'update outgoing_messages m set worker_id',
  'who of them have it': 'join outgoing_message_results r on',
  'what was put off': 'update deliveries d set worker_id',
})) {
  test(`work claimed while the database was down is sent by the same process: ${what}`, async () => {
    const sink = await startSink({ keepRaw: false, manner: (_, times) => (times === 1 ? { code: 451 } : undefined) })
    const proxy = await openDatabaseProxy(connection)
    const behind = openDatabase({ connection: proxy.connection, poolSize: 5 })
    const app = await newApp(sink.url, fakeMailKinds, [], behind)
    const messageId = await post()
    let cuts = 1
    proxy.onRequest = bytes => (bytes.includes(asked) && (cuts -= 1) >= 0 ? 'cut' : 'pass')

    // The database may be late with what it was asked before the line was dead.
    await until(async () => {
      await app.jobQueue.settle()
      const late = await sql(`update deliveries set run_at = now() where state = 'waiting' returning 1`)
      return late.length === 0 && (await unfinished()).length === 0
    })
    await app.close()
    await behind.close()
    await proxy.close()
    await sink.close()

    assert.ok(cuts <= 0, 'nothing was cut')
    assert.deepEqual(audit(sink.taken, messageId), { missing: 0, twice: 0, most: 1 })
    assert.deepEqual(await unfinished(), [])
  })
}

test('two processes share the work, and nobody gets duplicates', async () => {
  const sink = await startSink({ keepRaw: false })
  const apps = [await newApp(sink.url), await newApp(sink.url)]
  const posted = [await post(), await post(), await post(), await post()]

  await Promise.all(apps.map(app => app.jobQueue.settle()))
  await Promise.all(apps.map(app => app.close()))

  for (const messageId of posted) assert.deepEqual(audit(sink.taken, messageId), { missing: 0, twice: 0, most: 1 })
  await sink.close()
})

test('a stopped process finishes sending, and the next one continues without duplicates', async () => {
  const sink = await startSink({ keepRaw: false, manner: () => ({ slow: 2 }) })
  const posted = [await post(), await post()]
  for (let round = 0; round < 3; round += 1) {
    const app = await newApp(sink.url)
    const before = sink.taken.length
    while (sink.taken.length < before + 50) await new Promise(resolve => setImmediate(resolve))
    await app.close()
  }
  const app = await newApp(sink.url)
  await app.jobQueue.settle()
  await app.close()

  for (const messageId of posted) assert.deepEqual(audit(sink.taken, messageId), { missing: 0, twice: 0, most: 1 })
  assert.deepEqual(await unfinished(), [])
  await sink.close()
})

test('a message that cannot be composed is dead after three tries and stays visible; later ones are sent', async () => {
  const sink = await startSink({ keepRaw: false })
  const poison = await post()
  const kinds: MailKinds = {
    single: memberMailKind({
      compose(tx, outgoingMessage) {
        if (`<${outgoingMessage.message_id}.${group_id}@stand.in>` === poison) throw new Error('it cannot be read')
        return fakeComposer.compose(tx, outgoingMessage)
      },
    }),
  }
  const app = await newApp(sink.url, kinds)
  const behind = await post()

  for (let round = 0; round < 4; round += 1) {
    await app.jobQueue.settle()
    await sql(`update outgoing_messages set run_at = now() where state = 'queued'`)
  }
  await app.close()

  assert.deepEqual(audit(sink.taken, behind), { missing: 0, twice: 0, most: 1 })
  const dead = { state: 'dead', error: 'it cannot be read' }
  assert.deepEqual(await unfinished(), [dead, dead, dead])
  await sql(`delete from outgoing_messages where state = 'dead'`)
  await sink.close()
})

test('a message whose files cannot be read now is tried again each minute, however often, and sent in the end', async () => {
  const sink = await startSink({ keepRaw: false })
  let isDown = true
  const kinds: MailKinds = {
    single: memberMailKind({
      compose(tx, outgoingMessage) {
        if (isDown) throw new FileStorageError('files at s3.example.org', 'ECONNREFUSED', 'it is down')
        return fakeComposer.compose(tx, outgoingMessage)
      },
    }),
  }
  const app = await newApp(sink.url, kinds)
  const waiting = await post()
  const tryAgain = async () => {
    await app.jobQueue.settle()
    await sql(`update outgoing_messages set run_at = now() where state = 'queued'`)
  }

  for (let round = 0; round < 12; round += 1) await tryAgain()
  const states = (await unfinished()).map(({ state }) => state)
  isDown = false
  await tryAgain()
  await app.jobQueue.settle()
  await app.close()

  assert.deepEqual(new Set(states), new Set(['queued']))
  assert.deepEqual(audit(sink.taken, waiting), { missing: 0, twice: 0, most: 1 })
  assert.deepEqual(await unfinished(), [])
  await sink.close()
})

test('with a misbehaving server everyone gets one copy in the end, or a failure is known', async () => {
  // By their number: half of them are asked to come back, a tenth is refused, the rest is broken off in one way or another.
  const numberOf = (to: string) => Number(/^m(\d+)@/.exec(to)![1])
  const sink = await startSink({
    keepRaw: false,
    perConnection: 20,
    manner: (to, times) => {
      const n = numberOf(to)
      // About the mail, or they would get no more of them.
      if (n % 10 === 0) return { code: 550, text: '5.7.1 not this one' }
      if (times > 2) return undefined
      if (n % 2 === 0) return { code: 451, text: 'later', at: (['MAIL', 'RCPT', 'DATA', 'end'] as const)[n % 4]! }
      if (n % 15 === 1) return { drop: 'RCPT' }
      if (n % 15 === 3) return { drop: 'DATA' }
      if (n % 15 === 5) return { drop: 'end' }
      if (n % 15 === 7) return { code: 421, text: 'enough' }
      return undefined
    },
  })
  const app = await newApp(sink.url)
  const posted: string[] = []
  for (let n = 0; n < 2; n += 1) posted.push(await post())

  for (let round = 0; round < 30; round += 1) {
    await app.jobQueue.settle()
    await sql(`update deliveries set run_at = now() where state = 'waiting'`)
  }
  await app.close()

  const refused = emails.filter(email => numberOf(email) % 10 === 0).length
  for (const messageId of posted)
    assert.deepEqual(audit(sink.taken, messageId), { missing: refused, twice: 0, most: 1 })
  assert.deepEqual(await unfinished(), [])
  const states = await sql(`select state, count(*)::int as count from deliveries where state <> 'sent' group by 1`)
  assert.deepEqual(states, [{ state: 'refused', count: refused * posted.length }])
  await sink.close()
})
