import { query } from '#storage/query.ts'

export const organisationByHost = query(
  'organisation.byHost',
  `select id, created, updated, name, host from organisations where host = lower($1)`,
)
export const organisationById = query(
  'organisation.byId',
  `select id, created, updated, name, host from organisations where id = $1`,
)
export const insertOrganisation = query(
  'organisation.insert',
  `insert into organisations (name, host) values ($1, lower($2)) on conflict (host) do nothing
   returning id, created, updated, name, host`,
)
/** With its subgroups; null: to nobody. */
export const setOrganisation = query(
  'organisation.setGroup',
  `update groups set org_id = $2, plan = $3, updated = now()
   where id = $1 or parent_id = $1 returning id`,
)
/** Whether somebody owns a group of the organisation. */
export const ownsInOrganisation = query(
  'organisation.owns',
  `select exists (
     select from members m join groups g on g.id = m.group_id
     where m.account_id = $1 and g.org_id = $2 and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'
   ) as "owns!"`,
)
