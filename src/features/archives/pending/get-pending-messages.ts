import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { pendingPages } from './store.ts'
import { pendingView } from './view.ts'

export const getPendingMessages = ({ addresses }: ArchiveParts) =>
  implement(contract.getPendingMessages, ({ tx, group, params }) =>
    pageOf({
      tx,
      params,
      sorting: contract.getPendingMessages.sorting!,
      total: group.pending_messages_count,
      // In the order of their ids is in the order in which they came.
      fetch: ({ dir, start, page }) => pendingPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...page }),
      place: ({ id }) => ({ key: id, id }),
      view: row => pendingView(row, group, addresses),
    }),
  )
