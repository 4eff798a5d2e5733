import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'
import { choicesIn } from './vote-reply.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { people } = world
const { mail, emailsTo } = await mailHelpers(world)
const emailOf = (name: keyof typeof people) => people[name].account.email
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const group_id = group.id
const to = `${group.name}@folkmoot.test`
const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }, { text: 'Wheat' }])
let polls = 0

/** A poll, and what an answer to its message says in its head. */
async function poll(type: 'poll_single' | 'poll_ranked' = 'poll_single') {
  const question = `Which bread ${(polls += 1)}?`
  const { poll_id, message_id } = await world
    .as('ben')
    .newpoll({ group_id, question, answers, type, show_results: 'poll_results_always' })
  const [row] = await world.sql(`select mime_id from messages where id = $1`, [message_id])
  await world.settle()
  await emailsTo('')
  return { poll_id, reply: { subject: `Re: ${question}`, headers: { 'In-Reply-To': `<${String(row!['mime_id'])}>` } } }
}
const choicesOf = async (poll_id: number) =>
  (await world.as('owner').getpollvotes({ poll_id })).data.map(({ name, choices }) => [name, choices])
const count = async () => (await world.as('owner').getmessages({ group_id })).total_count

test('numbers alone are choices', () => {
  const texts = [
    '2',
    ' 1, 3 ',
    '2. 1. 3.',
    '3)',
    '1\r\n2',
    '10;11',
    '2 of them',
    '+1',
    '-1',
    '1.5 kg',
    '',
    '1,,,',
    '123',
    '1 1 1'.repeat(50),
  ]

  assert.deepEqual(texts.map(choicesIn), [
    ...[[2], [1, 3], [2, 1, 3], [3], [1, 2], [10, 11]],
    ...[null, null, null, null, null, null, null, null],
  ])
})

test('a reply of just a number votes, and another one changes the vote', async () => {
  const { poll_id, reply } = await poll()
  const before = await count()
  const quoted = '2\r\n\r\nOn Monday, Ben wrote:\r\n> 1. Rye\r\n> 2. Spelt\r\n'

  assert.equal(await mail(emailOf('cleo'), to, { ...reply, body: quoted }), '250 2.0.0 Done')
  assert.deepEqual(await choicesOf(poll_id), [['Cleo', [2]]])
  assert.equal(await mail(emailOf('cleo'), to, { ...reply, body: '3\r\n' }), '250 2.0.0 Done')

  assert.deepEqual(await choicesOf(poll_id), [['Cleo', [3]]])
  assert.equal(await count(), before)
  const sent = await emailsTo(emailOf('cleo'))
  assert.deepEqual(
    sent.map(({ subject }) => subject),
    [`Your vote in ${group.name}`, `Your vote in ${group.name}`],
  )
  assert.match(sent[1]!.body, /We counted your vote: Wheat/)
})

test('several numbers rank the answers', async () => {
  const { poll_id, reply } = await poll('poll_ranked')

  await mail(emailOf('cleo'), to, { ...reply, body: '2, 1' })

  assert.deepEqual(await choicesOf(poll_id), [['Cleo', [2, 1]]])
})

test('a reply that says more is posted; numbers that do not fit, or come late, are refused', async () => {
  const { poll_id, reply } = await poll()
  const before = await count()

  await mail(emailOf('cleo'), to, { ...reply, body: '2 is the best' })
  assert.equal(await count(), before + 1)
  assert.match(await mail(emailOf('cleo'), to, { ...reply, body: '1, 2' }), /^5.*Your reply doesn't match the options/)
  assert.match(await mail(emailOf('cleo'), to, { ...reply, body: '4' }), /^5.*Your reply doesn't match the options/)
  await world.as('ben').closepoll({ poll_id })
  assert.match(await mail(emailOf('cleo'), to, { ...reply, body: '1' }), /^5.*This poll is closed/)

  assert.deepEqual(await choicesOf(poll_id), [])
  assert.equal(await count(), before + 1)
})
