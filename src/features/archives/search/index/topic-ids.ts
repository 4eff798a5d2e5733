import type { Cache } from '#base/cache/cache.ts'
import type { Tx } from '#storage/database.ts'
import { topicsOfMessages } from '../sql/store.ts'
import type { Segment, IndexSnapshot } from './segment-cache.ts'

/** The topic id of each message. */
export type TopicIds = ReadonlyMap<number, number>
export type FindTopicIds = (
  tx: Tx,
  group_id: number,
  state: IndexSnapshot,
  msg_nums: readonly number[],
) => Promise<TopicIds>

// From this share of a segment on, the whole segment is loaded and cached.
const leastShare = 1 / 16
const nowhere = -1

/**
 * Finds the topics of messages. Segments with many requested messages are loaded whole, and cached until messages of
 * the group are moved.
 */
export function createTopicIdCache(cache: Cache<{}>): FindTopicIds {
  return async (tx, group_id, { segments, messages_moved }, msg_nums) => {
    const requested = new Set(msg_nums)
    const keyOf = ({ id }: Segment): string => `t${id} ${messages_moved}`
    const topicIds = new Map<number, number>()
    const whole: Segment[] = []
    for (const { segment, inIt } of numbersBySegment(segments, msg_nums)) {
      const topics = cache.get(keyOf(segment)) as Float64Array | undefined
      if (topics) {
        for (const msg_num of inIt) {
          requested.delete(msg_num)
          if (topics[msg_num - segment.first] !== nowhere) topicIds.set(msg_num, topics[msg_num - segment.first]!)
        }
      } else if (inIt.length >= sizeOf(segment) * leastShare) {
        whole.push(segment)
        for (let msg_num = segment.first; msg_num <= segment.last; msg_num += 1) requested.add(msg_num)
      }
    }
    if (requested.size === 0) return topicIds
    const { topics } = await topicsOfMessages.one(tx, { group_id, msg_nums: [...requested] })
    const numbers = topics === '' ? [] : topics.split(' ').map(Number)
    for (let n = 0; n < numbers.length; n += 2) topicIds.set(numbers[n]!, numbers[n + 1]!)
    for (const segment of whole) {
      const topicIdColumn = Float64Array.from(
        { length: sizeOf(segment) },
        (_, n) => topicIds.get(segment.first + n) ?? nowhere,
      )
      cache.set(keyOf(segment), topicIdColumn, topicIdColumn.byteLength + overhead)
    }
    return topicIds
  }
}

const overhead = 200
const sizeOf = ({ first, last }: Segment): number => last - first + 1

/** The message numbers in each segment; those outside of all are left out. */
function numbersBySegment(segments: readonly Segment[], msg_nums: readonly number[]) {
  const newestFirst = msg_nums.toSorted((a, b) => b - a)
  let at = 0
  return segments
    .map(segment => {
      while (at < newestFirst.length && newestFirst[at]! > segment.last) at += 1
      const from = at
      while (at < newestFirst.length && newestFirst[at]! >= segment.first) at += 1
      return { segment, inIt: newestFirst.slice(from, at) }
    })
    .filter(({ inIt }) => inIt.length > 0)
}
