import { keysetFamily, keysetQueries, queriesByKind, type KeysetOrder } from '#storage/keyset.ts'
import { pageSizes } from '#storage/page-sizes.ts'
import { queryFamily } from '#storage/query.ts'
import { joined, member, memberRowVersion, subscription } from '../store.ts'

const kinds = {
  members: `m.status = 'sub_status_normal'`,
  pending: `m.status = 'sub_status_pending' and not m.decided`,
  banned: `m.status = 'sub_status_banned'`,
  mods: `m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none'`,
  bouncing: `m.status = 'sub_status_normal' and m.user_status in ('user_status_bouncing', 'user_status_bounced')`,
}
export type MemberKind = keyof typeof kinds
const openKeys = { full_name: 'm.sort_name', joined: 'm.id' }
const keys = { ...openKeys, email: 'm.sort_email', delivery: 'm.email_delivery' }
/** A walk along an index of memberships, as many as a page may have. */
const pageRowsText = (condition: string, { afterCondition, order }: KeysetOrder, size: number) =>
  `select m.*, m.xmin as version from members m where m.group_id = :group_id and ${condition} and ${afterCondition}
   order by ${order} limit ${size}`
export const memberPages = queryFamily(
  'member.page',
  queriesByKind(pageSizes, size =>
    queriesByKind(kinds, condition =>
      keysetQueries(
        'm.id',
        keys,
        keysetOrder => `select ${member}, ${memberRowVersion()} as print from (${pageRowsText(condition, keysetOrder, size)}) m ${joined}
          order by ${keysetOrder.order} limit :count`,
      ),
    ),
  ),
)
/** The prints of a page of members instead of the page, in the orders in which it is read most. */
export const memberRowVersions = queryFamily(
  'member.pagePrint',
  queriesByKind(pageSizes, size =>
    keysetQueries(
      'm.id',
      openKeys,
      keysetOrder => `select string_agg(p.print, ' ') as print from (
        select ${memberRowVersion()} as print from (${pageRowsText(kinds.members, keysetOrder, size)}) m ${joined}
        order by ${keysetOrder.order} limit :count) p`,
    ),
  ),
)

/**
 * The memberships and pending requests of a person; with an organisation, in its groups only. They are few, so this needs
 * no index of its own.
 */
export const subscriptionPages = keysetFamily(
  'member.subPage',
  'm.id',
  { group: 'lower(g.name)', created: 'm.id' },
  ({ afterCondition, order }) => `select ${subscription} from members m ${joined}
      where m.account_id = :account_id and m.status <> 'sub_status_banned' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)
        and ${afterCondition} order by ${order} limit :count`,
  { genericPlan: true },
)
