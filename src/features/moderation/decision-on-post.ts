import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { decisionOn, type Decision } from '../archives/index.ts'

/** A decision that is not carried out yet: it can be undone for some seconds. The message is still there. */
const storedDecision = query(
  'moderation.storedOnPost',
  `select case d.action when 'approve' then 'message.approved' when 'reject' then 'message.rejected' else 'message.discarded' end as "name!",
     d.created, p.subject, d.account_id, 'via_web' as "via!", coalesce(nullif(a.full_name, ''), 'a moderator') as "full_name!",
     coalesce(a.email, '') as "email!"
   from moderation_decisions d join pending_messages p on p.group_id = d.group_id and p.id = d.target_id
   left join accounts a on a.id = d.account_id
   where d.group_id = :group_id and d.type = 'message' and d.target_id = :id and d.error is null`,
)

/** The decision on a pending message, stored or carried out, and who made it. */
export const decisionOnPost = async (tx: Tx, group_id: number, id: number): Promise<Decision | undefined> =>
  (await storedDecision.first(tx, { group_id, id })) ?? decisionOn(tx, group_id, id)
