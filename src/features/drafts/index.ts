import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import type { GroupContents } from '../groups/index.ts'
import { deleteAttachment, downloadDraftAttachment, getAttachments } from './attachments.ts'
import { getAudience } from './get-audience.ts'
import { getDraft, getDrafts } from './get-drafts.ts'
import { newDraft } from './new-draft.ts'
import { postDraft } from './post-draft.ts'
import { getDraftPreview } from './get-draft-preview.ts'
import { removeDraftsIn, removePrivateIn } from './store.ts'
import { deleteDraft, updateDraft } from './update-draft.ts'
import { uploadAttachments } from './upload-attachments.ts'

export { passingVerbs } from './by-mail/verbs.ts'
export { draftDeletion } from './deletion.ts'
export { exportOf } from './export.ts'
export { draftFinder } from './finders.ts'
export { draftLetters } from './letters.ts'
export { findUnnamedFiles } from './unnamed-files.ts'
export { draftVersions } from './version.ts'

export const draftVerbs = (parts: ArchiveParts): Implementation[] => [
  newDraft,
  updateDraft,
  getDraft,
  getDrafts,
  deleteDraft,
  uploadAttachments(parts),
  getAttachments(parts),
  deleteAttachment,
  downloadDraftAttachment(parts),
  getDraftPreview(parts),
  getAudience,
  postDraft(parts),
]

/** What is removed in the background after its group. */
export const draftContents: readonly GroupContents[] = [
  { table: 'drafts', remove: (tx, group_id, limit) => removeDraftsIn.run(tx, { group_id, limit }) },
  { table: 'private_messages', remove: (tx, group_id, limit) => removePrivateIn.run(tx, { group_id, limit }) },
]
