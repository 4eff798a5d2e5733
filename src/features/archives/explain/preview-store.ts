import { query } from '#storage/query.ts'

/** Members who are not moderators and have individual posting rights; few in most groups. */
export const countSpecialMembers = query(
  'preview.specialMembers',
  `select k.kind as "kind!", count(*)::int as "num_people!", (array_agg(k.id order by k.id desc))[1:3] as "ids!"
   from (
     select m.id, case when m.user_status <> 'user_status_notconfirmed' then m.post_status
       when m.given_id is null then 'sub_poststatus_notallowed' else 'unconfirmed' end as kind
     from members m where m.group_id = :group_id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_none'
       and (m.post_status <> 'sub_poststatus_normal')
     union all
     select m.id, case when m.given_id is null then 'sub_poststatus_notallowed' else 'unconfirmed' end
     from members m where m.group_id = :group_id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_none'
       and m.user_status = 'user_status_notconfirmed' and m.post_status = 'sub_poststatus_normal'
   ) k group by k.kind`,
)
/** Each of them has rights of their own. */
export const moderatorsOf = query(
  'preview.moderators',
  `select m.id, m.group_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id, m.user_status, a.full_name
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.mod_status <> 'sub_modstatus_none' and m.status = 'sub_status_normal'
   order by m.sort_name, m.id limit 1000`,
)
/** Members by their ids, and the latest members and requests to join. */
export const exampleMembers = query(
  'preview.examples',
  `select m.id, m.status, m.post_status, m.mod_status, m.user_status, a.full_name
   from (
     select unnest(:ids::bigint[]) as id
     union
     select id from (select id from members where group_id = :group_id and status = 'sub_status_normal' order by id desc limit 20) n
     union
     select id from (select id from members where group_id = :group_id and status = 'sub_status_pending' and not decided order by id desc limit 3) p
   ) e join members m on m.group_id = :group_id and m.id = e.id join accounts a on a.id = m.account_id
   where a.full_name <> '' order by m.id desc`,
)
/** Of a parent: its members, and its owners who are not in the subgroup, where they have all rights. */
export const parentCounts = query(
  'preview.parentCounts',
  `select p.members_count, (
     select count(*) from members o where o.group_id = p.id and o.status = 'sub_status_normal' and o.mod_status = 'sub_modstatus_owner'
       and not exists (select from members m where m.group_id = :group_id and m.account_id = o.account_id)
   )::int as "owners!" from groups p where p.id = :parent_id`,
)
export const countDelivery = query(
  'preview.delivery',
  `select count(*)::int as "num_people!" from members where group_id = :group_id
     and status in ('sub_status_normal', 'sub_status_pending') and email_delivery = :email_delivery`,
)

const silent = `t.group_id = :group_id and t.is_sticky in (false, true) and t.most_recent_message <= now() - :days * interval '24 hours'
  and (:until_days?::int is null or t.most_recent_message > now() - :until_days * interval '24 hours')`
const tagged = (rule: string) =>
  `t.hashtag_ids && array(select h.id from hashtags h where h.group_id = :group_id and ${rule})`
/** Topics without a new message for so many days that are open otherwise. */
export const countSilentOpen = query(
  'preview.silentOpen',
  `select count(*)::int as "count!" from (
     select from topics t where ${silent} and not t.is_closed and not ${tagged('h.locked')} limit 10000) t`,
)
/** The same of those whose replies are not held. */
export const countSilentUnmoderated = query(
  'preview.silentUnmoderated',
  `select count(*)::int as "count!" from (
     select from topics t where ${silent} and not t.is_moderated
       and not ${tagged('h.moderated and not h.replies_unmoderated')} limit 10000) t`,
)
