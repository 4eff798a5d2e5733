import { implement } from '#runtime/calls/handler.ts'
import { streamStoredFile, streamThumbnail } from '../files/stored-file.ts'
import type { ArchiveDeps } from '../deps.ts'
import type { HeldSubmission } from '../posting/hold.ts'
import * as contract from './contract.ts'

export const downloadPendingAttachment = ({ blobs }: ArchiveDeps) =>
  implement(contract.downloadPendingAttachment, async ({ row, params, fail, refuse }) => {
    const { files } = row.submission as HeldSubmission
    const file = files[params.attach_num - 1] ?? fail('invalid attachment_id')
    if (!params.thumbnail) return streamStoredFile(blobs, file)
    return (await streamThumbnail(blobs, file)) ?? refuse('thumbnail')
  })
