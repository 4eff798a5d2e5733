import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailCalls } from '#mail/receive/calls.ts'
import type { PersonName } from '#test/world/people.ts'
import { expectedError } from '#test/fixtures/expected-errors.ts'
import { bounceHelpers } from '#test/mail/bounces.ts'
import { newWorld, type SentEmail } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAILS_PER_DAY_UNCONFIRMED: '1000', FOLKMOOT_EMAILS_PER_HOUR: '1000' })
const { people, group, sql } = world
const { returned, report, daysLater, statusOf } = bounceHelpers(world)

/** Everybody is as they were at the beginning. */
async function afresh(name: PersonName): Promise<void> {
  await sql(`delete from bounce_states where account_id = $1`, [people[name].account.id])
  await sql(`update accounts set status = 'user_status_confirmed' where id = $1`, [people[name].account.id])
  await world.newEmails()
  await world.facts()
}
const codeIn = ({ body }: SentEmail) => /code=([a-z2-7]+)/.exec(body)![1]!
const emailsTo = async (name: PersonName) =>
  (await world.newEmails()).filter(({ recipient }) => recipient === people[name].account.email)
const recipientsOf = async (message_id: number) =>
  (await sql(`select unnest(recipient_ids) as id from outgoing_messages where message_id = $1`, [message_id])).map(
    ({ id }) => Number(id),
  )
/** The email that asks whether mail arrives. */
async function probe(name: PersonName): Promise<SentEmail> {
  await daysLater(name, 0)
  return (await emailsTo(name)).find(({ kind }) => kind === 'bounce_probe')!
}

test('a hard bounce suspends delivery and sends a probe at once', async () => {
  await afresh('cleo')

  await returned('cleo')
  // With the decision, not with a later sweep.
  assert.deepEqual(await world.facts(), ['account.bouncing', 'account.probed'])
  const emails = await emailsTo('cleo')
  const { message_id } = await world.post('ben', { subject: 'Bread', body: 'Wheat' })

  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
  assert.ok(!(await recipientsOf(message_id)).includes(people.cleo.id))
  const { data } = await world.as('owner').getmembers({ group_id: group.id, type: 'bouncing' })
  assert.deepEqual(
    data.map(({ id }) => id),
    [people.cleo.id],
  )
  await daysLater('cleo', 2)
  assert.deepEqual(await world.facts(), [])
  assert.deepEqual(emails, [
    {
      recipient: people.cleo.account.email,
      kind: 'bounce_probe',
      subject: 'Are you getting emails from folkmoot.test?',
      body: `Hello Cleo,

Emails from folkmoot.test to this address bounced, so we've paused sending you posts.

If you can read this, email is working again. To get posts again, reply to this email or use the link.

Resume emails:

    https://folkmoot.test/resume?code=${codeIn(emails[0]!)}

If you don't respond, we'll send a few more of these and then stop. Nothing is lost: all posts are in the archives.

--
You're getting this because emails from folkmoot.test to this address bounced.
folkmoot.test: https://folkmoot.test
`,
    },
  ])
})

test('soft bounces suspend delivery after eight days in a row', async () => {
  const soft = { is_hard: false, response: '452 4.2.2 Mailbox full' }
  await afresh('cleo')

  await returned('cleo', soft)
  await daysLater('cleo', 7)
  await returned('cleo', soft)
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  // Nothing came back for nine days: that was that.
  await daysLater('cleo', 9)
  await returned('cleo', soft)
  await daysLater('cleo', 5)
  await returned('cleo', soft)
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  await daysLater('cleo', 4)
  await returned('cleo', soft)

  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
})

test('a bounce about the message says nothing about the address', async () => {
  await afresh('cleo')

  for (let times = 0; times < 3; times += 1) {
    await returned('cleo', { about: 'message', response: '550 5.7.1 Blocked by policy' })
    await returned('cleo', { about: 'message', is_hard: false })
    await daysLater('cleo', 5)
  }

  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
})

test('repeated reports of one email count once', async () => {
  await afresh('cleo')
  const before = (await world.as('cleo').getbounceinfo({})).total_count
  const { message_id } = await returned('cleo')

  await Promise.all(Array.from({ length: 10 }, () => report('cleo', message_id)))
  const sentEmail = await probe('cleo')
  await world.as('anonymous').resumemail({ code: codeIn(sentEmail) })
  // A day later it comes once more.
  await report('cleo', message_id)

  assert.equal((await world.as('cleo').getbounceinfo({})).total_count, before + 1)
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
})

test('a report about a former address changes nothing', async () => {
  await afresh('cleo')

  await returned('cleo', { email: 'cleo-before@example.org' })

  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
})

test('four probes are sent, three days apart; then no more email is sent', async () => {
  await afresh('cleo')
  await returned('cleo')
  const kinds: string[][] = []
  for (const days of [0, 2, 1, 3, 3, 2, 1, 3]) {
    await daysLater('cleo', days)
    kinds.push((await emailsTo('cleo')).map(({ kind }) => kind))
  }

  const asked = ['bounce_probe']
  assert.deepEqual(kinds, [asked, [], asked, asked, asked, [], [], []])
  assert.equal(await statusOf('cleo'), 'user_status_bounced')
  assert.ok((await world.facts()).includes('account.bounced'))
})

