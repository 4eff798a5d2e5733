import { may, type Position } from '#contract/permissions.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import type { HashtagRow } from '../../hashtags/index.ts'
import { authorJoin, authorName } from '../message/columns.ts'
import { topicState, type TopicState } from '../state.ts'
import { holds } from './rules.ts'

/** What a reply answers: a message, or the last one of a topic. */
export type Answering = { message_id: number | null; topic_id: number | null }
/** As a part of a statement: the id of that message. */
export const answeredId = `coalesce(:message_id?::bigint, (select l.id from messages l
     where l.group_id = :group_id and l.topic_id = :topic_id?::bigint order by l.created desc, l.id desc limit 1))`

const answered = query(
  'posting.answeredTopic',
  `select t.is_closed, t.is_moderated, t.most_recent_message, ${authorName('m.name')} as "name!",
     (select jsonb_agg(to_jsonb(h)) from hashtags h where h.group_id = t.group_id and h.id = any(t.hashtag_ids)) as tags
   from messages m join topics t on t.group_id = m.group_id and t.id = m.topic_id ${authorJoin('m.account_id')}
   where m.group_id = :group_id and m.id = ${answeredId}`,
  { isQuick: true },
)
/** What a reply meets: the state of its topic, and who wrote what it answers. */
export type AnsweredTopic = TopicState & { name: string; tags: readonly HashtagRow[] }

/** The topic in which somebody is about to answer; undefined: it is gone. */
export async function findAnsweredTopic(
  tx: Tx,
  group: Group,
  answering: Answering,
): Promise<AnsweredTopic | undefined> {
  const found = await answered.first(tx, { group_id: group.id, ...answering })
  if (!found) return undefined
  const tags = (found.tags ?? []) as HashtagRow[]
  return { ...topicState(found, group.settings, tags), name: found.name, tags }
}

type Writer = { group: Group; position: Position; membership: Membership | null }

/** Whether what somebody writes, without files and hashtags of its own, waits for a moderator. */
export function wouldWait({ group, position, membership }: Writer, topic: AnsweredTopic | null): boolean {
  if (may('manage_pending_messages', position)) return false
  const post_status = membership?.post_status ?? null
  const message = { group, position, post_status, submission: { files: [] }, thread: topic, tags: topic?.tags ?? [] }
  return holds.some(({ when }) => when(message))
}
