import { keysetQueries, queriesByKind, type KeysetOrder } from '#storage/keyset.ts'
import { pageSizes } from '#storage/page-sizes.ts'
import { query, queryFamily } from '#storage/query.ts'
import {
  repliesToMeSql,
  authorJoin,
  stateBits,
  stateColumns,
  stateOfMemberJoins,
  topicAuthorLookup,
  unionTopicColumns,
} from '../archives/index.ts'
import { nextEventIds } from '../calendar/index.ts'
import { changedTableIds } from '../databases/index.ts'
import { newestFileIds } from '../files/index.ts'
import { newestPhotoIds } from '../photos/index.ts'
import { changedPageIds } from '../wiki/index.ts'
import { joinedGroupColumns, groupColumns, groupJoins, groupRowVersion, groupSurroundings } from '../groups/index.ts'
import { recentTagIds } from '../hashtags/index.ts'
import { rowVersionColumns, memberJoins, memberRowVersion, openInvites, subscription } from '../members/index.ts'

/** How much of each group is in a feed. */
const maxTopics = 5
const maxImages = 5
const maxSubgroups = 10
/** In how many messages of a topic pictures are looked for, the newest first. */
const messagesLookedAt = 20

// The groups of an account; with an organisation, only its groups.
const mine = `from members m join groups g on g.id = m.group_id
   where m.account_id = :account_id and m.status = 'sub_status_normal' and g.suspended is null and (:org_id?::bigint is null or g.org_id = :org_id)`
export const countFeeds = query('feed.count', `select count(*) as "count!" ${mine}`)

// All these memberships are of one person, so name, address and status are equal.
const constantKey = 'm.status'
const keys = {
  group: 'lower(g.name)',
  full_name: constantKey,
  email: constantKey,
  delivery: 'm.email_delivery',
  joined: constantKey,
}
// Few rows of each group along its index, however many groups there are.
const quick = { batchable: true }

/** The page of groups, or a single one: the start of all feed queries. */
const page = (size: number, { key, afterCondition, order, dir }: KeysetOrder) =>
  `(select p.* from (select m.id, m.group_id, m.read_until, m.account_id, m.xmin as version, g.xmin as group_version, g.parent_id, g.org_id,
       ${key} as key ${mine} and (:group_id?::bigint is null or m.group_id = :group_id)
     and ${afterCondition} order by ${order} limit ${size}) p order by p.key ${dir}, p.id ${dir} limit :count)`
const pages = (textOf: (page: string, keysetOrder: KeysetOrder) => string) =>
  queriesByKind(pageSizes, size =>
    keysetQueries('m.id', keys, keysetOrder => textOf(page(size, keysetOrder), keysetOrder)),
  )

/** The numbers of what else there is to be shown of a group. */
const feedIds = (group_id: string) =>
  `${recentTagIds(group_id)} as "tag_ids!", ${nextEventIds(group_id)} as "event_ids!", ${changedTableIds(group_id)} as "table_ids!",
   ${changedPageIds(group_id)} as "wiki_ids!", ${newestFileIds(group_id)} as "file_ids!", ${newestPhotoIds(group_id)} as "photo_ids!"`

/** The caller's groups and memberships; with the row versions of both. */
export const feedPages = queryFamily(
  'feed.page',
  pages(
    (page, { dir }) =>
      `select ${subscription}, ${joinedGroupColumns}, ${feedIds('g.id')}, f.key as "key!",
         ${memberRowVersion(rowVersionColumns)} as "print!", ${groupRowVersion('g.xmin', 'g')} as "group_print!"
       from ${page} f join members m on m.group_id = f.group_id and m.id = f.id ${memberJoins}
       order by f.key ${dir}, f.id ${dir}`,
  ),
  quick,
)

// Sticky topics are listed separately. Both scans are started, and each stops where the other is newer.
const newest = (which: string) =>
  `select t.*, t.xmin as version from topics t where t.group_id = m.group_id and ${which}
   order by t.most_recent_message desc, t.id desc limit ${maxTopics}`
const inBoth = `(${newest('t.is_sticky')}) union all (${newest('not t.is_sticky')})
  order by most_recent_message desc, id desc limit ${maxTopics}`
