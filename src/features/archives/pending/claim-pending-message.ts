import { implement } from '#runtime/call.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { claimPending, findShown } from './store.ts'
import { aboutPending, pendingView } from './view.ts'

export const claimPendingMessage = ({ addresses, blobs, codes }: ArchiveParts) =>
  implement(contract.claimPendingMessage, async call => {
    const { tx, group, account, position, params, row, fail, record } = call
    const { id } = row
    const claimedBy = params.release ? null : account.id
    const where = { group_id: group.id, id }
    if (!(await claimPending.first(tx, { ...where, claimed_by: claimedBy, account_id: account.id })))
      return fail('already claimed')
    const claimed = await findShown.one(tx, where)
    record('message.claimed', aboutPending(claimed))
    return pendingView(claimed, { group, position, addresses, blobs, codes })
  })
