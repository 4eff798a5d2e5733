import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { MessageRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import * as contract from './contract.ts'
import { attachmentsOf, revisionPages } from './message-store.ts'
import { linker, type StoredAttachment } from './view.ts'

export const getMessageRevisions = ({ addresses }: ArchiveParts) =>
  implement(contract.getMessageRevisions, async ({ tx, params, group, row }) => {
    const message = row as MessageRow
    const files = message.num_attachments > 0 ? await attachmentsOf.all(tx, [group.id, message.id]) : []
    const link = linker(files satisfies StoredAttachment[], addresses)
    return pageOf({
      tx,
      params,
      sorting: contract.getMessageRevisions.sorting!,
      total: message.rev_count,
      fetch: ({ dir, after, count }) => revisionPages[dir].all(tx, [group.id, message.id, count, after && after.id]),
      place: ({ rev }) => ({ key: rev, id: rev }),
      view: revision => ({ object: 'message_revision' as const, ...revision, body: link(revision.body) }),
    })
  })
