import assert from 'node:assert/strict'
import type { ServerResponse } from 'node:http'
import { test } from 'node:test'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { isGenuine, startWebhookReceiver } from '#test/servers/webhook-receiver.ts'
import { newWorld } from '#test/world.ts'

const problems: string[] = []
const world = await newWorld({ FOLKMOOT_WEBHOOK_NETWORKS: '127.0.0.1' }, { hear: line => problems.push(line) })
const receiver = await startWebhookReceiver()
world.atEnd(receiver.close)
test.beforeEach(() => {
  receiver.received.length = 0
  receiver.answer(response => void response.writeHead(204).end())
})
test.after(() => assert.deepEqual(problems, []))

type Action = Parameters<ReturnType<typeof world.as>['newwebhook']>[0]['actions'][number]
async function groupWithWebhook(actions: Action[], path = '/hook') {
  const group = await world.addGroup({}, { peopled: true })
  const made = await world.as('owner').newwebhook({ group_id: group.id, url: receiver.url + path, actions })
  const { secret, ...webhook } = made
  const about = { group_id: group.id, webhook_id: made.id }
  const deliveries = async () => (await world.as('owner').getwebhookdeliveries(about)).data
  return { group, webhook, secret, about, deliveries }
}
/** The time of the database, in seconds. */
const clock = async (): Promise<number> =>
  Number((await world.sql(`select extract(epoch from clock_timestamp())::float8 as at`))[0]!['at'])
/** Lets everything that waits be due. */
const hurry = async () => {
  await world.sql(`update jobs set run_at = now(), leased_until = null where dead_since is null`)
  await world.sql(`update webhooks set retry_at = null`)
  await world.sql(`update webhook_deliveries set leased_until = null`)
}

test('a post is sent to a webhook, signed, with what happened and who did it', async () => {
  const { group, about, secret, deliveries } = await groupWithWebhook(['message.posted'], '/hook?of=bakers')
  const { message_id, topic_id } = await world.post('ben', { subject: 'Rye', body: 'Bread' }, group)
  await world.settle()

  const [request] = receiver.received
  assert.equal(receiver.received.length, 1)
  assert.ok(isGenuine(request!, secret))
  assert.ok(!isGenuine({ ...request!, body: `${request!.body} ` }, secret))
  const [{ id, created, data, ...rest }] = receiver.events() as unknown as [Record<string, unknown>]
  const { ben } = world.people
  assert.deepEqual(rest, {
    object: 'webhook_event',
    webhook_id: about.webhook_id,
    action: 'message.posted',
    via: 'via_api',
    group: { id: group.id, object: 'group', name: group.name, title: '', url: `https://folkmoot.test/g/${group.name}` },
    member_info: {
      ...{ id: group.members.ben, object: 'member_info', group_id: group.id, user_id: ben.account.id },
      ...{ full_name: 'Ben', email: 'ben@example.org', status: 'sub_status_normal', mod_status: 'sub_modstatus_none' },
    },
    extra: 'Rye',
    extra_id: message_id,
  })
  const { msg_num, subject, is_first } = data as Record<string, unknown>
  assert.deepEqual({ msg_num, subject, is_first }, { msg_num: 1, subject: 'Rye', is_first: true })
  assert.equal((data as { topic_id: number }).topic_id, topic_id)
  const log = await world.as('owner').getactivitylog({ group_id: group.id, action: 'message.posted' })
  assert.deepEqual([log.data[0]!.id, log.data[0]!.created], [id, created])
  assert.deepEqual(
    [request!.path, request!.headers['content-type'], request!.headers['webhook-id']],
    ['/hook?of=bakers', 'application/json', `msg_${(await deliveries())[0]!.id}`],
  )
  const [{ latency, ...delivery }] = (await deliveries()) as [Awaited<ReturnType<typeof deliveries>>[number]]
  assert.ok(latency >= 0)
  assert.deepEqual(
    [delivery.state, delivery.tries, delivery.status_code, delivery.action, delivery.fact_id, delivery.next_try],
    ['webhook_delivery_delivered', 1, 204, 'message.posted', id, null],
  )
})

