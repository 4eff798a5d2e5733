import { blockSql } from '#content/tokenizer/index.ts'
import { query } from '#storage/query.ts'
import { latestTimesSql, unreadHorizon } from '../message/read-state.ts'

/**
 * Raises the limit of the GIN index's pending list: one long merge into the index is far faster than many short ones. The
 * list is sorted in memory.
 */
export const raisePendingListLimit = query(
  'import.gatherWords',
  `select set_config('gin_pending_list_limit', '16MB', true) as gathered, set_config('work_mem', '64MB', true) as sorted`,
)

/** The messages that already exist, the first of each id. */
export const presentMessages = query(
  'import.present',
  `select distinct on (m.mime_id) m.mime_id, m.id, m.topic_id, encode(m.mime_key, 'hex') as "key!", m.body, m.quoted
   from messages m where m.group_id = :group_id and m.mime_id = any(:mime_ids::text[]) order by m.mime_id, m.id`,
)

export const lockMessages = query(
  'import.lockMessages',
  `select id from messages where group_id = :group_id and id = any(:ids::bigint[]) order by id for no key update`,
)

/** Stores different texts as revisions, each once, and updates the storage used; returns the mails they belong to. */
export const addRevisions = query(
  'import.addRevisions',
  `with given as (
     select g.n, m.id, m.rev_count, g.created, g.account_id, g.subject, g.body
     from json_to_recordset(:revisions::json) as g(n int, mime_id text, created timestamptz, account_id bigint, subject text, body text)
     cross join lateral (
       select id, rev_count from messages where group_id = :group_id and mime_id = g.mime_id order by id limit 1) m
     where not exists (select from message_revisions v
       where v.group_id = :group_id and v.message_id = m.id and v.subject = g.subject and v.body = g.body)
   ), kept as (
     insert into message_revisions (group_id, message_id, rev, created, account_id, subject, body)
     select :group_id, id, rev_count + row_number() over (partition by id order by n), created, account_id, subject, body from given
     returning message_id, octet_length(subject) + octet_length(body) as size
   ), counts as (select message_id, count(*) as revisions, sum(size) as size from kept group by 1),
   counted as (
     update messages m set rev_count = m.rev_count + c.revisions, size = m.size + c.size from counts c
     where m.group_id = :group_id and m.id = c.message_id
   ), stored as (
     update groups set storage_used = storage_used + (select coalesce(sum(size), 0) from kept)::bigint where id = :group_id
   )
   select n as "n!" from given order by n`,
)

/** Locks the authors who are members. Their memberships change too, and must be locked before topics and the group. */
export const memberAuthors = query(
  'import.authors',
  `select lower(a.email) as "email!", a.id as account_id, m.id as member_id from accounts a
   join members m on m.account_id = a.id and m.group_id = :group_id and m.status = 'sub_status_normal'
   where lower(a.email) = any(:emails::text[])
   order by m.id for no key update of m`,
)

/** The topics of the messages that are referred to. */
export const referredTopics = query(
  'import.referred',
  `select m.mime_id, t.id, t.thread_key, t.created, t.most_recent_message, t.hashtag_ids from messages m
   join topics t on t.group_id = :group_id and t.id = m.topic_id where m.group_id = :group_id and m.mime_id = any(:mime_ids::text[])`,
)

export const topicsById = query(
  'import.topicsById',
  `select id, thread_key, created, most_recent_message, hashtag_ids from topics
   where group_id = :group_id and id = any(:ids::bigint[])`,
)

/** The texts of the messages that are referred to. */
export const referredTexts = query(
  'import.referredTexts',
  `select m.mime_id, m.body || m.quoted || m.remainder as "html!" from messages m
   where m.group_id = :group_id and m.mime_id = any(:mime_ids::text[]) order by m.id`,
)

/** The nearest topic with the same subject, for each message. */
export const sameSubject = query(
  'import.sameSubject',
  `select distinct t.id, t.thread_key, t.created, t.most_recent_message, t.hashtag_ids
   from json_to_recordset(:asked::json) as g(key text, at timestamptz, days int)
   cross join lateral (
     select id, thread_key, created, most_recent_message, hashtag_ids from topics
     where group_id = :group_id and thread_key = g.key and most_recent_message >= g.at - make_interval(days => g.days)
       and created <= g.at + make_interval(days => g.days)
     order by most_recent_message desc limit 1
   ) t`,
)

export const tagNames = query(
  'import.tagNames',
  `select id, name, until from hashtags where group_id = :group_id and id = any(:ids::bigint[])`,
)

export const newTopicIds = query(
  'import.topicIds',
  `select nextval(pg_get_serial_sequence('topics', 'id')) as "id!" from generate_series(1, :count::int)`,
)

/** Locks topics in the usual order. */
export const lockTopics = query(
  'import.lockTopics',
  `select id from topics where group_id = :group_id and id = any(:ids::bigint[]) order by id for no key update`,
)

export const addTopics = query(
  'import.addTopics',
  `with given as (
     select * from json_to_recordset(:topics::json) as t(id bigint, created timestamptz, subject text, thread_key text,
       account_id bigint, name text, summary text, messages int, attachments int, latest timestamptz, hashtag_ids json,
       lifetime interval)
   ), made as (
     insert into topics (group_id, id, created, updated, subject, thread_key, account_id, name, summary, num_messages,
       num_attachments, hashtag_ids, most_recent_message, until)
     overriding system value
     select :group_id, id, created, latest, subject, thread_key, account_id, name, summary, messages, attachments,
       array(select json_array_elements_text(hashtag_ids)::bigint), latest, latest + lifetime from given
   ), tagged as (
     insert into topic_hashtags (group_id, hashtag_id, topic_id)
     select :group_id, tag::bigint, id from given, json_array_elements_text(hashtag_ids) tag
     returning hashtag_id
   ), counts as (select hashtag_id, count(*) as topics from tagged group by 1)
   update hashtags h set topic_count = topic_count + counts.topics from counts
   where h.group_id = :group_id and h.id = counts.hashtag_id`,
)

