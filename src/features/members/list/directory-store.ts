import { keysetFamily, keysetQueries, queriesByKind, type KeysetOrder } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { joined, member, memberRowVersion, rowVersionColumns } from '../store.ts'

// The pattern is the text with the wildcards of LIKE made plain.
const contains = (names: string) => `${names} like '%' || :pattern?::text || '%'`
const bouncing = `m.user_status in ('user_status_bouncing', 'user_status_bounced')`
const filters = `m.group_id = :group_id and m.status = :status and not m.decided
  and (:mod_statuses?::text[] is null or m.mod_status = any(:mod_statuses))
  and (:deliveries?::text[] is null or m.email_delivery = any(:deliveries))
  and (:post_statuses?::text[] is null or m.post_status = any(:post_statuses))
  and (:bouncing?::boolean is null or (${bouncing}) = :bouncing)
  and (:joined_from?::timestamptz is null or m.created >= :joined_from) and (:joined_until?::timestamptz is null or m.created < :joined_until)
  and (:posted_from?::timestamptz is null or m.most_recent_message >= :posted_from)
  and (:posted_until?::timestamptz is null or m.most_recent_message < :posted_until)
  and (:has_posted?::boolean is null or (m.most_recent_message is not null) = :has_posted)`
const textMatches = `(${contains('m.sort_name')} or (:by_email::boolean and ${contains('m.sort_email')}))`
// Shorter texts match the start of a name.
const beginningMatches = `(:text?::text is null or starts_with(m.sort_name, :text) or (:by_email::boolean and starts_with(m.sort_email, :text)))`
const hasLabel = `exists (select from member_label_assignments x where x.group_id = m.group_id and x.member_id = m.id and x.label_id = :label_id)`
const lastPost = `coalesce(m.most_recent_message, '0001-01-01 00:00:00+00')`
const found = `m.id, m.sort_name, m.sort_email, m.num_messages, ${lastPost} as last_post`

/** From which rows the others are filtered out. */
export const matchingStarts = {
  everyone: `select ${found} from members m where ${filters} and ${beginningMatches}`,
  label: `select ${found} from member_label_assignments y join members m on m.group_id = y.group_id and m.id = y.member_id
    where y.group_id = :group_id and y.label_id = :label_id?::bigint and ${filters} and ${beginningMatches}`,
  text: `select ${found} from members m where ${filters} and ${contains(`(m.sort_name || ' ' || m.sort_email)`)} and ${textMatches}
    and (:label_id?::bigint is null or ${hasLabel})`,
}
const time = ':after_key?::text::timestamptz'
const keys = {
  full_name: 'f.sort_name',
  email: 'f.sort_email',
  joined: 'f.id',
  last_post: { key: 'f.last_post', value: time },
  num_messages: { key: 'f.num_messages', value: ':after_key?::text::int' },
}
// Other groups are not revealed before an added person has accepted.
const shown = `${member}, ${lastPost} as "last_post!", case when ${bouncing} and m.given_id is null then (
    select u.missed_from from bounce_states u where u.account_id = m.account_id and u.missed_to is null) end as "bouncing_since?"`

/** Members that match, and how many there are. */
export const directoryPages = queryFamily(
  'member.directory',
  queriesByKind(matchingStarts, matching =>
    keysetQueries(
      'f.id',
      keys,
      ({ afterCondition, order }) => `with found as materialized (${matching}), page as (
          select f.* from found f where ${afterCondition} order by ${order} limit :count
        )
        select ${shown}, (select count(*) from found) as "in_all!"
        from page f join members m on m.group_id = :group_id and m.id = f.id ${joined} order by ${order}`,
    ),
  ),
)
// Since when somebody bounces is in a row of its own.
const version = `concat(${memberRowVersion(rowVersionColumns)}, ':', case when ${bouncing} then (
    select u.xmin from bounce_states u where u.account_id = m.account_id and u.missed_to is null) end)`
const walkKeys = { full_name: keys.full_name, email: keys.email, joined: keys.joined }
const walkedRows = ({ afterCondition, order }: KeysetOrder) => `(
      select f.* from (
        select f.id, f.sort_name, f.sort_email from members f
        where f.group_id = :group_id and f.status = :status and not f.decided and ${afterCondition} order by ${order} limit 101
      ) f order by ${order} limit :count
    ) f join members m on m.group_id = :group_id and m.id = f.id ${joined} order by ${order}`
/** The same for all members of one status, in the orders with an index. */
export const walkPages = keysetFamily(
  'member.walk',
  'f.id',
  walkKeys,
  walk => `select ${shown}, ${version} as "print!" from ${walkedRows(walk)}`,
  { genericPlan: true },
)
/** The versions of the rows of such a page instead of the page. */
export const walkVersions = keysetFamily(
  'member.walkVersions',
  'f.id',
  walkKeys,
  walk => `select string_agg(p.print, ' ') as print from (select ${version} as print from ${walkedRows(walk)}) p`,
  { genericPlan: true },
)

/** Counts that are not on the group. Invitations expire by time, so the open ones are counted; they have their own index. */
export const findMemberCounts = query(
  'member.counts',
  `select coalesce(c.moderated, 0) as "moderated!", coalesce(c.bouncing, 0) as "bouncing!", coalesce(c.no_email, 0) as "no_email!",
     coalesce(c.past_left, 0) as "left!", coalesce(c.past_removed, 0) as "removed!",
     (select count(*) from invites where group_id = :group_id and state = 'open' and expires > now())::int as "invited!"
   from (select) one left join member_counts c on c.group_id = :group_id`,
  { genericPlan: true },
)
