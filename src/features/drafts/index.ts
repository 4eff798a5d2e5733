import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { contentsIn } from '../groups/index.ts'
import { deleteAttachment, downloadDraftAttachment, getAttachments } from './attachments/attachments.ts'
import { getAudience } from './get-audience.ts'
import { getDraft, getDrafts } from './get-drafts.ts'
import { newDraft } from './new-draft.ts'
import { postDraft } from './sending/post-draft.ts'
import { getDraftPreview } from './get-draft-preview.ts'
import { deleteDraft, updateDraft } from './update-draft.ts'
import { uploadAttachments } from './attachments/upload-attachments.ts'

export { forwardingHandlers } from './by-mail/handlers.ts'
export { draftDeletion } from './deletion.ts'
export { draftExport } from './export.ts'
export { draftFinder } from './finders.ts'
export { draftEmails } from './emails.ts'
export { findOrphanedUploads } from './attachments/orphaned-uploads.ts'
export { draftVersions } from './edit-version.ts'

export const draftHandlers = (deps: ArchiveDeps): Implementation[] => [
  newDraft,
  updateDraft,
  getDraft,
  getDrafts,
  deleteDraft,
  uploadAttachments(deps),
  getAttachments(deps),
  deleteAttachment,
  downloadDraftAttachment(deps),
  getDraftPreview(deps),
  getAudience,
  postDraft(deps),
]

/** Removed in the background after its group. */
export const draftContents = contentsIn(['drafts', 'private_messages'])
