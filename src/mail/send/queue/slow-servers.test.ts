import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { outgoingMessagesIn, until } from '#test/outgoing-messages.ts'
import { type SinkBehaviour, startSink } from '#test/mail/smtp-sink.ts'
import { fakeMailKinds } from '#test/mail/fake-composer.ts'
import { newWorld } from '#test/world.ts'
import { routesOf } from '../smtp/routes.ts'
import { defaultSchedulerLimits } from './pacing/domain-scheduler.ts'

// How the servers of domains treat everybody. Whoever has not answered when it is looked is slow, and nobody waits behind them: on a
// busy machine that is everybody now and then, and must change nothing of what arrives.
const manners = new Map<string, SinkBehaviour>()
const sink = await startSink({ manner: to => manners.get(to.split('@')[1]!) })
const limits = { ...defaultSchedulerLimits, slowMs: 0, waitMs: 0, stopMs: 0 }
const routes = routesOf({ relay: sink.url, name: 'folkmoot.test' })
const world = await newWorld({}, { mail: { kinds: fakeMailKinds, routes, limits } })
after(() => sink.close())
const { names, groupOf, mail, takenOf, deliveries } = outgoingMessagesIn(world, sink)

test('settle waits for slow replies and what is queued behind them', async () => {
  const held = Promise.withResolvers<void>()
  manners.set('held.example', { held: held.promise })
  const emails = names(20, 'held.example')
  const group = await groupOf(emails)

  const messageId = await mail(group)
  const settled = world.settle()
  await until(async () => (await deliveries(group)).length > 0)
  held.resolve()
  await settled

  assert.deepEqual(takenOf(messageId), emails.toSorted())
  assert.deepEqual(new Set((await deliveries(group)).map(({ state }) => state)), new Set(['sent']))
})

test('a hanging server delays nobody else, and mail behind it gets its own rows', async () => {
  const verbs = ['RCPT', 'DATA', 'end'] as const
  const hanging = verbs.flatMap(verb => names(30, `hangs-at-${verb.toLowerCase()}.example`))
  for (const verb of verbs) manners.set(`hangs-at-${verb.toLowerCase()}.example`, { hang: verb })
  const others = names(100, 'lively.example')
  const group = await groupOf([...hanging, ...others])

  const messageId = await mail(group)
  world.app.jobQueue.wake()
  await until(() => takenOf(messageId).length === others.length)
  await until(
    async () =>
      (await deliveries(group)).length >= hanging.length - verbs.length * defaultSchedulerLimits.slowPerDomain,
  )

  assert.deepEqual(takenOf(messageId), others.toSorted())
  // Who waited behind others has a row too; that it was taken is written down a moment later.
  const isLate = ({ email, state }: Record<string, unknown>) => !hanging.includes(String(email)) && state !== 'sent'
  await until(async () => !(await deliveries(group)).some(isLate))
})
