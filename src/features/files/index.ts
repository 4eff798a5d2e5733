import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { contentsIn } from '../groups/index.ts'
import { deleteFile, getFileDeletion, newFileFolder, newFileLink, restoreFileVersion, updateFile } from './change.ts'
import { getDeletedFiles, undeleteFile } from './deleted/deleted.ts'
import { downloadFile, downloadFileFolder, getFileText } from './download.ts'
import { getFile, getFileDirectory, getFileVersions, searchFiles } from './get-files.ts'
import { uploadFiles } from './upload.ts'
import {
  continueFileUpload,
  deleteFileUpload,
  getFileUpload,
  getFileUploads,
  newFileUpload,
} from './uploads/uploads.ts'

export { fileFinder } from './finders.ts'
export { fileVersions } from './edit-version.ts'
export { fileBundle } from './bundle.ts'
export { fileEmails } from './emails.ts'
export { fileExport } from './export.ts'
export { fileFeedItems, newestFileIds } from './feed-items.ts'
export { sweepFileUploads } from './uploads/sweep.ts'

/** Cleared in the background after the group was deleted. */
export const fileContents = contentsIn(['file_upload_parts', 'file_uploads', 'file_versions', 'file_entries'])

export const fileHandlers = (deps: ArchiveDeps): Implementation[] => [
  getFileDirectory(deps),
  getFile(deps),
  searchFiles(deps),
  uploadFiles(deps),
  newFileUpload(deps),
  getFileUpload,
  getFileUploads(deps),
  continueFileUpload(deps),
  deleteFileUpload,
  newFileFolder(deps),
  newFileLink(deps),
  updateFile(deps),
  getFileDeletion,
  deleteFile,
  getDeletedFiles,
  undeleteFile(deps),
  getFileVersions(deps),
  restoreFileVersion(deps),
  downloadFile(deps),
  getFileText(deps),
  downloadFileFolder(deps),
]