test('only chosen actions of the own group are sent', async () => {
  const { group } = await groupWithWebhook(['member.banned', 'topic.updated'])
  const other = await world.addGroup({}, { peopled: true })
  const { topic_id } = await world.post('ben', { subject: 'Rye' }, group)
  await world.as('owner').updatetopic({ topic_id, is_sticky: true })
  await world.as('owner').banmember({ group_id: group.id, member_info_id: group.members.cleo })
  await world.as('owner').banmember({ group_id: other.id, member_info_id: other.members.cleo })
  await world.settle()

  const sent = receiver.events().map(({ action, extra, extra_id }) => [action, extra, extra_id])
  assert.deepEqual(
    sent.toSorted((a, b) => (String(a) < String(b) ? -1 : 1)),
    [
      ['member.banned', 'cleo@example.org', group.members.cleo],
      ['topic.updated', 'Rye', topic_id],
    ],
  )
})

test('a webhook is sent again until it succeeds, later each time', async () => {
  const { group, deliveries, about } = await groupWithWebhook(['message.posted'])
  receiver.answer(response => void response.writeHead(500).end('out of flour'))
  const waits: unknown[] = []
  let began = await clock()
  await world.post('ben', { subject: 'Rye' }, group)

  for (const wait of [5, 30, 120]) {
    await world.settle()
    const [{ due }] = (await world.sql(
      `select extract(epoch from next_try)::float8 as due from webhook_deliveries where webhook_id = $1`,
      [about.webhook_id],
    )) as [{ due: number }]
    // It failed at some moment since it was due.
    waits.push({ wait, isKept: due - (await clock()) <= wait && wait <= due - began })
    began = await clock()
    await hurry()
  }
  const [failing] = await deliveries()
  const { failing_since } = await world.as('owner').getwebhook(about)
  receiver.answer(response => void response.writeHead(200).end('thanks'))
  await world.settle()
  const [done] = await deliveries()

  assert.deepEqual(
    waits,
    [5, 30, 120].map(wait => ({ wait, isKept: true })),
  )
  assert.deepEqual(
    [failing!.state, failing!.tries, failing!.status_code, failing!.answer],
    ['webhook_delivery_pending', 3, 500, 'out of flour'],
  )
  assert.deepEqual(
    [done!.state, done!.tries, done!.status_code, done!.answer],
    ['webhook_delivery_delivered', 4, 200, 'thanks'],
  )
  assert.equal(new Set(receiver.received.map(({ headers }) => headers['webhook-id'])).size, 1)
  assert.equal(typeof failing_since, 'string')
  assert.equal((await world.as('owner').getwebhook(about)).failing_since, null)
})

test('what is about one object is sent in order, and waits for what failed before it', async () => {
  const { group } = await groupWithWebhook(['message.posted', 'topic.updated'])
  receiver.answer((response, { body }) => {
    const { action, extra } = JSON.parse(body) as { action: string; extra: string }
    response.writeHead(action === 'message.posted' && extra === 'Rye' && refusing ? 503 : 204).end()
  })
  let refusing = true
  const { topic_id } = await world.post('ben', { subject: 'Rye' }, group)
  await world.settle()
  for (const is_sticky of [true, false, true]) await world.as('owner').updatetopic({ topic_id, is_sticky })
  await world.post('ben', { subject: 'Spelt' }, group)
  await world.settle()
  const before = receiver.events().map(({ action, extra }) => `${action} ${extra}`)
  refusing = false
  await hurry()
  await world.settle()

  assert.deepEqual(before, ['message.posted Rye', 'message.posted Spelt'])
  const after = receiver.events().slice(2)
  assert.deepEqual(
    after.map(({ action }) => action),
    ['message.posted', 'topic.updated', 'topic.updated', 'topic.updated'],
  )
  assert.deepEqual(
    after.map(({ id }) => id),
    after.map(({ id }) => id).toSorted((a, b) => a - b),
  )
})

test('after three days a delivery has failed, the webhook is paused, and the owners are told', async () => {
  const { group, about, deliveries } = await groupWithWebhook(['message.posted'])
  receiver.answer(response => void response.writeHead(500).end())
  await world.post('ben', { subject: 'Rye' }, group)
  await world.settle()
  await world.sql(`update webhook_deliveries set since = since - interval '3 days' where webhook_id = $1`, [
    about.webhook_id,
  ])
  await world.sql(`update webhooks set failing_since = now() - interval '3 days' where id = $1`, [about.webhook_id])
  await world.newEmails()
  await world.facts()
  await hurry()

  const emails = await world.newEmails()

  assert.deepEqual(await world.facts(), ['webhook.failed'])
  assert.deepEqual(
    emails.map(({ recipient, kind }) => [recipient, kind]),
    [['owner@example.org', 'webhook_failed']],
  )
  assert.match(emails[0]!.body, new RegExp(`/g/${group.name}/settings/webhooks/${about.webhook_id}`))
  assert.equal((await world.as('owner').getwebhook(about)).status, 'webhook_failed')
  const [failed] = await deliveries()
  assert.equal(failed!.state, 'webhook_delivery_failed')
  const again = { ...about, delivery_id: failed!.id }
  await assert.rejects(world.as('owner').redeliverwebhook(again), expectedError('webhook paused'))

  await world.post('ben', { subject: 'While it is paused' }, group)
  await world.as('owner').updatewebhook({ ...about, active: true })
  receiver.answer(response => void response.writeHead(204).end())
  receiver.received.length = 0
  assert.equal((await world.as('owner').redeliverwebhook(again)).state, 'webhook_delivery_pending')
  await world.settle()

  assert.deepEqual(
    receiver.events().map(({ extra }) => extra),
    ['Rye'],
  )
  assert.deepEqual(
    (await deliveries()).map(({ id, state }) => [id, state]),
    [[failed!.id, 'webhook_delivery_delivered']],
  )
})

