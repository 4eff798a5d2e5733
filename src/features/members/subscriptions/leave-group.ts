import { implement, type Failing, type Recording } from '#runtime/call.ts'
import type { Group } from '#runtime/subjects.ts'
import { isLastOwner, leave } from '../depart.ts'
import { findStanding } from '../join.ts'
import * as contract from './contract.ts'

type Leaving = Recording<'member.left' | 'member.inherited'> & Failing<'not subscribed' | 'sole owner'>

/** Somebody ends their own membership. */
export async function leaveGroup(call: Leaving, group: Group, account: { id: number }): Promise<void> {
  const { tx, fail } = call
  const member = (await findStanding(tx, group.id, account.id)) ?? fail('not subscribed')
  // A ban is not somebody's own to end.
  if (member.status === 'sub_status_banned') fail('not subscribed')
  if (await isLastOwner(tx, member)) fail('sole owner')
  await leave(call, group, member)
}

export const deleteSub = implement(contract.deleteSub, async call => {
  await leaveGroup(call, call.group, call.account)
  return undefined
})
