import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../deps.ts'
import { approvePendingMessage } from './approve-pending-message.ts'
import { claimPendingMessage } from './claim-pending-message.ts'
import { downloadPendingAttachment } from './download-pending-attachment.ts'
import { getPendingMessage, getPendingMessages } from './get-pending-messages.ts'
import { deletePendingMessage, rejectPendingMessage } from './reject-pending-message.ts'
import { updatePendingMessage } from './update-pending-message.ts'

export const pendingHandlers = (deps: ArchiveDeps): Implementation[] => [
  getPendingMessages(deps),
  getPendingMessage(deps),
  claimPendingMessage(deps),
  updatePendingMessage(deps),
  approvePendingMessage(deps),
  rejectPendingMessage,
  deletePendingMessage,
  downloadPendingAttachment(deps),
]
