import { query, queryFamily } from '#storage/query.ts'
import { groupColumns, groupJoins, groupSurroundings } from './store.ts'

// $2 is the caller, whose own membership comes with each subgroup; $3 whether they see every subgroup as its owner does.
const listed = `(g.settings ->> 'privacy') = any('{sub_group_privacy_none,sub_group_privacy_archives,sub_group_privacy_limited_archives}')`
const from = `from groups g ${groupJoins} left join members m on m.group_id = g.id and m.account_id = $2
  where g.parent_id = $1 and ($3::boolean or m.id is not null or ${listed})`

/** How many of the subgroups somebody may know of. */
export const countKnownSubgroups = query('subgroup.countKnown', `select count(*) as "count!" ${from}`)

const keys = { created: 'g.id', name: 'lower(g.name)' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const beyond = `and ($5::text, $6::bigint) is not null and (${key}, g.id) ${dir === 'asc' ? '>' : '<'} (${field === 'created' ? '$6' : '$5'}, $6)`
    const page = (after: string) =>
      `select ${groupColumns}, ${groupSurroundings}, m.id as "member_id?", m.status as "member_status?",
         m.post_status as "post_status?", m.mod_status as "mod_status?", m.mod_permissions as "mod_permissions?"
       ${from} ${after} order by ${key} ${dir}, g.id ${dir} limit $4`
    return [
      [`${field}:${dir}:first`, page('and $5::text is null and $6::bigint is null')],
      [`${field}:${dir}:next`, page(beyond)],
    ] as [Order, string][]
  }),
)
export const subgroupPages = queryFamily('subgroup.page', Object.fromEntries(texts) as Record<Order, string>)
