import { query, type Row } from '#storage/query.ts'

const isTheirs = `coalesce(m.account_id = :account_id, false) or lower(m.email) = any(:emails::text[])`
// A text in base64 is looked at once it is decoded.
const names = (...columns: string[]) => columns.map(column => `${column} ~* :any`).join(' or ')

export const lastOfMessages = query(
  'erasure.lastOfMessages',
  `select max(id) as last from (select id from messages where group_id = :group_id and id > :after order by id limit :limit) w`,
)
/** Messages by the person, and those that may contain their address. */
export const messagesNaming = query(
  'erasure.messages',
  `select m.id, m.msg_num, m.account_id, m.name, m.email, m.subject, m.subject_with_tags, m.body, m.quoted, m.remainder, m.snippet,
     m.mime_id, m.num_attachments, coalesce(t.hashtag_ids, '{}') as "hashtag_ids!", (${isTheirs}) as "is_own!", r.skeleton as "skeleton?", r.parts as "parts?",
     r.arrival as "arrival?", r.signature as "signature?"
   from messages m left join topics t on t.group_id = m.group_id and t.id = m.topic_id
     left join message_raw r on r.group_id = m.group_id and r.message_id = m.id
   where m.group_id = :group_id and m.id > :after and m.id <= :last
     and (${isTheirs} or ${names('m.subject', 'm.body', 'm.quoted', 'm.remainder', 'm.snippet')} or m.mime_id ~* :any_id
       or encode(r.skeleton, 'escape') ~* :any_id or ${names('r.arrival::text', 'r.signature::text')}
       or position('base64'::bytea in r.skeleton) > 0 or position('=40'::bytea in r.skeleton) > 0)
   order by m.id for update of m`,
)
export type NamingMessage = Row<'erasure.messages'>

export const changeMessage = query(
  'erasure.changeMessage',
  `update messages set name = :name, email = :email, subject = :subject, subject_with_tags = :subject_with_tags, body = :body,
     quoted = :quoted, remainder = :remainder, snippet = :snippet, mime_id = :mime_id
   where group_id = :group_id and id = :id`,
)
export const changeRaw = query(
  'erasure.changeRaw',
  `update message_raw set skeleton = :skeleton, parts = :parts, arrival = :arrival?, signature = :signature?
   where group_id = :group_id and message_id = :id`,
)
export const changeSearch = query(
  'erasure.changeSearch',
  `update message_search set words = :words::text::tsvector where group_id = :group_id and msg_num = :msg_num`,
)
export const filenamesOf = query(
  'erasure.filenames',
  `select filename from attachments where group_id = :group_id and message_id = :message_id order by attach_num`,
)
/** Revisions, thread keys and attachment names of a range of messages. */
export const changeRelatedRows = query(
  'erasure.changeBesides',
  `with said_before as (
     update message_revisions set subject = redact(subject, :patterns::text[], :replacements::text[]),
       body = redact(body, :patterns, :replacements)
     where group_id = :group_id and message_id > :after and message_id <= :last and (${names('subject', 'body')})
   ), threaded_by as (
     update messages set thread_key = redact(thread_key, :patterns, :replacements)
     where group_id = :group_id and id > :after and id <= :last and thread_key ~* :any
   )
   update attachments set filename = redact(filename, :patterns, :replacements)
   where group_id = :group_id and message_id > :after and message_id <= :last and filename ~* :any`,
)
/** Polls of a range of messages, as the messages are redacted: before them, as the author is still known by the address. */
export const changePolls = query(
  'erasure.polls',
  `update polls p set
     question = redact(p.question, case when ${isTheirs} then :own_patterns::text[] else :patterns::text[] end,
       case when ${isTheirs} then :own_replacements::text[] else :replacements::text[] end),
     answers = redact(p.answers::text, case when ${isTheirs} then :own_patterns else :patterns end,
       case when ${isTheirs} then :own_replacements else :replacements end)::jsonb
   from messages m where p.group_id = :group_id and p.message_id > :after and p.message_id <= :last
     and m.group_id = p.group_id and m.id = p.message_id
     and (p.question ~* case when ${isTheirs} then :own_any else :any end
       or p.answers::text ~* case when ${isTheirs} then :own_any else :any end)`,
)
