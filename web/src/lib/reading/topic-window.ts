import type { Output, Input } from '../../../../client/types.ts'
import { isApiFailure } from '../api.ts'

type TopicResponse = Output<'gettopic'>
type TopicRef = Pick<Input<'gettopic'>, 'topic_id' | 'group_name'>
/** A page of a topic, and the queries of its neighbours. */
export type TopicWindow = { messages: TopicResponse; earlier: string | null; later: string | null; isWhole: boolean }

const positionIn = (url: URL, name: string): number | null => {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}

/** How many messages are shown of a topic, and whether those at its end where no place in it is named. */
type WindowRequest = { url: URL; size: number; isFromEnd: boolean }

/**
 * The messages of a topic that an address asks for: from a message on, before one, the end, or the beginning. One that is gone
 * is no reason to show nothing, and a topic that fits on a page is shown whole.
 */
export async function loadTopicWindow(
  { read, api }: App.Locals,
  named: TopicRef,
  { url, size, isFromEnd }: WindowRequest,
): Promise<TopicWindow> {
  const [from, before] = [positionIn(url, 'from'), positionIn(url, 'before')]
  if (from !== null) {
    const found = await orNull(api.gettopic({ ...named, from_msg_num: from, limit: size + 1 }))
    if (found && found.topic.num_messages > size) return forward(found, size)
  }
  if (before !== null) {
    const found = await orNull(api.gettopic({ ...named, from_msg_num: before, sort_dir: 'desc', limit: size + 1 }))
    // The first one only marks the start.
    if (found && found.topic.num_messages > size) return backward(found, found.data.slice(1), `?from=${before}`)
  }
  if ((isFromEnd && !url.searchParams.has('start')) || url.searchParams.has('end')) {
    const found = await read.gettopic({ ...named, sort_dir: 'desc', limit: size })
    return backward(found, found.data, null)
  }
  return forward(await read.gettopic({ ...named, limit: size + 1 }), size)
}

function forward(found: TopicResponse, size: number): TopicWindow {
  const next = found.data[size]
  const data = found.data.slice(0, size)
  return topicWindow({ ...found, data }, next ? `?from=${next.msg_num}` : null)
}

const backward = (found: TopicResponse, data: TopicResponse['data'], later: string | null): TopicWindow =>
  topicWindow({ ...found, data: data.toReversed() }, later)

function topicWindow(messages: TopicResponse, later: string | null): TopicWindow {
  const first = messages.data[0]
  // Only the first message of a topic is no reply.
  const earlier = first?.is_reply ? `?before=${first.msg_num}` : null
  return { messages, earlier, later, isWhole: earlier === null && later === null }
}

// The request for the start reports the error.
const orNull = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })
