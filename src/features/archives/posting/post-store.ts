import { blockSql } from '#runtime/words.ts'
import { query } from '#storage/query.ts'

/** Holds the author before hashtags are made, which holds the group: in the order that everybody keeps. */
export const lockAuthor = query(
  'posting.lockAuthor',
  `select id from members where group_id = $1 and id = $2 for no key update`,
)

/**
 * Posts a message. Its author, its topic and its group are held in that order, as everybody holds them; the number and
 * the moment come last, under the lock of the group, so that numbers are dense and in the order of commits. No row: the
 * author, the topic or the group is gone or not what it was, or the message has just arrived on another way.
 *
 * $2 message, $3 body, $4 quoted, $5 remainder, $6 skeleton, $7 parts, $8 words, $9 files, $10 hashtags, $11 topic, $12 the
 * author's membership. What rows are found by is a parameter, not part of the message: of a join to that the planner might
 * think that walking through all topics of a group is as good.
 */
export const postMessage = query(
  'posting.post',
  `with m as materialized (
     select * from jsonb_to_record($2::jsonb) as x(account_id bigint, name text, email text, subject text,
       subject_with_tags text, topic_subject text, thread_key text, snippet text,
       is_plain_text boolean, is_reply boolean, is_special boolean, size bigint, mime_id text, mime_key text,
       created timestamptz, lifetime interval, num_attachments int, repost_of bigint, seen_closed boolean,
       seen_moderated boolean, seen_tags bigint[])
   ), author as materialized (
     select id from members where group_id = $1 and id = $12 and status = 'sub_status_normal' for no key update
   ), held as materialized (
     select t.id from topics t, m
     where t.group_id = $1 and t.id = $11 and ($12::bigint is null or exists (select from author))
       and (t.is_closed, t.is_moderated, t.hashtag_ids) = (m.seen_closed, m.seen_moderated, m.seen_tags)
     for no key update of t
   ), locked as materialized (
     select id from groups
     where id = $1 and ($12::bigint is null or exists (select from author))
       and ($11::bigint is null or exists (select from held)) for no key update
   ), stamped as materialized (
     select coalesce(m.created, clock_timestamp()) as at from locked, m
   ), numbered as (
     update groups g set last_msg_num = last_msg_num + 1, messages_count = messages_count + 1,
       threads_count = threads_count + ($11::bigint is null)::int, storage_used = storage_used + m.size,
       most_recent_message = greatest(most_recent_message, s.at)
     from stamped s, m where g.id = $1 returning g.last_msg_num, s.at
   ), begun as (
     insert into topics (group_id, created, updated, subject, thread_key, account_id, name, summary, num_messages,
       num_attachments, hashtag_ids, most_recent_message, until)
     select $1, n.at, n.at, m.topic_subject, m.thread_key, m.account_id, m.name, m.snippet, 1, m.num_attachments,
       $10::bigint[], n.at, n.at + m.lifetime
     from numbered n, m where $11::bigint is null returning id
   ), joined as (
     update topics t set num_messages = num_messages + 1, num_attachments = t.num_attachments + m.num_attachments,
       most_recent_message = greatest(t.most_recent_message, n.at), updated = greatest(t.updated, n.at),
       until = greatest(t.most_recent_message, n.at) + m.lifetime
     from numbered n, m where t.group_id = $1 and t.id = $11 returning t.id
   ), message as (
     insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject,
       subject_with_tags, body, quoted, remainder, snippet, is_plain_text, is_reply, is_special, num_attachments, size,
       mime_id, mime_key, repost_of)
     select $1, n.last_msg_num, t.id, n.at, n.at, m.account_id, m.name, m.email, m.subject, m.subject_with_tags, $3,
       $4, $5, m.snippet, m.is_plain_text, m.is_reply, m.is_special, m.num_attachments, m.size, m.mime_id,
       decode(m.mime_key, 'hex'), m.repost_of
     from numbered n, m, (select id from begun union all select id from joined) t
     on conflict (group_id, mime_key) do nothing returning id, msg_num, topic_id, created
   ), raw as (
     insert into message_raw (group_id, message_id, skeleton, parts) select $1, id, $6, $7::jsonb from message
   ), searched as (
     insert into message_search (group_id, msg_num, block, created, words)
     select $1, msg_num, ${blockSql('$1', 'msg_num')}, created, $8::text::tsvector from message
   ), block as (
     insert into message_blocks as b (group_id, block, earliest, latest)
     select $1, ${blockSql('$1', 'msg_num')}, created, created from message
     on conflict (group_id, block) do update
     set earliest = least(b.earliest, excluded.earliest), latest = greatest(b.latest, excluded.latest)
   ), day as (
     insert into message_days as d (group_id, day, messages)
     select $1, (created at time zone 'UTC')::date, 1 from message
     on conflict (group_id, day) do update set messages = d.messages + 1
   ), attached as (
     insert into attachments (group_id, message_id, attach_num, created, hash, size, filename, media_type, is_inline,
       content_id, width, height, thumbnail_hash)
     select $1, message.id, f.n, message.created, f.hash, f.size, f.filename, f.media_type, f.is_inline, f.content_id,
       f.width, f.height, f.thumbnail_hash
     from message, jsonb_to_recordset($9::jsonb) as f(n int, hash text, size bigint, filename text, media_type text,
       is_inline boolean, content_id text, width int, height int, thumbnail_hash text)
   ), tagged as (
     insert into topic_hashtags (group_id, hashtag_id, topic_id)
     select $1, tag, begun.id from begun, unnest($10::bigint[]) as tag
   ), counted as (
     update hashtags h set topic_count = topic_count + ($11::bigint is null)::int,
       last_message_date = greatest(h.last_message_date, message.created)
     from message where h.group_id = $1 and h.id = any($10::bigint[])
   ), seen as (
     update members w set most_recent_message = greatest(w.most_recent_message, message.created)
     from message where w.group_id = $1 and w.id = $12
   ), followed as (
     insert into topic_followers as f (group_id, topic_id, account_id, state)
     select $1, message.topic_id, w.account_id, 'followed' from message
     join members w on w.group_id = $1 and w.id = $12 and w.auto_follow_replies
     on conflict (group_id, topic_id, account_id) do update set state = 'followed', until = null
     where f.until <= now()
   )
   select id, msg_num, topic_id, created from message`,
)
