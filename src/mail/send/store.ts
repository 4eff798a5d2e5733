import { query } from '#storage/query.ts'

/** Writes the letters of a fact, each with a job that sends it; one that was written before is not written again. */
export const insertLetters = query(
  'letters.insert',
  `with written as (
     insert into letters (fact_id, kind, recipient, subject, body, html, message_id, from_name, reply_to, by_hand, in_reply_to)
     select :fact_id, kind, recipient, subject, body, html, message_id, from_name, reply_to, by_hand, in_reply_to
     from jsonb_to_recordset(:letters::jsonb) as given (kind text, recipient text, subject text, body text, html text,
       message_id text, from_name text, reply_to text, by_hand boolean, in_reply_to text)
     on conflict (fact_id, kind, recipient) do nothing returning id
   )
   insert into jobs (reader, payload) select 'send-letter', jsonb_build_object('letter_id', id) from written order by id`,
)
export const letterById = query(
  'letters.byId',
  `select id, kind, recipient, subject, body, html, created, state, message_id, from_name, reply_to, by_hand, in_reply_to
   from letters where id = :id`,
)
export const markLetter = query(
  'letters.mark',
  `update letters set state = :state, response = :response? where id = :id`,
)
