import { queriesByKind, type SortDirection, type PageStart } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { topicAuthorJoin, topicColumns } from '../../message/columns.ts'
import { stateBits, stateColumns, stateJoins } from '../../message/read-state.ts'
import { pageSizes } from '#storage/page-sizes.ts'

/** The groups an account is a member of, optionally of one organisation only. */
export const readableGroups = query(
  'topic.readableGroups',
  `select g.id, g.settings, g.threads_count from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)
   order by g.id limit 1000`,
  { batchable: true },
)

export const topicsByIds = query(
  'topic.byIds',
  `select ${topicColumns} from topics t ${topicAuthorJoin} where t.group_id = any(:group_ids::bigint[]) and t.id = any(:ids::bigint[])`,
)

// Each group contributes its first rows by index, and these are merged.
type ListOrder = { key: string; after: Record<PageStart, string>; inner: string; order: string; from?: string }

const orderBy = (key: string, type: string, dir: SortDirection): ListOrder => ({
  key,
  after: {
    first: 'true',
    next: `(${key}, t.id) ${dir === 'asc' ? '>' : '<'} (:after_key?::text::${type}, :after_id?::bigint)`,
  },
  inner: `${key} ${dir}, t.id ${dir}`,
  order: `key ${dir}, id ${dir}`,
})
const bothDirections = (key: string, type: string) => ({
  asc: orderBy(key, type, 'asc'),
  desc: orderBy(key, type, 'desc'),
})
const listOrders: Record<'updated' | 'created' | 'subject', Record<SortDirection, ListOrder>> = {
  created: bothDirections('t.created', 'timestamptz'),
  subject: bothDirections('lower(left(t.subject, 200))', 'text'),
  updated: {
    desc: {
      key: 't.most_recent_message',
      after: {
        first: 'true',
        next: `(t.is_sticky, t.most_recent_message, t.id) < (:after_sticky?::boolean, :after_key?::text::timestamptz, :after_id?::bigint)`,
      },
      inner: `t.is_sticky desc, t.most_recent_message desc, t.id desc`,
      order: `is_sticky desc, key desc, id desc`,
    },
    // Sticky topics come first in ascending order too, which takes two scans.
    asc: {
      key: 't.most_recent_message',
      from: `(values (true), (false)) s(sticky) cross join`,
      after: {
        first: 't.is_sticky = s.sticky',
        next: `t.is_sticky = s.sticky and s.sticky <= :after_sticky?::boolean and (t.most_recent_message, t.id) >
          (case when s.sticky = :after_sticky then :after_key?::text::timestamptz else '-infinity' end,
            case when s.sticky = :after_sticky then :after_id?::bigint else 0 end)`,
      },
      inner: `t.most_recent_message asc, t.id asc`,
      order: `is_sticky desc, key asc, id asc`,
    },
  },
}
type GroupScope = 'one' | 'many'

/**
 * Version of topic `t` as seen by one account: the xmin of its row and its author, and the account's state. Null with
 * hashtags, which change without a new row version. docs/decisions/0004
 */
const topicRowVersion = `case when t.hashtag_ids = '{}' then concat_ws(':', t.id, t.version, a.xmin, ${stateBits}) end`

// For many groups, only the keys are fetched from the index until it is clear which topics are on the page.
function pageText(where: GroupScope, { key, from = '', inner, order }: ListOrder, after: string, size: number): string {
  const walk = (columns: string, group: string) =>
    `select ${columns}, ${key} as key from topics t where t.group_id = ${group} and ${after} order by ${inner} limit ${size}`
  const found =
    where === 'one'
      ? `(select x.* from ${from} lateral (${walk('t.*, t.xmin as version', '(:group_ids::bigint[])[1]')}) x) t`
      : `(select x.* from unnest(:group_ids::bigint[]) g(id) cross join ${from} lateral (
           ${walk('t.group_id, t.id, t.is_sticky', 'g.id')}) x order by ${order} limit ${size}) k
         join topics t on t.group_id = k.group_id and t.id = k.id`
  const sorted = order.replaceAll(/\b(\w+) (asc|desc)/g, `${where === 'one' ? 't' : 'k'}.$1 $2`)
  const print = where === 'one' ? topicRowVersion : 'null::text'
  return `select ${topicColumns}, ${stateColumns}, lower(left(t.subject, 200)) as "sort_subject!", ${print} as print
    from ${found} ${topicAuthorJoin} ${stateJoins}
    order by ${sorted} limit :count`
}
const textsOf = (size: number) =>
  queriesByKind({ one: 'one', many: 'many' } as const, where =>
    queriesByKind(listOrders, dirs =>
      queriesByKind(dirs, listOrder => ({
        first: pageText(where, listOrder, listOrder.after.first, size),
        next: pageText(where, listOrder, listOrder.after.next, size),
      })),
    ),
  )
// Each group contributes few rows by index, so one generic plan fits any number of groups.
export const topicPages = queryFamily('topic.page', queriesByKind(pageSizes, textsOf), { genericPlan: true })

/** The row versions of a page of one group, in the default order. */
export const topicRowVersions = queryFamily(
  'topic.pagePrint',
  queriesByKind(pageSizes, size =>
    queriesByKind({ updated: listOrders.updated.desc }, listOrder =>
      queriesByKind({ desc: listOrder }, ({ after }) => ({
        first: rowVersionText(listOrder, after.first, size),
        next: rowVersionText(listOrder, after.next, size),
      })),
    ),
  ),
  { batchable: true },
)

function rowVersionText({ key, inner }: ListOrder, after: string, size: number): string {
  return `select string_agg(coalesce(p.print, '?'), ' ') as print from (
    select ${topicRowVersion} as print from (
      select t.*, t.xmin as version, ${key} as key from topics t where t.group_id = (:group_ids::bigint[])[1] and ${after}
      order by ${inner} limit ${size}) t ${topicAuthorJoin} ${stateJoins} order by ${inner} limit :count) p`
}
