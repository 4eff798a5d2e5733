import { implement } from '#runtime/call.ts'
import { storedFile, storedThumbnail } from '../files/stored-file.ts'
import type { AttachmentRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import { downloadAttachment as declared } from './contract.ts'

export const downloadAttachment = ({ blobs }: ArchiveParts) =>
  implement(declared, async ({ row, params, refuse }) => {
    const attachment = row as AttachmentRow
    if (!params.thumbnail) return storedFile(blobs, attachment)
    return (await storedThumbnail(blobs, attachment)) ?? refuse('thumbnail')
  })
