import { query, type Row } from '#storage/query.ts'

/** Locks a message against changes. */
export const lockMessage = query(
  'message.lock',
  `select * from messages where group_id = :group_id and id = :id for update`,
)
export type LockedMessage = Row<'message.lock'>
/** Prevents the deletion of a message until the transaction ends. */
export const lockPresence = query(
  'message.lockPresence',
  `select id from messages where group_id = :group_id and id = :id for key share`,
)
/** Locks some or all messages of a topic, so that no likes or reports are added. */
export const lockMessages = query(
  'message.lockOfTopic',
  `select id, msg_num, account_id from messages where group_id = :group_id and topic_id = :topic_id and (:ids?::bigint[] is null or id = any(:ids))
   order by id for update`,
)

/** Deletes messages and all related rows except outgoing messages. Returns their number per day. */
export const deleteMessages = query(
  'message.delete',
  `with gone as (
     delete from messages where group_id = :group_id and id = any(:ids::bigint[])
     returning id, msg_num, created, size, num_attachments
   ), attachments_gone as (delete from attachments where group_id = :group_id and message_id = any(:ids)),
   likes_gone as (delete from message_likes where group_id = :group_id and message_id = any(:ids)),
   reports_gone as (delete from message_reports where group_id = :group_id and message_id = any(:ids)),
   revisions_gone as (delete from message_revisions where group_id = :group_id and message_id = any(:ids)),
   polls_gone as (delete from polls where message_id = any(:ids)),
   moves_gone as (delete from moved_messages where message_id = any(:ids)),
   raw_gone as (delete from message_raw where group_id = :group_id and message_id = any(:ids)),
   search_gone as (delete from message_search s using gone where s.group_id = :group_id and s.msg_num = gone.msg_num)
   select (created at time zone 'UTC')::date::text as "day!", count(*)::int as "messages!",
     sum(num_attachments)::int as "attachments!", sum(size)::bigint as "size!", max(created) as "latest!"
   from gone group by 1`,
)
/** Selected by id, because the ctid of a row changes when it is claimed for sending. */
export const deleteOutgoingMessages = query(
  'outgoing.deleteOfMessages',
  `delete from outgoing_messages where group_id = :group_id and id = any (array(
     select id from outgoing_messages where group_id = :group_id and message_id = any(:message_ids::bigint[]) limit :limit))`,
)

const likes = (change: string, by: number) =>
  `with changed as (${change} returning message_id)
   update messages set num_likes = num_likes + ${by} where group_id = :group_id and id = :message_id and exists (select from changed)`
export const insertLike = query(
  'message.like',
  likes(
    `insert into message_likes (group_id, message_id, account_id) values (:group_id, :message_id, :account_id) on conflict do nothing`,
    1,
  ),
)
export const deleteLike = query(
  'message.unlike',
  likes(
    `delete from message_likes where group_id = :group_id and message_id = :message_id and account_id = :account_id`,
    -1,
  ),
)
export const insertReport = query(
  'message.report',
  `insert into message_reports (group_id, message_id, account_id, reason) values (:group_id, :message_id, :account_id, :reason)
   on conflict do nothing`,
)

/** Stores the current version of a message as a revision. */
export const insertRevision = query(
  'message.keepRevision',
  `insert into message_revisions (group_id, message_id, rev, created, account_id, subject, body)
   select group_id, id, rev_count + 1, updated, coalesce(edited_by, account_id), subject_with_tags,
     body || quoted || remainder
   from messages where group_id = :group_id and id = :id`,
)
/** Updates the text. The revision still counts towards the group's storage. */
export const setText = query(
  'message.setText',
  `update messages set subject = :subject, subject_with_tags = :subject_with_tags, body = coalesce(:body?, body), quoted = coalesce(:quoted?, quoted),
     remainder = coalesce(:remainder?, remainder), snippet = coalesce(:snippet?, snippet), is_plain_text = coalesce(:is_plain_text?, is_plain_text),
     edited_by = :edited_by, size = size + :growth, rev_count = rev_count + 1, updated = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
export const setSubject = query(
  'message.setSubject',
  `update messages set subject = :subject, subject_with_tags = :subject_with_tags, updated = next_updated(updated)
   where group_id = :group_id and id = :id`,
)
export const setSearchVector = query(
  'message.setWords',
  `update message_search set words = :words::text::tsvector where group_id = :group_id and msg_num = :msg_num`,
)
/** Replaces only the subject in the search vector. */
export const setSubjectWords = query(
  'message.setSubjectWords',
  `update message_search set words = :words::text::tsvector || ts_filter(words, '{b,c,d}') where group_id = :group_id and msg_num = :msg_num`,
)
export const setSummary = query(
  'topic.setSummary',
  `update topics set summary = :summary, updated = next_updated(updated) where group_id = :group_id and id = :id`,
)
export const filesOf = query(
  'message.files',
  `select id, hash, size, filename, media_type, is_inline, content_id, width, height, thumbnail_hash
   from attachments where group_id = :group_id and message_id = :message_id order by attach_num`,
)
/** The earliest of the given messages. */
export const firstOf = query(
  'message.firstOf',
  `select group_id, id, msg_num, account_id, num_attachments, created, subject_with_tags from messages
   where group_id = :group_id and id = any(:ids::bigint[]) order by created, id limit 1`,
)
export const countRepost = query(
  'message.countRepost',
  `update messages set num_reposts = num_reposts + 1, last_reposted = now() where group_id = :group_id and id = :id`,
)
