import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { isFollower, readUntil } from '../message/reads.ts'

const statesOf = query(
  'topic.states',
  `select t.id as "id!", m.id is not null and f.state is distinct from 'muted' and t.latest > ${readUntil} as "is_unread!",
     f.state is not distinct from 'followed' as "followed!", f.state is not distinct from 'muted' as "muted!", ${readUntil} as "read_until!"
   from unnest(:group_ids::bigint[], :ids::bigint[], :latest::timestamptz[]) t(group_id, id, latest)
   left join members m on m.group_id = t.group_id and m.account_id = :account_id and m.status = 'sub_status_normal'
   left join topic_reads r on r.group_id = t.group_id and r.topic_id = t.id and r.member_id = m.id
   left join topic_followers f on f.group_id = t.group_id and f.topic_id = t.id and f.account_id = :account_id and ${isFollower}`,
)
export type TopicState = Row<'topic.states'>
export type TopicStates = ReadonlyMap<number, TopicState>
type Listed = { group_id: number; id: number; most_recent_message: Timestamp }

const none: TopicStates = new Map()

/** How somebody stands to topics: what is new to them, what they follow or have muted. Of nobody there is nothing to say. */
export async function statesOn(tx: Tx, rows: readonly Listed[], account_id: number | null): Promise<TopicStates> {
  if (account_id === null || rows.length === 0) return none
  const states = await statesOf.all(tx, {
    account_id,
    group_ids: rows.map(({ group_id }) => group_id),
    ids: rows.map(({ id }) => id),
    latest: rows.map(({ most_recent_message }) => most_recent_message),
  })
  return new Map(states.map(state => [state.id, state]))
}

/** The number of the first message of a topic that is new to whoever has read it until then. */
export const firstUnread = query(
  'topic.firstUnread',
  `select msg_num from messages where group_id = :group_id and topic_id = :topic_id and created > :read_until::timestamptz
   order by created, id limit 1`,
)
