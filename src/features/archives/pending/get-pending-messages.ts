import { implement } from '#runtime/call.ts'
import { mostPageBytes } from '#runtime/page-bytes.ts'
import { pageOf } from '#runtime/paging.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { findShown, pendingPages } from './store.ts'
import { pendingView } from './view.ts'

export const getPendingMessages = ({ addresses, blobs, codes }: ArchiveParts) =>
  implement(contract.getPendingMessages, async ({ tx, group, position, params }) => {
    const page = await pageOf({
      tx,
      params,
      sorting: contract.getPendingMessages.sorting!,
      total: group.pending_messages_count,
      // In the order of their ids is in the order in which they came.
      fetch: ({ dir, start, page: range }) =>
        pendingPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...range }),
      place: ({ id }) => ({ key: id, id }),
      view: row => row,
    })
    const viewer = { group, position, addresses, blobs, codes }
    // All mails of a page together are no longer than its texts may be.
    const share = Math.floor(mostPageBytes / Math.max(1, page.data.length))
    const data = []
    for (const row of page.data) data.push(await pendingView(row, viewer, share))
    return { ...page, data }
  })

export const getPendingMessage = ({ addresses, blobs, codes }: ArchiveParts) =>
  implement(contract.getPendingMessage, async ({ tx, group, position, row, fail }) => {
    const shown = await findShown.first(tx, { group_id: group.id, id: row.id })
    return pendingView(shown ?? fail('invalid pending_message_id'), { group, position, addresses, blobs, codes })
  })
