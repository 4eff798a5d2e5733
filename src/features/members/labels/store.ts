import { query, queryFamily } from '#storage/query.ts'

const label = `l.id, l.created, l.group_id, l.name, l.description, l.color_name`
const keys = { name: 'lower(l.name)', created: 'l.id' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}`
// A group has a few hundred at most: sorting them takes no index.
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).map(dir => {
    const place = field === 'created' ? '($4::bigint, $4)' : '($3::text, $4::bigint)'
    const text = `select ${label}, lower(l.name) as "sort_name!" from member_labels l where l.group_id = $1
      and (($3::text is null and $4::bigint is null) or (${key}, l.id) ${dir === 'asc' ? '>' : '<'} ${place})
      order by ${key} ${dir}, l.id ${dir} limit $2`
    return [`${field}:${dir}`, text] as [Order, string]
  }),
)
export const labelPages = queryFamily('label.page', Object.fromEntries(texts) as Record<Order, string>)
export const countLabels = query(
  'label.count',
  `select count(*)::int as "count!" from member_labels where group_id = $1`,
)
export const insertLabel = query(
  'label.insert',
  `insert into member_labels as l (group_id, name, description, color_name) values ($1, $2, $3, $4)
   on conflict (group_id, lower(name)) do nothing returning ${label}`,
)
export const labelNamed = query(
  'label.named',
  `select id from member_labels where group_id = $1 and lower(name) = lower($2)`,
)
export const updateLabel = query(
  'label.update',
  `update member_labels l set name = coalesce($3, name), description = coalesce($4, description),
     color_name = coalesce($5, color_name)
   where l.group_id = $1 and l.id = $2 returning ${label}`,
)
export const deleteLabel = query(
  'label.delete',
  `delete from member_labels l where l.group_id = $1 and l.id = $2 returning ${label}`,
)
export const labelsById = query(
  'label.byIds',
  `select ${label} from member_labels l where l.group_id = $1 and l.id = any($2::bigint[]) order by lower(l.name) for share`,
)
export const setLabels = query(
  'label.set',
  `with gone as (
     delete from member_labelled where group_id = $1 and member_id = $2 and label_id <> all($3::bigint[])
   )
   insert into member_labelled (group_id, member_id, label_id) select $1, $2, id from unnest($3::bigint[]) as id
   on conflict do nothing`,
)
