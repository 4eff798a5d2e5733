import { query } from '#storage/query.ts'

/**
 * Members from another service that have no membership of any status; the group's counters move with them. By address, as direct
 * adds are.
 */
export const insertMovedMembers = query(
  'moveIn.insert',
  `with given as (
     select * from jsonb_to_recordset(:people::jsonb) as p(account_id bigint, email text, given_id bigint, given_name text, given_email text,
       status text, mod_status text, mod_permissions text[], post_status text, email_delivery text, held_delivery text,
       message_selection text, created timestamptz)
   ), made as (
     insert into members (group_id, account_id, status, mod_status, mod_permissions, post_status, email_delivery, held_delivery,
       message_selection, max_attachment_size, auto_follow_replies, created, given_id, given_name, given_email, sort_name, sort_email)
     select :group_id, p.account_id, p.status, p.mod_status, coalesce(p.mod_permissions, '{}'), p.post_status, p.email_delivery,
       p.held_delivery, p.message_selection, :max_attachment_size, :auto_follow_replies, coalesce(p.created, now()),
       p.given_id, p.given_name, p.given_email, '', ''
     from given p order by p.email
     on conflict (group_id, account_id) do nothing returning id, account_id, status, mod_status
   ), counted as (
     update groups set members_count = members_count + (select count(*) from made where status = 'sub_status_normal'),
       banned_count = banned_count + (select count(*) from made where status = 'sub_status_banned'),
       moderators_count = moderators_count
         + (select count(*) from made where status = 'sub_status_normal' and mod_status <> 'sub_modstatus_none')
     where id = :group_id and exists (select from made)
   )
   select id, account_id, status from made`,
)
/** Marks new memberships whose address returned email at the old service. Every insert begins as reachable. */
export const markBounced = query(
  'moveIn.markBounced',
  `update members set user_status = 'user_status_bounced'
   where group_id = :group_id and id = any(:ids::bigint[]) and given_id is not null returning id`,
)
/** Which members would get email now that was held since they were imported, a batch of them. */
export const releaseDelivery = query(
  'moveIn.release',
  `update members set email_delivery = case when email_delivery in ('email_delivery_none', 'email_delivery_special') then held_delivery else email_delivery end,
     held_delivery = null, updated = next_updated(updated)
   where group_id = :group_id and id in (
     select id from members where group_id = :group_id and held_delivery is not null order by id limit :limit for update)
   returning id`,
)
export const countHeldDelivery = query(
  'moveIn.countHeld',
  `select count(*)::int as "count!" from members
   where group_id = :group_id and held_delivery is not null and status = 'sub_status_normal'`,
)
