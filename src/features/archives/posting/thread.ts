import type { HashtagRow } from '../../hashtags/index.ts'
import { holdsReplies, topicState } from '../topic-state.ts'
import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { Row } from '#storage/query.ts'
import { query } from '#storage/query.ts'

/** Days after a topic's last message within which its subject alone matches: for replies, and for other posts. */
export const sameSubjectDays = { reply: 30, post: 2 } as const

/** The number of references that are looked up, starting with the nearest. */
export const maxReferences = 50

// Candidates by rank: the message replied to, References, the subject. References find a topic through few messages,
// without scanning those with its subject. In imported, merged or split topics, messages may have subjects of their own,
// so either the message's or the topic's thread key may match. Subjects are matched around the message's date, so that
// imported messages find their topics. docs/decisions/0018
const candidates = `
  select 0 as rank, -1 as place, t.topic_id as id, t.id as parent_id from messages t where t.group_id = :group_id and t.id = :message_id?
  union all
  (select 1, r.place::int, t.id, a.id from unnest(:references::text[]) with ordinality r(mime_id, place)
   cross join lateral (
     select id, topic_id, thread_key from messages where group_id = :group_id and mime_id = r.mime_id order by id desc limit 5) a
   cross join lateral (
     select id from topics where group_id = :group_id and id = a.topic_id and :thread_key in (thread_key, a.thread_key)
     limit 1) t
   where :message_id::bigint is null
   order by r.place desc limit 1)
  union all
  (select 2, 0, t.id, null from topics t
   where :message_id::bigint is null and :thread_key <> '' and t.group_id = :group_id and t.thread_key = :thread_key
     and t.most_recent_message >= coalesce(:created?::timestamptz, now()) - make_interval(days => :days)
     and t.created <= coalesce(:created, now()) + make_interval(days => :days)
   order by t.most_recent_message desc limit 1)`

/**
 * Looks up what deciding on a message needs, in one statement: duplicates, the topic and its hashtags, the author's
 * membership and the storage used.
 */
export const lookupThread = query(
  'posting.look',
  `select g.storage_used,
     (select jsonb_build_object('message_id', d.id, 'msg_num', d.msg_num, 'topic_id', d.topic_id)
      from messages d where d.group_id = :group_id and d.mime_key = :mime_key) as posted,
     (select d.id from pending_messages d where d.group_id = :group_id and d.mime_key = :mime_key) as held,
     exists (select from messages d where d.group_id = :group_id and d.mime_id = :mime_id) as "is_id_taken!",
     w.id as "member_id?", p.id as "parent_member_id?", w.post_status as "post_status?", w.auto_follow_replies as "auto_follow?",
     t.id as "topic_id?", t.thread_key as "thread_key?", t.is_closed as "is_closed?", t.is_moderated as "is_moderated?",
     t.hashtag_ids as "hashtag_ids?", t.most_recent_message as "most_recent_message?", c.rank as "rank?", c.parent_id as "parent_id?",
     (select jsonb_agg(to_jsonb(h) order by array_position(t.hashtag_ids, h.id))
      from hashtags h where h.group_id = :group_id and h.id = any(t.hashtag_ids)) as tags
   from groups g
   left join members w on w.group_id = :group_id and w.account_id = :account_id? and w.status = 'sub_status_normal'
   left join members p on p.group_id = g.parent_id and p.account_id = :account_id and p.status = 'sub_status_normal'
   left join lateral (select * from (${candidates}) c order by c.rank, c.place desc limit 1) c on true
   left join lateral (select * from topics where group_id = :group_id and id = c.id limit 1) t on true
   where g.id = :group_id`,
)
export type ThreadLookup = Row<'posting.look'>

export type Thread = {
  id: number
  /** The message it replies to; null if only the subject is the same. */
  parent_id: number | null
  is_closed: boolean
  is_moderated: boolean
  stays_closed: boolean
  tags: HashtagRow[]
  /** State the decision was based on; posting fails if it has changed since. */
  seen: { is_closed: boolean; is_moderated: boolean; hashtag_ids: readonly number[] }
}

/** The topic found for a message; null if it starts a new one. */
export function threadOf(lookup: ThreadLookup, isReply: boolean, settings: GroupSettings): Thread | null {
  if (lookup.topic_id === null) return null
  const stored = {
    is_closed: lookup.is_closed!,
    is_moderated: lookup.is_moderated!,
    most_recent_message: lookup.most_recent_message!,
  }
  const tags = (lookup.tags ?? []) as HashtagRow[]
  const state = topicState(stored, settings, tags)
  // A new post with an old subject should not end up in a topic where it would be refused or held.
  const isBarred = state.is_closed || tags.some(tag => tag.mods_only_replies || holdsReplies(tag))
  if (isBarred && lookup.rank === 2 && !isReply) return null
  return {
    id: lookup.topic_id,
    parent_id: lookup.parent_id,
    ...state,
    stays_closed: stored.is_closed,
    tags,
    seen: { is_closed: stored.is_closed, is_moderated: stored.is_moderated, hashtag_ids: lookup.hashtag_ids ?? [] },
  }
}
