import { blockSql } from '#content/tokenizer/index.ts'
import { transactionVariable } from '#storage/transaction-variable.ts'
import { query } from '#storage/query.ts'
import { maxLatestTimes } from '../message/read-state.ts'

/** Locks the author before hashtags are created, which locks the group: the lock order that all code follows. */
export const lockAuthor = query(
  'posting.lockAuthor',
  `select id from members where group_id = :through_group_id? and id = :through_id? for no key update`,
)

const locking = (lock: string) => `with author as materialized (
     select id from members where group_id = :through_group_id?::bigint and id = :through_id?::bigint ${lock}
   ), topic as materialized (
     select id from topics where group_id = :group_id and id = :topic_id?::bigint and (:through_id is null or exists (select from author))
     ${lock}
   ), locked as materialized (
     select id from groups
     where id = :group_id and (:through_id is null or exists (select from author)) and (:topic_id is null or exists (select from topic))
     ${lock}
   )`
/**
 * Locks the author, the topic and the group, in that order. A separate statement, so that the next one sees the changes of
 * the transactions it waited for, and no large statement has to be re-evaluated after waiting. docs/decisions/0017
 */
export const lockAll = query('posting.lock', `${locking('for no key update')} select id from locked`)
/** For a later post of the same transaction, when the group is locked already: fails instead of waiting. */
export const lockSkipLocked = query(
  'posting.lockBeside',
  `${locking('for no key update skip locked')}
   select coalesce((select id::text from locked), overtaken('an author or a topic that somebody has locked')) as "locked!"`,
)

// Evaluated under the group's lock, so that timestamps follow the order of commits.
const postedAt = `coalesce(:created?::timestamptz, statement_timestamp())`

const block = blockSql(':group_id', 'message.msg_num')
// A block spans whole days, so that not every message updates it.
const day = `date_trunc('day', ${postedAt}, 'UTC')`

// The chat of a message that was held may be deleted by now.
const chat = `(select c.id from chats c where c.group_id = :group_id and c.id = :chat_id?::bigint)`

// The same of an event.
const event = `(select e.id from events e where e.group_id = :group_id and e.id = :event_id?::bigint and e.deleted is null)`

/** SQL that differs between a new topic and a reply. */
type PostKind = { threads: number; isAsDecided: string; topic: string; isReply: boolean; parent: string }
const newTopicKind: PostKind = {
  threads: 1,
  isAsDecided: 'true',
  topic: `insert into topics (group_id, created, updated, subject, thread_key, account_id, name, summary, num_messages,
       num_attachments, hashtag_ids, most_recent_message, latest_times, until, chat_id, event_id)
     select :group_id, ${postedAt}, ${postedAt}, :topic_subject, :thread_key, :account_id, :name, :snippet, 1, :num_attachments, :hashtag_ids, ${postedAt}, array[${postedAt}], ${postedAt} + :lifetime?::text::interval, ${chat}, ${event}
     from numbered returning id, null::text as own_key`,
  isReply: false,
  parent: 'null::bigint',
}
const replyKind: PostKind = {
  threads: 0,
  isAsDecided: `exists (select from topics where group_id = :group_id and id = :topic_id
       and (is_closed, is_moderated, hashtag_ids) = (:is_closed, :is_moderated, :hashtag_ids))`,
  topic: `update topics set num_messages = num_messages + 1, num_attachments = num_attachments + :num_attachments,
       most_recent_message = greatest(most_recent_message, ${postedAt}),
       latest_times = (${postedAt} || latest_times)[1:${maxLatestTimes}], updated = greatest(updated, ${postedAt}),
       until = greatest(most_recent_message, ${postedAt}) + :lifetime?::text::interval, chat_id = coalesce(chat_id, ${chat})
     from numbered where group_id = :group_id and id = :topic_id returning id, nullif(:thread_key, thread_key) as own_key`,
  isReply: true,
  parent: 'coalesce(:parent_id?::bigint, 0)',
}

// Members of the parent group may also have a pending or banned membership in this group.
const isAuthorUnchanged = `(:through_id?::bigint is null or (
       exists (select from members where group_id = :through_group_id?::bigint and id = :through_id and status = 'sub_status_normal')
       and not exists (select from members where group_id = :group_id and account_id = :account_id?
         and (status = 'sub_status_banned' or (id = :member_id?::bigint and post_status <> :post_status?::text)))))`

/** Values known only after the insert. */
export type PostedMessage = { message_id: number; msg_num: number; topic_id: number }
/** Numbered by position in the batch, for rows inserted at commit: facts, the ledger, outgoing messages of several new topics. */
export const postedMessageVariable = transactionVariable<PostedMessage>('posted_message', {
  setBy: ['posting.begin', 'posting.join'],
  readBy: [
    'posting.attach',
    'posting.attachPoll',
    'posting.tag',
    'posting.followOwn',
    'posting.deliver',
    'posting.deliverAlike',
    'facts.insert',
    'facts.insertUnsubscribed',
    'incoming.add',
  ],
})
const postedJson = `json_build_object('message_id', id, 'msg_num', msg_num, 'topic_id', topic_id)`

/**
 * Inserts a message, after all rows are locked. Aborts the transaction as stale if the author, the topic or the group has
 * changed since the decision, the group's storage is full, or the message has arrived in the meantime.
 */
