import { query, queryFamily } from '#storage/query.ts'
import { matchingStarts } from '../list/directory-store.ts'
import { joined, member } from '../store.ts'

/** The members that match filters, as many as are changed at once and one more. */
export const matchingIds = queryFamily(
  'member.matching',
  Object.fromEntries(
    Object.entries(matchingStarts).map(([start, matching]) => [
      start,
      `select f.id from (${matching}) f order by f.id limit :most`,
    ]),
  ) as typeof matchingStarts,
)
export const lockMembers = query(
  'member.lockMany',
  `select ${member} from members m ${joined} where m.group_id = :group_id and m.id = any(:ids::bigint[])
     and not m.decided order by m.id for update of m`,
)
/** The emails are written from it, and remove it. */
export const insertMessageToMany = query(
  'private.insertToMany',
  `insert into private_messages (group_id, account_id, is_verified, kind, subject, body, recipients)
   values (:group_id, :account_id, true, :kind, :subject, :body, :recipients) returning id`,
)
export const updateMany = query(
  'member.updateMany',
  `update members set email_delivery = coalesce(:email_delivery?, email_delivery), post_status = coalesce(:post_status?, post_status),
     updated = next_updated(updated)
   where group_id = :group_id and id = any(:ids::bigint[]) returning id`,
)
export const addLabelToMany = query(
  'label.addToMany',
  `with changed as (update members set updated = next_updated(updated) where group_id = :group_id and id = any(:ids::bigint[]))
   insert into member_label_assignments (group_id, member_id, label_id) select :group_id, id, :label_id from unnest(:ids::bigint[]) as id
   on conflict do nothing`,
)
export const removeLabelFromMany = query(
  'label.removeFromMany',
  `with changed as (update members set updated = next_updated(updated) where group_id = :group_id and id = any(:ids::bigint[]))
   delete from member_label_assignments where group_id = :group_id and label_id = :label_id and member_id = any(:ids::bigint[])`,
)
