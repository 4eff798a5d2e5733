import { pageTexts, textsByKind } from '#storage/keyset.ts'
import { pageSizes } from '#storage/page-sizes.ts'
import { query, queryFamily } from '#storage/query.ts'
import { joined, member, subscription } from './store.ts'

const kinds = {
  members: `m.status = 'sub_status_normal'`,
  pending: `m.status = 'sub_status_pending'`,
  banned: `m.status = 'sub_status_banned'`,
  mods: `m.status = 'sub_status_normal' and m.mod_status <> 'sub_modstatus_none'`,
  bouncing: `m.status = 'sub_status_normal' and m.user_status in ('user_status_bouncing', 'user_status_bounced')
    and m.given_id is null`,
}
export type MemberKind = keyof typeof kinds
const keys = { full_name: 'm.sort_name', email: 'm.sort_email', delivery: 'm.email_delivery', joined: 'm.id' }
export const memberPages = queryFamily(
  'member.page',
  textsByKind(pageSizes, size =>
    textsByKind(kinds, condition =>
      pageTexts(
        'm.id',
        keys,
        ({ beyond, order }) => `select ${member} from (
            select m.* from members m where m.group_id = :group_id and ${condition} and ${beyond} order by ${order} limit ${size}) m
          ${joined} order by ${order} limit :count`,
      ),
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
)
