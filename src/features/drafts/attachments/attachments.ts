import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import { streamStoredFile, type ArchiveDeps } from '../../archives/index.ts'
import * as contract from '../contract.ts'
import { filePages, findFile, lockDraft, removeFile } from '../store.ts'
import { fileView } from '../view.ts'

export const getAttachments = ({ addresses }: ArchiveDeps) =>
  implement(contract.getAttachments, async ({ tx, row: draft, params }) =>
    pageOf(tx, contract.getAttachments, params, {
      total: draft.num_attachments,
      fetch: ({ dir, start, page }) => filePages[`created:${dir}:${start}`].all(tx, { draft_id: draft.id, ...page }),
      cursorOf: ({ id }) => ({ key: id, id }),
      view: file => fileView(file, addresses),
    }),
  )

export const deleteAttachment = implement(contract.deleteAttachment, async ({ tx, account, row, params, fail }) => {
  const draft = (await lockDraft.first(tx, { id: row.id, account_id: account.id })) ?? fail('invalid draft_id')
  const gone = await removeFile.first(tx, { draft_id: draft.id, id: params.attachment_id })
  if (!gone) fail('invalid attachment_id')
})

export const downloadDraftAttachment = ({ blobs }: ArchiveDeps) =>
  implement(contract.downloadDraftAttachment, async ({ tx, row, params, fail }) => {
    const file =
      (await findFile.first(tx, { draft_id: row.id, id: params.attachment_id })) ?? fail('invalid attachment_id')
    return streamStoredFile(blobs, { ...file, media_type: file.content_type })
  })
