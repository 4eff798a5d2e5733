import { implement } from '#runtime/call.ts'
import { aboutOf } from './about.ts'
import * as contract from './contract.ts'
import { maySee } from './fields.ts'

/** For members alone: whoever waits or is banned is not written to. */
export const noteSponsorship = implement(contract.noteSponsorship, async call => {
  const { position, row: member, fail, record } = call
  if (!maySee(position, member)) fail('member_info_id')
  if (member.status !== 'sub_status_normal') fail('not subscribed')
  record('member.sponsored', aboutOf(member))
  return undefined
})
