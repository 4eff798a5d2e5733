import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { isDeepStrictEqual } from 'node:util'
import { notificationMailKind } from '#mail/send/notifications/mail-kind.ts'
import { noSigner } from '#mail/send/sign/dkim.ts'
import { unlimitedPacing } from '#test/mail-limits.ts'
import { outgoingMessagesIn, until } from '#test/outgoing-messages.ts'
import { type SinkBehaviour, startSink } from '#test/mail/smtp-sink.ts'
import { fakeMailKinds } from '#test/mail/fake-composer.ts'
import { newWorld } from '#test/world.ts'
import { relayHost, routesOf } from '../smtp/routes.ts'

// How the other side treats somebody, by their address; and whether it is there at all.
const manners = new Map<string, (times: number) => SinkBehaviour | undefined>()
let isDown = false
let greeted = 0
const sink = await startSink({
  manner: (to, times) => manners.get(to)?.(times),
  greeting() {
    greeted += 1
    return isDown ? { code: 421, text: 'closed for an hour', at: 'greeting' } : undefined
  },
  perConnection: 7,
})
const heard: string[] = []
const kinds = { notification: notificationMailKind('folkmoot.test', async () => noSigner), ...fakeMailKinds }
const routes = routesOf({ relay: sink.url, name: 'folkmoot.test' })
const world = await newWorld({}, { mail: { kinds, routes, limits: unlimitedPacing }, hear: line => heard.push(line) })
after(() => sink.close())

const { names, groupOf, mail, takenOf, deliveries } = outgoingMessagesIn(world, sink)
const states = (group: { id: number }) =>
  world.sql(`select state, tries, error from outgoing_messages where group_id = $1 order by id`, [group.id])
const done = { state: 'done', tries: 0, error: null }
const settle = () => world.app.jobQueue.settle()

test('everyone gets one copy, even over closed connections, and no row is written per recipient', async () => {
  const emails = names(60, 'plain.example')
  const group = await groupOf(emails)

  const messageId = await mail(group)
  await settle()

  assert.deepEqual(takenOf(messageId), emails.toSorted())
  assert.deepEqual(await states(group), [done])
  assert.deepEqual(await deliveries(group), [])
  const results = await world.sql(
    `select r.id, x.response from outgoing_message_results m, unnest(m.recipient_ids, m.responses) x(id, response)
     join members r on r.id = x.id where m.group_id = $1`,
    [group.id],
  )
  assert.equal(results.length, emails.length)
  assert.ok(results.every(({ response }) => /^250 2\.0\.0 taken as \d+$/.test(String(response))))
})

test('suspended accounts get nothing, and the record does not reveal it', async () => {
  const emails = ['on@plain.example', 'off@plain.example']
  const group = await groupOf(emails)
  await world.sql(
    `update accounts set suspended = now(), status_before_suspension = status, status = 'user_status_inactive' where email = $1`,
    [emails[1]],
  )
  // As of somebody who was added: their membership follows no account.
  await world.sql(`update members set user_status = 'user_status_confirmed' where group_id = $1`, [group.id])

  const messageId = await mail(group)
  await settle()

  assert.deepEqual(takenOf(messageId), [emails[0]])
  assert.deepEqual(await states(group), [done])
  const results = await world.sql(
    `select cardinality(array_agg(x.id)) as count, bool_and(x.response like '250 2.0.0 %') as alike
     from outgoing_message_results m, unnest(m.recipient_ids, m.responses) x(id, response) where m.group_id = $1`,
    [group.id],
  )
  assert.deepEqual(results, [{ count: 2, alike: true }])
})

test('work interrupted eight times is sent; after nine it is dead', async () => {
  const emails = names(2, 'plain.example')
  const group = await groupOf(emails)
  const sentOne = await mail(group, { tries: 8 })
  await settle()
  const leftOne = await mail(group, { tries: 9 })
  await settle()

  assert.deepEqual([takenOf(sentOne), takenOf(leftOne)], [emails.toSorted(), []])
  const left = { state: 'dead', tries: 12, error: 'no try to make its mails came to an end' }
  assert.deepEqual(await states(group), [done, left])
})

test('people who were banned, left or changed delivery after the post get nothing', async () => {
  const emails = ['stays@plain.example', 'banned@plain.example', 'left@plain.example', 'bounces@plain.example']
  const group = await groupOf(emails)
  const of = (email: string) => group.members.get(email)!
  await world.sql(`update members set status = 'sub_status_banned' where id = $1`, [of('banned@plain.example')])
  await world.sql(`update accounts set status = 'user_status_bounced' where email = 'bounces@plain.example'`)
  await world.sql(`delete from members where id = $1`, [of('left@plain.example')])

  const messageId = await mail(group)
  await settle()

  assert.deepEqual(takenOf(messageId), ['stays@plain.example'])
  assert.deepEqual(await states(group), [done])
})

test('a deferred delivery is retried once, without repeating others', async () => {
  const emails = ['grey@later.example', 'quick@later.example']
  const group = await groupOf(emails)
  manners.set('grey@later.example', times => (times === 1 ? { code: 451, text: '4.7.1 greylisted' } : undefined))

  const messageId = await mail(group)
  await settle()

  assert.deepEqual(takenOf(messageId), ['quick@later.example'])
  const waiting = { email: 'grey@later.example', state: 'waiting', tries: 1, response: '451 4.7.1 greylisted' }
  assert.deepEqual(await deliveries(group), [waiting])
  const [{ minutes }] = (await world.sql(
    `select extract(epoch from run_at - last_try) / 60 as minutes from deliveries where group_id = $1`,
    [group.id],
  )) as [{ minutes: string }]
  assert.ok(Number(minutes) > 0.8 && Number(minutes) < 1.2)
  await world.sql(`update deliveries set run_at = now() where group_id = $1`, [group.id])
  await settle()
  assert.deepEqual(takenOf(messageId), emails.toSorted())
  const [row] = await deliveries(group)
  assert.deepEqual([row!['state'], row!['tries']], ['sent', 2])
})

