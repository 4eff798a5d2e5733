import { implement, type FailContext, type RecordContext } from '#runtime/calls/handler.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { memberFactData } from '../member-fact-data.ts'
import {
  applyChanges,
  changedFields,
  forbiddenOption,
  prepareValues,
  type OptionParams,
} from '../membership/apply-changes.ts'
import { viewerOf } from '../list/visible-fields.ts'
import { findMembershipRow } from '../membership/join.ts'
import { acceptMembership, findMember } from '../store.ts'
import { memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'

type UpdateSubCall = RecordContext<'member.updated' | 'member.agreed'> &
  FailContext<'not subscribed'> & { refuse: (param: 'email_delivery') => never }
type Values = Parameters<typeof applyChanges>[4]

/** Updates one's own membership. */
export async function updateOwnSubscription(
  { tx, fail, refuse, record }: UpdateSubCall,
  group: Group,
  account: Pick<Account, 'id' | 'status'>,
  params: OptionParams,
  values: Values = null,
): Promise<MemberRow> {
  let member = (await findMembershipRow(tx, group.id, account.id)) ?? fail('not subscribed')
  if (member.status === 'sub_status_banned') fail('not subscribed')
  const forbidden = forbiddenOption(group, params)
  if (forbidden) refuse(forbidden)
  // Who has not shown that the address is theirs cannot agree for its owner.
  const isProven = account.status !== 'user_status_notconfirmed'
  if (isProven && (await acceptMembership.first(tx, { group_id: group.id, id: member.id }))) {
    member = await findMember.one(tx, { id: member.id })
    record('member.agreed', memberFactData(member))
  }
  const fields = changedFields(params)
  if (fields.length > 0) {
    member = await applyChanges(tx, group, member, params, values)
    record('member.updated', { ...memberFactData(member), fields })
  }
  return member
}

export const updateSub = implement(contract.updateSub, prepareValues, async call => {
  const { group, account, access, params, prepared: values } = call
  const member = await updateOwnSubscription(call, group, account, params, values)
  return memberView(member, group, viewerOf(account, access))
})
