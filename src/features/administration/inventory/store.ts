import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const tableBytes = `(select coalesce(sum(t.size), 0)::bigint from database_tables t where t.group_id = g.id)`
/** Counted with everything else only. */
const messageBytes = `g.storage_used - g.storage_files - g.storage_photos - g.storage_wiki - g.storage_chats - g.storage_events - ${tableBytes}`
const group = `g.id, g.created, g.name, g.title, coalesce(o.host, '') as "org_domain!", g.plan, g.members_count as num_members,
  g.messages_count as num_messages, g.subgroups_count as num_subgroups, g.storage_used, g.storage_files, g.storage_photos, g.storage_wiki, g.storage_chats,
  g.storage_events, ${tableBytes} as "storage_tables!", ${messageBytes} as "storage_messages!", g.most_recent_message as last_message, g.suspended`
const matching = `(not :suspended::boolean or g.suspended is not null) and (:plan?::text is null or g.plan = :plan) and (:org_id?::bigint is null or g.org_id = :org_id)
     and (:q = '' or position(lower(:q) in lower(g.name)) > 0 or position(lower(:q) in lower(g.title)) > 0)`
const number = (key: string) => ({ key, value: ':after_key?::text::bigint' })
/**
 * Sizes have no index, which every post would have to write. They are few columns of as many rows as there are groups,
 * and only administrators sort by them.
 */
export const groupPages = keysetFamily(
  'administration.groups',
  'g.id',
  {
    created: 'g.id',
    name: 'lower(g.name)',
    num_members: number('g.members_count'),
    num_messages: number('g.messages_count'),
    storage_used: number('g.storage_used'),
    storage_messages: number(`(${messageBytes})`),
    storage_files: number('g.storage_files'),
    storage_photos: number('g.storage_photos'),
    storage_wiki: number('g.storage_wiki'),
    storage_chats: number('g.storage_chats'),
    storage_tables: number(tableBytes),
    storage_events: number('g.storage_events'),
  },
  ({ afterCondition, order }) =>
    `select ${group} from groups g left join organisations o on o.id = g.org_id
     where ${matching} and ${afterCondition} order by ${order} limit :count`,
)
export const countGroups = query(
  'administration.countGroups',
  `select count(*)::int as "count!" from groups g where ${matching}`,
)
export const groupWithSizes = query(
  'administration.group',
  `select ${group}, coalesce(g.parent_id, 0) as "parent_group_id!", g.parent_id, g.suspension_reason, g.threads_count as num_topics
   from groups g left join organisations o on o.id = g.org_id where g.id = :id`,
)
export const ownersOf = query(
  'administration.owners',
  `select a.id as user_id, a.email, a.full_name from members m join accounts a on a.id = m.account_id
   where m.group_id = :id and m.mod_status = 'sub_modstatus_owner' and m.status = 'sub_status_normal' order by m.id limit 100`,
)

export const organisationPages = keysetFamily(
  'administration.organisations',
  'o.id',
  { created: 'o.id' },
  ({ afterCondition, order }) =>
    `select o.id, o.created, o.name, o.host as domain, coalesce(g.name, '') as "main_group_name!",
       (select count(*)::int from groups n where n.org_id = o.id) as "num_groups!"
     from organisations o left join groups g on g.id = o.main_group_id where ${afterCondition} order by ${order} limit :count`,
)
export const organisationById = query('administration.organisation', `select host from organisations where id = :id`)
export const countOrganisations = query(
  'administration.countOrganisations',
  `select count(*)::int as "count!" from organisations`,
)

export const storageTotals = query(
  'administration.storage',
  `select pg_database_size(current_database()) as "database_size!",
     coalesce(sum(storage_used), 0)::bigint as "storage_used!", coalesce(sum(storage_files), 0)::bigint as "files!",
     coalesce(sum(storage_photos), 0)::bigint as "photos!", coalesce(sum(storage_wiki), 0)::bigint as "wiki!",
     coalesce(sum(storage_chats), 0)::bigint as "chats!", coalesce(sum(storage_events), 0)::bigint as "events!",
     (select coalesce(sum(size), 0)::bigint from database_tables t where exists (select from groups n where n.id = t.group_id)) as "tables_of_groups!"
   from groups`,
)
/** Rows as the database last estimated them: counting them would read the whole table. */
export const largestTables = query(
  'administration.tables',
  `select c.relname::text as "name!", pg_total_relation_size(c.oid) as "size!", greatest(c.reltuples, 0)::bigint as "estimated_rows!"
   from pg_class c where c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'm')
   order by pg_total_relation_size(c.oid) desc, c.relname limit 20`,
)

/** Counters that may be over their limits: as many as any limit allows at least, the newest first. */
export const fullCounters = query(
  'administration.fullCounters',
  `select key, count, window_start from rate_counts
   where window_start > now() - interval '1 day' and count >= :least order by window_start desc limit 1000`,
)
