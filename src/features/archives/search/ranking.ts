import type { Candidate } from './walk.ts'

/** A candidate with its place in the order: whole numbers, so that a page begins exactly where the last one ended. */
export type Ranked = Candidate & { score: number }

const year = 365 * 24 * 60 * 60 * 1000

/**
 * By how well they match, what is newer first among what matches alike: each year halves what is added for being new. The
 * age is that before the newest of them, not before now, so that the order stays while somebody turns the pages.
 */
export function byRelevance(candidates: readonly Candidate[]): Ranked[] {
  const newest = candidates.reduce((latest, { time }) => Math.max(latest, time), -Infinity)
  return candidates.map(candidate => {
    const freshness = 2 ** ((candidate.time - newest) / year)
    return { ...candidate, score: Math.round((candidate.rank * (1 + freshness) + freshness / 100) * 1e6) }
  })
}

/** By their numbers, which is the order in which they came. */
export const byDate = (candidates: readonly Candidate[]): Ranked[] =>
  candidates.map(candidate => ({ ...candidate, score: candidate.msg_num }))

type Dir = 'asc' | 'desc'
type Rank = { score: number; msg_num: number }

const compare = (a: Rank, b: Rank): number => a.score - b.score || a.msg_num - b.msg_num

export function sorted(ranked: readonly Ranked[], dir: Dir): Ranked[] {
  return ranked.toSorted((a, b) => (dir === 'asc' ? compare(a, b) : compare(b, a)))
}

/** What comes after a place in the order. */
export function beyond(inOrder: readonly Ranked[], place: Rank, dir: Dir): Ranked[] {
  return inOrder.filter(one => (dir === 'asc' ? compare(one, place) > 0 : compare(one, place) < 0))
}

/** The first of each topic in the order. */
export function firstOfTopics(inOrder: readonly Ranked[], topics: ReadonlyMap<number, number>): Ranked[] {
  const seen = new Set<number>()
  return inOrder.filter(({ msg_num }) => {
    const topic_id = topics.get(msg_num)
    if (topic_id === undefined || seen.has(topic_id)) return false
    seen.add(topic_id)
    return true
  })
}
