/** Messages older than this never count as unread. */
export const unreadHorizon = `interval '90 days'`

/** The time up to which member `m` has read a topic. `r` is their row in topic_reads and may be null. */
export const readUntil = `greatest(m.read_until, r.read_until, now() - ${unreadHorizon})`

/** Whether the row `f` in topic_followers (followed or muted) has not expired. */
export const isFollower = `(f.until is null or f.until > now())`

/** Read and follow state of topic `t` for an account; never unread without a membership. */
const isUnread = `m.id is not null and f.state is distinct from 'muted' and t.most_recent_message > ${readUntil}`
/** The number of times that a topic keeps of its newest messages. */
export const maxLatestTimes = 20
/** The times of the newest messages of a topic. */
export const latestTimesSql = (group_id: string, topic_id: string) =>
  `array(select created from messages where group_id = ${group_id} and topic_id = ${topic_id}
     order by created desc, id desc limit ${maxLatestTimes})`
/** The number of unread messages of topic `t`, as far as it keeps their times. */
const numUnread = `case when ${isUnread} then greatest(1,
    (select count(*)::int from unnest(t.latest_times) posted where posted > ${readUntil})) else 0 end`
export const stateColumns = `${isUnread} as "is_unread!", ${numUnread} as "num_unread!",
  f.state is not distinct from 'followed' as "followed!", f.state is not distinct from 'muted' as "muted!", ${readUntil} as "read_until!"`
/** The same state as two values, for row versions. */
export const stateBits = `${numUnread}, coalesce(f.state, '-')`
/** Joins the read and follow rows of member `m`. */
export const stateOfMemberJoins = `left join topic_reads r on r.group_id = t.group_id and r.topic_id = t.id and r.member_id = m.id
  left join topic_followers f on f.group_id = t.group_id and f.topic_id = t.id and f.account_id = :account_id and ${isFollower}`
export const stateJoins = `left join members m
    on m.group_id = t.group_id and m.account_id = :account_id?::bigint and m.status = 'sub_status_normal'
  ${stateOfMemberJoins}`
