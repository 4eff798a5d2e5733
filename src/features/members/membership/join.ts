import type { GroupSettings } from '#contract/groups/group-settings.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import type { Params } from '#storage/query.ts'
import { findMember, insertMember, lockMembersOf } from '../store.ts'
import type { MemberRow } from '../view.ts'

type JoinOptions = Partial<
  Pick<Params<'member.insert'>, 'email_delivery' | 'message_selection' | 'max_attachment_size' | 'auto_follow_replies'>
>

/** The initial posting status of a member. */
export const newPostStatus = ({ new_users_moderated }: GroupSettings): string =>
  new_users_moderated ? 'sub_poststatus_newusermoderated' : 'sub_poststatus_normal'

/** The status after joining; null: by invitation only. */
export const joinStatus = ({ invite_only, restricted }: GroupSettings) =>
  invite_only ? null : restricted ? 'sub_status_pending' : 'sub_status_normal'

/** Makes a membership; null when the person has one of any status already. */
export async function insertMembership(
  tx: Tx,
  group: Pick<Group, 'id' | 'settings'>,
  account_id: number,
  status: 'sub_status_normal' | 'sub_status_pending',
  wishes: JoinOptions = {},
): Promise<MemberRow | null> {
  const { settings } = group
  const row = await insertMember.first(tx, {
    group_id: group.id,
    account_id,
    status,
    post_status: newPostStatus(settings),
    email_delivery: wishes.email_delivery ?? settings.email_delivery_default,
    message_selection: wishes.message_selection ?? settings.message_selection_default,
    max_attachment_size: wishes.max_attachment_size ?? settings.max_attachment_size_default,
    auto_follow_replies: wishes.auto_follow_replies ?? settings.auto_follow_replies_default,
  })
  return row ? findMember.one(tx, { id: row.id }) : null
}

/** The membership that stood in the way of making one, locked. */
export async function findMembershipRow(tx: Tx, group_id: number, account_id: number): Promise<MemberRow | null> {
  const [row] = await lockMembersOf.all(tx, { account_ids: [account_id], group_ids: [group_id] })
  return row ?? null
}

/** Whether a person is in the parent, or there is none. The row is locked. */
export async function isInParent(tx: Tx, group: Pick<Group, 'parent_id'>, account_id: number): Promise<boolean> {
  if (group.parent_id === null) return true
  const membership = await findMembershipRow(tx, group.parent_id, account_id)
  return membership?.status === 'sub_status_normal'
}
