import { query, queryFamily } from '#storage/query.ts'
import { joined, member, subscription } from './store.ts'

// One text per kind, order, direction and start, so that each is a single walk along its index.
const kinds = {
  members: `m.status = 'sub_status_normal'`,
  pending: `m.status = 'sub_status_pending'`,
  banned: `m.status = 'sub_status_banned'`,
  mods: `m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none'`,
  bouncing: `m.status = 'sub_status_normal' and m.user_status in ('user_status_bouncing', 'user_status_bounced')`,
}
export type MemberKind = keyof typeof kinds
const keys = { full_name: 'm.sort_name', email: 'm.sort_email', delivery: 'm.email_delivery', joined: 'm.id' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`
type PageName = `${MemberKind}:${Order}`

const orders = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const place = field === 'joined' ? `($4::bigint, $4)` : `($3::text, $4::bigint)`
    const beyond = `($3::text, $4::bigint) is not null and (${key}, m.id) ${dir === 'asc' ? '>' : '<'} ${place}`
    return [
      { name: `${field}:${dir}:first`, where: `($3::text is null and $4::bigint is null)`, key, dir },
      { name: `${field}:${dir}:next`, where: beyond, key, dir },
    ]
  }),
)
const pages = Object.entries(kinds).flatMap(([kind, condition]) =>
  orders.map(({ name, where, key, dir }) => {
    const text = `select ${member} from members m ${joined} where m.group_id = $1 and ${condition} and ${where}
      order by ${key} ${dir}, m.id ${dir} limit $2`
    return [`${kind}:${name}`, text] as [PageName, string]
  }),
)
export const memberPages = queryFamily('member.page', Object.fromEntries(pages) as Record<PageName, string>)

export const countBouncing = query(
  'member.countBouncing',
  `select count(*) as "count!" from members m where m.group_id = $1 and ${kinds.bouncing}`,
)

const subKeys = { group: 'lower(g.name)', created: 'm.id' }
type SubOrder = `${keyof typeof subKeys}:${'asc' | 'desc'}`
const subPages = Object.entries(subKeys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).map(dir => {
    const place = field === 'created' ? `($4::bigint, $4)` : `($3::text, $4::bigint)`
    const text = `select ${subscription} from members m ${joined}
      where m.account_id = $1 and m.status <> 'sub_status_banned' and ($5::bigint is null or g.org_id = $5)
        and (($3::text is null and $4::bigint is null) or (${key}, m.id) ${dir === 'asc' ? '>' : '<'} ${place})
      order by ${key} ${dir}, m.id ${dir} limit $2`
    return [`${field}:${dir}`, text] as [SubOrder, string]
  }),
)
/**
 * What somebody is a member of or waits for; with an organisation ($5), of its groups alone. Nobody has so many that this
 * needs an index of its own.
 */
export const subscriptionPages = queryFamily('member.subPage', Object.fromEntries(subPages) as Record<SubOrder, string>)
