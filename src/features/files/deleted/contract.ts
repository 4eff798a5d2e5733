import { endpoint } from '#contract/endpoint.ts'
import { enumerations as words } from '#contract/enumerations.ts'
import { File, maxPathLength } from '#contract/files.ts'
import { list } from '#contract/list-page.ts'
import { Id, Num, Str, Text, Timestamp, Word, fields, optional, resource } from '#contract/schema.ts'
import { GROUP } from '#contract/targets.ts'

/** A deleted file, link or folder, which can be restored. */
export const DeletedFile = resource('file_deleted', {
  id: Num,
  ...fields(['created', 'deleted'], Timestamp),
  group_id: Num,
  type: Word(words.file_type),
  ...fields(['name', 'path', 'deleted_by_name'], Str),
  ...fields(['user_id', 'deleted_by', 'num_entries', 'size'], Num),
})

export const getDeletedFiles = endpoint('getdeletedfiles', {
  method: 'GET',
  who: 'account',
  needs: 'manage_files',
  summary:
    'List the files, links and folders that were deleted in the last 30 days: members see what they deleted, moderators everything.',
  on: 'group',
  params: GROUP,
  returns: list(DeletedFile, { fields: ['deleted'], field: 'deleted', dir: 'desc' }),
})

export const undeleteFile = endpoint('undeletefile', {
  method: 'POST',
  who: 'account',
  needs: 'manage_files',
  summary: 'Restore a deleted file with its versions, a link, or a folder with everything that was in it.',
  on: 'group',
  params: {
    ...GROUP,
    file_id: Id({ description: 'What was deleted.', invalid: 'invalid file_id' }),
    name: optional(Text(255, { description: 'Another name for it, if its own is taken meanwhile.' })),
    path: optional(
      Text(maxPathLength, {
        description: 'The folder to restore it to; by default the one it was in, or the top if that is gone.',
      }),
    ),
  },
  returns: File,
  errors: [
    'invalid file_id',
    'invalid path',
    'name exists',
    'too many files',
    'too many folders',
    'group out of space',
  ],
  records: ['file.restored'],
})
