import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { batchLoader } from '#storage/batching/batch-loader.ts'

/** Which of these memberships have ended or whose session is over: few among many. */
const absentSubscriptions = query(
  'chat.absent',
  `select given.n::int as "n!" from unnest(:chat_sub_ids::bigint[], :session_ids::bigint[])
     with ordinality as given(chat_sub_id, session_id, n)
   left join chat_subs s on s.id = given.chat_sub_id
   left join sessions x on x.id = given.session_id and x.account_id = s.account_id and x.expires > now()
   where x.id is null`,
  { genericPlan: true },
)

const chatVersions = query('chat.versions', `select id, version from chats where id = any(:chat_ids::bigint[])`, {
  genericPlan: true,
})

/** The version of each chat; deleted chats are missing. */
export const findVersions = async (tx: Tx, chat_ids: readonly number[]): Promise<Map<number, number>> =>
  new Map((await chatVersions.all(tx, { chat_ids })).map(({ id, version }) => [id, version]))

type AttendanceKey = { chat_sub_id: number; session_id: number | null }

/** Whether a participant may still attend. */
export const isAttending = batchLoader(async (tx, places: readonly AttendanceKey[]) => {
  const attending = new Set(await stillAttending(tx, places))
  return places.map(attendanceKey => attending.has(attendanceKey))
})

/** The participants who may still attend. */
export async function stillAttending<P extends AttendanceKey>(tx: Tx, places: readonly P[]): Promise<P[]> {
  const rows = await absentSubscriptions.all(tx, {
    chat_sub_ids: places.map(({ chat_sub_id }) => chat_sub_id),
    session_ids: places.map(({ session_id }) => session_id ?? 0),
  })
  const absent = new Set(rows.map(({ n }) => n))
  return places.filter((_, n) => !absent.has(n + 1))
}
