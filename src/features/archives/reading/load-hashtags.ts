import { may } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import { hashtagsByIds } from '../../hashtags/index.ts'
import { messagesByIds } from './stores/message-store.ts'
import { topicStatesOf } from './topic-states.ts'
import { topicsByIds } from './stores/topic-store.ts'
import {
  messageView,
  topicView,
  type MessageObject,
  type MessageViewer,
  type MessageViewRow,
  type HashtagsById,
  type TopicObject,
} from './view.ts'

type TaggedRow = { group_id: number; hashtag_ids: readonly number[] }
const noHashtags: HashtagsById = new Map()

/** The hashtags of topics or messages as an account sees them. Runs no query if there are none. */
export async function loadHashtags(
  tx: Tx,
  rows: readonly TaggedRow[],
  account_id: number | null,
): Promise<HashtagsById> {
  const tagged = rows.filter(({ hashtag_ids }) => hashtag_ids.length > 0)
  if (tagged.length === 0) return noHashtags
  return hashtagsByIds(
    tx,
    tagged.map(({ group_id }) => group_id),
    tagged.flatMap(({ hashtag_ids }) => hashtag_ids),
    account_id,
  )
}

/** Views of message rows, in the order of the rows. */
export async function messageViews(
  tx: Tx,
  rows: readonly MessageViewRow[],
  messageViewer: MessageViewer,
): Promise<MessageObject[]> {
  const tags = await loadHashtags(tx, rows, messageViewer.account?.id ?? null)
  return rows.map(row => messageView(row, messageViewer, tags))
}

type GroupViewer = MessageViewer & { tx: Tx; group: { id: number } }

/** The current view of a message of the group, which must exist. */
export async function getMessageView(reader: GroupViewer, message_id: number): Promise<MessageObject> {
  const { tx, account, group } = reader
  const row = await messagesByIds.one(tx, { account_id: account?.id ?? null, group_ids: [group.id], ids: [message_id] })
  const [view] = await messageViews(tx, [row], reader)
  return view!
}

/** The current view of a topic of the group, which must exist. */
export async function getTopicView(reader: Omit<GroupViewer, 'addresses'>, topic_id: number): Promise<TopicObject> {
  const { tx, account, group, access } = reader
  const row = await topicsByIds.one(tx, { group_ids: [group.id], ids: [topic_id] })
  const account_id = account?.id ?? null
  const [tags, states] = await Promise.all([loadHashtags(tx, [row], account_id), topicStatesOf(tx, [row], account_id)])
  return topicView(row, group.settings, tags, {
    seesChats: may('chat_visible', access),
    seesEvents: may('calendar_visible', access),
    isMember: may('sub_page', access),
    state: states.get(topic_id),
  })
}
