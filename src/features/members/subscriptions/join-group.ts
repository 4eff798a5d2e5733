import { implement } from '#runtime/call.ts'
import { forbiddenOption } from '../changes.ts'
import { ownEyes } from '../fields.ts'
import { enter, findStanding, isInParent } from '../join.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'

/** Why somebody cannot join who is there already, by the status they have. */
const refusals = {
  sub_status_normal: 'already subscribed',
  sub_status_pending: 'already pending',
  sub_status_banned: 'banned',
} as const

export const joinGroup = implement(contract.joinGroup, async call => {
  const { tx, group, account, params, fail, refuse, record } = call
  const before = await findStanding(tx, group.id, account.id)
  if (before) fail(refusals[before.status as keyof typeof refusals])
  if (group.settings.invite_only) fail('invite only')
  if (!(await isInParent(tx, group, account.id))) fail('not subscribed')
  const forbidden = forbiddenOption(group, params)
  if (forbidden) refuse(forbidden)

  const status = group.settings.restricted ? 'sub_status_pending' : 'sub_status_normal'
  const member = await enter(tx, group, account.id, status, params)
  // Another call of the same person came first.
  if (!member) return fail('already subscribed')
  const fact = status === 'sub_status_pending' ? 'member.requested' : 'member.joined'
  record(fact, { group_id: group.id, member_info_id: member.id, email: account.email })
  return memberView(member, group, ownEyes(account))
})
