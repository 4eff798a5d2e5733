/** Equal rankings, and how many people gave them. */
export type Ballots = { choices: readonly number[]; count: number }
/** `counts` by answer; `eliminated` and `winners`: numbers of answers, from 1. */
export type Round = { counts: number[]; eliminated: number[]; exhausted: number }
export type Runoff = { rounds: Round[]; winners: number[] }

/**
 * Instant-runoff voting. A vote counts for its preferred answer among those that are left. One with more than half of these
 * votes wins; otherwise the one with the fewest is out, and those without any at once. docs/decisions/0052
 */
export function runoff(answers: number, ballots: readonly Ballots[]): Runoff {
  const rounds: Round[] = []
  let left = Array.from({ length: answers }, (_, at) => at + 1)
  if (ballots.length === 0) return { rounds, winners: [] }
  for (;;) {
    const { counts, exhausted } = countFirst(answers, ballots, new Set(left))
    const votesOf = (num: number): number => counts[num - 1]!
    const total = left.reduce((sum, num) => sum + votesOf(num), 0)
    const most = Math.max(...left.map(votesOf))
    const leading = left.filter(num => votesOf(num) === most)
    if (2 * most > total || leading.length === left.length) {
      rounds.push({ counts, eliminated: [], exhausted })
      return { rounds, winners: leading }
    }
    const eliminated = weakest(left, [...rounds.map(round => round.counts), counts])
    rounds.push({ counts, eliminated, exhausted })
    left = left.filter(num => !eliminated.includes(num))
  }
}

function countFirst(answers: number, ballots: readonly Ballots[], left: ReadonlySet<number>) {
  const counts = Array.from({ length: answers }, () => 0)
  let exhausted = 0
  for (const { choices, count } of ballots) {
    const first = choices.find(num => left.has(num))
    if (first === undefined) exhausted += count
    else counts[first - 1]! += count
  }
  return { counts, exhausted }
}

/** All answers without votes; else the one with the fewest, now or in the latest round that tells them apart, or listed last. */
function weakest(left: readonly number[], rounds: readonly number[][]): number[] {
  const now = rounds.at(-1)!
  const unvoted = left.filter(num => now[num - 1] === 0)
  if (unvoted.length > 0) return unvoted
  let tied = [...left]
  for (const counts of rounds.toReversed()) {
    const fewest = Math.min(...tied.map(num => counts[num - 1]!))
    tied = tied.filter(num => counts[num - 1] === fewest)
  }
  return [tied.at(-1)!]
}
