import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

/** Those for everyone, and the caller's own. */
const seen = `v.table_id = :table_id and (v.account_id is null or v.account_id = :account_id)`
export const viewPages = keysetFamily(
  'databaseView.page',
  'v.id',
  { created: 'v.id', name: 'lower(v.name)' },
  ({ afterCondition, order }) =>
    `select v.* from database_views v where ${seen} and ${afterCondition} order by ${order} limit :count`,
  { genericPlan: true },
)
export const countViews = query(
  'databaseView.count',
  `select count(*)::int as "count!" from database_views v where ${seen}`,
  { genericPlan: true },
)
/** Of the shared views of a table, or of the caller's own. */
export const countViewsOf = query(
  'databaseView.countOf',
  `select count(*)::int as "count!" from database_views where table_id = :table_id and account_id is not distinct from :account_id?::bigint`,
)
export const lockView = query(
  'databaseView.lock',
  `select v.* from database_views v where v.id = :id and ${seen} for no key update`,
)
export const insertView = query(
  'databaseView.insert',
  `insert into database_views (group_id, table_id, account_id, name, layout, sort_field, sort_dir, search, filter, columns)
   values (:group_id, :table_id, :account_id?, :name, :layout, :sort_field, :sort_dir, :search, :filter, :columns)
   on conflict (table_id, coalesce(account_id, 0), lower(name)) do nothing returning *`,
)
export const viewNamed = query(
  'databaseView.named',
  `select id from database_views where table_id = :table_id and coalesce(account_id, 0) = coalesce(:account_id?::bigint, 0)
     and lower(name) = lower(:name)`,
)
export const changeView = query(
  'databaseView.change',
  `update database_views set updated = next_updated(updated), name = :name, layout = :layout, sort_field = :sort_field,
     sort_dir = :sort_dir, search = :search, filter = :filter, columns = :columns
   where id = :id returning *`,
)
export const deleteView = query('databaseView.delete', `delete from database_views where id = :id`)
