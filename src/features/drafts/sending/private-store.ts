import { query } from '#storage/query.ts'

export const insertPrivate = query(
  'private.insert',
  `insert into private_messages (group_id, account_id, name, email, is_verified, kind, subject, body, in_reply_to, recipients, copies)
   values (:group_id, :account_id?, :name?, :email?, :is_verified, :kind, :subject, :body, :in_reply_to?, :recipients, :copies) returning id`,
)
/** Deletes it: not needed once its emails are written. */
export const takePrivate = query(
  'private.take',
  `with gone as (delete from private_messages where group_id = :group_id and id = :id returning *)
   select gone.kind, gone.subject, gone.body, gone.in_reply_to, gone.recipients, gone.copies,
     gone.is_verified, gone.account_id, coalesce(a.email, gone.email) as "email!", coalesce(a.full_name, gone.name) as "full_name!"
   from gone left join accounts a on a.id = gone.account_id`,
)
