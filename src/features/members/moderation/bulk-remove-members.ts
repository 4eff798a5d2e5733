import { parseNamedAddress } from '#contract/address.ts'
import type { Static } from '#contract/schema.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { endMemberships, endSubgroupMemberships, isLastOwner } from '../membership/end-membership.ts'
import { splitLines } from '../../groups/index.ts'
import { outranks } from './ranks.ts'
import { lockMembersByEmail } from '../store.ts'

const maxPerCall = 5000
type RemoveProblem = Static<typeof contract.BulkRemoveResults>['errors'][number]['status']

export const bulkRemoveMembers = implement(contract.bulkRemoveMembers, async call => {
  const { tx, group, params, access, refuse } = call
  const lines = splitLines(params.emails)
  if (lines.length > maxPerCall) refuse('emails')
  const problems = new Map<string, RemoveProblem>()
  const wanted = new Map<string, string>()
  for (const line of lines) {
    const address = parseNamedAddress(line)?.address
    if (address === undefined) problems.set(line, 'invalid_email')
    else if (!wanted.has(address.toLowerCase())) wanted.set(address.toLowerCase(), address)
  }

  const locked = await lockMembersByEmail.all(tx, { group_id: group.id, emails: [...wanted.keys()] })
  const rows = locked.filter(row => !row.decided)
  const found = new Set(rows.map(row => row.sort_email))
  for (const [key, address] of wanted) if (!found.has(key)) problems.set(address, 'not_subscribed')
  const removable = rows.filter(row => outranks(access, row))
  for (const row of rows.filter(row => !removable.includes(row)))
    problems.set(row.email, (await isLastOwner(tx, row)) ? 'sole_owner' : 'moderator_or_owner')

  const waiting = removable.filter(row => row.status === 'sub_status_pending')
  const others = removable.filter(row => row.status !== 'sub_status_pending')
  const gone = [...(await endMemberships(call, 'reject', waiting)), ...(await endMemberships(call, 'remove', others))]
  const people = gone.map(row => row.user_id)
  await endSubgroupMemberships(call, group, people)
  const errors = [...problems].map(([email, status]) => ({ object: 'bulk_remove_error' as const, email, status }))
  return { object: 'bulk_remove_results' as const, total_emails: lines.length, removed: gone.length, errors }
})
