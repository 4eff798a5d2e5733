import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people } = world
const { mail, emailsTo, reply } = await mailHelpers(world)
const emailOf = (name: keyof typeof people) => people[name].account.email
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const to = `${group.name}@folkmoot.test`

/** A message, and what an answer to it says in its head. */
async function message(subject: string) {
  const { message_id, topic_id, msg_num } = await world.post('ben', { subject }, group)
  const [row] = await world.sql(`select mime_id from messages where id = $1`, [message_id])
  await world.settle()
  await emailsTo('')
  return {
    msg_num,
    topic_id,
    answer: { subject: `Re: ${subject}`, headers: { 'In-Reply-To': `<${String(row!['mime_id'])}>` } },
  }
}
const count = async () => (await world.as('owner').getmessages({ group_id: group.id })).total_count

test('a reply of only like or +1 likes the message', async () => {
  const { msg_num, answer } = await message('Rye')
  const before = await count()
  const quoted = '+1\r\n\r\nOn Monday, Ben wrote:\r\n> Text.\r\n'

  assert.equal(await mail(emailOf('cleo'), to, { ...answer, body: 'Like\r\n' }), '250 2.0.0 Done')
  assert.equal(await mail(emailOf('owner'), to, { ...answer, body: quoted }), '250 2.0.0 Done')

  const { num_likes } = await world.as('ben').getmessage({ group_id: group.id, msg_num })
  assert.deepEqual([num_likes, await count()], [2, before])
  assert.deepEqual(await world.facts(), ['message.liked', 'message.liked'])
})

test('the same word is a message if it is no reply, or says more', async () => {
  const { answer } = await message('Spelt')
  const before = await count()

  await mail(emailOf('cleo'), to, { subject: 'Vote', body: '+1' })
  await mail(emailOf('cleo'), to, { ...answer, body: 'like, but not today' })

  assert.equal(await count(), before + 2)
})

test('a topic is muted by a one-word reply, or at its mute address', async () => {
  const [first, second] = [await message('Wheat'), await message('Oats')]
  const cleo = emailOf('cleo')

  assert.equal(await mail(cleo, to, { ...first.answer, body: 'mute' }), '250 2.0.0 Done')
  assert.equal(await mail(cleo, `${group.name}+mute@folkmoot.test`, second.answer), '250 2.0.0 Done')
  const nothing = await mail(cleo, `${group.name}+mute@folkmoot.test`)

  const topics = await Promise.all(
    [first, second].map(async ({ topic_id }) =>
      (
        await world.sql(`select state from topic_followers where topic_id = $1 and account_id = $2`, [
          topic_id,
          people.cleo.account.id,
        ])
      ).map(({ state }) => state),
    ),
  )
  assert.deepEqual(topics, [['muted'], ['muted']])
  assert.match(nothing, /^550 5\.7\.1 To mute a topic, reply to one of its messages/)
  assert.deepEqual(
    (await emailsTo(cleo)).map(({ subject }) => subject),
    ['Wheat', 'Oats'].map(subject => `[${group.name}] Muted: ${subject}`),
  )
})

test('a topic is followed, unfollowed and unmuted by email, and the confirmation says how to undo it', async () => {
  const { answer, topic_id } = await message('Barley')
  const cleo = emailOf('cleo')
  const state = async () =>
    (
      await world.sql(
        `select state from topic_followers where topic_id = $1 and account_id = $2 and state in ('muted', 'followed')`,
        [topic_id, people.cleo.account.id],
      )
    ).map(({ state: is }) => is)
  const at = (word: string) => `${group.name}+${word}@folkmoot.test`
  const done = '250 2.0.0 Done'
  await emailsTo(cleo)

  const states = []
  for (const word of ['mute', 'unmute', 'follow', 'unfollow']) {
    assert.equal(await mail(cleo, at(word), answer), done, word)
    states.push(await state())
  }
  for (const body of ['mute', 'unmute', 'follow', 'unfollow']) {
    assert.equal(await mail(cleo, to, { ...answer, body }), done, body)
    states.push(await state())
  }
  const one = [['muted'], [], ['followed'], []]
  assert.deepEqual(states, [...one, ...one])
  const emails = await emailsTo(cleo)
  assert.equal(emails.length, 8)
  const [muted, , followed] = emails
  assert.match(
    muted!.body,
    /You muted “Barley” in \S+ You won't get emails about it\.\n\nTo unmute it, reply to this email\./,
  )
  assert.match(followed!.body, /To stop following it, reply to this email\./)

  for (const [word, email] of [
    ['mute', muted!],
    ['follow', followed!],
  ] as const) {
    await mail(cleo, at(word), answer)
    assert.equal(await reply(cleo, email), done)
    assert.deepEqual(await state(), [], word)
  }
  // Nobody undoes it for somebody else, and what does not answer a message of the topic says how.
  await mail(cleo, at('mute'), answer)
  await reply(emailOf('ben'), muted!)
  assert.deepEqual(await state(), ['muted'])
  assert.match(await mail(cleo, at('follow')), /^550 5\.7\.1 To follow a topic, reply to one of its messages/)
})

test('non-members cannot like or mute', async () => {
  const { answer } = await message('Barley')

  assert.match(await mail(emailOf('stranger'), to, { ...answer, body: 'like' }), /^550 5\.7\.1 /)
  assert.match(await mail(emailOf('stranger'), `${group.name}+mute@folkmoot.test`, answer), /^550 5\.7\.1 /)
  assert.deepEqual(await world.facts(), [])
})
