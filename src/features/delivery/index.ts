import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { contentsIn } from '../groups/index.ts'
import { getBounceInfo, getDeliveryInfo } from './get-delivery-info.ts'
import { getDeliveryHistory } from './delivery-history.ts'
import { getMessageLedger } from './ledger/get-message-ledger.ts'
import {
  downloadMailboxMail,
  downloadMailboxPart,
  getEmailStatus,
  getMailbox,
  getMailboxMail,
  type MailboxDeps,
} from './mailbox/mailbox.ts'
import { missedByAnswer, sendMissed } from './missed-messages.ts'
import { sendBounceProbe } from './probes.ts'
import { resumeByAnswer, resumeMail, type DeliveryTokens } from './reactivate.ts'
import { acceptComplaint, acceptBounceReport } from './accept-bounce-report.ts'

export { notificationType, outgoingMessageType, storedLocallyResponse } from './delivery-types.ts'
export { ledgerOutcome } from './ledger/get-message-ledger.ts'
export { deliveryStatusSql, deliveryStatusJoins } from './ledger/delivery-status.ts'
export { deliveryEmails } from './emails.ts'
export { probeDue } from './probes.ts'
export { recordBounce, type BouncedEmail as ReturnedMail } from './record-bounce.ts'
export { memberByEmail } from './store.ts'
export { sweepOldBounces } from './sweep-bounces.ts'

export type { MailboxDeps } from './mailbox/mailbox.ts'
export type DeliveryDeps = MailboxDeps & { codes: DeliveryTokens }

export const deliveryHandlers = (deps: DeliveryDeps & ArchiveDeps): Implementation[] => [
  getDeliveryInfo,
  getDeliveryHistory,
  getBounceInfo,
  sendBounceProbe,
  getMessageLedger(deps),
  getEmailStatus(deps),
  getMailbox,
  getMailboxMail(deps),
  downloadMailboxMail(deps),
  downloadMailboxPart(deps),
  resumeMail(deps),
  sendMissed(deps),
]

/** Internal calls used by incoming mail. */
export const reportHandlers: readonly Implementation[] = [
  acceptBounceReport,
  acceptComplaint,
  resumeByAnswer,
  missedByAnswer,
]

/** Tables cleaned up in the background after a group is deleted. */
export const deliveryContents = contentsIn(['bounces', 'incoming_emails'])
