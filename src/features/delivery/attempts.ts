import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'

// Newest first along the primary key, and no further than so many mailings of the group back.
const attempts = query(
  'delivery.attempts',
  `select m.id as mailing_id, m.kind, m.message_id, t.subject, coalesce(d.state, 'sent') as "state!",
     coalesce(d.last_try, r.created) as "created!", coalesce(d.response, r.response) as "response!"
   from (select * from mailings where group_id = :group_id order by id desc limit :walk) m
   left join deliveries d on d.group_id = m.group_id and d.mailing_id = m.id and d.recipient_id = :member_id
   left join lateral (
     select x.created, x.responses[array_position(x.recipient_ids, :member_id::bigint)] as response from mailing_results x
     where x.group_id = m.group_id and x.mailing_id = m.id and :member_id = any(x.recipient_ids) limit 1
   ) r on d.recipient_id is null
   left join messages t on t.group_id = m.group_id and t.id = m.message_id
   where :member_id = any(m.recipient_ids) and (d.last_try is not null or r.created is not null)
   order by m.id desc limit :limit`,
)

/** One mail to a member: what it was, what became of it, and what the other side said. */
export type DeliveryAttemptRow = Row<'delivery.attempts'>

const maxScanned = 1000
const maxMessages = 50

/** The newest mail that was handed over to a member, and the newest that was tried. */
export async function findAttempts(
  tx: Tx,
  group_id: number,
  member_id: number,
): Promise<{ success: DeliveryAttemptRow | undefined; attempt: DeliveryAttemptRow | undefined }> {
  const found = await attempts.all(tx, { group_id, member_id, walk: maxScanned, limit: maxMessages })
  return { success: found.find(({ state }) => state === 'sent'), attempt: found[0] }
}
