import { query } from '#storage/query.ts'

/**
 * Keeps what a mail asked for. No row: there is nothing to ask, since only members can leave or change anything, and who
 * does not want to be added is not asked whether they want to join.
 */
export const insertRequest = query(
  'mailRequest.insert',
  `insert into mail_requests (group_id, email, full_name, command, mime_id)
   select g.id, :email, :full_name, :command, :mime_id from groups g where g.id = :group_id and case when :command = 'subscribe'
     then not exists (select from opted_out_addresses where email in (lower(:email), erased_email(:email)))
     else exists (
       select from accounts a join members m on m.account_id = a.id and m.group_id = g.id and m.status <> 'sub_status_banned'
       where lower(a.email) = lower(:email)
     ) end
   returning id`,
)
/** The request, locked: concurrent replies run one after the other. */
export const lockRequest = query(
  'mailRequest.lock',
  `select id, group_id, email, full_name, command, mime_id, is_done from mail_requests
   where id = :id and expires > now() for update`,
)
export const markDone = query('mailRequest.done', `update mail_requests set is_done = true where id = :id`)
export const requestById = query(
  'mailRequest.byId',
  `select r.id, r.group_id, r.email, r.command, r.mime_id from mail_requests r
   where r.id = :id and not r.is_done and r.expires > now()`,
)
export const sweepRequests = query('mailRequest.sweep', `delete from mail_requests where expires < now()`)
