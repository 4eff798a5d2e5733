import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { unlimitedPacing } from '#test/mail-limits.ts'
import { outgoingMessagesIn, until } from '#test/outgoing-messages.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { fakeMailKinds } from '#test/mail/fake-composer.ts'
import { newWorld } from '#test/world.ts'
import { routesOf } from '../smtp/routes.ts'
import { createDomainScheduler } from './pacing/domain-scheduler.ts'
import { dropLostDeliveries } from './drop-lost-deliveries.ts'
import type { Delivery } from './delivery.ts'

const held = Promise.withResolvers<void>()
const sink = await startSink({ manner: () => ({ held: held.promise }) })
const routes = routesOf({ relay: sink.url, name: 'folkmoot.test' })
let claims = 0
const reach = (point: string) => void (claims += Number(point === 'claimed'))
const world = await newWorld({}, { mail: { kinds: fakeMailKinds, routes, limits: unlimitedPacing, reach } })
after(() => sink.close())
const { names, groupOf, mail, takenOf } = outgoingMessagesIn(world, sink)

test('a process suspended beyond its lease does not reclaim its own work', async () => {
  const emails = names(60, 'plain.example')
  const messageId = await mail(await groupOf(emails))
  await until(() => sink.asked.size > 0)

  await world.sql(`update mail_workers set alive_until = now() - interval '1 second'`)
  // One may have begun before.
  const before = claims
  await until(() => claims > before + 1)
  held.resolve()
  await world.settle()

  assert.deepEqual(takenOf(messageId), emails.toSorted())
})

test('work that others claimed meanwhile is theirs, and the rest continues', async () => {
  const workers = await world.sql(
    `insert into mail_workers (alive_until) values (now() + interval '1 hour'), (now() + interval '1 hour') returning id`,
  )
  const [ours, other] = workers.map(({ id }) => Number(id))
  const rows = await world.sql(
    `insert into outgoing_messages (group_id, kind, recipient_ids, worker_id, state) values
       (0, 'unknown', '{}', $1, 'queued'), (0, 'unknown', '{}', $2, 'queued'), (0, 'unknown', '{}', null, 'done') returning id`,
    [ours, other],
  )
  const [kept, taken, late] = rows.map(({ id }) => Number(id))
  await world.sql(
    `insert into deliveries (group_id, outgoing_message_id, recipient_id, email, domain, run_at, worker_id)
     values (0, $1, 1, 'a@x.org', 'x.org', now(), $2), (0, $1, 2, 'b@x.org', 'x.org', now(), $3)`,
    [late, ours, other],
  )
  const task = (id: number, recipient: number, isRetry = false) =>
    ({ batch: { outgoingMessage: { id }, isRetry }, recipient: { id: recipient }, domain: 'x.org' }) as Delivery
  const lanes = createDomainScheduler({ ...unlimitedPacing, slots: 0 }, () => {})
  const tasks = [task(kept!, 1), task(taken!, 1), task(kept!, 2), task(late!, 1, true), task(late!, 2, true)]
  lanes.add(...tasks)

  const given: Delivery[] = []
  await dropLostDeliveries(world.database.read, ours!, lanes, one => given.push(one))

  assert.deepEqual(given, [tasks[1], tasks[4]])
  assert.deepEqual(lanes.takeOut(), [tasks[0], tasks[2], tasks[3]])
})
