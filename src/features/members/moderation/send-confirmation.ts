import { implement } from '#runtime/calls/handler.ts'
import { requestConfirmation } from '../../accounts/index.ts'
import { memberFactData } from '../member-fact-data.ts'
import * as contract from '../contract.ts'
import { maySee } from '../list/visible-fields.ts'

export const sendConfirmation = implement(contract.sendConfirmation, async call => {
  const { access, row: member, fail, record } = call
  if (!maySee(access, member)) fail('member_info_id')
  // Whether their address is confirmed is not revealed before they have accepted.
  if (member.given_id !== null) fail('not agreed')
  if (!(await requestConfirmation(call, member.email))) fail('already confirmed')
  record('member.confirmation_requested', memberFactData(member))
})
