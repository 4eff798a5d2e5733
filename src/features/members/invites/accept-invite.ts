import { implement, type Failing, type Recording } from '#runtime/call.ts'
import type { Account } from '#runtime/identity.ts'
import type { Group } from '#runtime/subjects.ts'
import { hashSecret } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { ownEyes } from '../fields.ts'
import { enter, findStanding, isInParent } from '../join.ts'
import { memberLife } from '../life.ts'
import { memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'
import { acceptMine, acceptOpen } from './store.ts'

type Declared = typeof contract.acceptInvite
type Accepting = Recording<Declared['records'][number]> & Failing<'banned' | 'already subscribed' | 'not subscribed'>

/** Somebody becomes a member by an invitation that was just used up. */
export async function enterInvited(
  { tx, record, fail }: Accepting,
  invite: { id: number; email: string },
  group: Group,
  account: Account,
): Promise<MemberRow> {
  const group_id = group.id
  const before = await findStanding(tx, group_id, account.id)
  if (before?.status === 'sub_status_banned') fail('banned')
  if (before?.status === 'sub_status_normal') fail('already subscribed')
  if (!(await isInParent(tx, group, account.id))) fail('not subscribed')

  record('invite.accepted', { group_id, invite_id: invite.id, email: invite.email })
  if (before) {
    const about = { group_id, member_info_id: before.id, email: before.email }
    const approving = { tx, record, fail: () => fail('already subscribed') }
    return memberLife.move(approving, 'approve', { group_id, id: before.id }, about)
  }
  const member = (await enter(tx, group, account.id, 'sub_status_normal')) ?? fail('already subscribed')
  record('member.joined', { group_id, member_info_id: member.id, email: member.email })
  return member
}

export const joinByInvite = implement(contract.joinByInvite, async call => {
  const { tx, account, params, organisation, fail } = call
  const invite =
    (await acceptMine.first(tx, { id: params.invite_id, email: account.email })) ?? fail('invalid invite_id')
  const group = (await freshGroups.groupById(tx, invite.group_id)) ?? fail('invalid invite_id')
  if (organisation && group.org_id !== organisation.id) fail('invalid invite_id')
  return memberView(await enterInvited(call, invite, group, account), group, ownEyes(account))
})

export const acceptInvite = implement(contract.acceptInvite, async call => {
  const { tx, account, params, organisation, fail } = call
  const invite =
    (await acceptOpen.first(tx, { token_hash: hashSecret(params.token), email: account.email })) ??
    fail('invalid token')
  const group = (await freshGroups.groupById(tx, invite.group_id)) ?? fail('invalid token')
  if (organisation && group.org_id !== organisation.id) fail('invalid token')
  return memberView(await enterInvited(call, invite, group, account), group, ownEyes(account))
})
