import { implement } from '#runtime/call.ts'
import { storedFile, storedThumbnail } from '../files/stored-file.ts'
import type { PendingRow } from '../message/finders.ts'
import type { ArchiveParts } from '../parts.ts'
import type { WaitingSubmission } from '../posting/hold.ts'
import * as contract from './contract.ts'

export const downloadPendingAttachment = ({ blobs }: ArchiveParts) =>
  implement(contract.downloadPendingAttachment, async ({ row, params, fail, refuse }) => {
    const { files } = (row as PendingRow).submission as WaitingSubmission
    const file = files[params.attach_num - 1] ?? fail('invalid attachment_id')
    if (!params.thumbnail) return storedFile(blobs, file)
    return (await storedThumbnail(blobs, file)) ?? refuse('thumbnail')
  })
