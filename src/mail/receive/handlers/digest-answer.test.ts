import assert from 'node:assert/strict'
import { test } from 'node:test'
import { mailingIn } from '#test/mailing.ts'
import { newWorld } from '#test/world.ts'

const world = await newWorld({ FOLKMOOT_MAIL_TRUST: '127.0.0.1' })
const { mail } = await mailingIn(world)
const group = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
const { email } = world.people.cleo.account
const link = (msg_num: number) => `> https://folkmoot.test/g/${group.name}/message/${msg_num}`
const answer = (...lines: string[]) =>
  mail(email, `${group.name}@folkmoot.test`, {
    subject: 'Re: Digest of two messages',
    body: ['Yes.', '', 'On Monday Folkmoot wrote:', ...lines].join('\r\n'),
    headers: { 'In-Reply-To': `<digest.${group.id}.7@folkmoot.test>` },
  })

test('an answer to a digest that quotes one message lands in the topic of that', async () => {
  const rye = await world.post('ben', { subject: 'Rye' }, group)
  const oats = await world.post('ben', { subject: 'Oats' }, group)

  const answers = [await answer(link(oats.msg_num), '> Who has some?')]

  assert.deepEqual(answers, ['250 2.0.0 Done'])
  const { data } = await world.as('ben').getmessages({ group_id: group.id, limit: 1 })
  const { topic_id, subject, snippet } = data[0]!
  assert.deepEqual({ topic_id, subject, snippet }, { topic_id: oats.topic_id, subject: 'Re: Oats', snippet: 'Yes.' })
  assert.notEqual(topic_id, rye.topic_id)
})

test('one that quotes none, several, or what is gone is refused with the reason', async () => {
  const [one, other] = [
    await world.post('ben', { subject: 'One' }, group),
    await world.post('ben', { subject: 'Other' }, group),
  ]
  const before = (await world.as('ben').getmessages({ group_id: group.id })).total_count

  for (const lines of [['> Nothing'], [link(one.msg_num), link(other.msg_num)], [link(9999)]])
    assert.match(await answer(...lines), /^550 5\.7\.1 This answers a digest/)

  assert.equal((await world.as('ben').getmessages({ group_id: group.id })).total_count, before)
})
