import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { routesOf } from '#mail/send/smtp/routes.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { mailOf } from '#test/mail/incoming-mails.ts'
import { listenFor, sendTo } from '#test/mail/mail-server.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'

const sink = await startSink({
  manner: to => {
    if (to.startsWith('cleo@')) return { code: 452, text: '4.2.2 mailbox full' }
    return to.startsWith('moderator@') ? { code: 550, text: '5.7.1 not wanted' } : undefined
  },
})
after(() => sink.close())
const world = await newWorld({}, { mail: { routes: routesOf({ relay: sink.url, name: 'moot.example' }) } })
const { people, sql } = world
await sql(`update accounts set site_admin = true where id = $1`, [people.stranger.account.id])
const admin = world.as({
  identity: { ...people.stranger.identity, account: { ...people.stranger.account, site_admin: true } },
})
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo', 'moderator', 'powerless'] })
const { message_id } = await world.post('owner', { subject: 'Bread', body: 'Rye' }, group)
await world.settle()
const emailOf = (name: 'ben' | 'cleo' | 'moderator' | 'owner' | 'stranger'): string => people[name].account.email

test('each recipient of a message is listed with the delivery status', async () => {
  const { data, total_count } = await admin.getmessagedeliveries({ message_id, limit: 100 })

  const brief = data.map(({ email, state, tries, response, last_try, next_try }) => ({
    ...{ email, state, tries, response },
    tried: last_try !== null,
    again: next_try !== null,
  }))
  assert.deepEqual(
    [...Map.groupBy(brief, ({ email }) => email).values()]
      .map(([one]) => one)
      .toSorted((a, b) => (a!.email < b!.email ? -1 : 1)),
    [
      {
        email: emailOf('ben'),
        state: 'sent',
        tries: 1,
        response: brief.find(({ email }) => email === emailOf('ben'))!.response,
        tried: true,
        again: false,
      },
      {
        email: emailOf('cleo'),
        state: 'deferred',
        tries: 1,
        response: '452 4.2.2 mailbox full',
        tried: true,
        again: true,
      },
      {
        email: emailOf('moderator'),
        state: 'refused',
        tries: 1,
        response: '550 5.7.1 not wanted',
        tried: true,
        again: false,
      },
      {
        email: people.powerless.account.email,
        state: 'sent',
        tries: 1,
        response: brief.find(({ email }) => email.startsWith('powerless'))!.response,
        tried: true,
        again: false,
      },
    ],
  )
  assert.equal(total_count, 4)
  const first = await admin.getmessagedeliveries({ message_id, limit: 3 })
  const second = await admin.getmessagedeliveries({ message_id, limit: 3, page_token: first.next_page_token })
  assert.deepEqual([...first.data, ...second.data], data)
  await assert.rejects(admin.getmessagedeliveries({ message_id: 999_999 }), expectedError('invalid message_id'))
  await assert.rejects(world.as('owner').getmessagedeliveries({ message_id }), { type: 'inadequate_permissions' })
})

test('deferred email is listed by domain', async () => {
  const domain = emailOf('cleo').split('@')[1]!
  const brief = async (params: Parameters<typeof admin.getdelayedemail>[0]) =>
    (await admin.getdelayedemail(params)).deliveries.map(({ email, subject, state }) => [email, subject, state])

  assert.deepEqual(await brief({ domain }), [[emailOf('cleo'), 'Bread', 'deferred']])
  assert.deepEqual(await brief({ domain: 'other.example' }), [])
  assert.deepEqual(await brief({ state: 'queued' }), [])
})

const reasonsFor = async (email: string, about: { message_id?: number } = { message_id }) =>
  (await admin.explaindelivery({ email, ...about })).reasons.map(({ reason, group_name }) => [reason, group_name])

test('a missing message is explained by its delivery status, or by what prevented it', async () => {
  const cleo = await admin.explaindelivery({ email: emailOf('cleo').toUpperCase(), message_id })
  assert.deepEqual(
    [cleo.full_name, cleo.reasons, cleo.message!.subject, cleo.message!.delivery!.state],
    [people.cleo.account.full_name, [], 'Bread', 'deferred'],
  )
  assert.deepEqual(await reasonsFor(emailOf('owner')), [['own_message', group.name]])
  assert.deepEqual(await reasonsFor(emailOf('stranger')), [['not_member', group.name]])
  assert.deepEqual(await reasonsFor('nobody@example.org'), [['no_account', '']])
  await world.as('ben').updatesub({ group_id: group.id, email_delivery: 'email_delivery_digest' })
  const later = await world.post('owner', { subject: 'Cake', body: 'Plum' }, group)
  assert.deepEqual(await reasonsFor(emailOf('ben'), { message_id: later.message_id }), [['digest', group.name]])
  const latecomer = await world.addPerson('latecomer')
  await world.as(latecomer).joingroup({ group_id: group.id })
  await world.settle()
  assert.deepEqual(await reasonsFor(latecomer.account.email), [['joined_later', group.name]])
  await assert.rejects(
    admin.explaindelivery({ email: 'x@example.org', message_id: 999_999 }),
    expectedError('invalid message_id'),
  )
})

test('an address is shown with what stops its email, and with recent deliveries', async () => {
  await world.as('anonymous').requestpasswordreset({ email: emailOf('ben') })
  await world.settle()
  const { emails, reasons } = await admin.explaindelivery({ email: emailOf('ben') })

  assert.deepEqual(
    reasons.map(({ reason }) => reason),
    ['digest'],
  )
  assert.deepEqual(
    emails.map(({ type, state, message_id: of }) => [type, state, of]),
    [
      ['delivery_notification', 'sent', 0],
      ['delivery_message', 'sent', message_id],
    ],
  )
  await sql(`insert into opted_out_addresses (email) values ($1)`, [emailOf('ben').toLowerCase()])
  await admin.suspenduser({ email: emailOf('ben') })
  assert.deepEqual((await reasonsFor(emailOf('ben'), {})).slice(0, 2), [
    ['suspended', ''],
    ['opted_out', ''],
  ])
})

test('email of a suspended group is not tried again, and email to it is refused as to an unknown address', async () => {
  const receiving = await listenFor(world)
  const tries = () => sink.asked.get(emailOf('cleo'))
  const before = tries()
  await admin.suspendgroup({ group_id: group.id })
  await admin.retryemail({})
  await world.settle()
  const mail = mailOf({ From: `Ben <${emailOf('ben')}>`, To: `${group.name}@folkmoot.test` })
  const [suspended, unknown] = [
    await sendTo(receiving, mail, { from: emailOf('ben'), to: `${group.name}@folkmoot.test` }),
    await sendTo(receiving, mail, { from: emailOf('ben'), to: 'nobody-knows@folkmoot.test' }),
  ]
  await admin.restoregroup({ group_id: group.id })

  assert.equal(tries(), before)
  assert.match(suspended, /^550 /)
  assert.equal(suspended, unknown)
})
