import { implement } from '#runtime/call.ts'
import type { AttachmentRow } from '../finders.ts'
import type { ArchiveParts } from '../parts.ts'
import { downloadAttachment as declared } from '../reading/contract.ts'
import { storedFile, storedThumbnail } from './stored-file.ts'

export const downloadAttachment = ({ blobs }: ArchiveParts) =>
  implement(declared, async ({ row, params, refuse }) => {
    const attachment = row as AttachmentRow
    if (!params.thumbnail) return storedFile(blobs, attachment)
    return (await storedThumbnail(blobs, attachment)) ?? refuse('thumbnail')
  })
