import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

// What an answer to an email shows is that somebody has the email: who sent it need not be known.
const world = await newWorld()
const { reply, emailsTo } = await mailHelpers(world)
const done = '250 2.0.0 Done'
const statusOf = async (email: string) =>
  (await world.sql(`select status, password_hash is null as open from accounts where email = $1`, [email]))[0]

test('an invitation is accepted by replying, once, and creates an account if needed', async () => {
  const group = await world.addGroup({ invite_only: true }, { peopled: ['owner'] })
  const email = 'guest@new.example'
  await world.as('owner').invite({ group_id: group.id, emails: `Guest <${email}>` })
  const [received] = await emailsTo(email)
  await world.facts()

  const answers = await Promise.all(Array.from({ length: 50 }, () => reply(email, received!)))

  assert.deepEqual([...new Set(answers)], [done])
  assert.deepEqual(await world.facts(), ['account.registered', 'invite.accepted', 'member.joined', 'mail.answered'])
  const again = (await emailsTo(email))
    .filter(({ kind }) => kind === 'mail_answer')
    .map(({ body }) => body.split('\n')[0])
  assert.deepEqual(again, [
    `You already accepted the invitation to ${group.name}. There's nothing else you need to do.`,
  ])
  assert.deepEqual(await statusOf(email), { status: 'user_status_confirmed', open: true })
  const members = await world.as('owner').getmembers({ group_id: group.id })
  assert.deepEqual(members.data.map(({ full_name }) => String(full_name)).toSorted(), ['Guest', 'Owner'])
})

test('a cancelled invitation does not work', async () => {
  const group = await world.addGroup({ invite_only: true }, { peopled: ['owner'] })
  const { invites } = await world.as('owner').invite({ group_id: group.id, emails: 'late@new.example' })
  const [received] = await emailsTo('late@new.example')
  await world.as('owner').cancelinvite({ group_id: group.id, invite_id: invites[0]!.id })

  assert.equal(await reply('late@new.example', received!), "550 5.7.1 That didn't work. It may no longer be possible.")
  assert.equal(await statusOf('late@new.example'), undefined)
})

test('an account is confirmed by replying to its email', async () => {
  const email = 'ada@new.example'
  await world.as('anonymous').registeruser({ email, password: 'correct horse battery 9' })
  const [received] = await emailsTo(email)

  assert.equal(await reply(email, received!), done)
  await emailsTo(email)
  // However often a program answers, it is told once.
  for (let n = 0; n < 3; n += 1) assert.equal(await reply(email, received!), done)
  assert.deepEqual(
    (await emailsTo(email)).map(({ subject, body }) => [subject, body.split('\n')[0]]),
    [
      [
        'Your email address is already confirmed',
        `${email} is confirmed at folkmoot.test. There's nothing else you need to do.`,
      ],
    ],
  )

  assert.deepEqual(await statusOf(email), { status: 'user_status_confirmed', open: false })
})

test('if several people registered an address, a reply does not choose among their passwords', async () => {
  const email = 'eve@new.example'
  await world.as('anonymous').registeruser({ email, password: 'correct horse battery 9' })
  await world.as('anonymous').registeruser({ email, password: 'other horse battery 10' })
  const sent = await emailsTo(email)

  for (const received of sent)
    assert.equal(await reply(email, received), "550 5.7.1 Use the link in the email. A reply isn't enough.")

  assert.equal(sent.length, 2)
  assert.equal((await statusOf(email))!['status'], 'user_status_notconfirmed')
})

test('an out-of-office reply confirms nothing', async () => {
  const email = 'away@new.example'
  await world.as('anonymous').registeruser({ email, password: 'correct horse battery 9' })
  const [received] = await emailsTo(email)

  assert.equal(
    await reply(email, received!, { headers: { 'Auto-Submitted': 'auto-replied' } }),
    "550 5.7.1 This address doesn't accept automatic replies.",
  )

  assert.equal((await statusOf(email))!['status'], 'user_status_notconfirmed')
})
