// Not on every day: it kills processes again and again.
import assert from 'node:assert/strict'
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { test } from 'node:test'
import { outboundSubscriber } from '#runtime/jobs/job-queue.ts'
import { programAt } from '#test/servers/command-line.ts'
import { startWebhookReceiver } from '#test/servers/webhook-receiver.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' })
const receiver = await startWebhookReceiver()
world.atEnd(receiver.close)
const { group, connection, sql } = world
const group_id = group.id
const { data } = world.settings

/** Another process on the same database. */
function startChild() {
  const child = fork(programAt('test/webhook-child.ts'), [JSON.stringify({ connection, data })])
  const exited = once(child, 'exit')
  const kill = async () => {
    child.kill('SIGKILL')
    await exited
  }
  world.atEnd(kill)
  return { kill }
}
/** A minute later, as far as leases and retries are concerned. */
async function forgetTheDead() {
  await sql(`update jobs set run_at = now(), leased_until = null where subscriber = $1`, [outboundSubscriber])
  await sql(`update webhook_deliveries set leased_until = null`)
  await sql(`update webhooks set retry_at = null`)
}

test('a process that is killed while it sends loses nothing, and what is about one object stays in order', async () => {
  // Only the other processes send.
  await world.app.jobQueue.stop()
  const owner = world.as('owner')
  for (const path of ['/one', '/two'])
    await owner.newwebhook({ group_id, url: receiver.url + path, actions: ['message.posted', 'topic.updated'] })
  const topics = [await world.post('ben', { subject: 'Rye' }), await world.post('ben', { subject: 'Spelt' })]
  for (const { topic_id } of topics)
    for (const is_sticky of [true, false, true, false]) await owner.updatetopic({ topic_id, is_sticky })
  const queued = await sql(`select id from webhook_deliveries`)
  assert.equal(queued.length, 20)

  // The first two are killed with requests that nobody answers; the second one had sent some.
  for (const answered of [0, 7]) {
    const hanging = Promise.withResolvers<void>()
    let left = answered
    receiver.answer(response => {
      if ((left -= 1) >= 0) response.writeHead(204).end()
      else hanging.resolve()
    })
    const child = startChild()
    await hanging.promise
    await child.kill()
    await forgetTheDead()
  }
  const rest = Promise.withResolvers<void>()
  const firstTimes = () => {
    const seen = new Map(receiver.received.map(one => [String(one.headers['webhook-id']), one]))
    return seen
  }
  receiver.answer(response => {
    response.writeHead(204).end()
    if (firstTimes().size === queued.length) rest.resolve()
  })
  const child = startChild()
  await rest.promise
  for (let left = 1; left > 0;)
    left = Number(
      (await sql(`select count(*) as n from webhook_deliveries where state <> 'webhook_delivery_delivered'`))[0]!['n'],
    )
  await child.kill()

  assert.deepEqual([...firstTimes().keys()].toSorted(), queued.map(({ id }) => `msg_${Number(id)}`).toSorted())
  for (const path of ['/one', '/two'])
    for (const { topic_id } of topics) {
      const ids = receiver.received
        .filter(one => one.path === path)
        .map(({ body }) => JSON.parse(body) as { id: number; data: { topic_id: number } })
        .filter(event => event.data.topic_id === topic_id)
        .map(({ id }) => id)
      const repeated = ids.filter((id, at) => ids.indexOf(id) !== at)
      assert.deepEqual(
        ids,
        ids.toSorted((a, b) => a - b),
        'a repeated one is the latest',
      )
      assert.ok(repeated.length <= 2, `${repeated.length} came twice`)
    }
})
