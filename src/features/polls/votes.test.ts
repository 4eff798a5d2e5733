import assert from 'node:assert/strict'
import { buffer } from 'node:stream/consumers'
import { test } from 'node:test'
import fc from 'fast-check'
import { makeAccount, password } from '#test/accounts.ts'
import { errorExtraOf } from '#test/fixtures/expected-errors.ts'
import { propertyRuns } from '#test/sampling.ts'
import { unzip } from '#test/fixtures/zip.ts'
import { newWorld } from '#test/world.ts'
import { addMembership } from '#test/world/people.ts'
import { countedChoices } from './rules.ts'

const world = await newWorld()
const { group } = world
const group_id = group.id
const owner = world.as('owner')
const answers = JSON.stringify([{ text: 'Rye' }, { text: 'Spelt' }, { text: 'Wheat' }])
let count = 0
const open = async (options: Partial<Parameters<typeof owner.newpoll>[0]> = {}) =>
  (await owner.newpoll({ group_id, question: `Which ${(count += 1)}?`, answers, ...options })).poll_id
const crowd = await Promise.all(Array.from({ length: 6 }, (_, n) => world.addPerson(`Voter${n}`)))
for (const person of crowd) await addMembership(world, group_id, person, {})

const types = ['poll_single', 'poll_multiple', 'poll_ranked'] as const
type Step = { who: number; choices: number[] }
const step: fc.Arbitrary<Step> = fc.record({
  who: fc.nat(crowd.length - 1),
  choices: fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 4 }),
})

test('whatever people vote, change and withdraw at once, the counts are those of their last votes', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom(...types),
      fc.array(fc.array(step, { maxLength: 8 }), { maxLength: 5 }),
      async (type, rounds) => {
        const poll_id = await open({ type, show_results: 'poll_results_always' })
        const model = new Map<number, number[]>()
        for (const round of rounds) {
          const last = new Map(round.map(({ who, choices }) => [who, choices]))
          await Promise.all(
            [...last].map(async ([who, choices]) => {
              const isRight =
                new Set(choices).size === choices.length &&
                choices.every(num => num <= 3) &&
                (type !== 'poll_single' || choices.length <= 1)
              const error = await errorExtraOf(world.as(crowd[who]!).vote({ poll_id, choices }))
              assert.equal(error, isRight ? 'done' : 'bad_request: invalid choices')
              if (isRight) model.set(who, choices)
            }),
          )
          const cast = [...model.values()].filter(choices => choices.length > 0)
          const poll = await owner.getpoll({ poll_id })
          assert.equal(poll.num_votes, cast.length)
          assert.deepEqual(
            poll.answers.map(({ num_votes }) => num_votes),
            [1, 2, 3].map(num => cast.filter(choices => countedChoices(type, choices).includes(num)).length),
          )
          const { data } = await owner.getpollvotes({ poll_id })
          assert.deepEqual(
            new Map(data.map(({ user_id, choices }) => [user_id, choices])),
            new Map(
              [...model].flatMap(([who, choices]) => (choices.length > 0 ? [[crowd[who]!.account.id, choices]] : [])),
            ),
          )
        }
      },
    ),
    { numRuns: propertyRuns(10) },
  )
})

test('votes of the same person at once count once', async () => {
  const poll_id = await open({ show_results: 'poll_results_always' })
  const voter = world.as(crowd[0]!)

  await Promise.all(Array.from({ length: 20 }, (_, n) => voter.vote({ poll_id, choices: [1 + (n % 3)] })))

  const { num_votes, answers: counted, choices } = await voter.getpoll({ poll_id })
  assert.equal(num_votes, 1)
  assert.deepEqual(
    counted.map(answer => answer.num_votes),
    [1, 2, 3].map(num => (choices.includes(num) ? 1 : 0)),
  )
})

test('the votes of a deleted account leave open polls; in closed ones they stay without the account', async () => {
  const identity = await makeAccount(world, 'ada@example.org')
  await addMembership(world, group_id, { account: identity.account }, {})
  const ada = world.as({ identity })
  const polls = { open: await open({ type: 'poll_ranked' }), closed: await open() }
  await ada.vote({ poll_id: polls.open, choices: [2, 1] })
  await ada.vote({ poll_id: polls.closed, choices: [1] })
  await owner.vote({ poll_id: polls.open, choices: [2] })
  await owner.closepoll({ poll_id: polls.closed })
  const exported = unzip(await buffer((await ada.exportmydata({})).chunks))
  const lines = String(exported['poll_votes.jsonl']).trim().split('\n')
  assert.deepEqual(
    lines.map(line => (JSON.parse(line) as { answers: string[] }).answers),
    [['Spelt', 'Rye'], ['Rye']],
  )

  await ada.deleteaccount({ password })

  const shown = async (poll_id: number) => {
    const poll = await owner.getpoll({ poll_id })
    const { data } = await owner.getpollvotes({ poll_id })
    const voters = data.map(({ user_id, name, choices }) => [user_id, name, choices])
    return [poll.num_votes, poll.answers.map(({ num_votes }) => num_votes), voters]
  }
  const { id } = world.people.owner.account
  assert.deepEqual(await shown(polls.open), [1, [0, 1, 0], [[id, 'Owner', [2]]]])
  assert.deepEqual(await shown(polls.closed), [1, [1, 0, 0], [[0, 'Ada Lovelace', [1]]]])
})

test('who left the group votes no more, and what they voted stays', async () => {
  const poll_id = await open({ show_results: 'poll_results_always' })
  const gone = await world.addPerson('Gone')
  await addMembership(world, group_id, gone, {})
  await world.as(gone).vote({ poll_id, choices: [3] })

  await world.as(gone).deletesub({ group_id })

  assert.equal(await errorExtraOf(world.as(gone).vote({ poll_id, choices: [1] })), 'inadequate_permissions: can_vote')
  assert.deepEqual((await owner.getpoll({ poll_id })).answers[2]!.num_votes, 1)
})

test('votes move with their topic to another group, and are still counted and changed there', async () => {
  const from = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const to = await world.addGroup({}, { peopled: ['owner', 'ben', 'cleo'] })
  const asked = { group_id: from.id, question: 'Where to?', answers, show_results: 'poll_results_always' } as const
  const { poll_id, topic_id } = await owner.newpoll(asked)
  await world.as('ben').vote({ poll_id, choices: [1] })
  await world.as('cleo').vote({ poll_id, choices: [2] })

  await owner.movetopic({ topic_id, to_group_id: to.id })

  const groupsOfVotes = () => world.sql(`select distinct group_id from poll_votes where poll_id = $1`, [poll_id])
  assert.deepEqual(await groupsOfVotes(), [{ group_id: to.id }])
  await world.as('cleo').vote({ poll_id, choices: [1] })
  const poll = await owner.getpoll({ poll_id })
  assert.deepEqual([poll.group_id, poll.answers.map(({ num_votes }) => num_votes)], [to.id, [2, 0, 0]])
  assert.deepEqual(await groupsOfVotes(), [{ group_id: to.id }])
  // They go with the group that they are in now.
  await owner.deletegroup({ group_id: from.id, understand: 'I understand' })
  assert.equal((await owner.getpollvotes({ poll_id })).data.length, 2)
})
