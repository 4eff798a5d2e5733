import { implement } from '#runtime/calls/handler.ts'
import { streamStoredFile, streamThumbnail } from '../files/stored-file.ts'
import type { ArchiveDeps } from '../deps.ts'
import { downloadAttachment as declared } from './contract.ts'

export const downloadAttachment = ({ blobs }: ArchiveDeps) =>
  implement(declared, async ({ row, params, refuse }) => {
    if (!params.thumbnail) return streamStoredFile(blobs, row)
    return (await streamThumbnail(blobs, row)) ?? refuse('thumbnail')
  })
