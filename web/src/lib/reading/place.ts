import type { Answer, Input } from '../../../../client/types.ts'
import { isRefusal } from '../api.ts'

type Topic = Answer<'gettopic'>
type Named = Pick<Input<'gettopic'>, 'topic_id' | 'group_name'>
/** A stretch of a topic, and how it goes on: queries of the same page. */
export type Stretch = { messages: Topic; earlier: string | null; later: string | null; isWhole: boolean }

const numberIn = (url: URL, name: string): number | null => {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** How many messages are shown of a topic, and whether those at its end where no place in it is named. */
type Asked = { url: URL; size: number; isFromEnd: boolean }

/**
 * The messages of a topic that an address asks for: from a message on, before one, the end, or the beginning. One that is gone
 * is no reason to show nothing, and a topic that fits on a page is shown whole.
 */
export async function stretchOf(
  { read, api }: App.Locals,
  named: Named,
  { url, size, isFromEnd }: Asked,
): Promise<Stretch> {
  const [from, before] = [numberIn(url, 'from'), numberIn(url, 'before')]
  if (from !== null) {
    const found = await orNothing(api.gettopic({ ...named, from_msg_num: from, limit: size + 1 }))
    if (found && found.topic.num_messages > size) return forward(found, size)
  }
  if (before !== null) {
    const found = await orNothing(api.gettopic({ ...named, from_msg_num: before, sort_dir: 'desc', limit: size + 1 }))
    // The first one only says where to begin.
    if (found && found.topic.num_messages > size) return backward(found, found.data.slice(1), `?from=${before}`)
  }
  if ((isFromEnd && !url.searchParams.has('start')) || url.searchParams.has('end')) {
    const found = await read.gettopic({ ...named, sort_dir: 'desc', limit: size })
    return backward(found, found.data, null)
  }
  return forward(await read.gettopic({ ...named, limit: size + 1 }), size)
}

function forward(found: Topic, size: number): Stretch {
  const next = found.data[size]
  const data = found.data.slice(0, size)
  return stretch({ ...found, data }, next ? `?from=${next.msg_num}` : null)
}

const backward = (found: Topic, data: Topic['data'], later: string | null): Stretch =>
  stretch({ ...found, data: data.toReversed() }, later)

function stretch(messages: Topic, later: string | null): Stretch {
  const first = messages.data[0]
  // Only the first message of a topic is no reply.
  const earlier = first?.is_reply ? `?before=${first.msg_num}` : null
  return { messages, earlier, later, isWhole: earlier === null && later === null }
}

// Why it is refused is found out by who asks for the beginning.
const orNothing = <T>(asked: Promise<T>): Promise<T | null> =>
  asked.catch((thrown: unknown) => {
    if (isRefusal(thrown)) return null
    throw thrown
  })
