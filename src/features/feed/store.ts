import { query, queryFamily } from '#storage/query.ts'
import { topicAuthorJoin, topicColumns } from '../archives/index.ts'

/** How much of each group is in a feed. */
const mostTopics = 5
const mostImages = 5
const mostTags = 10
const mostSubgroups = 10
/** In how many messages of a topic pictures are looked for, the newest first. */
const messagesLookedAt = 20

// The groups that somebody ($1) is in; with an organisation ($2), its own alone. $3 of them, beyond $4 and $5.
const mine = `from members m join groups g on g.id = m.group_id
   where m.account_id = $1 and m.status = 'sub_status_normal' and ($2::bigint is null or g.org_id = $2)`
export const countFeeds = query('feed.count', `select count(*) as "count!" ${mine}`)

// All these memberships are of one person: by name and address they are alike, as they are by status.
const alike = 'm.status'
const keys = { group: 'lower(g.name)', full_name: alike, email: alike, delivery: 'm.email_delivery', joined: alike }
type PageName = `${keyof typeof keys}:${'asc' | 'desc'}`
const pages = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).map(dir => {
    const sign = dir === 'asc' ? '>' : '<'
    const text = `select m.id, m.group_id, ${key} as "key!" ${mine}
        and (($4::text is null and $5::bigint is null) or (${key}, m.id) ${sign} ($4::text, $5::bigint))
      order by ${key} ${dir}, m.id ${dir} limit $3`
    return [`${field}:${dir}`, text] as const
  }),
)
export const feedPages = queryFamily('feed.page', Object.fromEntries(pages) as Record<PageName, string>)

/** The topics of each group in which something was said last. */
export const recentTopics = query(
  'feed.topics',
  `select ${topicColumns} from unnest($1::bigint[]) g(id) cross join lateral (
     select x.id from (values (true), (false)) s(sticky) cross join lateral (
       select t.id, t.most_recent_message from topics t where t.group_id = g.id and t.is_sticky = s.sticky
       order by t.most_recent_message desc, t.id desc limit ${mostTopics}) x
     order by x.most_recent_message desc, x.id desc limit ${mostTopics}) k
   join topics t on t.group_id = g.id and t.id = k.id ${topicAuthorJoin}
   order by t.most_recent_message desc, t.id desc`,
)
/** The pictures of topics, each with its group. */
export const recentImages = query(
  'feed.images',
  `select i.* from unnest($1::bigint[], $2::bigint[]) t(group_id, id) cross join lateral (
     select f.id, f.created, f.group_id, coalesce(a.id, 0) as "user_id!", m.topic_id, m.msg_num, f.attach_num, f.media_type,
       f.filename, f.width, f.height, f.thumbnail_hash is not null as "has_thumbnail!"
     from (select n.* from messages n where n.group_id = t.group_id and n.topic_id = t.id
           order by n.created desc, n.id desc limit ${messagesLookedAt}) m
       join attachments f on f.group_id = m.group_id and f.message_id = m.id
       left join accounts a on a.id = m.account_id and a.status <> 'user_status_inactive'
     where m.num_attachments > 0 and f.media_type like 'image/%'
     order by m.created desc, m.id desc, f.attach_num limit ${mostImages}) i`,
)
/** The hashtags of each group that were used last. */
export const recentTags = query(
  'feed.hashtags',
  `select h.group_id, h.id from unnest($1::bigint[]) g(id) cross join lateral (
     select h.group_id, h.id, h.last_message_date from hashtags h where h.group_id = g.id and h.alias_of is null
     order by coalesce(h.last_message_date, '-infinity') desc, h.id desc limit ${mostTags}) h
   where h.last_message_date is not null
   order by h.last_message_date desc, h.id desc`,
)
/** The newest subgroups that somebody ($3) may know of: all of a group they own, else their own and those that are listed. */
export const newestSubgroups = query(
  'feed.subgroups',
  `select s.id from unnest($1::bigint[], $2::boolean[]) g(id, owned) cross join lateral (
     select s.id from groups s left join members m on m.group_id = s.id and m.account_id = $3
     where s.parent_id = g.id and (g.owned or m.id is not null or (s.settings ->> 'privacy') =
       any('{sub_group_privacy_none,sub_group_privacy_archives,sub_group_privacy_limited_archives}'))
     order by s.id desc limit ${mostSubgroups}) s
   order by s.id desc`,
)
