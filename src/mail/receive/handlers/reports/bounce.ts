import { addressChecksum } from '#contract/address.ts'
import { memberByEmail } from '#features/delivery/index.ts'
import { sharedRecipient, parseReturnToken, readBounceReport, type Report } from '../../../bounces/index.ts'
import { mailCalls } from '../../calls.ts'
import type { Destination } from '../../destination.ts'
import type { Handler, HandlerDeps } from '../../handlers.ts'
import { refused, type Outcome } from '../../incoming-mail.ts'
import { handleComplaint } from './complaint.ts'

type ReturnAddress = Extract<Destination, { is: 'bounce' }>

const notAReport = refused('not a report', { key: 'reportsOnly' })

/** Delivery and spam reports to the return address of an outgoing mail. Invalid tokens are rejected as unknown addresses. */
export const bounce: Handler<ReturnAddress> = {
  takes: ['loop', 'report', 'reply', 'bulk'],
  anonymous: true,
  handle: ({ raw }, destination, deps) => handleReport(raw, destination, deps),
  handleRaw: handleReport,
}

async function handleReport(raw: Buffer, { code }: ReturnAddress, deps: HandlerDeps): Promise<Outcome> {
  const { codes, pipeline } = deps
  const delivery = parseReturnToken(codes, code)
  if (!delivery) return refused('no such code', { key: 'unknownAddress' })
  const complaint = await handleComplaint({ raw, addressed: delivery }, deps)
  if (complaint) return complaint
  const report = await readBounceReport(raw)
  if (report.is === 'not a report') return notAReport
  // Automatic replies are ignored. Rejecting them would send a bounce to the absent person.
  if (report.is === 'auto-reply') return { is: 'done', why: report.is }
  const { group_id, outgoing_message_id } = delivery
  const isShared = delivery.recipient_id === sharedRecipient
  for (const { recipient_id, mark } of isShared ? await recipientsOf(report, group_id, deps) : [delivery])
    await mailCalls(pipeline, null).acceptbouncereport({
      ...{ of_group_id: group_id, outgoing_message_id, recipient_id, mark },
      ...reportFields(report),
      // Everyone who got the mail could have written the report: one alone stops nobody's mail.
      ...(isShared && { is_hard: false }),
    })
  const why = report.is === 'delayed' ? 'delayed' : `came back: ${report.status || 'no code'}`
  return { is: 'done', why, ...(group_id > 0 ? { group_id } : {}) }
}

/** The members whom a report about a mail to several addresses names. */
async function recipientsOf(
  report: Extract<Report, { is: 'bounce' | 'delayed' }>,
  group_id: number,
  { database }: HandlerDeps,
): Promise<{ recipient_id: number; mark: number }[]> {
  if (report.is === 'delayed') return []
  const addresses = report.recipients ?? (report.recipient === null ? [] : [report.recipient])
  const found = await Promise.all(
    addresses.map(async email => ({ email, member: await memberByEmail.first(database.read, { group_id, email }) })),
  )
  return found.flatMap(({ email, member }) => (member ? { recipient_id: member.id, mark: addressChecksum(email) } : []))
}

function reportFields(report: Extract<Report, { is: 'bounce' | 'delayed' }>) {
  if (report.is === 'bounce') return { is_hard: report.isHard, about: report.about, response: report.diagnostic }
  const response = report.diagnostic === '' ? 'Delayed' : `Delayed: ${report.diagnostic}`
  return { is_hard: false, about: 'delay' as const, response }
}