const postSql = ({ threads, isAsDecided, topic, isReply, parent }: PostKind) =>
  `with numbered as (
     update groups set last_msg_num = last_msg_num + 1, messages_count = messages_count + 1,
       threads_count = threads_count + ${threads}, storage_used = storage_used + :size,
       most_recent_message = greatest(most_recent_message, ${postedAt})
     where id = :group_id and updated = :group_updated and storage_used + :size <= :storage_limit::bigint and ${isAsDecided} and ${isAuthorUnchanged}
     returning last_msg_num
   ), topic as (
     ${topic}
   ), message as (
     insert into messages (group_id, msg_num, topic_id, created, updated, account_id, name, email, subject,
       subject_with_tags, body, quoted, remainder, snippet, is_plain_text, is_reply, is_special, num_attachments, size,
       mime_id, mime_key, repost_of, thread_key, parent_id, poll_id)
     select :group_id, n.last_msg_num, t.id, ${postedAt}, ${postedAt}, :account_id?, :name, :email, :subject, :subject_with_tags, :body, :quoted, :remainder, :snippet, :is_plain_text, ${isReply}, :is_special, :num_attachments, :size,
       :mime_id, :mime_key, :repost_of?, t.own_key, ${parent}, :poll_id?
     from numbered n, topic t
     on conflict (group_id, mime_key) do nothing returning id, msg_num, topic_id
   ), raw as (
     insert into message_raw (group_id, message_id, skeleton, parts, arrival, signature)
     select :group_id, id, :skeleton, :parts, :arrival?, :signature? from message
   ), searched as (
     insert into message_search (group_id, msg_num, block, created, words)
     select :group_id, msg_num, ${block}, ${postedAt}, :words::text::tsvector from message
   ), block as (
     insert into message_blocks as b (group_id, block, earliest, latest)
     select :group_id, ${block}, ${day}, ${day} + interval '1 day' from message
     where not exists (
       select from message_blocks where group_id = :group_id and block = ${block} and ${postedAt} between earliest and latest)
     on conflict (group_id, block) do update
     set earliest = least(b.earliest, excluded.earliest), latest = greatest(b.latest, excluded.latest)
   ), day as (
     insert into message_days as d (group_id, day, messages)
     select :group_id, (${postedAt} at time zone 'UTC')::date, 1 from message
     on conflict (group_id, day) do update set messages = d.messages + 1
   ), seen as (
     -- Whoever posts agrees to be a member, if they have shown that the address is theirs.
     update members set most_recent_message = greatest(most_recent_message, ${postedAt}), num_messages = num_messages + 1,
       given_id = case when given_id is not null and exists (
         select from accounts where id = members.account_id and status = 'user_status_notconfirmed') then given_id end
     where group_id = :group_id and id = :member_id
     returning id
   ), read as (
     -- Whoever answers has read what is there.
     insert into topic_reads as r (group_id, topic_id, member_id, read_until, has_posted)
     select :group_id, message.topic_id, seen.id, ${postedAt}, true from message, seen
     on conflict (group_id, topic_id, member_id) do update
     set read_until = greatest(r.read_until, excluded.read_until), has_posted = true
   )
   select coalesce((select set_config(:variable, ${postedMessageVariable.assignSql(postedJson)}, true) from message), overtaken('a message or its place')) as "posted!"`
export const beginTopic = query('posting.begin', postSql(newTopicKind))
export const joinTopic = query('posting.join', postSql(replyKind))

// Statements pipelined with the insert find the message by its id from this variable, which always uses the primary key.
// By group and key, the planner would scan the whole group as long as the table has no statistics. docs/decisions/0002
const justPosted = `p.id = ${postedMessageVariable.numberSql('message_id')}`

export const attachFiles = query(
  'posting.attach',
  `insert into attachments (group_id, message_id, attach_num, created, hash, size, filename, media_type, is_inline,
     content_id, width, height, thumbnail_hash)
   select :group_id, p.id, f.n, p.created, f.hash, f.size, f.filename, f.media_type, f.is_inline, f.content_id, f.width, f.height,
     f.thumbnail_hash
   from messages p, jsonb_to_recordset(:files::jsonb) as f(n int, hash text, size bigint, filename text, media_type text,
     is_inline boolean, content_id text, width int, height int, thumbnail_hash text)
   where ${justPosted}`,
)
export const allocatePollId = query('poll.allocateId', `select nextval(pg_get_serial_sequence('polls', 'id')) as "id!"`)
export const attachPoll = query(
  'posting.attachPoll',
  `insert into polls (group_id, id, message_id, created, updated, question, type, answers, is_anonymous, show_results, closes,
     counts)
   select :group_id, :id, p.id, p.created, p.created, :question, :type, :answers, :is_anonymous, :show_results,
     :closes?::timestamptz, array_fill(0, array[jsonb_array_length(:answers::jsonb)])
   from messages p where ${justPosted}`,
)
/** Updates the topic counts and dates of its hashtags. */
export const countTags = query(
  'posting.tag',
  `with tagged as (
     insert into topic_hashtags (group_id, hashtag_id, topic_id)
     select :group_id, tag, p.topic_id from messages p, unnest(:hashtag_ids::bigint[]) as tag where :is_first and ${justPosted}
   )
   update hashtags h set topic_count = topic_count + (:is_first::boolean)::int,
     last_message_date = greatest(h.last_message_date, p.created)
   from messages p where h.group_id = :group_id and h.id = any(:hashtag_ids::bigint[]) and ${justPosted}`,
)
/** The author follows the topic, if they follow all topics they post in. */
export const followOwn = query(
  'posting.followOwn',
  `insert into topic_followers as f (group_id, topic_id, account_id, state)
   select :group_id, p.topic_id, w.account_id, 'followed' from messages p
   join members w on w.group_id = :group_id and w.id = :member_id? and w.auto_follow_replies
   where ${justPosted}
   on conflict (group_id, topic_id, account_id) do update set state = 'followed', until = null
   where f.until <= now()`,
)
