import type { ScanColumns } from './sql/scan.ts'

/** A message with its score: an integer, so that a page begins exactly where the last one ended. */
export type RankedMessage = { msg_num: number; score: number }
/** The same for many messages, in columns. */
export type RankedColumns = { numbers: Float64Array; scores: Float64Array }

/** Caches a value derived from an immutable scan result as long as that exists. */
function memoize<From extends object, Made>(make: (from: From) => Made): (from: From) => Made {
  const cache = new WeakMap<From, Made>()
  return from => cache.getOrInsertComputed(from, make)
}

const year = 365 * 24 * 60 * 60

/**
 * By rank, with newer messages first among equals: each year halves the bonus for being new. The age is relative to the
 * newest match, not to now, so that the order is stable across pages.
 */
export const byRelevance = memoize(({ numbers, times, ranks }: ScanColumns): RankedColumns => {
  const newest = times.reduce((latest, time) => Math.max(latest, time), -Infinity)
  const scores = times.map((time, n) => {
    const freshness = 2 ** ((time - newest) / year)
    return Math.round((ranks[n]! * (1 + freshness) + freshness / 100) * 1e6)
  })
  return { numbers, scores }
})

/** By number, the order of arrival. */
export const byDate = memoize(({ numbers }: ScanColumns): RankedColumns => ({ numbers, scores: numbers }))

type Dir = 'asc' | 'desc'

const signOf = (dir: Dir): number => (dir === 'asc' ? -1 : 1)

/** The first messages after a cursor, and how many follow it. Selecting few is faster than sorting all. */
export function firstAfter(
  { numbers, scores }: RankedColumns,
  place: RankedMessage | undefined,
  dir: Dir,
  count: number,
) {
  const sign = signOf(dir)
  /** Positive if the nth comes before the other. */
  const ahead = (n: number, other: RankedMessage): number =>
    sign * (scores[n]! - other.score || numbers[n]! - other.msg_num)
  const first: RankedMessage[] = []
  let after = 0
  for (let n = 0; n < numbers.length; n += 1) {
    if (place && ahead(n, place) >= 0) continue
    after += 1
    if (first.length === count) {
      if (ahead(n, first[count - 1]!) <= 0) continue
      first.pop()
    }
    let at = first.length
    while (at > 0 && ahead(n, first[at - 1]!) > 0) at -= 1
    first.splice(at, 0, { msg_num: numbers[n]!, score: scores[n]! })
  }
  return { first, after }
}

const firstPerTopicCache = new WeakMap<RankedColumns, RankedColumns>()
/**
 * The first message of each topic. The columns belong to one state of a group, in which messages do not change their
 * topic.
 */
export async function firstPerTopic(
  order: RankedColumns,
  dir: Dir,
  topicsOf: (msg_nums: readonly number[]) => Promise<ReadonlyMap<number, number>>,
): Promise<RankedColumns> {
  const cached = firstPerTopicCache.get(order)
  if (cached) return cached
  const firsts = firstOfTopics(order, dir, await topicsOf([...order.numbers]))
  firstPerTopicCache.set(order, firsts)
  return firsts
}

function firstOfTopics({ numbers, scores }: RankedColumns, dir: Dir, topics: ReadonlyMap<number, number>) {
  const sign = signOf(dir)
  const inOrder = Uint32Array.from(numbers.keys()).toSorted(
    (a, b) => sign * (scores[b]! - scores[a]! || numbers[b]! - numbers[a]!),
  )
  const seen = new Set<number>()
  const first = inOrder.filter(n => {
    const topic_id = topics.get(numbers[n]!)
    if (topic_id === undefined || seen.has(topic_id)) return false
    seen.add(topic_id)
    return true
  })
  return { numbers: Float64Array.from(first, n => numbers[n]!), scores: Float64Array.from(first, n => scores[n]!) }
}
