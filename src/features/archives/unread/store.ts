import { keysetQueries, queriesByKind } from '#storage/keyset.ts'
import { query, queryFamily } from '#storage/query.ts'
import { topicAuthorJoin, topicColumns } from '../message/columns.ts'
import { isFollower, unreadHorizon, readUntil } from '../message/read-state.ts'

/** Number of topics per group that are checked for unread ones. */
const depth = 1000
/** Maximum count of unread topics per group. */
export const maxCounted = 100

/** An index scan per group, whatever their number. */
const onePlan = { genericPlan: true }

const key = 't.most_recent_message'
const firstPage = { afterCondition: 'true', order: `${key} desc, t.id desc` }
type UnreadOrder = typeof firstPage

// Groups without unread messages are skipped.
const membersOf = (
  groups: string,
) => `(select m.id, m.group_id, m.read_until, g.name from members m join groups g on g.id = m.group_id
    where m.account_id = :account_id and g.suspended is null and ${groups} and m.status = 'sub_status_normal'
      and g.most_recent_message > m.read_until) m`
const members = membersOf('m.group_id = any(:group_ids::bigint[])')
const isMuted = `exists (select from topic_followers f
    where f.group_id = t.group_id and f.topic_id = t.id and f.account_id = :account_id and f.state = 'muted' and ${isFollower})`
// Sticky topics are in another part of the index.
const recent = ({ afterCondition, order }: UnreadOrder) => `(values (true), (false)) s(sticky) cross join lateral (
      select t.group_id, t.id, t.most_recent_message from topics t where t.group_id = m.group_id and t.is_sticky = s.sticky
        and ${key} > greatest(m.read_until, now() - ${unreadHorizon}) and ${afterCondition}
      order by ${order} limit ${depth}) t`
const unread = (walk: UnreadOrder, limit: string) => `select t.group_id, t.id, ${key} from ${recent(walk)}
    left join topic_reads r on r.group_id = t.group_id and r.topic_id = t.id and r.member_id = m.id
    where (r.read_until is null or ${key} > r.read_until) and not ${isMuted}
    order by ${walk.order} limit ${limit}`

const followers = (
  state: string,
  { afterCondition }: UnreadOrder,
) => `select t.group_id, t.id, ${key} from topic_followers f
    join topics t on t.group_id = f.group_id and t.id = f.topic_id
    where f.account_id = :account_id and f.group_id = any(:group_ids::bigint[]) and f.state = '${state}' and ${isFollower} and ${afterCondition}`
const repliedTopics = (from: string, { afterCondition }: UnreadOrder) => `select t.group_id, t.id, ${key} from ${from}
    join topic_reads r on r.member_id = m.id and r.has_posted join topics t on t.group_id = r.group_id and t.id = r.topic_id
    where ${key} > ${readUntil} and not ${isMuted} and ${afterCondition}`
const kinds = {
  unread: (walk: UnreadOrder) => `select t.* from ${members} cross join lateral (${unread(walk, ':count')}) t`,
  answered: (walk: UnreadOrder) => repliedTopics(members, walk),
  followed: (walk: UnreadOrder) => followers('followed', walk),
  muted: (walk: UnreadOrder) => followers('muted', walk),
}

const updated = { key, value: ':after_key?::text::timestamptz' }
/** The topics that concern an account. */
export const myTopicPages = queryFamily(
  'topic.mine',
  queriesByKind(kinds, keys =>
    keysetQueries('t.id', { updated }, keysetOrder => {
      const k = keysetOrder.order.replaceAll('t.', 'k.')
      return `select ${topicColumns} from (select t.* from (${keys(keysetOrder)}) t order by ${keysetOrder.order} limit :count) k
        join topics t on t.group_id = k.group_id and t.id = k.id ${topicAuthorJoin} order by ${k}`
    }),
  ),
  onePlan,
)
/** The number of these topics; of unread ones, up to the maximum. */
export const countMyTopics = queryFamily(
  'topic.countMine',
  {
    unread: `select count(*)::int as "count!" from ${members} cross join lateral (${unread(firstPage, String(maxCounted))}) t`,
    answered: `select count(*)::int as "count!" from (${kinds.answered(firstPage)}) t`,
    followed: `select count(*)::int as "count!" from (${kinds.followed(firstPage)}) t`,
    muted: `select count(*)::int as "count!" from (${kinds.muted(firstPage)}) t`,
  },
  onePlan,
)
/** SQL for the topics with replies to the account, in all of its groups or those of one organisation. */
export const repliesToMeSql = repliedTopics(membersOf('(:org_id?::bigint is null or g.org_id = :org_id)'), firstPage)
export const unreadByGroup = query(
  'topic.unreadByGroup',
  `select m.group_id as "group_id!", m.name as "group_name!", n.topics as "topics!"
   from ${members} cross join lateral (select count(*)::int as topics from (${unread(firstPage, String(maxCounted))}) t) n
   where n.topics > 0 order by m.group_id`,
  onePlan,
)

/** Moves the read position of a topic forward, never back; no row if the topic or the message was deleted. */
export const setRead = query(
  'topic.setRead',
  `with member as (
     select id from members where group_id = :group_id and account_id = :account_id and status = 'sub_status_normal' for key share
   ), seen as (
     select t.id, case when :msg_num?::bigint is null then t.most_recent_message else x.created end as until
     from (select id, most_recent_message from topics where group_id = :group_id and id = :topic_id for key share) t
     left join messages x on x.group_id = :group_id and x.topic_id = t.id and x.msg_num = :msg_num
   ), kept as (
     insert into topic_reads as r (group_id, topic_id, member_id, read_until)
     select :group_id, seen.id, member.id, seen.until from member, seen where seen.until is not null
     on conflict (group_id, topic_id, member_id) do update set read_until = excluded.read_until
     where r.read_until < excluded.read_until
   )
   select (select count(*)::int from seen where until is not null) as "found!"`,
)
/** Whether a group has anything unread for an account. */
export const hasUnread = query(
  'topic.hasUnread',
  `select exists (select from ${members} cross join lateral (${unread(firstPage, '1')}) t) as "yes!"`,
)
/**
 * Marks a group as read, as far as this transaction sees it; concurrent posts stay unread. Topics the account has posted
 * in are kept, to find replies.
 */
export const setAllRead = query(
  'group.setAllRead',
  `with member as (
     update members m set read_until = greatest(m.read_until, g.most_recent_message) from groups g
     where g.id = :group_id and m.group_id = g.id and m.account_id = :account_id and m.status = 'sub_status_normal'
     returning m.id
   )
   delete from topic_reads r using member where r.member_id = member.id and not r.has_posted`,
)

/** Rows deleted per batch. */
export const sweepBatch = 500
/** Deletes read marks that are too old to matter. */
export const sweepReads = query(
  'topic.sweepReads',
  `delete from topic_reads where ctid = any (array(
     select ctid from topic_reads where read_until < now() - ${unreadHorizon} limit ${sweepBatch}))`,
)