test('a reply reactivates delivery, even after it stopped, and missed posts are sent once', async () => {
  await afresh('cleo')
  const first = await returned('cleo')
  const sentEmail = await probe('cleo')
  for (let days = 0; days < 15; days += 3) await daysLater('cleo', 3)
  assert.equal(await statusOf('cleo'), 'user_status_bounced')
  const second = await world.post('ben', { subject: 'Barley', body: 'Bread' })
  const own = await world.post('cleo', { subject: 'Oats', body: 'Bread' })
  await emailsTo('cleo')
  await world.facts()

  const { code } = { code: codeIn(sentEmail) }
  await world.as('anonymous').resumemail({ code })
  await world.as('anonymous').resumemail({ code })

  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  assert.deepEqual(await world.facts(), ['account.restored'])
  const emails = await emailsTo('cleo')
  assert.deepEqual(
    emails.map(({ kind, subject }) => ({ kind, subject })),
    [{ kind: 'mail_restored', subject: 'Emails from folkmoot.test are resumed' }],
  )
  const missed = { code: codeIn(emails[0]!) }
  await assert.rejects(world.as('anonymous').resumemail(missed), expectedError('invalid token'))
  await world.as('anonymous').sendmissed(missed)
  await world.as('anonymous').sendmissed(missed)
  // The email that asked is still there, and whoever answers it again has what they want.
  await world.as('anonymous').resumemail({ code })

  assert.deepEqual(await world.facts(), ['account.missed_sent'])
  const sentTo = async (message_id: number) =>
    (await recipientsOf(message_id)).filter(id => id === people.cleo.id).length
  // The first had been sent, and came back.
  assert.deepEqual(
    [await sentTo(first.message_id), await sentTo(second.message_id), await sentTo(own.message_id)],
    [2, 1, 0],
  )
})

test('missed posts are those that would have been sent, without muted topics, up to a limit', async () => {
  await afresh('cleo')
  await returned('cleo')
  const muted = await world.post('ben', { subject: 'Millet', body: 'Bread' })
  await world.as('cleo').mutetopic({ topic_id: muted.topic_id })
  const wanted = await world.post('ben', { subject: 'Maize', body: 'Bread' })
  await world.as('anonymous').resumemail({ code: codeIn(await probe('cleo')) })
  const [offer] = await emailsTo('cleo')

  await world.as('anonymous').sendmissed({ code: codeIn(offer!) })

  assert.ok(!(await recipientsOf(muted.message_id)).includes(people.cleo.id))
  assert.ok((await recipientsOf(wanted.message_id)).includes(people.cleo.id))
})

test('a reply by email does the same as the link', async () => {
  await afresh('cleo')
  await returned('cleo')
  await daysLater('cleo', 0)
  const [{ episode } = { episode: 0 }] = await sql(`select episode from bounce_states where account_id = $1`, [
    people.cleo.account.id,
  ])
  const asked = { account_id: people.cleo.account.id, episode: Number(episode) }
  const calls = mailCalls(world.app.pipeline, null)

  await calls.resumebyanswer(asked)
  await calls.resumebyanswer(asked)
  await calls.missedbyanswer(asked)

  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  const facts = (await world.facts()).filter(name => /^account\.(?:restored|missed)/.test(name))
  assert.deepEqual(facts, ['account.restored', 'account.missed_sent'])
})

test('a reply to an outdated probe, and an automatic one, are ignored', async () => {
  await afresh('cleo')
  await returned('cleo')
  const code = codeIn(await probe('cleo'))
  await world.as('anonymous').resumemail({ code })
  await returned('cleo')

  await assert.rejects(world.as('anonymous').resumemail({ code }), expectedError('invalid token'))
  await assert.rejects(world.as('anonymous').resumemail({ code: 'a'.repeat(30) }), expectedError('invalid token'))
  await assert.rejects(world.as('anonymous').sendmissed({ code }), expectedError('invalid token'))

  assert.equal(await statusOf('cleo'), 'user_status_bouncing')
})

test('a new address starts over', async () => {
  await afresh('cleo')
  await returned('cleo')
  // The first probe went to the address that was.
  await world.newEmails()
  const { id, email } = people.cleo.account
  await sql(`update accounts set email = 'cleo-after@example.org', status = 'user_status_confirmed' where id = $1`, [
    id,
  ])

  await daysLater('cleo', 3)

  assert.deepEqual(await emailsTo('cleo'), [])
  assert.equal(await statusOf('cleo'), 'user_status_confirmed')
  await sql(`update accounts set email = $2 where id = $1`, [id, email])
})

test('a moderator can send a probe; everyone can for their own address', async () => {
  await afresh('cleo')
  const member_info_id = people.cleo.id
  const ask = (who: PersonName) => world.as(who).sendbounceprobe({ member_info_id })
  await assert.rejects(ask('owner'), expectedError('not bouncing'))
  await returned('cleo')
  await world.newEmails()
  await world.facts()

  await ask('sub_perm_modsub')
  await ask('cleo')
  await assert.rejects(ask('ben'), { type: 'inadequate_permissions' })
  await assert.rejects(ask('powerless'), { type: 'inadequate_permissions' })

  assert.deepEqual(await world.facts(), [
    'account.probed',
    'member.probe_requested',
    'account.probed',
    'member.probe_requested',
  ])
  assert.deepEqual(
    (await world.newEmails()).map(({ kind, recipient }) => ({ kind, recipient })),
    Array.from({ length: 2 }, () => ({ kind: 'bounce_probe', recipient: people.cleo.account.email })),
  )
})
