import type { FileUploadObject } from '#contract/files.ts'
import type { FileUploadRow } from './store.ts'

export const uploadView = ({
  id,
  created,
  expires,
  group_id,
  name,
  path,
  ...row
}: FileUploadRow): FileUploadObject => ({
  object: 'upload',
  ...{ id, created, expires, group_id, name, path, user_id: row.account_id ?? 0, creator_name: row.creator_name },
  metadata: row.metadata,
  ...{ size: row.size, offset: row.received, file_id: row.file_id ?? 0 },
})
