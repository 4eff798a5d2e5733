import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { countApproved, forgetApproved } from '../store.ts'

/** A post of this member went out: somebody new who has enough of them in a row waits for nobody from now on. */
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

/** A post of this member was refused: somebody new begins to count again. */
export async function forgetApprovedPosts(tx: Tx, group_id: number, member_info_id: number): Promise<void> {
  await forgetApproved.run(tx, { group_id, id: member_info_id })
}
