import assert from 'node:assert/strict'
import { subscribe, unsubscribe } from 'node:diagnostics_channel'
import type { ServerResponse } from 'node:http'
import { test, type TestContext } from 'node:test'
import { until } from '#test/outgoing-messages.ts'
import { startWebhookReceiver } from '#test/servers/webhook-receiver.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' })
const receiver = await startWebhookReceiver()
world.atEnd(receiver.close)
test.beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(response => void response.writeHead(204).end())
})

const mostMs = 10_000
/** The time an attempt may take passes only when the test says so. */
function stopClock(t: TestContext) {
  // The types don't know it yet.
  t.mock.timers.enable({ apis: ['AbortSignal.timeout' as 'setTimeout'] })
  const pass = (ms: number) => t.mock.timers.tick(ms)
  // Whatever comes of the test: the service waits for its requests when it stops.
  t.after(() => pass(mostMs))
  return { pass }
}
async function groupWithWebhooks(...paths: string[]) {
  const group = await world.addGroup({}, { peopled: true })
  const group_id = group.id
  const ids: number[] = []
  for (const path of paths) {
    const url = receiver.url + path
    ids.push((await world.as('owner').newwebhook({ group_id, url, actions: ['message.posted'] })).id)
  }
  const latest = async () => (await world.as('owner').getwebhookdeliveries({ group_id, webhook_id: ids[0]! })).data[0]!
  return { group, ids, latest }
}
/** Lets what failed be due again. */
async function hurry() {
  await world.sql(`update webhooks set retry_at = null`)
  await world.sql(`update jobs set run_at = now() where dead_since is null`)
}
function on(channel: string, listener: () => void): () => void {
  subscribe(channel, listener)
  return () => void unsubscribe(channel, listener)
}

test('a server that never answers is cut off after ten seconds, which is a failure, and asked again', async t => {
  const clock = stopClock(t)
  const { group, ids, latest } = await groupWithWebhooks('/hook')
  const cut = Promise.withResolvers<void>()
  receiver.answer(response => void response.on('close', cut.resolve))
  await world.post('ben', { subject: 'Rye' }, group)
  const settled = world.settle()
  await receiver.until(1)
  clock.pass(mostMs)
  await settled
  await cut.promise

  const failed = await latest()
  assert.deepEqual(
    [failed.state, failed.tries, failed.status_code, failed.answer],
    ['webhook_delivery_pending', 1, 0, 'no answer within 10 seconds'],
  )
  assert.notEqual(failed.next_try, null)
  const about = { group_id: group.id, webhook_id: ids[0]! }
  assert.notEqual((await world.as('owner').getwebhook(about)).failing_since, null)

  receiver.answer(response => void response.writeHead(204).end())
  await hurry()
  await world.settle()

  const done = await latest()
  assert.deepEqual([done.state, done.tries, done.status_code], ['webhook_delivery_delivered', 2, 204])
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
})

test('an answer in the tenth second counts, also if its body never ends', async t => {
  const clock = stopClock(t)
  const { group, latest } = await groupWithWebhooks('/hook')
  const asked = Promise.withResolvers<ServerResponse>()
  receiver.answer(asked.resolve)
  await world.post('ben', { subject: 'Rye' }, group)
  const settled = world.settle()
  const response = await asked.promise
  clock.pass(mostMs - 1)
  const arrived = Promise.withResolvers<void>()
  const cut = Promise.withResolvers<void>()
  t.after(on('http.client.response.finish', arrived.resolve))
  response.on('close', cut.resolve).writeHead(200).write('thanks')
  await arrived.promise
  clock.pass(1)
  await Promise.all([settled, cut.promise])

  const { state, status_code, tries } = await latest()
  assert.deepEqual([state, status_code, tries], ['webhook_delivery_delivered', 200, 1])
})

test('servers that never answer delay neither emails nor the deliveries of other groups', async t => {
  stopClock(t)
  // More than all can be sent at once.
  const hanging = Array.from({ length: 8 }, (_, n) => `/hanging/${n}`)
  const silent = await groupWithWebhooks(...hanging)
  const waiting: ServerResponse[] = []
  receiver.answer((response, { path }) => {
    if (path === '/prompt') response.writeHead(204).end()
    else waiting.push(response)
  })
  for (let n = 0; n < 12; n += 1) await world.post('ben', { subject: `Loaf ${n}` }, silent.group)
  await until(() => waiting.length >= 20)
  const prompt = await groupWithWebhooks('/prompt')

  const { message_id } = await world.post('ben', { subject: 'Rye' }, prompt.group)
  await world.as('owner').reportmessage({ message_id, reason: 'Burnt' })

  await until(async () => (await world.emails()).some(({ kind }) => kind === 'message_report_notify'))
  await until(async () => (await prompt.latest()).state === 'webhook_delivery_delivered')
  assert.ok(waiting.every(response => !response.destroyed))
  assert.equal(waiting.length, 25)
})
