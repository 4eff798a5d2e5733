import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newWorld } from '#test/world.ts'

const world = await newWorld()
const [owner, ben] = [world.as('owner'), world.as('ben')]
const moderated = await world.addGroup({ moderated: true }, { peopled: true })
const group_id = moderated.id
const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt', desc: 'From the mill' }])
const inHours = (hours: number) =>
  Temporal.Now.instant()
    .add({ minutes: hours * 60 })
    .toString()
const hours = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 3_600_000

async function hold(question: string, closes: string) {
  const asked = {
    group_id,
    question,
    answers,
    is_anonymous: true,
    show_results: 'poll_results_on_close',
    closes,
  } as const
  assert.equal((await ben.newpoll(asked)).is_pending, true)
  const pending = (await owner.getpendingmessages({ group_id })).data.at(-1)!
  return { pending_message_id: pending.id, poll: pending.poll! }
}

async function approveAfter(waited: number, { pending_message_id }: { pending_message_id: number }) {
  await world.sql(
    `update pending_messages set created = created - make_interval(hours => $2),
       submission = jsonb_set(submission, '{poll,closes}',
         coalesce(to_jsonb((submission #>> '{poll,closes}')::timestamptz - make_interval(hours => $2)), 'null'))
     where id = $1`,
    [pending_message_id, waited],
  )
  await owner.approvependingmessage({ pending_message_id })
  return (await ben.getpolls({ group_id })).data[0]!
}

test('moderators see all that a pending poll will be', async () => {
  const closes = inHours(48)
  const { pending_message_id, poll } = await hold('Which bread?', closes)

  assert.equal(Date.parse(poll.closes!), Date.parse(closes))
  assert.deepEqual(poll, {
    ...{ question: 'Which bread?', type: 'poll_single', is_anonymous: true },
    ...{ show_results: 'poll_results_on_close', closes: poll.closes },
    answers: [
      { text: 'Rye', desc: '' },
      { text: 'Spelt', desc: 'From the mill' },
    ],
  })
  assert.deepEqual((await owner.getpendingmessage({ pending_message_id })).poll, poll)
})

test('a held poll begins when it is approved', async () => {
  const held = await ben.newpoll({ group_id, question: 'Held?', answers })
  assert.deepEqual(held, { object: 'new_poll', poll_id: 0, topic_id: 0, message_id: 0, is_pending: true })
  const pending = (await owner.getpendingmessages({ group_id })).data.at(-1)!
  await world.facts()

  await owner.approvependingmessage({ pending_message_id: pending.id })

  assert.deepEqual(await world.facts(), ['message.posted', 'poll.created', 'message.approved'])
  const [poll] = (await ben.getpolls({ group_id })).data
  assert.deepEqual([poll!.question, poll!.name, poll!.may_vote], ['Held?', 'Ben', true])
})

test('a poll that waits past its deadline is open for as long as it was meant to be', async () => {
  const poll = await approveAfter(3, await hold('In time?', inHours(2)))

  assert.deepEqual([poll.question, poll.is_closed, poll.may_vote], ['In time?', false, true])
  assert.equal(Math.round(hours(poll.created, poll.closes!)), 2)
  assert.equal((await ben.vote({ poll_id: poll.id, choices: [1] })).num_votes, 1)
})

test('a pending poll without a deadline gets none', async () => {
  assert.equal((await approveAfter(3, await hold('At leisure?', ''))).closes, null)
})
