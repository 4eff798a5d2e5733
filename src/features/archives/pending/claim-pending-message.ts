import { implement } from '#runtime/call.ts'
import type { PendingRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { claimPending } from './store.ts'
import { aboutPending, pendingView } from './view.ts'

export const claimPendingMessage = ({ addresses }: ArchiveParts) =>
  implement(contract.claimPendingMessage, async call => {
    const { tx, group, account, params, row, fail, record } = call
    const { id } = row as PendingRow
    const claimedBy = params.release ? null : account.id
    const claimed = (await claimPending.first(tx, [group.id, id, claimedBy, account.id])) ?? fail('already claimed')
    record('message.claimed', aboutPending(claimed))
    return pendingView(claimed, group, addresses)
  })
