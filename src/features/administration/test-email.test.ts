import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import { routesOf } from '#mail/send/smtp/routes.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld, type World } from '#test/world.ts'

const sink = await startSink({
  manner: to => (to.startsWith('full') ? { code: 552, text: '5.2.2 mailbox full' } : undefined),
})
after(() => sink.close())

async function administratorOf(world: World) {
  const { identity, account } = world.people.owner
  await world.sql(`update accounts set site_admin = true where id = $1`, [account.id])
  // The client has a property for every name, so it must not be mistaken for a promise.
  return { calls: world.as({ identity: { ...identity, account: { ...account, site_admin: true } } }) }
}
const sending = await newWorld({}, { mail: { routes: routesOf({ relay: sink.url, name: 'moot.example' }) } })
const { calls: admin } = await administratorOf(sending)

test('the reply of the mail server is reported, whether it accepts the email or not', async () => {
  const own = await admin.sendtestemail({})
  const refused = await admin.sendtestemail({ email: 'full@post.example' })

  assert.deepEqual(
    [own, refused].map(({ recipient, outcome, response, is_encrypted }) => [
      recipient,
      outcome,
      response,
      is_encrypted,
    ]),
    [
      [sending.people.owner.account.email, 'accepted', '250 2.0.0 taken as 1', false],
      ['full@post.example', 'refused', '552 5.2.2 mailbox full', false],
    ],
  )
  assert.match(sink.taken[0]!.raw, /^Subject: Test email from folkmoot.test/m)
  await assert.rejects(admin.sendtestemail({ email: 'nobody' }), expectedError('invalid email address'))
})

test('it is written in the language of the account, or of the page', async () => {
  await admin.sendtestemail({ locale: 'de-CH' })
  assert.match(sink.taken.at(-1)!.raw, /^Subject: Test-E-Mail von folkmoot.test/m)
})

test('an unreachable mail server is named', async () => {
  const lost = await newWorld({}, { mail: { routes: routesOf({ relay: 'smtp://127.0.0.1:1', name: 'moot.example' }) } })
  const { calls } = await administratorOf(lost)
  const { outcome, response } = await calls.sendtestemail({})

  assert.equal(outcome, 'unreachable')
  assert.match(response, /127\.0\.0\.1.*ECONNREFUSED/)
})

test('without a relay, the email is in the local mailbox', async () => {
  const here = await newWorld()
  const { calls: local } = await administratorOf(here)

  assert.equal((await local.sendtestemail({ email: 'ada@example.org' })).outcome, 'stored')
  const [stored] = (await local.getmailbox({})).data
  assert.deepEqual([stored!.subject, stored!.recipients], ['Test email from folkmoot.test', ['ada@example.org']])
  await assert.rejects(here.as('ben').sendtestemail({}), { type: 'inadequate_permissions' })
})