const latestFirst = 't.most_recent_message desc, t.id desc'
const topicRowVersion = `t.id, t.version, a.version`
/** The latest topics of each group, with the caller's state. */
export const recentTopics = queryFamily(
  'feed.topics',
  pages(
    page =>
      `select ${unionTopicColumns}, ${stateColumns}, concat_ws(':', ${topicRowVersion}) as "print!"
       from ${page} m cross join lateral (${inBoth}) t ${topicAuthorLookup} ${stateOfMemberJoins}
       order by ${latestFirst}`,
  ),
  quick,
)

const fromPage = {
  member: 'm.version',
  account: '(select a.xmin from accounts a where a.id = :account_id)',
  group: 'm.group_version',
  parent_id: 'm.parent_id',
}
/**
 * The prints of a page of feeds instead of the page: of memberships, of groups, and of their topics with how the caller stands to them.
 * What else is to be shown is asked for each time. docs/decisions/0004
 */
export const feedRowVersions = queryFamily(
  'feed.prints',
  pages(
    (page, { dir }) =>
      `select m.id, m.group_id, m.key as "key!", ${feedIds('m.group_id')},
         ${memberRowVersion(fromPage)} as "print!", ${groupRowVersion('m.group_version', 'm')} as "group_print!",
         (select string_agg(concat_ws(':', ${topicRowVersion}, ${stateBits}), ' ' order by ${latestFirst})
          from (${inBoth}) t ${topicAuthorLookup} ${stateOfMemberJoins}) as topics
       from ${page} m order by m.key ${dir}, m.id ${dir}`,
  ),
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
     order by m.created desc, m.id desc, f.attach_num limit ${maxImages}) i`,
  quick,
)
/** The newest subgroups visible to a person: all of an owned group, else their own and listed ones. */
export const newestSubgroups = query(
  'feed.subgroups',
  `select ${groupColumns}, ${groupSurroundings} from unnest(:group_ids::bigint[], :owned::boolean[]) f(id, owned) cross join lateral (
     select s.* from groups s left join members m on m.group_id = s.id and m.account_id = :account_id
     where s.parent_id = f.id and s.suspended is null and (f.owned or m.id is not null or (s.settings ->> 'privacy') =
       any('{sub_group_privacy_none,sub_group_privacy_archives,sub_group_privacy_limited_archives}'))
     order by s.id desc limit ${maxSubgroups}) g ${groupJoins}
   order by g.id desc`,
  quick,
)

const membershipJson = (member: string): string =>
  `json_build_object('id', ${member}.id, 'group_id', ${member}.group_id, 'status', ${member}.status, 'post_status', ${member}.post_status,
     'mod_status', ${member}.mod_status, 'mod_permissions', ${member}.mod_permissions, 'given_id', ${member}.given_id)`
/** The groups that a person moderates with pending items, and what decides about them: few, as JSON. */
const groupsWithPendingSql = `select json_agg(p) from (
     select g.id as group_id, g.name, g.title, g.pending_count, g.pending_messages_count,
       (select count(distinct r.message_id)::int from message_reports r where r.group_id = g.id and r.resolved is null) as reports,
       ${membershipJson('m')} as own, (select ${membershipJson('i')} from members i where i.group_id = g.parent_id and i.account_id = m.account_id) as in_parent
     ${mine} and m.mod_status <> 'sub_modstatus_none' and (g.pending_count > 0 or g.pending_messages_count > 0
       or exists (select from message_reports r where r.group_id = m.group_id and r.resolved is null))
     order by lower(g.name), g.id limit 100) p`
/** The contents of an inbox: requested on every page, and mostly empty. */
export const inboxContents = query(
  'feed.inbox',
  `select (select count(*)::int from drafts where account_id = :account_id) as "drafts!",
     (select count(*)::int from (${repliesToMeSql}) t) as "answers!",
     coalesce((select unread from notification_counts where account_id = :account_id), 0) as "notifications!",
     exists (select ${openInvites}) as "is_invited!", (${groupsWithPendingSql}) as pending`,
  quick,
)
