import assert from 'node:assert/strict'
import { test } from 'node:test'
import fc from 'fast-check'
import { propertyRuns } from '#test/sampling.ts'
import { runoff, type Runoff } from './runoff.ts'

/** The same by the letter: every vote is looked at by itself, in each round anew. */
function naiveRunoff(answers: number, votes: readonly (readonly number[])[]): Runoff {
  if (votes.length === 0) return { rounds: [], winners: [] }
  const out = new Set<number>()
  const rounds: Runoff['rounds'] = []
  while (true) {
    const counts: number[] = []
    for (let num = 1; num <= answers; num++) {
      let mine = 0
      for (const vote of votes) if (!out.has(num) && vote.filter(choice => !out.has(choice))[0] === num) mine++
      counts.push(mine)
    }
    const exhausted = votes.filter(vote => vote.every(choice => out.has(choice))).length
    const left = counts.map((_, at) => at + 1).filter(num => !out.has(num))
    const best = left.toSorted((a, b) => counts[b - 1]! - counts[a - 1]!)
    const isTied = left.every(num => counts[num - 1] === counts[left[0]! - 1])
    if (isTied || counts[best[0]! - 1]! > (votes.length - exhausted) / 2) {
      rounds.push({ counts, eliminated: [], exhausted })
      return { rounds, winners: isTied ? left : [best[0]!] }
    }
    const history = [counts, ...rounds.map(round => round.counts).toReversed()]
    const worst = left.toSorted((a, b) => {
      const told = history.find(round => round[a - 1] !== round[b - 1])
      return told ? told[a - 1]! - told[b - 1]! : b - a
    })
    const empty = left.filter(num => counts[num - 1] === 0)
    const eliminated = empty.length > 0 ? empty : [worst[0]!]
    rounds.push({ counts, eliminated, exhausted })
    for (const num of eliminated) out.add(num)
  }
}

const together = (votes: readonly (readonly number[])[]) => {
  const counts = new Map<string, { choices: readonly number[]; count: number }>()
  for (const choices of votes)
    counts.set(choices.join(), { choices, count: (counts.get(choices.join())?.count ?? 0) + 1 })
  return [...counts.values()]
}

test('the runoff is that of a naive count of each vote', () => {
  const polls = fc.integer({ min: 2, max: 6 }).chain(answers => {
    const vote = fc.shuffledSubarray(
      Array.from({ length: answers }, (_, at) => at + 1),
      { minLength: 1 },
    )
    return fc.record({ answers: fc.constant(answers), votes: fc.array(vote, { maxLength: 25 }) })
  })
  fc.assert(
    fc.property(polls, ({ answers, votes }) => {
      assert.deepEqual(runoff(answers, together(votes)), naiveRunoff(answers, votes))
    }),
    { numRuns: propertyRuns(300) },
  )
})

test('the votes for an answer that is out go to the next choice', () => {
  const votes = [[1], [1], [1], [1], [2], [2], [2], [3, 2], [3, 2]]

  assert.deepEqual(runoff(4, together(votes)), {
    rounds: [
      { counts: [4, 3, 2, 0], eliminated: [4], exhausted: 0 },
      { counts: [4, 3, 2, 0], eliminated: [3], exhausted: 0 },
      { counts: [4, 5, 0, 0], eliminated: [], exhausted: 0 },
    ],
    winners: [2],
  })
})

test('votes without another choice are exhausted, and a tie stays a tie', () => {
  assert.deepEqual(runoff(3, together([[1], [1], [2], [2], [3]])), {
    rounds: [
      { counts: [2, 2, 1], eliminated: [3], exhausted: 0 },
      { counts: [2, 2, 0], eliminated: [], exhausted: 1 },
    ],
    winners: [1, 2],
  })
  assert.deepEqual(runoff(2, []), { rounds: [], winners: [] })
})
