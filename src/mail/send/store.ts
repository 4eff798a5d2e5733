import { query } from '#storage/query.ts'

export const insertLetter = query(
  'letters.insert',
  `insert into letters (fact_id, kind, recipient, subject, body, message_id, from_name, reply_to, in_reply_to)
   values (:fact_id, :kind, :recipient, :subject, :body, :message_id, :from_name, :reply_to, :in_reply_to?)
   on conflict (fact_id, kind, recipient) do nothing returning id`,
)
export const letterById = query(
  'letters.byId',
  `select id, kind, recipient, subject, body, created, state, message_id, from_name, reply_to, in_reply_to
   from letters where id = :id`,
)
export const markLetter = query(
  'letters.mark',
  `update letters set state = :state, response = :response? where id = :id`,
)