test('a server that answers 410 gets no more', async () => {
  const { group, about, deliveries } = await groupWithWebhook(['message.posted'])
  receiver.answer(response => void response.writeHead(410).end())
  await world.post('ben', { subject: 'Rye' }, group)
  await world.settle()

  assert.equal((await world.as('owner').getwebhook(about)).status, 'webhook_failed')
  assert.deepEqual(
    (await deliveries()).map(({ state, status_code }) => [state, status_code]),
    [['webhook_delivery_failed', 410]],
  )
})

test('redirects are not followed, huge answers are not read, and what breaks off is no delivery', async () => {
  const { group, deliveries } = await groupWithWebhook(['message.posted'])
  const answers = [
    (response: ServerResponse) => response.writeHead(302, { location: `${receiver.url}/other` }).end(),
    (response: ServerResponse) => void response.socket!.destroy(),
    (response: ServerResponse) => {
      response.writeHead(200)
      const more = () => {
        while (!response.destroyed && response.write(`\0é${'x'.repeat(65_536)}`));
      }
      response.on('drain', more)
      more()
    },
  ]
  const outcomes = []
  for (const answer of answers) {
    receiver.answer(answer)
    await world.post('ben', { subject: `Loaf ${outcomes.length}` }, group)
    await world.settle()
    const [{ state, status_code, answer: text }] = (await deliveries()) as [
      Awaited<ReturnType<typeof deliveries>>[number],
    ]
    outcomes.push([state, status_code, text.slice(0, 14), text.length])
    await world.sql(`update webhooks set retry_at = null`)
  }

  assert.deepEqual([...new Set(receiver.received.map(({ path }) => path))], ['/hook'])
  assert.deepEqual(outcomes, [
    ['webhook_delivery_pending', 302, '', 0],
    ['webhook_delivery_pending', 0, 'socket hang up', 14],
    ['webhook_delivery_delivered', 200, `é${'x'.repeat(13)}`, 1000],
  ])
})

test('addresses that are not on the public network are refused, also behind a name', async () => {
  const { group } = await groupWithWebhook(['message.posted'])
  const owner = world.as('owner')
  for (const url of [
    ...['', 'bread', 'http://hooks.example/', 'ftp://hooks.example/', 'https://a:b@hooks.example/'],
    ...['https://127.0.0.2/', 'https://10.0.0.1/', 'https://[::1]/', 'https://169.254.169.254/', 'https://2130706434/'],
    ...['https://hooks.example:25/', 'https://hooks.example/#x', `https://hooks.example/${'x'.repeat(2000)}`],
  ])
    await assert.rejects(owner.newwebhook({ group_id: group.id, url, actions: ['message.posted'] }), /webhook url/, url)
  const named = await owner.newwebhook({ group_id: group.id, url: 'https://localhost/', actions: ['message.posted'] })
  await world.sql(`update webhooks set url = 'http://localhost:1/' where id = $1`, [named.id])

  const { state, status_code, answer } = await owner.testwebhook({ group_id: group.id, webhook_id: named.id })

  assert.equal(state, 'webhook_delivery_failed')
  assert.equal(status_code, 0)
  assert.ok(answer !== '')
})

