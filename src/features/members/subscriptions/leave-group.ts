import { implement } from '#runtime/call.ts'
import { depart, isLastOwner, lockInSubgroups } from '../depart.ts'
import { inheritSubgroups } from '../inherit.ts'
import { findStanding } from '../join.ts'
import * as contract from './contract.ts'

export const deleteSub = implement(contract.deleteSub, async call => {
  const { tx, group, account, fail } = call
  const member = (await findStanding(tx, group.id, account.id)) ?? fail('not subscribed')
  // A ban is not somebody's own to end.
  if (member.status === 'sub_status_banned') fail('not subscribed')
  if (await isLastOwner(tx, member)) fail('sole owner')
  await depart(call, 'leave', [member])
  await inheritSubgroups(call, group, await depart(call, 'leave', await lockInSubgroups(tx, group, [account.id])))
  return undefined
})
