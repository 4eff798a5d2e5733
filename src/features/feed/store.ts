import { pageTexts, textsByKind } from '#storage/keyset.ts'
import { pageSizes } from '#storage/page-sizes.ts'
import { query, queryFamily } from '#storage/query.ts'
import { answersToMe, authorJoin, stateColumns, stateJoins, topicAuthorJoin, topicColumns } from '../archives/index.ts'
import { openInvites } from '../members/index.ts'

/** How much of each group is in a feed. */
const mostTopics = 5
const mostImages = 5
const mostTags = 10
const mostSubgroups = 10
/** In how many messages of a topic pictures are looked for, the newest first. */
const messagesLookedAt = 20

// The groups that somebody is in; with an organisation, its own alone.
const mine = `from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and (:org_id?::bigint is null or g.org_id = :org_id)`
export const countFeeds = query('feed.count', `select count(*) as "count!" ${mine}`)

// All these memberships are of one person: by name and address they are alike, as they are by status.
const alike = 'm.status'
const keys = { group: 'lower(g.name)', full_name: alike, email: alike, delivery: 'm.email_delivery', joined: alike }
// Few rows of each group along its index, however many groups there are.
const quick = { isQuick: true }

export const feedPages = queryFamily(
  'feed.page',
  textsByKind(pageSizes, size =>
    pageTexts(
      'm.id',
      keys,
      ({ key, beyond, order }) =>
        `select p.* from (select m.id, m.group_id, ${key} as "key!" ${mine} and ${beyond} order by ${order} limit ${size}) p limit :count`,
    ),
  ),
  quick,
)

/** The topics of each group in which something was said last, and how the caller stands to them. */
export const recentTopics = query(
  'feed.topics',
  `select ${topicColumns}, ${stateColumns} from unnest(:group_ids::bigint[]) g(id) cross join lateral (
     select x.* from (values (true), (false)) s(sticky) cross join lateral (
       select t.* from topics t where t.group_id = g.id and t.is_sticky = s.sticky
       order by t.most_recent_message desc, t.id desc limit ${mostTopics}) x
     order by x.most_recent_message desc, x.id desc limit ${mostTopics}) t
   ${topicAuthorJoin} ${stateJoins}
   order by t.most_recent_message desc, t.id desc`,
  quick,
)
/** The pictures of topics, each with its group. */
export const recentImages = query(
  'feed.images',
  `select i.* from unnest(:group_ids::bigint[], :topic_ids::bigint[]) t(group_id, id) cross join lateral (
     select f.id, f.created, f.group_id, coalesce(a.id, 0) as "user_id!", m.topic_id, m.msg_num, f.attach_num, f.media_type,
       f.filename, f.width, f.height, f.thumbnail_hash is not null as "has_thumbnail!"
     from (select n.* from messages n where n.group_id = t.group_id and n.topic_id = t.id
           order by n.created desc, n.id desc limit ${messagesLookedAt}) m
       join attachments f on f.group_id = m.group_id and f.message_id = m.id
       ${authorJoin('m.account_id')}
     where m.num_attachments > 0 and f.media_type like 'image/%'
     order by m.created desc, m.id desc, f.attach_num limit ${mostImages}) i`,
  quick,
)
/** The hashtags of each group that were used last. */
export const recentTags = query(
  'feed.hashtags',
  `select h.group_id, h.id from unnest(:group_ids::bigint[]) g(id) cross join lateral (
     select h.group_id, h.id, h.last_message_date from hashtags h where h.group_id = g.id and h.alias_of is null
     order by coalesce(h.last_message_date, '-infinity') desc, h.id desc limit ${mostTags}) h
   where h.last_message_date is not null
   order by h.last_message_date desc, h.id desc`,
  quick,
)
/** The newest subgroups that somebody may know of: all of a group they own, else their own and those that are listed. */
export const newestSubgroups = query(
  'feed.subgroups',
  `select s.id from unnest(:group_ids::bigint[], :owned::boolean[]) g(id, owned) cross join lateral (
     select s.id from groups s left join members m on m.group_id = s.id and m.account_id = :account_id
     where s.parent_id = g.id and (g.owned or m.id is not null or (s.settings ->> 'privacy') =
       any('{sub_group_privacy_none,sub_group_privacy_archives,sub_group_privacy_limited_archives}'))
     order by s.id desc limit ${mostSubgroups}) s
   order by s.id desc`,
  quick,
)

const waiting = `${mine} and m.mod_status <> 'sub_modstatus_none' and (g.pending_count > 0 or g.pending_messages_count > 0)`
/** The groups that somebody moderates in which somebody or something waits. */
export const groupsThatWait = query(
  'feed.groupsThatWait',
  `select m.group_id ${waiting} order by lower(g.name), g.id limit 100`,
)
/** What an inbox holds, and whether there is more to ask for: every page asks, and mostly there is nothing. */
export const inboxCounts = query(
  'feed.inbox',
  `select (select count(*)::int from drafts where account_id = :account_id) as "drafts!",
     (select count(*)::int from (${answersToMe}) t) as "answers!",
     exists (select ${openInvites}) as "is_invited!", exists (select ${waiting}) as "is_awaited!"`,
  quick,
)
