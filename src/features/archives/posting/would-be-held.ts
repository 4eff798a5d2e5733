import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { HashtagRow } from '../../hashtags/index.ts'
import { authorJoin, authorName } from '../message/columns.ts'
import { topicState, type TopicState } from '../topic-state.ts'
import { holdRules } from './posting-rules.ts'

/** The parent of a reply: a message, or the last one of a topic. */
export type ReplyRef = { message_id: number | null; topic_id: number | null }
/** SQL expression for the id of that message. */
export const parentIdSql = `coalesce(:message_id?::bigint, (select l.id from messages l
     where l.group_id = :group_id and l.topic_id = :topic_id?::bigint order by l.created desc, l.id desc limit 1))`

const parentTopic = query(
  'posting.answeredTopic',
  `select t.is_closed, t.is_moderated, t.most_recent_message, ${authorName('m.name')} as "name!",
     (select jsonb_agg(to_jsonb(h)) from hashtags h where h.group_id = t.group_id and h.id = any(t.hashtag_ids)) as tags
   from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}
   where m.group_id = :group_id and m.id = ${parentIdSql}`,
  { batchable: true },
)
/** The state of a reply's topic, and the author of its parent. */
export type ParentTopic = TopicState & { name: string; tags: readonly HashtagRow[] }

/** The topic of a reply; undefined if it was deleted. */
export async function findParentTopic(tx: Tx, group: Group, replyRef: ReplyRef): Promise<ParentTopic | undefined> {
  const parent = await parentTopic.first(tx, { group_id: group.id, ...replyRef })
  if (!parent) return undefined
  const tags = (parent.tags ?? []) as HashtagRow[]
  return { ...topicState(parent, group.settings, tags), name: parent.name, tags }
}
/** The same for a topic's last message. */
export const findTopicState = (tx: Tx, group: Group, topic_id: number): Promise<ParentTopic | undefined> =>
  findParentTopic(tx, group, { message_id: null, topic_id })

type WriterAccess = { group: Group; access: GroupAccess; membership: Membership | null }

/** Whether a message without files and hashtags would be held for moderation. */
export function wouldBeHeld({ group, access, membership }: WriterAccess, topic: ParentTopic | null): boolean {
  if (may('manage_pending_messages', access)) return false
  const post_status = membership?.post_status ?? null
  const message = { group, access, post_status, submission: { files: [] }, thread: topic, tags: topic?.tags ?? [] }
  return holdRules.some(({ when }) => when(message))
}
