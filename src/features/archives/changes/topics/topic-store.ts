import { query, type Row } from '#storage/query.ts'
import { latestTimesSql } from '../../message/read-state.ts'
import { topicUntilSql } from '#features/hashtags/index.ts'

/** Locks topics against changes and new posts, always in the order of their ids. */
export const lockTopics = query(
  'topic.lock',
  `select * from topics where group_id = :group_id and id = any(:ids::bigint[]) order by id for update`,
)
export type LockedTopic = Row<'topic.lock'>

/** The first and the last message of a topic. */
export const firstAndLatest = query(
  'topic.ends',
  `select f.*, l.created as latest
   from (select group_id, id, msg_num, account_id, name, snippet, created, is_reply, num_attachments from messages
     where group_id = :group_id and topic_id = :topic_id order by created, id limit 1) f,
   (select created from messages where group_id = :group_id and topic_id = :topic_id order by created desc, id desc limit 1) l`,
)
/** Columns of a topic that are derived from its messages. */
export const setContents = query(
  'topic.setContents',
  `update topics set num_messages = num_messages + :messages, num_attachments = num_attachments + :attachments, account_id = :account_id?, name = :name,
     summary = :summary, most_recent_message = :most_recent_message,
     latest_times = ${latestTimesSql(':group_id', ':id')}, updated = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
/** The first message of a topic is the only one that is not a reply. */
export const setReply = query(
  'message.setReply',
  `update messages set is_reply = :is_reply where group_id = :group_id and id = :id and is_reply <> :is_reply`,
)
export const insertTopic = query(
  'topic.split',
  `insert into topics (group_id, created, subject, thread_key, name, summary, most_recent_message, is_closed, is_moderated,
     reply_to)
   values (:group_id, :created, :subject, :thread_key, '', '', :most_recent_message, :is_closed, :is_moderated, :reply_to) returning *`,
)
export const moveMessages = query(
  'topic.moveMessages',
  `with moved as (
     update messages set topic_id = :to,
       thread_key = coalesce(thread_key, (select thread_key from topics where group_id = :group_id and id = :from))
     where group_id = :group_id and topic_id = :from and (:message_ids?::bigint[] is null or id = any(:message_ids))
     returning num_attachments
   ), hidden_moved as (
     update messages set topic_id = :to where group_id = -:group_id::bigint and topic_id = :from and :message_ids is null
   )
   select count(*)::int as "messages!", coalesce(sum(num_attachments), 0)::int as "attachments!" from moved`,
)
/** Copies follow states to another topic, except for accounts that already have one there. */
export const copyFollowers = query(
  'topic.copyFollowers',
  `insert into topic_followers (group_id, topic_id, account_id, state, until)
   select group_id, :to, account_id, state, until from topic_followers where group_id = :group_id and topic_id = :from
   on conflict do nothing`,
)
/** Copies read states to a topic that was split off. */
export const copyReads = query(
  'topic.copyReads',
  `insert into topic_reads (group_id, topic_id, member_id, read_until, has_posted)
   select group_id, :to, member_id, read_until, has_posted from topic_reads where group_id = :group_id and topic_id = :from
   order by member_id for key share on conflict do nothing`,
)
/** Links to a topic, and to those that were merged into it before, lead to another from now on. */
export const linkMerged = query(
  'topic.linkMerged',
  `with earlier as (update merged_topics set into_topic_id = :to where into_topic_id = :from)
   insert into merged_topics (topic_id, group_id, into_topic_id) values (:from, :group_id, :to)`,
)
/** Deletes a topic without messages, and the rows that refer to it. */
export const deleteTopic = query(
  'topic.delete',
  `with hashtags_gone as (
     delete from topic_hashtags where group_id = :group_id and topic_id = :topic_id and hashtag_id = any(:hashtag_ids::bigint[])
   ), followers_gone as (
     delete from topic_followers where group_id = :group_id and topic_id = :topic_id
   ), reads_gone as (
     delete from topic_reads where group_id = :group_id and topic_id = :topic_id
   ), links_gone as (
     delete from merged_topics where into_topic_id = :topic_id
   )
   delete from topics where group_id = :group_id and id = :topic_id`,
)
/** Sets when a topic expires, from its hashtags and its last message. */
export const refreshUntil = query(
  'topic.refreshUntil',
  `update topics t set until = ${topicUntilSql('t')} where t.group_id = :group_id and t.id = :id
     and (t.until is not null or t.hashtag_ids <> '{}')`,
)
export const setTitle = query(
  'topic.setTitle',
  `update topics set subject = :subject, thread_key = :thread_key, updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
export const setOptions = query(
  'topic.setOptions',
  `update topics set is_sticky = coalesce(:is_sticky?, is_sticky), is_closed = coalesce(:is_closed?, is_closed),
     is_moderated = coalesce(:is_moderated?, is_moderated), reply_to = coalesce(:reply_to?, reply_to),
     updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :id`,
)

export const setHashtags = query(
  'topic.setHashtags',
  `with gone as (
     delete from topic_hashtags where group_id = :group_id and topic_id = :topic_id and hashtag_id = any(:gone::bigint[])
   ), added as (
     insert into topic_hashtags (group_id, topic_id, hashtag_id) select :group_id, :topic_id, unnest(:added::bigint[]) on conflict do nothing
   )
   update topics set hashtag_ids = :hashtag_ids, updated = next_updated(updated), edited = next_updated(updated)
   where group_id = :group_id and id = :topic_id`,
)
const hashtagKeywordsSql = (of: string) =>
  `array(select w from unnest(tsvector_to_array(${of})) w where w ~ '^#[0-9]+$' order by w)`
/**
 * Updates the hashtag keywords in the search vectors of a batch of a topic's messages after a cursor. Returns the cursor
 * of the last one if there may be more.
 */
export const updateSearchTagBatch = query(
  'topic.remark',
  `with few as materialized (
     select m.msg_num, m.created, m.id from messages m where m.group_id = :group_id and m.topic_id = :topic_id
       and (:after_created?::timestamptz is null or (m.created, m.id) > (:after_created, :after_id?::bigint))
     order by m.created, m.id limit :limit
   ), wanted as materialized (
     select array(select '#' || h from topics t, unnest(t.hashtag_ids) h where t.group_id = :group_id and t.id = :topic_id order by 1) as marks
   ), told as (
     update message_search s set words = ts_delete(s.words, ${hashtagKeywordsSql('s.words')}) || array_to_tsvector(wanted.marks)
     from few, wanted where s.group_id = :group_id and s.msg_num = few.msg_num and ${hashtagKeywordsSql('s.words')} <> wanted.marks
   )
   select created, id from few order by created desc, id desc limit (select (count(*) = :limit)::int from few)`,
)
/** Replaces the hashtags in the subjects of a topic's messages. */
export const renameTags = query(
  'topic.renameTags',
  `update messages set subject_with_tags = concat_ws(' ', subject, nullif(:tags, ''))
   where group_id = :group_id and topic_id = :topic_id and subject_with_tags <> concat_ws(' ', subject, nullif(:tags, ''))`,
)
/** Locks the given hashtags that still exist, in the given order. */
export const tagsIn = query(
  'topic.hashtagsIn',
  `select h.* from hashtags h where h.group_id = :group_id and h.id = any(:ids::bigint[])
   order by array_position(:ids, h.id) for key share of h`,
)
/** Locks the hashtags of a topic in the same way. */
export const tagsOf = query(
  'topic.hashtags',
  `select h.* from topics t join hashtags h on h.group_id = t.group_id and h.id = any(t.hashtag_ids)
   where t.group_id = :group_id and t.id = :id order by array_position(t.hashtag_ids, h.id) for key share of h`,
)
