import { enumerations as words } from './enumerations.ts'
import { Bool, FileUrl, Num, Str, Timestamp, Word, fields, resource, type Static } from './schema.ts'

/** Bytes of a name in UTF-8, as file systems allow. */
export const maxNameBytes = 255
/** How deep folders can be nested. */
export const maxDepth = 20
export const maxPathLength = (maxDepth + 1) * (maxNameBytes + 1)

/** A folder, a file or a link in the files of a group. */
export const File = resource('file', {
  id: Num,
  created: Timestamp,
  updated: Timestamp,
  group_id: Num,
  type: Word(words.file_type),
  ...fields(['name', 'path', 'desc', 'url', 'media_type', 'creator_name'], Str),
  ...fields(['user_id', 'parent_dir_id', 'size', 'version', 'num_entries'], Num),
  ...fields(['download_url', 'image_thumbnail_url'], FileUrl),
  can_delete: Bool,
})
export type FileObject = Static<typeof File>

/** A version of a file. */
export const FileVersion = resource('file_version', {
  created: Timestamp,
  file_id: Num,
  ...fields(['version', 'size', 'user_id'], Num),
  ...fields(['name', 'media_type'], Str),
  ...fields(['download_url', 'image_thumbnail_url'], FileUrl),
})
export type FileVersionObject = Static<typeof FileVersion>

/** A file that is uploaded in parts, by the person who began it. */
export const FileUpload = resource('upload', {
  id: Num,
  created: Timestamp,
  expires: Timestamp,
  group_id: Num,
  ...fields(['name', 'path', 'creator_name', 'metadata'], Str),
  ...fields(['user_id', 'size', 'offset', 'file_id'], Num),
})
export type FileUploadObject = Static<typeof FileUpload>
