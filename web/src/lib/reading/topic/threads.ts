import type { Message } from '../../topics.ts'

type Listed = Pick<Message, 'id' | 'parent_id'>
/** How far replies are indented: deeper ones stay there. */
const maxDepth = 4

/** Messages as threads: each under the message it replies to, as far as that one is among them, in the order they were in. */
export function arrangeThreads<M extends Listed>(messages: readonly M[]): { message: M; depth: number }[] {
  const here = new Set(messages.map(({ id }) => id))
  const earlier = new Set<number>()
  const [roots, replies]: [M[], M[]] = [[], []]
  // A parent comes before its replies, so that no message is lost where dates are wrong.
  for (const message of messages) {
    const isReply = here.has(message.parent_id) && earlier.has(message.parent_id)
    ;(isReply ? replies : roots).push(message)
    earlier.add(message.id)
  }
  const repliesTo = Map.groupBy(replies, ({ parent_id }) => parent_id)
  const arranged: { message: M; depth: number }[] = []
  const rest = roots.toReversed().map(message => ({ message, depth: 0 }))
  for (let next = rest.pop(); next; next = rest.pop()) {
    arranged.push(next)
    const depth = Math.min(next.depth + 1, maxDepth)
    for (const message of (repliesTo.get(next.message.id) ?? []).toReversed()) rest.push({ message, depth })
  }
  return arranged
}