export const growTopics = query(
  'import.growTopics',
  `update topics t set num_messages = t.num_messages + g.messages, num_attachments = t.num_attachments + g.attachments,
     most_recent_message = greatest(t.most_recent_message, g.latest), updated = greatest(t.updated, g.latest),
     until = t.until + (greatest(t.most_recent_message, g.latest) - t.most_recent_message)
   from json_to_recordset(:topics::json) as g(id bigint, messages int, attachments int, latest timestamptz)
   where t.group_id = :group_id and t.id = g.id`,
)

const importColumns = {
  ...{
    msg_num: 'bigint',
    topic_id: 'bigint',
    created: 'timestamptz',
    account_id: 'bigint',
    name: 'text',
    email: 'text',
  },
  ...{ subject: 'text', subject_with_tags: 'text', snippet: 'text', thread_key: 'text' },
  ...{ is_plain_text: 'boolean', is_reply: 'boolean', num_attachments: 'int', size: 'bigint', mime_id: 'text' },
  ...{ mime_key: 'text', parts: 'jsonb', files: 'json' },
}
const importColumnList = Object.entries(importColumns).map(([name, type]) => `${name} ${type}`)

/** Inserts the messages with their mails, search vectors and files. Long values are passed as separate parameters. */
export const addMessages = query(
  'import.addMessages',
  `with given as materialized (
     select * from rows from (json_to_recordset(:messages::json) as (${importColumnList.join(', ')}),
       unnest(:bodies::bytea[]), unnest(:quotations::bytea[]), unnest(:remainders::bytea[]), unnest(:skeletons::bytea[]),
       unnest(:words::tsvector[])) as m(${Object.keys(importColumns).join(', ')}, body, quoted, remainder, skeleton, words)
   ), made as (
     insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject,
       subject_with_tags, body, quoted, remainder, snippet, thread_key, is_plain_text, is_reply, num_attachments, size, mime_id,
       mime_key)
     select :group_id, msg_num, topic_id, created, created, account_id, name, email, subject, subject_with_tags, convert_from(body, 'UTF8'),
       convert_from(quoted, 'UTF8'), convert_from(remainder, 'UTF8'), snippet, thread_key, is_plain_text, is_reply, num_attachments, size, mime_id,
       decode(mime_key, 'hex')
     from given order by msg_num returning id, msg_num
   ), kept as (
     insert into message_raw (group_id, message_id, skeleton, parts)
     select :group_id, made.id, given.skeleton, given.parts
     from given join made using (msg_num)
   ), attached as (
     insert into attachments (group_id, message_id, attach_num, created, hash, size, filename, media_type, is_inline,
       content_id, width, height, thumbnail_hash, is_unread)
     select :group_id, made.id, f.n, given.created, f.hash, f.size, f.filename, f.media_type, f.is_inline, f.content_id, f.width,
       f.height, f.thumbnail_hash, f.is_unread
     from given join made using (msg_num), json_to_recordset(given.files) as f(n int, hash text, size bigint, filename text,
       media_type text, is_inline boolean, content_id text, width int, height int, thumbnail_hash text, is_unread boolean)
     where given.num_attachments > 0
   )
   insert into message_search (group_id, msg_num, block, created, words)
   select :group_id, msg_num, ${blockSql(':group_id', 'msg_num')}, created, words from given order by msg_num`,
)

/** Updates the counts for a range of message numbers. */
export const countMessages = query(
  'import.count',
  `with added as materialized (
     select msg_num, topic_id, created, size, account_id from messages where group_id = :group_id and msg_num between :first and :last
   ), days as (
     insert into message_days as d (group_id, day, messages)
     select :group_id, (created at time zone 'UTC')::date as day, count(*) from added group by 2
     on conflict (group_id, day) do update set messages = d.messages + excluded.messages
   ), blocks as (
     insert into message_blocks as b (group_id, block, earliest, latest)
     select :group_id, ${blockSql(':group_id', 'msg_num')} as block, min(created), max(created) from added group by 2
     on conflict (group_id, block) do update
     set earliest = least(b.earliest, excluded.earliest), latest = greatest(b.latest, excluded.latest)
   ), authors as (
     update members m set most_recent_message = greatest(m.most_recent_message, a.latest), num_messages = m.num_messages + a.count
     from (select account_id, max(created) as latest, count(*)::int as count from added where account_id is not null group by 1) a
     where m.group_id = :group_id and m.account_id = a.account_id
   ), tags as (
     update hashtags h set last_message_date = greatest(h.last_message_date, a.latest)
     from (
       select th.hashtag_id, max(added.created) as latest from added
       join topics t on t.group_id = :group_id and t.id = added.topic_id and t.hashtag_ids <> '{}', unnest(t.hashtag_ids) as th(hashtag_id)
       group by 1
     ) a
     where h.group_id = :group_id and h.id = a.hashtag_id
   ), times as (
     update topics t set latest_times = ${latestTimesSql('t.group_id', 't.id')}
     from (select distinct topic_id from added where created > now() - ${unreadHorizon}) a
     where t.group_id = :group_id and t.id = a.topic_id
   )
   update groups g set last_msg_num = :last, messages_count = messages_count + (select count(*) from added),
     threads_count = threads_count + :topics, storage_used = storage_used + coalesce((select sum(size) from added), 0)::bigint,
     most_recent_message = greatest(g.most_recent_message, (select max(created) from added))
   where g.id = :group_id`,
)
