import { query } from '#storage/query.ts'

export const insertLetter = query(
  'letters.insert',
  `insert into letters (fact_id, kind, recipient, subject, body, message_id, from_name, reply_to, in_reply_to)
   values (:fact_id, :kind, :recipient, :subject, :body, :message_id, :from_name, :reply_to, :in_reply_to?)
   on conflict (fact_id, kind, recipient) do nothing returning id`,
)
/** Those that are to be sent. */
export const lettersByIds = query(
  'letters.byIds',
  `select id, recipient, subject, body, created, message_id, from_name, reply_to, in_reply_to
   from letters where id = any(:ids::bigint[]) and state = 'queued' order by id`,
)
export const keptLetterById = query(
  'letters.kept',
  `select id, recipient, subject, body, created, message_id, from_name, reply_to, in_reply_to
   from letters where id = :id and state = 'kept'`,
)
export const markLetters = query(
  'letters.mark',
  `update letters l set state = r.state, response = nullif(r.response, '')
   from unnest(:ids::bigint[], :states::text[], :responses::text[]) as r(id, state, response) where l.id = r.id`,
)
