import { query, queryFamily } from '#storage/query.ts'
import type { GroupContents } from '../groups/index.ts'

export const insertPast = query(
  'past.insert',
  `with given as (
     select * from jsonb_to_recordset($1::jsonb) as p(group_id bigint, action text, joined timestamptz, account_id bigint,
       member_id bigint, sort_name text, sort_email text, membership jsonb)
   ), made as (
     insert into past_members (group_id, action, joined, account_id, member_id, sort_name, sort_email, membership)
     select group_id, action, joined, account_id, member_id, sort_name, sort_email, membership from given
     returning group_id
   ), counted as (
     update groups g set past_members_count = past_members_count + c.count
     from (select group_id, count(*) as count from made group by group_id) c where g.id = c.group_id
   )
   select count(*)::int as "count!" from made`,
)
export const countPast = query('past.count', `select past_members_count from groups where id = $1`)

const keys = { full_name: 'p.sort_name', email: 'p.sort_email', reason: 'p.action', created: 'p.id' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`
const columns = `p.id, p.created, p.action, p.joined, p.sort_name, p.sort_email, p.membership`
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const page = (where: string) =>
      `select ${columns} from past_members p where p.group_id = $1 and ${where} order by ${key} ${dir}, p.id ${dir} limit $2`
    const place = field === 'created' ? `($4::bigint, $4)` : `($3::text, $4::bigint)`
    const beyond = `($3::text, $4::bigint) is not null and (${key}, p.id) ${dir === 'asc' ? '>' : '<'} ${place}`
    return [
      [`${field}:${dir}:first`, page(`($3::text is null and $4::bigint is null)`)],
      [`${field}:${dir}:next`, page(beyond)],
    ] as [Order, string][]
  }),
)
export const pastPages = queryFamily('past.page', Object.fromEntries(texts) as Record<Order, string>)

const removePast = query(
  'past.remove',
  `delete from past_members where ctid = any (array(select ctid from past_members where group_id = $1 limit $2))`,
)
/** What is removed in the background after its group. */
export const memberContents: readonly GroupContents[] = [
  { table: 'past_members', remove: (tx, group_id, limit) => removePast.run(tx, [group_id, limit]) },
]
