import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailHelpers } from '#test/mail/mail-helpers.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { mail } = await mailHelpers(world)
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const { email } = world.people.cleo.account
const link = (msg_num: number) => `> https://folkmoot.test/g/${group.name}/message/${msg_num}`
const toDigest = { 'In-Reply-To': `<digest.${group.id}.7@folkmoot.test>` }
const write = (subject: string, lines: string[], headers: Record<string, string> = toDigest) =>
  mail(email, `${group.name}@folkmoot.test`, {
    subject,
    body: ['Yes.', '', 'On Monday Folkmoot wrote:', ...lines].join('\r\n'),
    headers,
  })
const answer = (...lines: string[]) => write(`Re: [Bread] ${group.name} digest: 2 messages`, lines)
const newest = async () => (await world.as('ben').getmessages({ group_id: group.id, limit: 1 })).data[0]!

test('a digest reply that quotes one message is posted in its topic', async () => {
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const oats = await world.post('ben', { subject: 'Oats' }, group)

  const answers = [await answer(link(oats.msg_num), '> Who has some?')]

  assert.deepEqual(answers, ['250 2.0.0 Done'])
  const { topic_id, subject, snippet } = await newest()
  assert.deepEqual({ topic_id, subject, snippet }, { topic_id: oats.topic_id, subject: 'Re: Oats', snippet: 'Yes.' })
  assert.notEqual(topic_id, rye.topic_id)
})

test('one that quotes none, several, or a deleted message is rejected with the reason', async () => {
  const [one, other] = [
    await world.post('ben', { subject: 'One' }, group),
    await world.post('ben', { subject: 'Other' }, group),
  ]
  const before = (await world.as('ben').getmessages({ group_id: group.id })).total_count

  for (const lines of [['> Nothing'], [link(one.msg_num), link(other.msg_num)], [link(9999)]])
    assert.match(await answer(...lines), /^550 5\.7\.1 Your reply doesn't say which message/)
  // Some programs do not say what they answer.
  assert.match(
    await write('AW: Bread daily summary: 1 message', [], {}),
    /^550 5\.7\.1 Your reply doesn't say which message/,
  )

  assert.equal((await world.as('ben').getmessages({ group_id: group.id })).total_count, before)
})

test('one without its own text is rejected', async () => {
  const { msg_num } = await world.post('ben', { subject: 'Spelt flour' }, group)
  const subject = `Re: [Bread] ${group.name} digest: 2 messages`
  const send = (...lines: string[]) =>
    mail(email, `${group.name}@folkmoot.test`, { subject, body: lines.join('\r\n'), headers: toDigest })

  const answers = [
    await send('On Monday, 16 November 2026,', 'Folkmoot wrote:', '', link(msg_num), '> Flour'),
    await send(link(msg_num), '> Flour'),
    await send('On Monday Folkmoot wrote:', link(msg_num), '> Flour', '', 'How much:'),
  ]

  assert.deepEqual(
    answers.map(said => said.slice(0, 42)),
    ['550 5.7.1 Your reply only quotes the diges', '550 5.7.1 Your reply only quotes the diges', '250 2.0.0 Done'],
  )
})

test('a digest reply with a new subject starts a topic', async () => {
  const barley = await world.post('ben', { subject: 'Barley' }, group)

  const answers = [await write('Re: Barley', ['> Nothing']), await write('Spelt', [link(1), link(2)])]

  assert.deepEqual(answers, ['250 2.0.0 Done', '250 2.0.0 Done'])
  const { data } = await world.as('ben').getmessages({ group_id: group.id, limit: 2 })
  assert.deepEqual(
    data.map(({ subject, is_reply }) => ({ subject, is_reply })),
    [
      { subject: 'Spelt', is_reply: false },
      { subject: 'Re: Barley', is_reply: true },
    ],
  )
  assert.equal(data[1]!.topic_id, barley.topic_id)
})
