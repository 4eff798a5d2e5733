/** What nobody has looked at for so long is new to nobody any more. */
export const unreadHorizon = `interval '90 days'`

/** Until when a member `m` has read a topic, given what is kept of their reading it, `r`, which may be nothing. */
export const readUntil = `greatest(m.read_until, r.read_until, now() - ${unreadHorizon})`

/** Follows or has muted a topic, and its time is not over: a row `f` of its followers. */
export const isFollower = `(f.until is null or f.until > now())`

/** How an account, or nobody, stands to a topic `t`: whether it is new to them, and what they have said of it. */
const isUnread = `m.id is not null and f.state is distinct from 'muted' and t.most_recent_message > ${readUntil}`
export const stateColumns = `${isUnread} as "is_unread!",
  f.state is not distinct from 'followed' as "followed!", f.state is not distinct from 'muted' as "muted!", ${readUntil} as "read_until!"`
/** The same as is shown of it, as two values. */
export const stateBits = `${isUnread}, coalesce(f.state, '-')`
/** What is kept of that for a member `m`. */
export const stateOfMemberJoins = `left join topic_reads r on r.group_id = t.group_id and r.topic_id = t.id and r.member_id = m.id
  left join topic_followers f on f.group_id = t.group_id and f.topic_id = t.id and f.account_id = :account_id and ${isFollower}`
export const stateJoins = `left join members m
    on m.group_id = t.group_id and m.account_id = :account_id?::bigint and m.status = 'sub_status_normal'
  ${stateOfMemberJoins}`
