import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createConcurrencyGauge } from '#runtime/limits/concurrency-gauge.ts'
import { newWorld } from '#test/world.ts'
import { createPostingBackPressure } from './back-pressure.ts'

const world = await newWorld()

test('the gauge reports average concurrency since the last reading', async () => {
  let now = 0
  const posting = createConcurrencyGauge(() => now)
  const [first, second] = [Promise.withResolvers<string>(), Promise.withResolvers<string>()]

  const one = posting.track(() => first.promise)
  now = 100
  const other = posting.track(() => second.promise)
  now = 200

  assert.equal(posting.average(), 1.5)
  first.resolve('posted')
  second.reject(new Error('refused'))
  assert.equal(await one, 'posted')
  await assert.rejects(other, { message: 'refused' })
  now = 300
  assert.deepEqual([posting.average(), posting.average()], [0, 0])
})

test('email to members pauses while many people post, and then catches up for as long', () => {
  let [now, average] = [0, 0]
  const givesWay = createPostingBackPressure({ average: () => average }, () => now)
  const after = (seconds: number, posting: number): boolean => {
    now += seconds * 1000
    average = posting
    return givesWay()
  }

  assert.deepEqual(
    [after(1, 0), after(1, 2.9), after(1, 3), after(1, 1), after(1, 0.9), after(1, 2)],
    [false, false, true, true, false, false],
  )
  assert.deepEqual(
    [after(60, 8), after(29, 8), after(1, 8), after(10, 0), after(1, 8), after(10, 8), after(1, 8)],
    [true, true, false, false, true, true, false],
  )
})

test('while many post, notifications are sent, and email to members afterwards', async () => {
  const held = Promise.withResolvers<void>()
  const stateOf = async (outgoingMessage: unknown): Promise<unknown> => {
    const [row] = await world.sql(`select state from outgoing_messages where id = $1`, [
      (outgoingMessage as { id: number }).id,
    ])
    return row!['state']
  }
  /** Has an email and a mail to members sent, to nobody, and waits for the email; the other, if that waits. */
  const sendBoth = async (): Promise<unknown> => {
    const [email, other] = await world.sql(
      `insert into outgoing_messages (group_id, kind, recipient_ids, priority) values (0, 'notification', '{}', 0), ($1, 'single', '{}', 1) returning id`,
      [world.group.id],
    )
    while ((await stateOf(email)) !== 'done');
    return (await stateOf(other)) === 'queued' ? other : undefined
  }

  const posting = [1, 2, 3, 4].map(() => world.app.pipeline.postingConcurrency.track(() => held.promise))
  let left: unknown
  while (!left) left = await sendBoth()
  held.resolve()
  await Promise.all(posting)

  while ((await stateOf(left)) !== 'done');
  assert.deepEqual(await world.sql(`select count(*)::int as waiting from outgoing_messages where state = 'queued'`), [
    { waiting: 0 },
  ])
})

test('posting callers are counted', async () => {
  const draft_id = await world.draft('ben')
  world.app.pipeline.postingConcurrency.average()

  await world.as('ben').postdraft({ draft_id })

  assert.ok(world.app.pipeline.postingConcurrency.average() > 0)
})
