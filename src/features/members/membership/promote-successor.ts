import type { RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import type { MemberRow } from '../view.ts'

/**
 * Makes the owners of a parent owners of those of its subgroups that have none, whatever they were there; they get mail from
 * it as from the parent. The counters move with them. The rows of the subgroups are locked, by who left them.
 */
const promoteSuccessor = query(
  'member.inherit',
  `with bereft as (
     select g.id from groups g where g.id = any(:group_ids::bigint[]) and g.parent_id = :parent_id and not exists (
       select from members m where m.group_id = g.id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner')
   ), heirs as (
     select b.id as group_id, p.account_id, p.email_delivery, p.message_selection, p.max_attachment_size, p.auto_follow_replies
     from bereft b join members p on p.group_id = :parent_id and p.status = 'sub_status_normal' and p.mod_status = 'sub_modstatus_owner'
   ), old as (
     select m.id, m.group_id, m.account_id, m.status, m.mod_status, m.decided from members m
     join heirs h on h.group_id = m.group_id and h.account_id = m.account_id order by m.group_id, m.id for update of m
   ), changed as (
     update members m set status = 'sub_status_normal', decided = false,
       read_until = case when old.status = 'sub_status_normal' then m.read_until else now() end, mod_status = 'sub_modstatus_owner', mod_permissions = '{}', updated = next_updated(m.updated)
     from old where m.group_id = old.group_id and m.id = old.id returning m.id, m.group_id, m.account_id
   ), made as (
     insert into members (group_id, account_id, mod_status, email_delivery, message_selection, max_attachment_size,
       auto_follow_replies, sort_name, sort_email)
     select h.group_id, h.account_id, 'sub_modstatus_owner', h.email_delivery, h.message_selection, h.max_attachment_size,
       h.auto_follow_replies, '', '' from heirs h
     where not exists (select from old where old.group_id = h.group_id and old.account_id = h.account_id)
     returning id, group_id, account_id
   ), counts as (
     select group_id, sum((status is distinct from 'sub_status_normal')::int) as members,
       sum((status is not distinct from 'sub_status_pending' and not decided)::int) as pending,
       sum((status is not distinct from 'sub_status_banned')::int) as banned,
       sum((status is distinct from 'sub_status_normal' or mod_status = 'sub_modstatus_none')::int) as moderators
     from (
       select group_id, status, mod_status, decided from old
       union all select group_id, null, null, false from made
     ) each group by group_id
   ), counted as (
     update groups g set members_count = members_count + c.members, pending_count = pending_count - c.pending,
       banned_count = banned_count - c.banned, moderators_count = moderators_count + c.moderators
     from counts c where g.id = c.group_id
   )
   select n.id as "id!", n.group_id as "group_id!", a.email as "email!"
   from (select * from changed union all select * from made) n join accounts a on a.id = n.account_id order by n.group_id, n.id`,
)

/** A subgroup never loses its last owner through its parent: the parent's owners become its owners. */
export async function promoteSuccessors(
  { tx, record }: RecordContext<'member.inherited'>,
  parent: { id: number },
  gone: readonly MemberRow[],
): Promise<void> {
  const owners = gone.filter(row => row.status === 'sub_status_normal' && row.mod_status === 'sub_modstatus_owner')
  const group_ids = [...new Set(owners.map(({ group_id }) => group_id))]
  if (group_ids.length === 0) return
  const heirs = await promoteSuccessor.all(tx, { parent_id: parent.id, group_ids })
  for (const { id, group_id, email } of heirs) record('member.inherited', { group_id, member_info_id: id, email })
}
