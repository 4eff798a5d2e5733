import { keysetFamily } from '#storage/keyset.ts'
import { query } from '#storage/query.ts'

const label = `l.id, l.created, l.group_id, l.name, l.description, l.color_name`
// A group has a few hundred at most: sorting them takes no index.
export const labelPages = keysetFamily(
  'label.page',
  'l.id',
  { name: 'lower(l.name)', created: 'l.id' },
  ({ afterCondition, order }) => `select ${label}, lower(l.name) as "sort_name!" from member_labels l
      where l.group_id = :group_id and ${afterCondition} order by ${order} limit :count`,
  { genericPlan: true },
)
export const countLabels = query(
  'label.count',
  `select count(*)::int as "count!" from member_labels where group_id = :group_id`,
  { genericPlan: true },
)
export const insertLabel = query(
  'label.insert',
  `insert into member_labels as l (group_id, name, description, color_name) values (:group_id, :name, :description, :color_name)
   on conflict (group_id, lower(name)) do nothing returning ${label}`,
)
export const labelNamed = query(
  'label.named',
  `select id from member_labels where group_id = :group_id and lower(name) = lower(:name)`,
)
export const updateLabel = query(
  'label.update',
  `update member_labels l set name = coalesce(:name?, name), description = coalesce(:description?, description),
     color_name = coalesce(:color_name?, color_name)
   where l.group_id = :group_id and l.id = :id returning ${label}`,
)
export const deleteLabel = query(
  'label.delete',
  `delete from member_labels l where l.group_id = :group_id and l.id = :id returning ${label}`,
)
export const labelsById = query(
  'label.byIds',
  `select ${label} from member_labels l where l.group_id = :group_id and l.id = any(:ids::bigint[]) order by lower(l.name) for share`,
)
export const setLabels = query(
  'label.set',
  `with gone as (
     delete from member_label_assignments where group_id = :group_id and member_id = :member_id and label_id <> all(:label_ids::bigint[])
   ), changed as (
     update members set updated = next_updated(updated) where group_id = :group_id and id = :member_id
   )
   insert into member_label_assignments (group_id, member_id, label_id) select :group_id, :member_id, id from unnest(:label_ids::bigint[]) as id
   on conflict do nothing`,
)
