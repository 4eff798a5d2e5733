import { implement } from '#runtime/call.ts'
import { storedFile, storedThumbnail } from '../files/stored-file.ts'
import type { ArchiveParts } from '../parts.ts'
import { downloadAttachment as declared } from './contract.ts'

export const downloadAttachment = ({ blobs }: ArchiveParts) =>
  implement(declared, async ({ row, params, refuse }) => {
    if (!params.thumbnail) return storedFile(blobs, row)
    return (await storedThumbnail(blobs, row)) ?? refuse('thumbnail')
  })
