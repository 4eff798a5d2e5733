import { endpoint } from '#contract/endpoint.ts'
import { File, FileUpload, FileVersion, maxPathLength } from '#contract/files.ts'
import { list } from '#contract/list-page.ts'
import {
  Bool,
  Flag,
  Id,
  Integer,
  Num,
  Str,
  Text,
  TimestampParam,
  Type,
  UploadedFiles,
  optional,
  resource,
  stream,
} from '#contract/schema.ts'
import { FILE, GROUP } from '#contract/targets.ts'

// Visitors can never see the files of a group.
const visible = { method: 'GET', who: 'account', needs: 'files_visible' } as const
const changing = { method: 'POST', who: 'account', needs: 'manage_files' } as const

const path = (description: string) => Text(maxPathLength, { description })
const FOLDER = { path: optional(path('The folder, such as `/Minutes/2026`; empty: the top.')) }
const NAME = Text(255, { description: 'Its name, at most 255 bytes.' })
const DESC = { desc: optional(Text(1000, { description: 'What it is about.' })) }
const VERSION = Integer(1, 1_000_000_000, { description: 'The version, from 1.' })
const URL_OF_LINK = Text(2000, { description: 'The address that a link leads to: https or http.' })

export const getFileDirectory = endpoint('getfiledirectory', {
  ...visible,
  summary: 'List a folder in the files of a group: its folders first, then files and links.',
  on: 'group',
  params: { ...GROUP, ...FOLDER },
  returns: list(
    File,
    { fields: ['name', 'created', 'updated', 'size'], field: 'name', dir: 'asc', dirs: { updated: 'desc' } },
    { path: Str },
  ),
  extended: true,
  errors: ['invalid path'],
})

export const getFile = endpoint('getfile', {
  ...visible,
  summary: 'Get a file, a folder or a link, by its path or its id.',
  on: 'group',
  groupOf: 'file',
  params: { ...GROUP, path: optional(path('Its path, such as `/Minutes/2026.pdf`.')), file_id: optional(FILE.file_id) },
  returns: File,
  extended: true,
  errors: ['invalid path', 'invalid file_id'],
})

export const searchFiles = endpoint('searchfiles', {
  ...visible,
  summary: 'Find files, folders and links of a group whose name or description contains all words.',
  on: 'group',
  params: { ...GROUP, q: Text(200, { description: 'The words to search for.' }) },
  returns: list(File, { fields: ['name', 'updated'], field: 'name', dir: 'asc', dirs: { updated: 'desc' } }),
  extended: true,
})

const UNCHANGED = {
  updated: optional(
    TimestampParam({
      description:
        'The `updated` value the caller last read of the files that get a new version. If one of them has changed since, the call fails with `updated`.',
    }),
  ),
}

export const UploadedFilesList = resource('uploaded_files', { group_id: Num, path: Str, files: Type.Array(File) })

export const uploadFiles = endpoint('uploadfiles', {
  ...changing,
  summary:
    'Upload files to a folder. A file of the same name gets a new version; of several of one name in an upload, the others get a number.',
  on: 'group',
  params: { ...GROUP, ...FOLDER, ...UNCHANGED, fileupload: UploadedFiles({ description: 'The files.' }) },
  returns: UploadedFilesList,
  errors: [
    'updated',
    'invalid path',
    'bad attachment',
    'post too big',
    'name exists',
    'too many files',
    'group out of space',
  ],
  records: ['file.added', 'file.updated'],
})

// An upload belongs to one person; moderators can cancel it. For everyone else it does not exist.
const UPLOAD = { ...GROUP, upload_id: Id({ description: 'The upload.', invalid: 'invalid upload_id' }) }
const bytes = (description: string) => Integer(0, Number.MAX_SAFE_INTEGER, { description })

export const newFileUpload = endpoint('newfileupload', {
  ...changing,
  summary:
    'Begin to upload a file in parts, with `continuefileupload` or the tus protocol. It takes storage of the group as it arrives, waits a day for its next part, and ends after a week.',
  on: 'group',
  params: {
    ...{ ...GROUP, ...FOLDER, name: Text(1000, { description: 'The name of the file.' }) },
    size: bytes('Its size in bytes.'),
    metadata: optional(
      Text(4000, { description: 'Anything that a program wants to find in `metadata` of the upload again.' }),
    ),
  },
  returns: FileUpload,
  errors: ['invalid path', 'name exists', 'too many files', 'group out of space'],
})

export const getFileUpload = endpoint('getfileupload', {
  ...visible,
  needs: 'manage_files',
  summary: 'Get how much of an upload has arrived.',
  on: 'group',
  params: UPLOAD,
  returns: FileUpload,
  errors: ['invalid upload_id'],
})

export const FileUploadsList = resource('uploads', {
  ...{ group_id: Num, request_limit: Num, storage_used: Num, storage_limit: Num, uploads: Type.Array(FileUpload) },
})

