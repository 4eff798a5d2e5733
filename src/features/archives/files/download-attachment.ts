import { implement } from '#runtime/call.ts'
import type { ArchiveParts } from '../parts.ts'
import { downloadAttachment as declared } from '../reading/contract.ts'
import { storedFile, storedThumbnail } from './stored-file.ts'

export const downloadAttachment = ({ blobs }: ArchiveParts) =>
  implement(declared, async ({ row, params, refuse }) => {
    if (!params.thumbnail) return storedFile(blobs, row)
    return (await storedThumbnail(blobs, row)) ?? refuse('thumbnail')
  })
