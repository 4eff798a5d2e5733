import { query } from '#storage/query.ts'

export const organisationByHost = query(
  'organisation.byHost',
  `select id, created, updated, name, host from organisations where host = lower(:host)`,
)
export const organisationById = query(
  'organisation.byId',
  `select id, created, updated, name, host from organisations where id = :id`,
)
export const insertOrganisation = query(
  'organisation.insert',
  `insert into organisations (name, host) values (:name, lower(:host)) on conflict (host) do nothing
   returning id, created, updated, name, host`,
)
/** With its subgroups; null: to nobody. */
export const setOrganisation = query(
  'organisation.setGroup',
  `update groups set org_id = :org_id?, plan = :plan, updated = now()
   where id = :group_id or parent_id = :group_id returning id`,
)
/** Whether somebody owns a group of the organisation. */
export const ownsInOrganisation = query(
  'organisation.owns',
  `select exists (
     select from members m join groups g on g.id = m.group_id
     where m.account_id = :account_id and g.org_id = :org_id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'
   ) as "owns!"`,
)
