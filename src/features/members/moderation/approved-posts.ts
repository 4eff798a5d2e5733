import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { countApproved, countRejected, stopModeratingMember } from '../store.ts'

/** Counts an approved post: a new member with enough of them in a row is not moderated any more. */
export async function countApprovedPost(
  call: RecordContext<'member.unmoderated'>,
  group: Pick<Group, 'id' | 'settings'>,
  member_info_id: number,
): Promise<void> {
  const after = group.settings.unmoderate_users_after
  const counted = await countApproved.first(call.tx, { group_id: group.id, id: member_info_id, enough: after })
  if (counted?.unmoderated)
    call.record('member.unmoderated', { group_id: group.id, member_info_id, email: counted.email })
}

/** Counts a rejected post: a new member starts over. */
export async function countRejectedPost(tx: Tx, group_id: number, member_info_id: number): Promise<void> {
  await countRejected.run(tx, { group_id, id: member_info_id })
}

/** Posts of this member need no approval any more, whatever the group's setting. */
export async function stopModerating(
  call: RecordContext<'member.updated'>,
  group: Pick<Group, 'id' | 'settings'>,
  member_info_id: number,
): Promise<void> {
  const post_status = group.settings.moderated ? 'sub_poststatus_allowed' : 'sub_poststatus_normal'
  const changed = await stopModeratingMember.first(call.tx, { group_id: group.id, id: member_info_id, post_status })
  if (changed)
    call.record('member.updated', { group_id: group.id, member_info_id, email: changed.email, fields: ['post_status'] })
}
