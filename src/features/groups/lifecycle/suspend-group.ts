import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import * as contract from '../contract.ts'

// Subgroups that were suspended before stay so when their parent is restored: they have another time.
const suspendGroups = query(
  'group.suspend',
  `update groups set suspended = now(), suspension_reason = :reason, updated = next_updated(updated)
   where (id = :id or parent_id = :id) and suspended is null
     and exists (select from groups where id = :id and suspended is null)
   returning id, name, title`,
)
const restoreGroups = query(
  'group.restore',
  `with found as (
     select s.id, s.suspended from groups s left join groups p on p.id = s.parent_id
     where s.id = :id and s.suspended is not null and p.suspended is null
   )
   update groups g set suspended = null, suspension_reason = '', updated = next_updated(g.updated) from found
   where g.id = found.id or (g.parent_id = found.id and g.suspended = found.suspended)
   returning g.id, g.name`,
)
const ownSuspended = query(
  'group.ownSuspended',
  `select g.id, g.name, g.title, g.suspended as "suspended!", g.suspension_reason from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'
     and g.suspended is not null order by g.id limit 100`,
)

/** Suspends a group with its subgroups; false if it is suspended already. */
export async function suspendWithSubgroups(
  { tx, record }: RecordContext<'group.suspended'>,
  id: number,
  reason: string,
): Promise<boolean> {
  const rows = await suspendGroups.all(tx, { id, reason })
  const own = rows.find(row => row.id === id)
  if (!own) return false
  record('group.suspended', {
    group_id: id,
    group_ids: rows.map(row => row.id),
    name: own.name,
    title: own.title,
    reason,
  })
  return true
}

/** Restores a group and the subgroups that were suspended with it; false if it isn't suspended, or its parent still is. */
export async function restoreWithSubgroups(
  { tx, record }: RecordContext<'group.unsuspended'>,
  id: number,
): Promise<boolean> {
  const own = (await restoreGroups.all(tx, { id })).find(row => row.id === id)
  if (own) record('group.unsuspended', { group_id: id, name: own.name })
  return own !== undefined
}

export const getSuspendedGroups = implement(contract.getSuspendedGroups, async ({ tx, account }) => ({
  object: 'suspended_groups' as const,
  groups: (await ownSuspended.all(tx, { account_id: account.id })).map(({ id, name, title, suspended, ...row }) => ({
    object: 'suspended_group' as const,
    group_id: id,
    group_name: name,
    nice_group_name: title || name,
    suspended,
    reason: row.suspension_reason,
  })),
}))
