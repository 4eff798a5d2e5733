import { implement, type Failing, type Recording } from '#runtime/call.ts'
import type { Account } from '#runtime/identity.ts'
import type { Group } from '#runtime/subjects.ts'
import { aboutOf } from '../about.ts'
import { applyChanges, changedFields, forbiddenOption, prepareValues, type OptionParams } from '../changes.ts'
import { viewerOf } from '../fields.ts'
import { findStanding } from '../join.ts'
import { agree, findMember } from '../store.ts'
import { memberView, type MemberRow } from '../view.ts'
import * as contract from './contract.ts'

type Changing = Recording<'member.updated' | 'member.agreed'> &
  Failing<'not subscribed'> & { refuse: (param: 'email_delivery') => never }
type Values = Parameters<typeof applyChanges>[4]

/** Somebody changes their own membership. */
export async function changeOwn(
  { tx, fail, refuse, record }: Changing,
  group: Group,
  account: Pick<Account, 'id' | 'status'>,
  params: OptionParams,
  values: Values = null,
): Promise<MemberRow> {
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
  return member
}

export const updateSub = implement(contract.updateSub, prepareValues, async call => {
  const { group, account, position, params, prepared: values } = call
  const member = await changeOwn(call, group, account, params, values)
  return memberView(member, group, viewerOf(account, position))
})
