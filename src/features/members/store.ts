import { query, queryFamily } from '#storage/query.ts'

const member = `m.id, m.created, m.updated, m.account_id as user_id, m.group_id, m.status, m.post_status, m.mod_status,
  m.mod_permissions, m.email_delivery, m.message_selection, m.max_attachment_size, m.approved_posts, m.auto_follow_replies,
  m.most_recent_message, m.sort_name, m.sort_email, a.email, a.status as user_status, a.user_name, a.full_name, a.timezone,
  a.preferences, g.name as group_name`
const joined = `join accounts a on a.id = m.account_id join groups g on g.id = m.group_id`

export const findMember = query('member.find', `select ${member} from members m ${joined} where m.id = $1`)
export const lockMember = query(
  'member.lock',
  `select ${member} from members m ${joined} where m.group_id = $1 and m.id = $2 for update of m`,
)
export const membershipsOf = query(
  'member.memberships',
  `select id, group_id, status, post_status, mod_status, mod_permissions from members where account_id = $1 and group_id = any($2::bigint[])`,
)
export const subscriptionsOf = query(
  'member.subscriptions',
  `select ${member} from members m ${joined} where m.account_id = $1 and m.status = 'sub_status_normal' order by lower(g.name) limit 1000`,
)

/** Compare-and-set of the status; the group's counters move with it. */
export const changeStatus = query(
  'member.changeStatus',
  `with old as (
     select status from members where group_id = $1 and id = $2 and status = any($4::text[]) for update
   ), changed as (
     update members m set status = $3, updated = now() from old where m.group_id = $1 and m.id = $2 returning m.*
   ), counted as (
     update groups g set
       members_count = members_count + ($3 = 'sub_status_normal')::int - (old.status = 'sub_status_normal')::int,
       pending_count = pending_count + ($3 = 'sub_status_pending')::int - (old.status = 'sub_status_pending')::int,
       banned_count = banned_count + ($3 = 'sub_status_banned')::int - (old.status = 'sub_status_banned')::int
     from old where g.id = $1
   )
   select ${member} from changed m ${joined}`,
)

// One text per order, direction and kind of start, so that each is a single walk along its index.
const keys = { full_name: 'm.sort_name', email: 'm.sort_email', delivery: 'm.email_delivery', joined: 'm.id' }
type Order = `${keyof typeof keys}:${'asc' | 'desc'}:${'first' | 'next'}`
const texts = Object.entries(keys).flatMap(([field, key]) =>
  (['asc', 'desc'] as const).flatMap(dir => {
    const page = (after: string) =>
      `select ${member} from members m ${joined} where m.group_id = $1 and m.status = $2 ${after} order by ${key} ${dir}, m.id ${dir} limit $3`
    const beyond = `and ($4::text, $5::bigint) is not null and (${key}, m.id) ${dir === 'asc' ? '>' : '<'} (${field === 'joined' ? '$5' : '$4'}, $5)`
    return [
      [`${field}:${dir}:first`, page(`and ($4::text is null and $5::bigint is null)`)],
      [`${field}:${dir}:next`, page(beyond)],
    ] as [Order, string][]
  }),
)
export const memberPages = queryFamily('member.page', Object.fromEntries(texts) as Record<Order, string>)
