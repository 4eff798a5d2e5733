import { implement } from '#runtime/calls/handler.ts'
import { memberFactData } from '../member-fact-data.ts'
import * as contract from '../contract.ts'
import { maySee } from '../list/visible-fields.ts'

/** For members only: pending and banned people get no email. */
export const noteSponsorship = implement(contract.noteSponsorship, async call => {
  const { access, row: member, fail, record } = call
  if (!maySee(access, member)) fail('member_info_id')
  if (member.status !== 'sub_status_normal') fail('not subscribed')
  record('member.sponsored', memberFactData(member))
})