export const getFileUploads = endpoint('getfileuploads', {
  ...visible,
  needs: 'manage_files',
  summary: "List the caller's uploads to a group that are not complete; for moderators, those of everyone.",
  on: 'group',
  params: { ...GROUP, all: optional(Flag({ description: 'List those of everyone. Only moderators can.' })) },
  returns: FileUploadsList,
  errors: ['inadequate_permissions'],
})

export const continueFileUpload = endpoint('continuefileupload', {
  ...changing,
  summary: 'Add the next bytes to an upload. The last ones make it a file, or a new version of the file of its name.',
  on: 'group',
  params: {
    ...UPLOAD,
    offset: bytes('Where they begin: how many bytes have arrived before.'),
    fileupload: UploadedFiles({ description: 'The bytes.' }),
  },
  returns: FileUpload,
  isLong: true,
  errors: [
    ...(['invalid upload_id', 'invalid offset', 'post too big', 'too many parts'] as const),
    ...(['invalid path', 'bad attachment', 'name exists', 'too many files', 'group out of space'] as const),
  ],
  records: ['file.added', 'file.updated'],
})

export const deleteFileUpload = endpoint('deletefileupload', {
  ...changing,
  summary: 'Cancel an upload; moderators cancel those of everyone. What has arrived is deleted.',
  on: 'group',
  params: UPLOAD,
  errors: ['invalid upload_id'],
})

export const newFileFolder = endpoint('newfilefolder', {
  ...changing,
  summary: 'Create a folder.',
  on: 'group',
  params: { ...GROUP, ...FOLDER, name: NAME, ...DESC },
  returns: File,
  errors: ['invalid path', 'name exists', 'too many files', 'too many folders'],
  records: ['file.added'],
})

export const newFileLink = endpoint('newfilelink', {
  ...changing,
  summary: 'Add a link to another site to a folder.',
  on: 'group',
  params: { ...GROUP, ...FOLDER, name: NAME, url: URL_OF_LINK, ...DESC },
  returns: File,
  errors: ['invalid path', 'name exists', 'too many files'],
  records: ['file.added'],
})

export const updateFile = endpoint('updatefile', {
  ...changing,
  summary: 'Rename, describe or move a file, a folder or a link.',
  on: 'file',
  edits: 'file',
  params: {
    ...FILE,
    name: optional(NAME),
    ...DESC,
    url: optional(URL_OF_LINK),
    path: optional(path('Move it to this folder; `/`: the top.')),
  },
  returns: File,
  errors: ['invalid path', 'name exists', 'too many folders'],
  records: ['file.updated'],
})

export const FileDeletion = resource('file_deletion', { file_id: Num, num_entries: Num, size: Num })

export const getFileDeletion = endpoint('getfiledeletion', {
  ...visible,
  summary: 'Get what `deletefile` would delete, for those who may delete it.',
  needs: 'manage_files',
  on: 'file',
  params: FILE,
  returns: FileDeletion,
  errors: ['inadequate_permissions'],
})

export const deleteFile = endpoint('deletefile', {
  ...changing,
  summary:
    'Delete a file with its versions, a link, or a folder with everything in it; for 30 days it can be restored. Members can delete what they added, moderators everything.',
  on: 'file',
  edits: 'file',
  params: FILE,
  returns: FileDeletion,
  errors: ['inadequate_permissions'],
  records: ['file.deleted'],
})

export const getFileVersions = endpoint('getfileversions', {
  ...visible,
  summary: 'List the versions of a file, newest first. The last 100 are kept.',
  on: 'file',
  params: FILE,
  returns: list(FileVersion, { fields: ['version'], field: 'version', dir: 'desc' }),
  extended: true,
})

export const restoreFileVersion = endpoint('restorefileversion', {
  ...changing,
  summary: 'Make an earlier version of a file its newest one again.',
  on: 'file',
  edits: 'file',
  params: { ...FILE, version: VERSION },
  returns: File,
  errors: ['invalid version', 'group out of space'],
  records: ['file.updated'],
})

export const downloadFile = endpoint('downloadfile', {
  ...visible,
  summary: 'Download a file.',
  on: 'file',
  params: {
    ...FILE,
    version: optional(VERSION),
    thumbnail: optional(Flag({ description: 'Return the thumbnail of an image.' })),
    show: optional(Flag({ description: 'Show a PDF in the page that asks for it, instead of saving it.' })),
  },
  returns: stream('application/octet-stream'),
  errors: ['invalid version'],
})

export const FileText = resource('file_text', { file_id: Num, version: Num, text: Str, is_complete: Bool })

export const getFileText = endpoint('getfiletext', {
  ...visible,
  summary: 'Get the beginning of a text file, at most 200 kB, to show it.',
  on: 'file',
  params: { ...FILE, version: optional(VERSION) },
  returns: FileText,
  errors: ['invalid version'],
})

export const downloadFileFolder = endpoint('downloadfilefolder', {
  ...visible,
  summary: 'Download a folder with everything in it as a zip.',
  on: 'group',
  params: { ...GROUP, ...FOLDER },
  returns: stream('application/zip'),
  errors: ['invalid path'],
  replica: true,
})
