import type { Tx } from '#storage/database.ts'
import { query, type Row } from '#storage/query.ts'
import type { PendingRow } from '../message/finders.ts'
import { aboutPending } from './view.ts'

/** The decision on a pending message, and who made it; afterwards only facts have it. */
const decision = query(
  'pending.decision',
  `select f.name, f.created, f.data ->> 'subject' as "subject!", f.account_id, f.via, 
     coalesce(nullif(a.full_name, ''), 'a moderator') as "full_name!", coalesce(a.email, '') as "email!"
   from facts f left join accounts a on a.id = f.account_id
   where f.group_id = :group_id and (f.data ->> 'pending_message_id')::bigint = :id
     and f.name in ('message.approved', 'message.confirmed', 'message.rejected', 'message.discarded', 'message.expired')
   order by f.id desc limit 1`,
)
export type Decision = Row<'pending.decision'>

export const decisionOn = (tx: Tx, group_id: number, pending_message_id: number): Promise<Decision | undefined> =>
  decision.first(tx, { group_id, id: pending_message_id })

/** The data of a decision fact; the moderator who claimed the message is notified of it. */
export const aboutDecision = (pending: PendingRow, by: { id: number }) => ({
  ...aboutPending(pending),
  ...(pending.claimed_by !== null && pending.claimed_by !== by.id && { claimed_by: pending.claimed_by }),
})
