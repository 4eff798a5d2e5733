import { may } from '#contract/permissions.ts'
import type { Upload } from '#contract/schema.ts'
import { lockBlobs } from '#runtime/blobs/blob-locks.ts'
import { implement } from '#runtime/calls/handler.ts'
import { json } from '#storage/values.ts'
import {
  fileNameOf,
  inspectFile,
  streamStoredFile,
  streamThumbnail,
  type ArchiveDeps,
  type FileInspection,
} from '../../archives/index.ts'
import { findEventView } from '../events/get-events.ts'
import * as contract from './contract.ts'
import { lockEvent } from '../rsvps/waitlist-store.ts'
import { addEventFiles, findEventFile, removeEventFile, sizeOfFiles } from './store.ts'

type InspectedUpload = Upload & FileInspection

export const uploadEventFiles = (deps: ArchiveDeps) =>
  implement(
    contract.uploadEventFiles,
    async ({ params, account, row, signal, fail }) => {
      const uploads = params.fileupload
      if (uploads.length === 0) fail('bad attachment')
      if (row.num_files + uploads.length > deps.postLimits.attachments) fail('post too big')
      const files: InspectedUpload[] = []
      // One after the other: reading pictures takes all that a core can give.
      for (const upload of uploads) {
        const context = { queueKey: `account ${account.id}`, signal: signal() }
        files.push({ ...upload, ...(await inspectFile(deps.blobs, upload, context)) })
      }
      return files
    },
    async ({ tx, row, group, account, prepared: files, fail, record }) => {
      const { attachments, message, groupStorage } = deps.postLimits
      await lockBlobs(
        tx,
        deps.blobs,
        files.flatMap(({ hash, thumbnail_hash }) => [hash, thumbnail_hash]),
      )
      const about = { group_id: group.id, event_id: row.id }
      const event = (await lockEvent.first(tx, { id: row.id })) ?? fail('invalid event_id')
      const size = files.reduce((sum, file) => sum + file.size, 0)
      if (event.num_files + files.length > attachments) fail('post too big')
      if ((await sizeOfFiles.one(tx, about)).size + size > message) fail('post too big')
      const rows = files.map((file, n) => ({ ...file, n, filename: fileNameOf(file.filename) }))
      if (!(await addEventFiles.first(tx, { ...about, size, most: groupStorage, files: json(rows) })))
        fail('group out of space')
      record('event.updated', { event_id: row.id, name: event.name, event_ids: [row.id], fields: ['files'] })
      return (await findEventView(tx, row.id, account.id, deps.addresses)) ?? fail('invalid event_id')
    },
  )

export const deleteEventFile = ({ addresses }: ArchiveDeps) =>
  implement(contract.deleteEventFile, async ({ tx, row, group, account, params, fail, record }) => {
    const event = (await lockEvent.first(tx, { id: row.id })) ?? fail('invalid event_id')
    const gone = await removeEventFile.first(tx, { group_id: group.id, event_id: row.id, file_id: params.file_id })
    if (!gone) fail('invalid file_id')
    record('event.updated', { event_id: row.id, name: event.name, event_ids: [row.id], fields: ['files'] })
    return (await findEventView(tx, row.id, account.id, addresses)) ?? fail('invalid event_id')
  })

export const downloadEventFile = ({ blobs }: ArchiveDeps) =>
  implement(contract.downloadEventFile, async ({ tx, row, group, membership, access, params, fail }) => {
    if (!may('calendar_visible', access))
      fail(
        membership?.status === 'sub_status_normal' ? 'inadequate_permissions' : 'not subscribed to group',
        'calendar_visible',
      )
    const where = { group_id: group.id, event_id: row.id, file_id: params.file_id }
    const file = (await findEventFile.first(tx, where)) ?? fail('invalid file_id')
    return params.thumbnail
      ? ((await streamThumbnail(blobs, file)) ?? fail('invalid file_id'))
      : streamStoredFile(blobs, file)
  })