test('a test is sent at once, and its outcome is returned and listed', async () => {
  const { about, secret, deliveries } = await groupWithWebhook(['message.posted'])

  const tested = await world.as('owner').testwebhook(about)

  assert.ok(isGenuine(receiver.received[0]!, secret))
  assert.equal(receiver.received[0]!.headers['webhook-id'], tested.message_id)
  assert.deepEqual([receiver.events()[0]!.action, receiver.events()[0]!.id], ['webhook.test', 0])
  assert.deepEqual(
    [tested.state, tested.status_code, tested.action],
    ['webhook_delivery_delivered', 204, 'webhook.test'],
  )
  assert.deepEqual(await deliveries(), [tested])
  const again = { ...about, delivery_id: tested.id }
  await assert.rejects(world.as('owner').redeliverwebhook(again), expectedError('invalid delivery_id'))
})

test('for a day, the previous secret signs as well', async () => {
  const { about, secret } = await groupWithWebhook(['message.posted'], '/rotated')
  const { secret: second, old_secret_until } = await world.as('owner').rotatewebhooksecret(about)
  assert.notEqual(second, secret)
  assert.equal(typeof old_secret_until, 'string')

  await world.as('owner').testwebhook(about)
  await world.sql(`update webhooks set old_secret_until = now() where id = $1`, [about.webhook_id])
  await world.as('owner').testwebhook(about)

  // Another webhook may have been tried again meanwhile.
  const ours = receiver.received.filter(({ path }) => path === '/rotated')
  const genuine = ours.map(request => [isGenuine(request, secret), isGenuine(request, second)])
  assert.deepEqual(genuine, [
    [true, true],
    [false, true],
  ])
  assert.equal((await world.as('owner').getwebhook(about)).old_secret_until, null)
  const [stored] = await world.sql(`select encode(secret, 'base64') as secret from webhooks where id = $1`, [
    about.webhook_id,
  ])
  assert.ok(!String(stored!['secret']).includes(second.slice(6)))
})

test('changes are in the activity log without the address and the secret', async () => {
  const { group, about, webhook } = await groupWithWebhook(['message.posted'], '/very-secret')
  const owner = world.as('owner')
  const paused = await owner.updatewebhook({ ...about, name: ' Baker bot ', active: false })
  await owner.updatewebhook({ ...about, name: 'Baker bot' })
  await owner.deletewebhook(about)

  assert.deepEqual([paused.name, paused.status, paused.created], ['Baker bot', 'webhook_paused', webhook.created])
  const { data } = await owner.getactivitylog({ group_id: group.id, sort_dir: 'asc' })
  assert.deepEqual(
    data.map(({ entry }) => entry.replace(/<a.*<.a>/, 'X')),
    [
      'X added the webhook 127.0.0.1:0'.replace(':0', `:${new URL(receiver.url).port}`),
      'X changed the webhook Baker bot: name, paused or activated',
      'X deleted the webhook Baker bot',
    ],
  )
  await assert.rejects(owner.getwebhook(about), expectedError('invalid webhook_id'))
  await assert.rejects(owner.getwebhookdeliveries(about), expectedError('invalid webhook_id'))
})

test('only those who manage integrations see webhooks, and those of other groups are absent', async () => {
  const { group, about } = await groupWithWebhook(['message.posted'])
  const other = await world.addGroup({}, { peopled: true })

  assert.equal((await world.as('sub_perm_integrations').getwebhooks({ group_id: group.id })).total_count, 1)
  for (const who of ['ben', 'powerless', 'sub_perm_groupsettings'] as const)
    await assert.rejects(world.as(who).getwebhooks({ group_id: group.id }), { type: 'inadequate_permissions' }, who)
  const elsewhere = { ...about, group_id: other.id }
  for (const call of [
    'getwebhook',
    'deletewebhook',
    'testwebhook',
    'rotatewebhooksecret',
    'getwebhookdeliveries',
  ] as const)
    await assert.rejects(world.as('owner')[call](elsewhere), expectedError('invalid webhook_id'), call)
  assert.equal((await world.as('owner').getwebhook(about)).id, about.webhook_id)
  await assert.rejects(
    world.as('owner').newwebhook({ group_id: group.id, url: 'https://hooks.example/', actions: [] }),
    expectedError('invalid actions'),
  )
})

test('old deliveries are forgotten', async () => {
  const { about, deliveries } = await groupWithWebhook(['message.posted'])
  const { sweepWebhookDeliveries } = await import('./index.ts')
  await world.as('owner').testwebhook(about)
  await world.as('owner').testwebhook(about)
  const [newer, older] = await deliveries()
  await world.sql(`update webhook_deliveries set created = now() - interval '15 days' where id = $1`, [older!.id])

  await sweepWebhookDeliveries(world.database.read)

  assert.deepEqual(
    (await deliveries()).map(({ id }) => id),
    [newer!.id],
  )
})
