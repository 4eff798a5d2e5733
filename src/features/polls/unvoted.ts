import { may } from '#contract/permissions.ts'
import { groupAccessOf } from '#runtime/calls/group-access.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { getsEmail } from '../members/index.ts'

/** Members who get email, and haven't voted or muted the topic. */
const unvotedMembers = query(
  'poll.unvotedMembers',
  `select m.id, m.group_id, m.account_id, m.status, m.post_status, m.mod_status, m.mod_permissions, m.given_id, a.email, m.user_status, a.timezone
   from members m join accounts a on a.id = m.account_id
   where m.group_id = :group_id and m.account_id <> :except_id and ${getsEmail}
     and not exists (select from poll_votes v where v.poll_id = :poll_id and v.account_id = m.account_id)
     and not exists (select from topic_followers f where f.group_id = m.group_id and f.topic_id = :topic_id
       and f.account_id = m.account_id and f.state = 'muted' and (f.until is null or f.until > now()))
   order by m.id`,
)

/** Who is reminded of a poll: members who may vote, get email, and haven't voted; except the one who asks for it. */
export async function findUnvoted(
  tx: Tx,
  group: Group,
  { poll_id, topic_id, except_id }: { poll_id: number; topic_id: number; except_id: number },
): Promise<{ email: string; timezone: string }[]> {
  const members = await unvotedMembers.all(tx, { group_id: group.id, poll_id, topic_id, except_id })
  return members
    .filter(({ user_status: status, email: _email, timezone: _zone, ...member }) =>
      may('can_vote', groupAccessOf(group, member, null, { status })),
    )
    .map(({ email, timezone }) => ({ email, timezone }))
}
