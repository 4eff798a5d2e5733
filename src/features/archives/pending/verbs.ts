import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../parts.ts'
import { approvePendingMessage } from './approve-pending-message.ts'
import { claimPendingMessage } from './claim-pending-message.ts'
import { downloadPendingAttachment } from './download-pending-attachment.ts'
import { getPendingMessage, getPendingMessages } from './get-pending-messages.ts'
import { deletePendingMessage, rejectPendingMessage } from './refuse-pending-message.ts'
import { updatePendingMessage } from './update-pending-message.ts'

export const pendingVerbs = (parts: ArchiveParts): Implementation[] => [
  getPendingMessages(parts),
  getPendingMessage(parts),
  claimPendingMessage(parts),
  updatePendingMessage(parts),
  approvePendingMessage(parts),
  rejectPendingMessage,
  deletePendingMessage,
  downloadPendingAttachment(parts),
]
