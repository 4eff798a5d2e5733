import { implement } from '#runtime/calls/handler.ts'
import { maxPageBytes } from '#runtime/responses/page-byte-limit.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { ArchiveDeps } from '../deps.ts'
import * as contract from './contract.ts'
import { findPendingView, pendingPages } from './store.ts'
import { pendingView } from './view.ts'

export const getPendingMessages = ({ addresses, blobs, codes }: ArchiveDeps) =>
  implement(contract.getPendingMessages, async ({ tx, group, access, params }) => {
    const page = await pageOf(tx, contract.getPendingMessages, params, {
      total: group.pending_messages_count,
      // In the order of their ids is in the order in which they came.
      fetch: ({ dir, start, page: range }) =>
        pendingPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, ...range }),
      cursorOf: ({ id }) => ({ key: id, id }),
      view: row => row,
    })
    const viewer = { group, access, addresses, blobs, codes }
    // All mails of a page together are no longer than its texts may be.
    const share = Math.floor(maxPageBytes / Math.max(1, page.data.length))
    const data = []
    for (const row of page.data) data.push(await pendingView(row, viewer, share))
    return { ...page, data }
  })

export const getPendingMessage = ({ addresses, blobs, codes }: ArchiveDeps) =>
  implement(contract.getPendingMessage, async ({ tx, group, access, params, row, fail }) => {
    const found = await findPendingView.first(tx, { group_id: group.id, id: row.id })
    const shown = found ?? fail('invalid pending_message_id')
    const viewer = { group, access, addresses, blobs, codes }
    return pendingView(params.raw ? shown : { ...shown, skeleton: Buffer.alloc(0) }, viewer)
  })
