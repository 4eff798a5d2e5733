import { endpoint } from '#contract/endpoint.ts'
import { Flag, Id, UploadedFiles, optional, stream } from '#contract/schema.ts'
import { EVENT } from '#contract/targets.ts'
import { Event } from '../contract.ts'

const FILE_ID = Id({ description: 'The file.', invalid: 'invalid file_id' })
const managing = { method: 'POST', who: 'account', on: 'event', needs: 'manage_calendar', returns: Event } as const

export const uploadEventFiles = endpoint('uploadeventfiles', {
  ...managing,
  summary: 'Attach files to an event. In a series, they belong to this date.',
  params: { ...EVENT, fileupload: UploadedFiles({ description: 'The files.' }) },
  errors: ['bad attachment', 'post too big', 'group out of space'],
  records: ['event.updated'],
})

export const deleteEventFile = endpoint('deleteeventfile', {
  ...managing,
  summary: 'Remove a file from an event.',
  params: { ...EVENT, file_id: FILE_ID },
  errors: ['invalid file_id'],
  records: ['event.updated'],
})

export const downloadEventFile = endpoint('downloadeventfile', {
  method: 'GET',
  summary: 'Download a file of an event.',
  who: 'anyone',
  on: 'event',
  visitorsNeed: 'calendar_visible',
  params: { ...EVENT, file_id: FILE_ID, thumbnail: optional(Flag({ description: 'Return the thumbnail.' })) },
  returns: stream('application/octet-stream'),
  errors: ['not subscribed to group', 'inadequate_permissions', 'invalid file_id'],
})
