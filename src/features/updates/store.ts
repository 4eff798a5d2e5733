import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const endedSessions = query(
  'updates.endedSessions',
  `select given.id::int8 as "id!" from unnest(:session_ids::bigint[]) as given(id)
   left join sessions s on s.id = given.id and s.expires > now() where s.id is null`,
  { genericPlan: true },
)

/** Which of these sessions are over: few among many. */
export const findEndedSessions = async (tx: Tx, session_ids: readonly number[]): Promise<Set<number>> =>
  new Set((await endedSessions.all(tx, { session_ids })).map(({ id }) => id))

const groupCounts = query(
  'updates.groupCounts',
  `select id, messages_count as topic, pending_messages_count + pending_count as "moderation!" from groups
   where id = any(:group_ids::bigint[]) and suspended is null`,
  { genericPlan: true },
)

/** Numbers that change with what is posted in a group, and with what its moderators have to decide. */
export const findGroupCounts = (tx: Tx, group_ids: readonly number[]) => groupCounts.all(tx, { group_ids })
