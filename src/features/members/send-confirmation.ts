import { implement } from '#runtime/call.ts'
import { askConfirmation } from '../accounts/index.ts'
import * as contract from './contract.ts'
import { maySee } from './fields.ts'

export const sendConfirmation = implement(contract.sendConfirmation, async call => {
  const { group, position, row: member, fail, record } = call
  if (!maySee(position, member)) fail('member_info_id')
  const { id, email } = member
  if (!(await askConfirmation(call, email))) fail('already confirmed')
  record('member.confirmation_requested', { group_id: group.id, member_info_id: id, email })
  return undefined
})