test('a permanent failure is recorded as a fact, about the recipient or the message', async () => {
  const refusals = {
    'gone@never.example': ['550', '5.1.1 no such user', 'recipient'],
    'plainly@never.example': ['550', 'no', 'recipient'],
    'spam@never.example': ['554', '5.7.1 looks like spam', 'message'],
    'large@never.example': ['552', '5.3.4 too large', 'message'],
    'content@never.example': ['554', '5.6.0 cannot be read', 'message'],
  }
  const group = await groupOf(Object.keys(refusals))
  for (const [email, [code, text]] of Object.entries(refusals))
    manners.set(email, () => ({ code: Number(code), text: text! }))

  await mail(group)
  await settle()

  const facts = await world.sql(
    `select data ->> 'email' as email, data ->> 'reason' as reason, data ->> 'response' as response
     from facts where name = 'mail.undeliverable' and group_id = $1 order by 1`,
    [group.id],
  )
  const expected = Object.entries(refusals).map(([email, [code, text, reason]]) => ({
    email,
    reason,
    response: `${code} ${text}`,
  }))
  assert.deepEqual(
    facts,
    expected.toSorted((a, b) => (a.email < b.email ? -1 : 1)),
  )
  assert.deepEqual(
    (await deliveries(group)).map(({ state, tries }) => [state, tries]),
    expected.map(() => ['refused', 1]),
  )
})

test('mail undelivered for five days is given up, with a fact', async () => {
  const group = await groupOf(['away@later.example'])
  manners.set('away@later.example', () => ({ code: 452, text: 'full' }))
  await mail(group, { age: '4 days 23 hours 59 minutes 55 seconds' })

  await settle()

  assert.deepEqual(await deliveries(group), [
    { email: 'away@later.example', state: 'expired', tries: 1, response: '452 full' },
  ])
  const facts = await world.sql(
    `select data ->> 'reason' as reason from facts where name = 'mail.undeliverable' and group_id = $1`,
    [group.id],
  )
  assert.deepEqual(facts, [{ reason: 'time' }])
})

test('a connection lost after the message was sent is reported as a possible duplicate', async () => {
  const group = await groupOf(['broken@later.example'])
  manners.set('broken@later.example', times => (times === 1 ? { takeAndDrop: true } : undefined))

  const messageId = await mail(group)
  await settle()

  const [row] = await deliveries(group)
  assert.deepEqual([row!['state'], row!['tries']], ['waiting', 1])
  assert.match(String(row!['response']), /^it may have been taken: /)
  await world.sql(`update deliveries set run_at = now() where group_id = $1`, [group.id])
  await settle()
  assert.deepEqual(takenOf(messageId), ['broken@later.example', 'broken@later.example'])
})

test('while the only relay is down nothing is written per recipient, and nothing is lost or duplicated afterwards', async () => {
  const emails = names(50, 'patient.example')
  const group = await groupOf(emails)
  isDown = true
  sink.hangUp()
  heard.length = 0

  const messageId = await mail(group)
  // While it is tried again, that is one more try.
  const pending = { state: 'queued', tries: 0, error: '127.0.0.1: 421 closed for an hour' }
  await until(async () => isDeepStrictEqual(await states(group), [pending]))

  assert.deepEqual(await deliveries(group), [])
  assert.deepEqual(takenOf(messageId), [])
  // The reason stays while it is tried again.
  const before = greeted
  await until(() => greeted > before)
  assert.deepEqual(
    (await states(group)).map(({ error }) => error),
    [pending.error],
  )
  await until(async () => (await world.sql(`select from outgoing_messages where worker_id is not null`)).length === 0)
  isDown = false
  await until(async () => (await states(group))[0]!['state'] === 'done')
  assert.deepEqual(await states(group), [done])
  assert.deepEqual(takenOf(messageId), emails.toSorted())
  assert.deepEqual(await deliveries(group), [])
  assert.deepEqual(heard, ['no mail goes out: 127.0.0.1: 421 closed for an hour', 'mail goes out again'])
})

test('an envelope has plain addresses only', async () => {
  const group = await groupOf(['a@x.org>\r\nRCPT TO:<evil@x.org', 'fine@plain.example'])

  const messageId = await mail(group)
  await settle()

  assert.deepEqual(takenOf(messageId), ['fine@plain.example'])
  assert.deepEqual(
    (await deliveries(group)).map(({ state, response }) => [state, response]),
    [['refused', 'the recipient is not a mail address']],
  )
})

test('the relay URL: host, TLS mode, and credentials', () => {
  const of = (relay: string) => relayHost({ relay, name: 'moot.example' })
  const name = { name: 'moot.example' }

  assert.deepEqual(of('smtp://127.0.0.1'), {
    host: '127.0.0.1',
    port: 25,
    ...name,
    tls: 'if offered',
    certified: null,
  })
  assert.deepEqual(of('smtps://ann:p%40ss@mail.example.org'), {
    ...{ host: 'mail.example.org', port: 465, ...name, tls: 'at once', certified: 'mail.example.org' },
    login: { user: 'ann', password: 'p@ss' },
  })
  assert.deepEqual(of('smtp://ann:pw@mail.example.org:587?tls.rejectUnauthorized=false'), {
    ...{ host: 'mail.example.org', port: 587, ...name, tls: 'needed', certified: null },
    login: { user: 'ann', password: 'pw' },
  })
  assert.equal(of('smtp://ann:pw@[::1]').tls, 'if offered')
})
