import { implement } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { claimPending, findPendingView } from './store.ts'
import { aboutPending, pendingView } from './view.ts'

export const claimPendingMessage = ({ addresses, blobs, codes }: ArchiveDeps) =>
  implement(contract.claimPendingMessage, async call => {
    const { tx, group, account, access, params, row, fail, record } = call
    const { id } = row
    const claimedBy = params.release ? null : account.id
    const where = { group_id: group.id, id }
    const take_over = params.take_over && !params.release
    if (!(await claimPending.first(tx, { ...where, claimed_by: claimedBy, account_id: account.id, take_over })))
      return fail('already claimed')
    const claimed = await findPendingView.one(tx, where)
    record('message.claimed', aboutPending(claimed))
    return pendingView(claimed, { group, access, addresses, blobs, codes })
  })
