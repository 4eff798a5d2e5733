import type { Output, Input } from '../../../../../client/types.ts'
import { isApiFailure } from '../../api.ts'

type TopicResponse = Output<'gettopic'>
type TopicRef = Pick<Input<'gettopic'>, 'topic_id' | 'group_name'>
/** The positions of the messages of a page in their topic. */
export type TopicPlace = { first: number; last: number; total: number; size: number }
/** A page of a topic, and the queries of its neighbours. */
export type TopicWindow = {
  messages: TopicResponse
  earlier: string | null
  later: string | null
  isWhole: boolean
  place: TopicPlace
}

const positionIn = (url: URL, name: string): number | null => {
  const text = url.searchParams.get(name) ?? ''
  return /^[1-9]\d{0,14}$/.test(text) ? Number(text) : null
}
const maxItem = 1_000_000_000

/** The beginning of a day in an address, where the reader is. */
function dayIn(url: URL, zone: string): string | null {
  try {
    const day = Temporal.PlainDate.from(url.searchParams.get('date') ?? '', { overflow: 'reject' })
    if (day.year < 1970 || day.year > 9998) return null
    return day.toZonedDateTime(zone).toInstant().toString()
  } catch {
    return null
  }
}

/** How many messages are shown of a topic, where the reader is, and whether those at its end where no place in it is named. */
type WindowRequest = { url: URL; size: number; zone: string; isFromEnd: boolean }

/**
 * The messages of a topic that an address asks for: from a message, a position or a day on, before a message, the end, or the
 * beginning. One that is gone is no reason to show nothing, and a topic that fits on a page is shown whole.
 */
export async function loadTopicWindow(
  { read, api }: App.Locals,
  named: TopicRef,
  { url, size, zone, isFromEnd }: WindowRequest,
): Promise<TopicWindow> {
  const [from, before] = [positionIn(url, 'from'), positionIn(url, 'before')]
  const [item, day] = [positionIn(url, 'item'), dayIn(url, zone)]
  const start = from
    ? { from_msg_num: from }
    : day
      ? { from_time: day }
      : item
        ? { from_item: Math.min(item, maxItem) }
        : null
  if (start) {
    const found = await orNull(api.gettopic({ ...named, ...start, limit: size + 1 }))
    if (found && found.topic.num_messages > size) return forward(found, size)
  }
  if (before !== null) {
    const found = await orNull(api.gettopic({ ...named, from_msg_num: before, sort_dir: 'desc', limit: size + 1 }))
    // The first one only marks the start.
    if (found && found.topic.num_messages > size)
      return backward(found, { data: found.data.slice(1), size, later: `?from=${before}` })
  }
  if ((isFromEnd && !url.searchParams.has('start')) || url.searchParams.has('end')) {
    const found = await read.gettopic({ ...named, sort_dir: 'desc', limit: size })
    return backward(found, { data: found.data, size, later: null })
  }
  return forward(await read.gettopic({ ...named, limit: size + 1 }), size)
}

function forward(found: TopicResponse, size: number): TopicWindow {
  const next = found.data[size]
  const data = found.data.slice(0, size)
  return topicWindow(
    { ...found, data },
    { size, first: found.start_item, later: next ? `?from=${next.msg_num}` : null },
  )
}

type Shown = { data: TopicResponse['data']; size: number; later: string | null }
/** Read from the end, the positions are counted from there. */
const backward = (found: TopicResponse, { data, size, later }: Shown): TopicWindow =>
  topicWindow({ ...found, data: data.toReversed() }, { size, first: found.total_count - found.end_item + 1, later })

type WindowStart = { size: number; first: number; later: string | null }
function topicWindow(messages: TopicResponse, { size, first, later }: WindowStart): TopicWindow {
  const [oldest] = messages.data
  // Only the first message of a topic is no reply.
  const earlier = oldest?.is_reply ? `?before=${oldest.msg_num}` : null
  const place = { first, last: first + messages.data.length - 1, total: messages.total_count, size }
  return { messages, earlier, later, isWhole: earlier === null && later === null, place }
}

// The request for the start reports the error.
const orNull = <T>(request: Promise<T>): Promise<T | null> =>
  request.catch((thrown: unknown) => {
    if (isApiFailure(thrown)) return null
    throw thrown
  })
