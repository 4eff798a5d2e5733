import assert from 'node:assert/strict'
import { verify, createPublicKey } from 'node:crypto'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { decryptPush, startPushService } from '#test/servers/push-service.ts'
import { newWorld } from '#test/world.ts'

const problems: string[] = []
const world = await newWorld({ FOLKMOOT_PICTURE_NETWORKS: '127.0.0.1/32' }, { hear: line => problems.push(line) })
const group = await world.addGroup({}, { peopled: true })
await world.sql(`update groups set title = 'Bakers' where id = $1`, [group.id])

const { at, received, answers, newBrowser } = await startPushService(world)

/** Verifies the token by which the service knows this installation (RFC 8292). */
function verifiedToken(authorization: string, key: string) {
  const [, token, given] = /^vapid t=([^,]+), ?k=(.+)$/.exec(authorization) ?? []
  assert.equal(given, key)
  const [head, claims, signature] = token!.split('.')
  const point = Buffer.from(key, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map(half => half.toString('base64url'))
  const jwk = createPublicKey({ format: 'jwk', key: { kty: 'EC', crv: 'P-256', x: x!, y: y! } })
  const signed = Buffer.from(`${head}.${claims}`)
  assert.ok(verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature!, 'base64url')))
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; sub: string }
}

const sessions = (await world.sql(`select account_id, id from sessions`)) as { account_id: number; id: number }[]
/** A person in a browser. */
function browserOf(name: 'ben' | 'cleo') {
  const { identity, account } = world.people[name]
  const session_id = sessions.find(({ account_id }) => account_id === account.id)!.id
  return world.as({ identity: { ...identity, how: 'cookie', session_id, csrf: 'x' } })
}
const [ben, cleo] = [browserOf('ben'), browserOf('cleo')]
const browsers = async () => (await ben.getpushsettings({})).browsers
async function reply() {
  received.length = 0
  const topic = await world.post('ben', { subject: 'Rye' }, group)
  await world.answer('cleo', topic, { body: '<p>Two loaves, please</p>' }, group)
  await world.settle()
  return topic
}

test('a notification is shown by each browser of a person, encrypted for it', async () => {
  const [one, two] = [newBrowser('/one'), newBrowser('/two')]
  await ben.addpushsubscription(one.subscription)
  await ben.addpushsubscription(two.subscription)
  await ben.addpushsubscription(two.subscription)
  assert.deepEqual(
    (await browsers()).map(({ is_current }) => is_current),
    [true, true],
  )

  const topic = await reply()

  assert.deepEqual(received.map(({ path }) => path).toSorted(), ['/one', '/two'])
  const [{ public_key }, sent] = [await ben.getpushsettings({}), received.find(({ path }) => path === '/one')!]
  const name = world.people.cleo.account.full_name
  const [notification] = (await ben.getnotifications({ unread: true, locale: 'en' })).data
  assert.deepEqual(JSON.parse(decryptPush(one, sent.body)), {
    title: `${name} replied in Rye`,
    body: 'Two loaves, please\nBakers',
    url: `${world.settings.url}/g/${group.name}/topic/${topic.topic_id}?from=${notification!.msg_num}#m${notification!.msg_num}`,
    tag: String(notification!.id),
  })
  assert.equal(sent.headers['ttl'], '172800')
  const { aud, sub } = verifiedToken(String(sent.headers['authorization']), public_key)
  assert.equal(aud, at)
  assert.match(sub, /^(?:https:|mailto:support@)/)
})

test('a failed push is tried again, and a browser that is gone is forgotten', async () => {
  const before = await browsers()
  await ben.deletepushsubscription({ push_subscription_id: before[0]!.id })
  answers.push(503)
  await reply()
  assert.equal(received.length, 1)
  assert.match(problems.join(), /^job \d+ of web push failed, will be tried again$/)
  await world.sql(`update jobs set run_at = now() where subscriber = 'web push'`)
  await world.settle()
  assert.equal(received.length, 2)
  answers.push(410)
  await reply()
  assert.deepEqual(await browsers(), [])
  await reply()
  assert.equal(received.length, 0)
})

test('nothing is pushed of a kind that is off, of what was read meanwhile, or after the session has ended', async () => {
  const browser = newBrowser('/three')
  await ben.addpushsubscription(browser.subscription)
  const { kinds } = await ben.getnotificationsettings({})
  const push = kinds.filter(kind => kind.push).map(({ kind }) => kind)
  assert.ok(!push.includes('like'))
  await ben.updatenotificationsettings({ push: push.filter(kind => kind !== 'reply') })
  await reply()
  assert.equal(received.length, 0)
  await ben.updatenotificationsettings({ push })
  await ben.marknotificationsread({ all: true })
  await world.sql(`insert into jobs (subscriber, payload) select 'web push', jsonb_build_object('notification_id', n.id, 'push_subscription_id', p.id)
    from notifications n join push_subscriptions p using (account_id)`)
  await world.settle()
  assert.equal(received.length, 0)
  await world.sql(`delete from sessions where account_id = $1`, [world.people.ben.account.id])
  await reply()
  assert.deepEqual([received.length, await browsers()], [0, []])
})

test('only a push service that may be reached, with keys of the right size, is taken', async () => {
  const { subscription } = newBrowser('/four')
  for (const endpoint of [
    'http://push.example.org/x',
    'https://10.0.0.1/x',
    'https://[::1]/x',
    'https://u:p@push.example.org/',
    'https://push.example.org:25/',
    'file:///etc/passwd',
    'x',
  ])
    await assert.rejects(cleo.addpushsubscription({ ...subscription, endpoint }), expectedError('invalid endpoint'))
  await assert.rejects(cleo.addpushsubscription({ ...subscription, p256dh: 'x' }), expectedError('invalid p256dh'))
  await assert.rejects(cleo.addpushsubscription({ ...subscription, auth: '<script>' }), expectedError('invalid auth'))
  const { id } = await cleo.addpushsubscription({ ...subscription, endpoint: 'https://push.example.org/x' })
  await assert.rejects(
    ben.deletepushsubscription({ push_subscription_id: id }),
    expectedError('invalid push_subscription_id'),
  )
})
