import { implement } from '#runtime/call.ts'
import { aboutOf } from '../about.ts'
import { applyChanges, changedFields, forbiddenOption, prepareValues } from '../changes.ts'
import { viewerOf } from '../fields.ts'
import { findStanding } from '../join.ts'
import { agree, findMember } from '../store.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'

export const updateSub = implement(contract.updateSub, prepareValues, async call => {
  const { tx, group, account, position, params, prepared: values, fail, refuse, record } = call
  let member = (await findStanding(tx, group.id, account.id)) ?? fail('not subscribed')
  if (member.status === 'sub_status_banned') fail('not subscribed')
  const forbidden = forbiddenOption(group, params)
  if (forbidden) refuse(forbidden)
  // Who has not shown that the address is theirs cannot agree for its owner.
  const isProven = account.status !== 'user_status_notconfirmed'
  if (isProven && (await agree.first(tx, { group_id: group.id, id: member.id }))) {
    member = await findMember.one(tx, { id: member.id })
    record('member.agreed', aboutOf(member))
  }
  const fields = changedFields(params)
  if (fields.length > 0) {
    member = await applyChanges(tx, group, member, params, values)
    record('member.updated', { ...aboutOf(member), fields })
  }
  return memberView(member, group, viewerOf(account, position))
})
