import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import type { GroupContents } from '../groups/index.ts'
import { getBounceInfo, getDeliveryInfo } from './get-delivery-info.ts'
import { getMessageLedger } from './ledger/get-message-ledger.ts'
import {
  downloadMailboxMail,
  downloadMailboxPart,
  getMailbox,
  getMailboxMail,
  type MailboxParts,
} from './mailbox/mailbox.ts'
import { missedByAnswer, sendMissed } from './missed.ts'
import { sendBounceProbe } from './probes.ts'
import { resumeByAnswer, resumeMail, type DeliveryCodes } from './resume.ts'
import { removeBouncesIn, removeIncomingIn } from './store.ts'
import { takeComplaint, takeReport } from './take-report.ts'

export { findAttempts, type Attempt } from './attempts.ts'
export { fate, fateJoins } from './ledger/fate.ts'
export { deliveryLetters } from './letters.ts'
export { probeDue } from './probes.ts'
export { noteReturned, type Returned } from './returned.ts'
export { memberByEmail } from './store.ts'
export { forgetBounces } from './sweep.ts'

export type { MailboxParts } from './mailbox/mailbox.ts'
export type DeliveryParts = MailboxParts & { codes: DeliveryCodes }

export const deliveryVerbs = (parts: DeliveryParts & ArchiveParts): Implementation[] => [
  getDeliveryInfo,
  getBounceInfo,
  sendBounceProbe,
  getMessageLedger(parts),
  getMailbox,
  getMailboxMail(parts),
  downloadMailboxMail(parts),
  downloadMailboxPart(parts),
  resumeMail(parts),
  sendMissed(parts),
]

/** What mail alone calls. */
export const reportVerbs: readonly Implementation[] = [takeReport, takeComplaint, resumeByAnswer, missedByAnswer]

/** What is removed in the background after its group. */
export const deliveryContents: readonly GroupContents[] = [
  { table: 'bounces', remove: (tx, group_id, limit) => removeBouncesIn.run(tx, { group_id, limit }) },
  { table: 'incoming_mails', remove: (tx, group_id, limit) => removeIncomingIn.run(tx, { group_id, limit }) },
]
