import assert from 'node:assert/strict'
import { after, test } from 'node:test'
import PostalMime from 'postal-mime'
import { startSink } from '#test/mail/smtp-sink.ts'
import { newWorld } from '#test/world.ts'

const sink = await startSink({ offers: ['PIPELINING', '8BITMIME', 'SMTPUTF8'] })
after(() => sink.close())
const world = await newWorld({ FOLKMOOT_SMTP_RELAY: sink.url }, { resolve: async () => [] })

test('a person with a non-ASCII address registers, joins a group and gets its email', async () => {
  const email = 'jürgen@xn--bcher-kva.example'
  const password = 'a rather long one'
  const { user } = await world.as('anonymous').registeruser({ email: ' Jürgen@Bücher.example', password })
  await world.settle()
  await world.sql(`update accounts set status = 'user_status_confirmed' where email = $1`, [email])
  const identity = await world.as('anonymous').login({ email: 'jürgen@bücher.example', password })
  const added = await world.addGroup({}, { peopled: true })
  await world.sql('update accounts set email = $2 where id = $1', [world.people.cleo.account.id, `zoë@example.org`])
  await world.post('ben', { subject: 'Rye', body: '<p>Rye.</p>' }, added)
  await world.settle()

  const taken = sink.taken.map(({ to, raw }) => ({ to: Buffer.from(to, 'latin1').toString(), raw }))
  const received = taken.find(({ to }) => to === email)
  const parsed = await PostalMime.parse(Buffer.from(received!.raw, 'latin1'))

  assert.deepEqual([user.email, identity.user.email], [email, email])
  assert.match(parsed.subject!, /\S/)
  assert.match(parsed.to![0]!.address!, /^jürgen@/)
  assert.equal(
    taken.some(({ to, raw }) => to === 'zoë@example.org' && /^Subject: .*Rye/m.test(raw)),
    true,
  )
})
