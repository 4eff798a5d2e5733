import type { FileUploadObject } from '#contract/files.ts'
import { expiryHours } from '../limits.ts'
import type { FileUploadRow } from './store.ts'

export const uploadView = ({ id, created, group_id, name, path, size, ...row }: FileUploadRow): FileUploadObject => ({
  object: 'upload',
  ...{ id, created, group_id, name, path, size, offset: row.received, file_id: row.file_id ?? 0 },
  expires: new Date(Date.parse(row.updated) + expiryHours * 60 * 60 * 1000).toISOString(),
})
