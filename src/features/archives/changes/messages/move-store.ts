import { blockSql } from '#content/tokenizer/index.ts'
import { query } from '#storage/query.ts'

const related = ['attachments', 'message_likes', 'message_reports', 'message_revisions', 'message_raw', 'polls']
const moveRelated = related.map(
  table => `${table}_moved as (
     update ${table} set group_id = :to_group_id where group_id = :group_id and message_id = any(:ids::bigint[])
   )`,
)
/**
 * Moves locked messages and all related rows except outgoing messages to another group, or hides them in their own group
 * (docs/decisions/0014). Each gets the corresponding number in `msg_nums`. Returns their number per day.
 */
export const moveToGroup = query(
  'message.moveToGroup',
  `with given as (
     select o.id, o.msg_num as old_num, g.msg_num from unnest(:ids::bigint[], :msg_nums::bigint[]) as g(id, msg_num)
     join messages o on o.group_id = :group_id and o.id = g.id
   ), moved as (
     update messages m set group_id = :to_group_id, topic_id = :topic_id, msg_num = given.msg_num,
       hidden = case when :to_group_id::bigint < 0 then coalesce(m.hidden, now()) end,
       hidden_by = case when :to_group_id < 0 then coalesce(m.hidden_by, :hidden_by?::bigint) end,
       thread_key = coalesce(m.thread_key, (select thread_key from topics t where t.group_id = :group_id and t.id = m.topic_id))
     from given where m.group_id = :group_id and m.id = given.id
     returning m.id, m.created, m.size, m.num_attachments
   ), ${moveRelated.join(', ')}, search_moved as (
     update message_search s set group_id = :to_group_id, msg_num = given.msg_num, block = ${blockSql(':to_group_id', 'given.msg_num')}
     from given where s.group_id = :group_id and s.msg_num = given.old_num
   )
   select (created at time zone 'UTC')::date::text as "day!", count(*)::int as "messages!",
     sum(num_attachments)::int as "attachments!", sum(size)::bigint as "size!", max(created) as "latest!"
   from moved group by 1`,
)
/** Marks messages as stale in the search index, because its segments may have been built without them. */
export const touchSearch = query(
  'message.touchSearch',
  `update message_search set words = words where group_id = :group_id and msg_num = any(:msg_nums::bigint[])`,
)
export const addDays = query(
  'archive.addDays',
  `insert into message_days as d (group_id, day, messages)
   select :group_id, day::date, messages from unnest(:days::text[], :messages::int[]) as g(day, messages)
   on conflict (group_id, day) do update set messages = d.messages + excluded.messages`,
)

/** Resolves the reports of a hidden message. */
export const resolveHidden = query(
  'message.resolveHidden',
  `update message_reports set resolved = now(), resolved_by = :account_id
   where group_id = :group_id and message_id = :message_id and resolved is null`,
)
const topicRelated = (change: (table: string) => string) =>
  `followers as (${change('topic_followers')}), reads as (${change('topic_reads')})`
/** Hides a topic whose messages are all hidden. Its follow and read states return when one is restored. */
export const hideTopic = query(
  'topic.hide',
  `with hashtags_gone as (
     delete from topic_hashtags where group_id = :group_id and topic_id = :topic_id and hashtag_id = any(:hashtag_ids::bigint[])
   ), ${topicRelated(table => `update ${table} set group_id = -:group_id::bigint where group_id = :group_id and topic_id = :topic_id`)}
   update topics set group_id = -:group_id::bigint, num_messages = 0, num_attachments = 0, until = null
   where group_id = :group_id and id = :topic_id`,
)
/** The hashtags are restored separately. */
export const restoreTopic = query(
  'topic.restore',
  `with ${topicRelated(table => `update ${table} set group_id = :group_id where group_id = -:group_id::bigint and topic_id = :topic_id`)}
   update topics set group_id = :group_id, hashtag_ids = '{}' where group_id = -:group_id::bigint and id = :topic_id returning *`,
)

export const hiddenMessage = query(
  'message.hidden',
  `select * from messages where group_id = -:group_id::bigint and id = :id`,
)
/** Whether a duplicate of a hidden message was posted meanwhile. */
export const hasCopy = query(
  'message.hasCopy',
  `select id from messages where group_id = :group_id and mime_key = :mime_key`,
)
