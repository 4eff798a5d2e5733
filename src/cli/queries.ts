import { query } from '#storage/query.ts'

// Queries of the operator without an API call.
export const hasAccounts = query('cli.hasAccounts', `select exists (select from accounts) as "found!"`)

/** One more than is shown, so that it is known whether there are others. */
export const accountsLike = query(
  'cli.accountsLike',
  `select id, email, full_name, status, site_admin, suspended is not null as "suspended!" from accounts
   where id > :after_id and (site_admin or not :admins)
     and (position(lower(:text) in lower(email)) > 0 or position(lower(:text) in lower(full_name)) > 0)
   order by id limit 1001`,
)
export const groupsLike = query(
  'cli.groupsLike',
  `select g.id, g.name, g.plan, g.members_count as members, (
     select count(*)::int from members m
     where m.group_id = g.id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'
   ) as "owners!"
   from groups g where g.id > :after_id and position(lower(:text) in lower(g.name)) > 0
   order by g.id limit 1001`,
)

export const storedEmails = query(
  'cli.storedEmails',
  `select id, created, recipient, subject from service_emails where state = 'stored' order by created desc, id desc limit :limit`,
)
/** Stored copies of the local mailbox, a row each. */
export const storedCopies = query(
  'cli.keptCopies',
  `select k.outgoing_message_id, m.created, c.place::int as "place!", c.copy ->> 'to' as "recipient!", k.subject
   from (select * from local_mailbox_messages order by outgoing_message_id desc limit :limit) k
   join outgoing_messages m on m.group_id = k.group_id and m.id = k.outgoing_message_id
   cross join lateral jsonb_array_elements(k.copies) with ordinality as c(copy, place)
   order by k.outgoing_message_id desc, c.place limit :limit`,
)
export const storedCopy = query(
  'cli.keptCopy',
  `select k.pieces, k.copies -> (:place::int - 1) as copy from local_mailbox_messages k
   join outgoing_messages m on m.group_id = k.group_id and m.id = k.outgoing_message_id
   where m.id = :outgoing_message_id and :place <= jsonb_array_length(k.copies)`,
)
export const emailById = query(
  'cli.email',
  `select id, created, recipient, reply_to, subject, body, state, message_id from service_emails where id = :id`,
)
