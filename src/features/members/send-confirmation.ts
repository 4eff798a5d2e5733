import { implement } from '#runtime/call.ts'
import { askConfirmation } from '../accounts/index.ts'
import { aboutOf } from './about.ts'
import * as contract from './contract.ts'
import { maySee } from './fields.ts'

export const sendConfirmation = implement(contract.sendConfirmation, async call => {
  const { position, row: member, fail, record } = call
  if (!maySee(position, member)) fail('member_info_id')
  // Whether their address is confirmed is not told before they have agreed.
  if (member.given_id !== null) fail('not agreed')
  if (!(await askConfirmation(call, member.email))) fail('already confirmed')
  record('member.confirmation_requested', aboutOf(member))
  return undefined
})
