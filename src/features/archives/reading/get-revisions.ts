import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { attachmentsOf, revisionPages } from './message-store.ts'
import { linker, type StoredAttachment } from './view.ts'

export const getMessageRevisions = ({ addresses }: ArchiveParts) =>
  implement(contract.getMessageRevisions, async ({ tx, params, group, row: message }) => {
    const files =
      message.num_attachments > 0 ? await attachmentsOf.all(tx, { group_id: group.id, message_id: message.id }) : []
    const link = linker(files satisfies StoredAttachment[], addresses)
    return pageOf({
      tx,
      params,
      sorting: contract.getMessageRevisions.sorting!,
      total: message.rev_count,
      fetch: ({ dir, start, page }) =>
        revisionPages[`created:${dir}:${start}`].all(tx, { group_id: group.id, message_id: message.id, ...page }),
      place: ({ rev }) => ({ key: rev, id: rev }),
      view: revision => ({ object: 'message_revision' as const, ...revision, body: link(revision.body) }),
    })
  })
