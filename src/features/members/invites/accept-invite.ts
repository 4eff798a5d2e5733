import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { hashSecret } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { ownViewer } from '../list/visible-fields.ts'
import { insertMembership, findMembershipRow, isInParent } from '../membership/join.ts'
import { memberStates } from '../states.ts'
import { memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'
import { acceptMine, acceptOpen } from './store.ts'

type AcceptInviteEndpoint = typeof contract.acceptInvite
type AcceptCall = RecordContext<AcceptInviteEndpoint['records'][number]> &
  FailContext<'banned' | 'already subscribed' | 'not subscribed'>

/** Adds a member by an accepted invitation. */
export async function joinInvited(
  { tx, record, fail }: AcceptCall,
  invite: { id: number; email: string },
  group: Group,
  account: Account,
): Promise<MemberRow> {
  const group_id = group.id
  const before = await findMembershipRow(tx, group_id, account.id)
  if (before?.status === 'sub_status_banned') fail('banned')
  if (before?.status === 'sub_status_normal') fail('already subscribed')
  if (!(await isInParent(tx, group, account.id))) fail('not subscribed')

  record('invite.accepted', { group_id, invite_id: invite.id, email: invite.email })
  if (before) {
    const about = { group_id, member_info_id: before.id, email: before.email }
    const approving = { tx, record, fail: () => fail('already subscribed') }
    return memberStates.move(approving, 'approve', { group_id, id: before.id }, about)
  }
  const member = (await insertMembership(tx, group, account.id, 'sub_status_normal')) ?? fail('already subscribed')
  record('member.joined', { group_id, member_info_id: member.id, email: member.email })
  return member
}

export const joinByInvite = implement(contract.joinByInvite, async call => {
  const { tx, account, params, organisation, fail } = call
  const invite =
    (await acceptMine.first(tx, { id: params.invite_id, email: account.email })) ?? fail('invalid invite_id')
  const group = (await freshGroups.groupById(tx, invite.group_id)) ?? fail('invalid invite_id')
  if (organisation && group.org_id !== organisation.id) fail('invalid invite_id')
  return memberView(await joinInvited(call, invite, group, account), group, ownViewer(account))
})

export const acceptInvite = implement(contract.acceptInvite, async call => {
  const { tx, account, params, organisation, fail } = call
  const invite =
    (await acceptOpen.first(tx, { token_hash: hashSecret(params.token), email: account.email })) ??
    fail('invalid token')
  const group = (await freshGroups.groupById(tx, invite.group_id)) ?? fail('invalid token')
  if (organisation && group.org_id !== organisation.id) fail('invalid token')
  return memberView(await joinInvited(call, invite, group, account), group, ownViewer(account))
})
