import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { outgoingMessagesIn } from '#test/outgoing-messages.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { fakeMailKinds } from '#test/mail/fake-composer.ts'
import { unlimitedPacing } from '#test/mail-limits.ts'
import { newWorld } from '#test/world.ts'
import { routesOf } from '../../smtp/routes.ts'
import { priorities } from '../enqueue.ts'

const sink = await startSink({ keepRaw: false })
const routes = routesOf({ relay: sink.url, name: 'folkmoot.test' })
const world = await newWorld({}, { mail: { kinds: fakeMailKinds, routes, limits: unlimitedPacing } })
after(() => sink.close())
const { names, groupOf } = outgoingMessagesIn(world, sink)

const flood = 1400
let run = 0

/** Queues thousands of emails of one priority, each for itself, and 200 of another in the same moment; sends them all. */
async function sendBeside(many: keyof typeof priorities, few: keyof typeof priorities): Promise<string[]> {
  sink.taken.length = 0
  run += 1
  const one = await groupOf([`many-${run}@many.example`])
  const others = await groupOf(names(200, `few-${run}.example`))
  await world.sql(
    `insert into outgoing_messages (group_id, kind, message_id, recipient_ids, priority)
     select $1::bigint, 'single', n, $2::bigint[], $3::int from generate_series(1, ${flood}) n
     union all select $4::bigint, 'single', 1, $5::bigint[], $6::int`,
    [
      ...[one.id, [...one.members.values()], priorities[many]],
      ...[others.id, [...others.members.values()], priorities[few]],
    ],
  )
  await world.app.jobQueue.settle()
  await world.settle()
  assert.equal(sink.taken.length, flood + others.members.size)
  return sink.taken.map(({ to }) => (to.endsWith('@many.example') ? many : few))
}

// At most 600 emails that were claimed wait for a slot, and some are claimed at once.
const claimedEarlier = 1000

test('thousands of notifications delay no copies of a post', async () => {
  const order = await sendBeside('notification', 'message')
  assert.ok(
    order.lastIndexOf('message') < 200 + claimedEarlier,
    `the last copy is the ${order.lastIndexOf('message')}th email`,
  )
})

test('thousands of copies delay no notifications and starve no digests', async () => {
  for (const few of ['notification', 'digest'] as const) {
    const order = await sendBeside('message', few)
    assert.ok(order.lastIndexOf(few) < 1300, `the last ${few} is the ${order.lastIndexOf(few)}th email`)
  }
})
