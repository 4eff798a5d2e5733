import type { FactData } from '#contract/facts.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { json } from '#storage/values.ts'
import { lockGroupRow } from '../../groups/index.ts'
import { memberFactData } from '../member-fact-data.ts'
import { promoteSuccessors } from './promote-successor.ts'
import { memberStates } from '../states.ts'
import { insertPast } from '../list/past-store.ts'
import { countOwners, deleteMembers, lockMembersOf, subgroupIds } from '../store.ts'
import { profileOf, type MemberRow } from '../view.ts'

/** The moves that end a membership, and what past members say of it. */
const endActions = {
  leave: 'left',
  remove: 'removed_member',
  reject: 'rejected',
  unban: 'unbanned',
  expire: 'expired_member',
  deleteAccount: 'deleted_account',
} as const
export type EndReason = keyof typeof endActions
/** Fact data besides the member. */
function factExtras(which: EndReason, status: string): object {
  if (which === 'remove') return { banned: status === 'sub_status_banned' }
  return which === 'leave' || which === 'deleteAccount' ? { action: endActions[which] } : {}
}

type FactOf<K extends EndReason> = (typeof memberStates.moves)[K]['records']

/**
 * Ends memberships that are locked, many in a few statements: each is kept among the past members and records the fact of
 * its move. One that is no longer in a state the move begins from stays. Answers those that ended.
 */
export async function endMemberships<K extends EndReason>(
  call: RecordContext<FactOf<K>>,
  which: K,
  rows: readonly MemberRow[],
): Promise<MemberRow[]> {
  if (rows.length === 0) return []
  const { from, records } = memberStates.moves[which]
  const groups = [...new Set(rows.map(row => row.group_id))]
  const deleted = await deleteMembers.all(call.tx, { group_ids: groups, ids: rows.map(row => row.id), statuses: from })
  const ids = new Set(deleted.map(({ id }) => id))
  const gone = rows.filter(row => ids.has(row.id))
  await insertPastMembers(call.tx, gone, endActions[which])
  for (const row of gone) {
    const data = { ...factExtras(which, row.status), ...memberFactData(row) }
    call.record(records, data as FactData[FactOf<K>])
  }
  return gone
}

/** Stores past memberships, with the profile but without other preferences and the photo. */
export async function insertPastMembers(tx: Tx, rows: readonly MemberRow[], action: string): Promise<void> {
  const past = rows.map(row => ({
    group_id: row.group_id,
    action,
    joined: row.created,
    account_id: row.user_id,
    member_id: row.id,
    sort_name: row.sort_name,
    sort_email: row.sort_email,
    membership: { ...row, group_photos: {}, preferences: { ...profileOf(row.preferences), profile_photo_url: '' } },
  }))
  if (past.length > 0) await insertPast.run(tx, { members: json(past) })
}

/** Leaving the parent ends memberships in its subgroups, which get a new owner if needed. Bans there stay. */
export async function endSubgroupMemberships(
  call: RecordContext<'member.removed' | 'member.rejected' | 'member.inherited'>,
  group: { id: number; parent_id: number | null },
  account_ids: readonly number[],
): Promise<void> {
  const rows = await lockInSubgroups(call.tx, group, account_ids)
  const gone = await endMemberships(
    call,
    'remove',
    rows.filter(row => row.status === 'sub_status_normal'),
  )
  await endMemberships(
    call,
    'reject',
    rows.filter(row => row.status === 'sub_status_pending'),
  )
  await promoteSuccessors(call, group, gone)
}

/** A person leaves a group, and its subgroups. */
export async function endOwnMembership(
  call: RecordContext<'member.left' | 'member.inherited'>,
  group: { id: number; parent_id: number | null },
  member: MemberRow,
): Promise<void> {
  await endMemberships(call, 'leave', [member])
  await promoteSuccessors(
    call,
    group,
    await endMemberships(call, 'leave', await lockInSubgroups(call.tx, group, [member.user_id])),
  )
}

/** The memberships of these people in the subgroups of a group, locked. */
export async function lockInSubgroups(
  tx: Tx,
  group: { id: number; parent_id: number | null },
  account_ids: readonly number[],
): Promise<MemberRow[]> {
  if (group.parent_id !== null || account_ids.length === 0) return []
  const subgroups = await subgroupIds.all(tx, { parent_id: group.id })
  if (subgroups.length === 0) return []
  return lockMembersOf.all(tx, { account_ids, group_ids: subgroups.map(({ id }) => id) })
}

/** Whether the group would have no owner without this member. Locks the group, so that the answer stays true. */
export async function isLastOwner(tx: Tx, { group_id, status, mod_status }: MemberRow): Promise<boolean> {
  if (status !== 'sub_status_normal' || mod_status !== 'sub_modstatus_owner') return false
  await lockGroupRow.one(tx, { group_id })
  const { count } = await countOwners.one(tx, { group_id })
  return count <= 1
}
