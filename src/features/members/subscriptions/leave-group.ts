import { implement } from '#runtime/call.ts'
import { isLastOwner, leave } from '../depart.ts'
import { findStanding } from '../join.ts'
import * as contract from './contract.ts'

export const deleteSub = implement(contract.deleteSub, async call => {
  const { tx, group, account, fail } = call
  const member = (await findStanding(tx, group.id, account.id)) ?? fail('not subscribed')
  // A ban is not somebody's own to end.
  if (member.status === 'sub_status_banned') fail('not subscribed')
  if (await isLastOwner(tx, member)) fail('sole owner')
  await leave(call, group, member)
  return undefined
})
