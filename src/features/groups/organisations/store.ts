import { query } from '#storage/query.ts'

export const organisationByHost = query(
  'organisation.byHost',
  `select id, created, updated, name, host, main_group_id from organisations where host = lower(:host)`,
  { batchable: true },
)
export const organisationById = query(
  'organisation.byId',
  `select id, created, updated, name, host, main_group_id from organisations where id = :id`,
  { batchable: true },
)
/** For certificates: at most as many as are ordered within a day. */
export const organisationHosts = query('organisation.hosts', `select host from organisations order by id limit 200`)
export const insertOrganisation = query(
  'organisation.insert',
  `insert into organisations (name, host) values (:name, lower(:host)) on conflict (host) do nothing
   returning id, created, updated, name, host, main_group_id`,
)
/** With its subgroups; null: to none. */
export const setOrganisation = query(
  'organisation.setGroup',
  `update groups set org_id = :org_id?, plan = :plan, updated = next_updated(updated)
   where id = :group_id or parent_id = :group_id returning id`,
)
/** Makes one of its own parent groups the main group of an organisation; nothing where it is none of them. */
export const setMainGroup = query(
  'organisation.setMainGroup',
  `update organisations o set main_group_id = :group_id, updated = next_updated(o.updated)
   where o.id = :org_id and exists (select from groups g where g.id = :group_id and g.org_id = o.id and g.parent_id is null)
   returning id, created, updated, name, host, main_group_id`,
)
/** The first group of an organisation becomes its main group. */
export const claimMainGroup = query(
  'organisation.claimMainGroup',
  `update organisations set main_group_id = :group_id, updated = next_updated(updated) where id = :org_id and main_group_id is null returning id`,
)
/** A group of another organisation, or of none, cannot be the main group. */
export const releaseMainGroup = query(
  'organisation.releaseMainGroup',
  `update organisations set main_group_id = null, updated = next_updated(updated)
   where main_group_id = :group_id and id is distinct from :org_id?::bigint`,
)
/** Whether a person owns a group of the organisation. */
export const ownsInOrganisation = query(
  'organisation.owns',
  `select exists (
     select from members m join groups g on g.id = m.group_id
     where m.account_id = :account_id and g.org_id = :org_id and m.status = 'sub_status_normal' and m.mod_status = 'sub_modstatus_owner'
   ) as "owns!"`,
)
