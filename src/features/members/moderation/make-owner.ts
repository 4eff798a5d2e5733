import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { insertMembership, findMembershipRow, isInParent } from '../membership/join.ts'
import { memberStates } from '../states.ts'
import { changeRole } from '../store.ts'
import type { MemberRow } from '../view.ts'

type MakeOwnerCall = RecordContext<'member.joined' | 'member.approved' | 'member.role_changed'>
export type MakeOwnerResult = 'made' | 'already' | 'banned' | 'not in the parent'

/** Makes a person an owner of a group, and a member first if needed. For the operator. */
export async function makeOwner(call: MakeOwnerCall, group: Group, account: Account): Promise<MakeOwnerResult> {
  const { tx, record } = call
  if (!(await isInParent(tx, group, account.id))) return 'not in the parent'
  const standing = await findMembershipRow(tx, group.id, account.id)
  if (standing?.status === 'sub_status_banned') return 'banned'
  if (standing?.mod_status === 'sub_modstatus_owner') return 'already'
  const member = standing
    ? await admitMember(call, standing)
    : await insertMembership(tx, group, account.id, 'sub_status_normal')
  if (!member) throw new Error('a membership was made beside this one')
  const about = { group_id: group.id, member_info_id: member.id, email: account.email }
  if (!standing) record('member.joined', about)
  const role = { mod_status: 'sub_modstatus_owner', mod_permissions: [] }
  await changeRole.one(tx, { group_id: group.id, id: member.id, ...role })
  record('member.role_changed', { ...about, ...role })
  return 'made'
}

/** Approves a pending person. The row is locked, so nobody else decides meanwhile. */
async function admitMember(call: MakeOwnerCall, member: MemberRow): Promise<MemberRow> {
  const { id, group_id, email, status } = member
  if (status !== 'sub_status_pending') return member
  const fail = (reason: string): never => {
    throw new Error(reason)
  }
  return memberStates.move({ ...call, fail }, 'approve', { id, group_id }, { group_id, member_info_id: id, email })
}
