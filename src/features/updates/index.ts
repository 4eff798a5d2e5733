import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'

export type { UpdateRequest } from './contract.ts'
export { updatesOf, type GroupUpdate, type Update } from './update-rules.ts'
export { neededFor } from './update-rules.ts'
export { findEndedSessions, findGroupCounts } from './store.ts'

/** A page shows one group, or the reader's. */
const maxGroups = 50

export const getUpdates = implement(contract.getUpdates, async ({ account, who, params, refuse }) => {
  const group_ids = [...new Set(params.group_ids ?? [])]
  if (group_ids.length > maxGroups) refuse('group_ids')
  return {
    account_id: account.id,
    session_id: who.session_id ?? 0,
    status: account.status,
    group_ids,
    since: params.since ?? null,
  }
})
