import type { Candidate } from './walk.ts'

/** A message with its place in the order: a whole number, so that a page begins exactly where the last one ended. */
export type Ranked = { msg_num: number; score: number }

/** What is made of a list that never changes is made once, and kept as long as the list is. */
function once<List extends object, Made>(make: (list: List) => Made): (list: List) => Made {
  const made = new WeakMap<List, Made>()
  return list => {
    const known = made.get(list)
    if (known !== undefined) return known
    const anew = make(list)
    made.set(list, anew)
    return anew
  }
}

const year = 365 * 24 * 60 * 60

/**
 * By how well they match, what is newer first among what matches alike: each year halves what is added for being new. The
 * age is that before the newest of them, not before now, so that the order stays while somebody turns the pages.
 */
export const byRelevance = once((candidates: readonly Candidate[]): Ranked[] => {
  const newest = candidates.reduce((latest, { time }) => Math.max(latest, time), -Infinity)
  return candidates.map(({ msg_num, time, rank }) => {
    const freshness = 2 ** ((time - newest) / year)
    return { msg_num, score: Math.round((rank * (1 + freshness) + freshness / 100) * 1e6) }
  })
})

/** By their numbers, which is the order in which they came. */
export const byDate = once((candidates: readonly Candidate[]): Ranked[] =>
  candidates.map(({ msg_num }) => ({ msg_num, score: msg_num })),
)

type Dir = 'asc' | 'desc'

const compare = (a: Ranked, b: Ranked): number => a.score - b.score || a.msg_num - b.msg_num

function sorted(ranked: readonly Ranked[], dir: Dir): Ranked[] {
  return ranked.toSorted((a, b) => (dir === 'asc' ? compare(a, b) : compare(b, a)))
}

/** The first of what comes after a place in the order, and how many do. Few of many: sorting all would take longer. */
export function firstAfter(ranked: readonly Ranked[], place: Ranked | undefined, dir: Dir, count: number) {
  const comes = (a: Ranked, b: Ranked): boolean => (dir === 'asc' ? compare(a, b) < 0 : compare(a, b) > 0)
  const first: Ranked[] = []
  let after = 0
  for (const one of ranked) {
    if (place && !comes(place, one)) continue
    after += 1
    if (first.length === count) {
      if (!comes(one, first[count - 1]!)) continue
      first.pop()
    }
    let at = first.length
    while (at > 0 && comes(one, first[at - 1]!)) at -= 1
    first.splice(at, 0, one)
  }
  return { first, after }
}

/** The first of each topic in the order. */
function firstOfTopics(inOrder: readonly Ranked[], topics: ReadonlyMap<number, number>): Ranked[] {
  const seen = new Set<number>()
  return inOrder.filter(({ msg_num }) => {
    const topic_id = topics.get(msg_num)
    if (topic_id === undefined || seen.has(topic_id)) return false
    seen.add(topic_id)
    return true
  })
}

const firsts = new WeakMap<readonly Ranked[], Ranked[]>()
/** The first of each topic. What was ranked once is of one state of a group, in which each message stays in its topic. */
export async function ofEachTopic(
  ranked: readonly Ranked[],
  dir: Dir,
  topicsOf: (msg_nums: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): Promise<Ranked[]> {
  const known = firsts.get(ranked)
  if (known) return known
  const topics = await topicsOf(ranked.map(({ msg_num }) => msg_num))
  const found = firstOfTopics(sorted(ranked, dir), topics)
  firsts.set(ranked, found)
  return found
}
