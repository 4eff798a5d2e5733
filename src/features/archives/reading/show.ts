import { may } from '#contract/permissions.ts'
import type { Tx } from '#storage/database.ts'
import { hashtagsByIds } from '../../hashtags/index.ts'
import { messagesByIds } from './message-store.ts'
import { statesOn } from './topic-states.ts'
import { topicsByIds } from './topic-store.ts'
import {
  messageView,
  topicView,
  type MessageObject,
  type Reader,
  type ShownMessage,
  type Tags,
  type TopicObject,
} from './view.ts'

type Tagged = { group_id: number; hashtag_ids: readonly number[] }
const none: Tags = new Map()

/** The hashtags of topics or messages as an account sees them; nothing is asked where there are none. */
export async function tagsOn(tx: Tx, rows: readonly Tagged[], account_id: number | null): Promise<Tags> {
  const tagged = rows.filter(({ hashtag_ids }) => hashtag_ids.length > 0)
  if (tagged.length === 0) return none
  return hashtagsByIds(
    tx,
    tagged.map(({ group_id }) => group_id),
    tagged.flatMap(({ hashtag_ids }) => hashtag_ids),
    account_id,
  )
}

/** Messages that were found, as somebody sees them; in the order of the rows. */
export async function messageViews(tx: Tx, rows: readonly ShownMessage[], reader: Reader): Promise<MessageObject[]> {
  const tags = await tagsOn(tx, rows, reader.account?.id ?? null)
  return rows.map(row => messageView(row, reader, tags))
}

type InGroup = Reader & { tx: Tx; group: { id: number } }

/** A message of the group by its id, as somebody sees it now; it must be there. */
export async function getMessageView(reader: InGroup, message_id: number): Promise<MessageObject> {
  const { tx, account, group } = reader
  const row = await messagesByIds.one(tx, { account_id: account?.id ?? null, group_ids: [group.id], ids: [message_id] })
  const [view] = await messageViews(tx, [row], reader)
  return view!
}

/** A topic of the group by its id, as somebody sees it now; it must be there. */
export async function getTopicView(reader: Omit<InGroup, 'addresses'>, topic_id: number): Promise<TopicObject> {
  const { tx, account, group, position } = reader
  const row = await topicsByIds.one(tx, { group_ids: [group.id], ids: [topic_id] })
  const account_id = account?.id ?? null
  const [tags, states] = await Promise.all([tagsOn(tx, [row], account_id), statesOn(tx, [row], account_id)])
  return topicView(row, group.settings, tags, {
    seesChats: may('chat_visible', position),
    state: states.get(topic_id),
  })
}
