import { pageTexts, textsByKind, type Walk } from '#storage/keyset.ts'
import { pageSizes } from '#storage/page-sizes.ts'
import { query, queryFamily } from '#storage/query.ts'
import { joined, member, memberPrint, subscription } from './store.ts'

const kinds = {
  members: `m.status = 'sub_status_normal'`,
  pending: `m.status = 'sub_status_pending'`,
  banned: `m.status = 'sub_status_banned'`,
  mods: `m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none'`,
  bouncing: `m.status = 'sub_status_normal' and m.user_status in ('user_status_bouncing', 'user_status_bounced')`,
}
export type MemberKind = keyof typeof kinds
const usualKeys = { full_name: 'm.sort_name', joined: 'm.id' }
const keys = { ...usualKeys, email: 'm.sort_email', delivery: 'm.email_delivery' }
/** A walk along an index of memberships, as many as a page may have. */
const walkText = (condition: string, { beyond, order }: Walk, size: number) =>
  `select m.*, m.xmin as version from members m where m.group_id = :group_id and ${condition} and ${beyond}
   order by ${order} limit ${size}`
export const memberPages = queryFamily(
  'member.page',
  textsByKind(pageSizes, size =>
    textsByKind(kinds, condition =>
      pageTexts(
        'm.id',
        keys,
        walk => `select ${member}, ${memberPrint()} as print from (${walkText(condition, walk, size)}) m ${joined}
          order by ${walk.order} limit :count`,
      ),
    ),
  ),
)
/** The prints of a page of members instead of the page, in the orders in which it is read most. */
export const memberPrints = queryFamily(
  'member.pagePrint',
  textsByKind(pageSizes, size =>
    pageTexts(
      'm.id',
      usualKeys,
      walk => `select string_agg(p.print, ' ') as print from (
        select ${memberPrint()} as print from (${walkText(kinds.members, walk, size)}) m ${joined}
        order by ${walk.order} limit :count) p`,
    ),
  ),
)

export const countBouncing = query(
  'member.countBouncing',
  `select count(*) as "count!" from members m where m.group_id = :group_id and ${kinds.bouncing}`,
)

/**
 * What somebody is a member of or waits for; with an organisation, of its groups alone. Nobody has so many that this needs an
 * index of its own.
 */
export const subscriptionPages = queryFamily(
  'member.subPage',
  pageTexts(
    'm.id',
    { group: 'lower(g.name)', created: 'm.id' },
    ({ beyond, order }) => `select ${subscription} from members m ${joined}
      where m.account_id = :account_id and m.status <> 'sub_status_banned' and (:org_id?::bigint is null or g.org_id = :org_id)
        and ${beyond} order by ${order} limit :count`,
  ),
  { isPlannedOnce: true },
)
