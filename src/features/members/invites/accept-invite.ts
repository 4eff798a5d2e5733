import { implement } from '#runtime/call.ts'
import { hashSecret } from '../../accounts/index.ts'
import { freshGroups } from '../../groups/index.ts'
import { ownEyes } from '../fields.ts'
import { enter, findStanding, isInParent } from '../join.ts'
import { memberLife } from '../life.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'
import { acceptOpen } from './store.ts'

export const acceptInvite = implement(contract.acceptInvite, async call => {
  const { tx, account, params, organisation, fail, record } = call
  const invite =
    (await acceptOpen.first(tx, { token_hash: hashSecret(params.token), email: account.email })) ??
    fail('invalid token')
  const group = (await freshGroups.groupById(tx, invite.group_id)) ?? fail('invalid token')
  if (organisation && group.org_id !== organisation.id) fail('invalid token')
  const group_id = group.id
  const before = await findStanding(tx, group_id, account.id)
  if (before?.status === 'sub_status_banned') fail('banned')
  if (before?.status === 'sub_status_normal') fail('already subscribed')
  if (!(await isInParent(tx, group, account.id))) fail('not subscribed')

  record('invite.accepted', { group_id, invite_id: invite.id, email: invite.email })
  const viewer = ownEyes(account)
  if (before) {
    const about = { group_id, member_info_id: before.id, email: before.email }
    const approving = { tx, record, fail: () => fail('already subscribed') }
    return memberView(await memberLife.move(approving, 'approve', { group_id, id: before.id }, about), group, viewer)
  }
  const member = (await enter(tx, group, account.id, 'sub_status_normal')) ?? fail('already subscribed')
  record('member.joined', { group_id, member_info_id: member.id, email: member.email })
  return memberView(member, group, viewer)
})
