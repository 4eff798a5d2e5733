import { may, type Permission } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'

const wanting = query(
  'member.wanting',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id,
     a.email, m.user_status
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.status = 'sub_status_normal' and m.account_id <> :except_id
     and m.options ->> :option::text in ('sub_notify_email', 'sub_notify_email_and_app')
   order by m.id limit 10000`,
)

type Notified = { option: 'file_notify' | 'photo_notify'; permission: Permission; except_id: number }

/** The addresses of members who want email about something and may see it, except whoever did it. */
export async function notifiedMembers(
  tx: Tx,
  group: Group,
  { option, permission, except_id }: Notified,
): Promise<string[]> {
  const members = await wanting.all(tx, { group_id: group.id, except_id, option })
  const sees = ({ user_status: status, ...member }: (typeof members)[number]): boolean =>
    may(permission, groupAccessOf(group, member satisfies Membership, null, { status }))
  return members.filter(sees).map(({ email }) => email)
}
