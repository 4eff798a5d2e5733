import { addressChecksum } from '#contract/address.ts'
import { findRevokedToken } from '#features/archives/index.ts'
import { memberByEmail } from '#features/delivery/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import { dayOf, parseLinkToken } from '#features/links/index.ts'
import {
  sharedRecipient,
  readFeedbackReport,
  parseReturnToken,
  type FeedbackReport,
  type DeliveryRef,
} from '../../../bounces/index.ts'
import { mailCalls } from '../../calls.ts'
import type { HandlerDeps } from '../../handlers.ts'
import type { IncomingMail, Outcome } from '../../incoming-mail.ts'
import { isAligned } from '../../checks/sender-auth.ts'
import { findServiceEmail } from './service-email.ts'

type ComplaintTarget = (DeliveryRef & { mark: number }) | { group_id: number; member_id: number }
type Complaint = {
  raw: Buffer
  /** The delivery named by the return address that received the report. */
  addressed?: DeliveryRef & { mark: number }
  /** The sender of the report, if known. */
  incoming?: IncomingMail
}

/**
 * Handles a feedback report (ARF): a complaint unsubscribes the recipient. Null if the mail is not such a report or its recipient
 * cannot be determined.
 */
export async function handleComplaint(complaint: Complaint, deps: HandlerDeps): Promise<Outcome | null> {
  const report = readFeedbackReport(complaint.raw)
  if (report === null) return null
  const about = await findComplaintTarget(report, complaint, deps)
  if (!about) return null
  const groupRef = about.group_id > 0 ? { group_id: about.group_id } : {}
  if (!report.isComplaint) return { is: 'done', why: `feedback: ${report.type.slice(0, 50) || 'no type'}`, ...groupRef }
  const calls = mailCalls(deps.pipeline, null)
  if ('member_id' in about) {
    const { group_id: of_group_id, member_id } = about
    await calls.acceptcomplaint({ of_group_id, member_id, msg_num: report.msg_num })
  } else {
    const { group_id: of_group_id, ...delivery } = about
    await calls.acceptbouncereport({
      ...{ of_group_id, ...delivery, is_complaint: true },
      ...{ is_hard: true, about: 'recipient', response: 'Marked as spam by the recipient' },
    })
  }
  return { is: 'done', why: 'marked as spam', ...groupRef }
}

/** Finds the delivery or member a report is about. Signed tokens come first, since everything else can be forged. */
async function findComplaintTarget(
  report: FeedbackReport,
  { raw, addressed, incoming }: Complaint,
  deps: HandlerDeps,
): Promise<ComplaintTarget | null> {
  // A mail to several addresses does not say whose it is.
  const byReturnToken = [...report.returnCodes.map(code => parseReturnToken(deps.codes, code)), addressed].find(
    delivery => delivery && delivery.recipient_id !== sharedRecipient,
  )
  if (byReturnToken) return byReturnToken
  const member = await targetByLink(report, deps)
  if (member) return member
  const email = await findServiceEmail(raw, deps)
  if (email) {
    const { recipient, ...delivery } = email
    return { group_id: 0, ...delivery, mark: addressChecksum(recipient) }
  }
  return incoming ? targetByRecipient(report, incoming, deps) : null
}

/** Finds the member by the unsubscribe link in the reported mail. */
async function targetByLink(
  { unsubscribeCodes }: FeedbackReport,
  { codes, database }: HandlerDeps,
): Promise<ComplaintTarget | null> {
  for (const code of unsubscribeCodes) {
    const link = parseLinkToken(codes, code, dayOf(Date.now()))
    if (link?.action !== 'leave' || (await findRevokedToken.first(database.read, { token: code }))) continue
    return { group_id: link.group_id, member_id: link.member_id }
  }
  return null
}

/** Addresses that only a mailbox provider itself uses. */
const providerAddress = /^(?:abuse|arf|fbl|feedback-?loop|mailer-daemon|postmaster|staff)@/i

/** Finds the member by the recipient address and List-Id in the report, if the report comes from the provider of that address. */
async function targetByRecipient(
  { recipients, lists }: FeedbackReport,
  { sender, proof }: IncomingMail,
  { database, settings }: HandlerDeps,
): Promise<ComplaintTarget | null> {
  const [recipient = '', ...others] = recipients
  const suffix = `.${settings.mailDomain}`
  const name = lists.find(list => list.endsWith(suffix))?.slice(0, -suffix.length)
  if (proof.is !== 'proven' || !providerAddress.test(sender.email) || others.length > 0 || name === undefined)
    return null
  if (!(await isAligned(domainOf(recipient), domainOf(sender.email)))) return null
  const group = await freshGroups.groupByName(database.read, name)
  const member = group && (await memberByEmail.first(database.read, { group_id: group.id, email: recipient }))
  return member ? { group_id: group.id, member_id: member.id } : null
}
const domainOf = (address: string): string => address.slice(address.lastIndexOf('@') + 1).toLowerCase()
