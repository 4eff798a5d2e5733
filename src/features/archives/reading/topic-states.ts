import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import { stateColumns, stateJoins } from '../message/read-state.ts'

const statesOf = query(
  'topic.states',
  `select t.id as "id!", ${stateColumns}
   from unnest(:group_ids::bigint[], :ids::bigint[]) u(group_id, id)
   cross join lateral (select * from topics where group_id = u.group_id and id = u.id limit 1) t ${stateJoins}`,
  { batchable: true },
)
export type TopicState = Omit<Row<'topic.states'>, 'id'>
export type TopicStates = ReadonlyMap<number, TopicState>
type ListedTopic = { group_id: number; id: number }

const noStates: TopicStates = new Map()

/** Read and follow states of topics for an account; empty without an account. */
export async function topicStatesOf(
  tx: Tx,
  rows: readonly ListedTopic[],
  account_id: number | null,
): Promise<TopicStates> {
  if (account_id === null || rows.length === 0) return noStates
  const states = await statesOf.all(tx, {
    account_id,
    group_ids: rows.map(({ group_id }) => group_id),
    ids: rows.map(({ id }) => id),
  })
  return new Map(states.map(state => [state.id, state]))
}

/** The maximum number of unread messages that are counted. */
const maxUnread = 1000

/** The first message of a topic after the time up to which it was read, and how many there are. */
export const firstUnread = query(
  'topic.firstUnread',
  `select u.msg_num as "msg_num!", count(*) over ()::int as "num_unread!" from (
     select msg_num, created, id from messages
     where group_id = :group_id and topic_id = :topic_id and created > :read_until::timestamptz
     order by created, id limit ${maxUnread}) u
   order by u.created, u.id limit 1`,
)
