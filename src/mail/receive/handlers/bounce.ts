import { readReturnCode, reportIn } from '../../bounces/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler } from '../handlers.ts'
import type { Outcome } from '../incoming.ts'
import { takeComplaint } from './complaint.ts'

const notAReport: Outcome = {
  is: 'refused',
  why: 'not a report',
  sentence: 'This address only accepts delivery reports. Reply to the address in From or Reply-To instead',
}

/** Reports about mails of ours. Whoever has the address has got the mail; all others are told that there is no such address. */
export const bounce: Handler<Extract<Destination, { is: 'bounce' }>> = {
  takes: ['loop', 'report', 'reply', 'bulk'],
  anonymous: true,
  async handle(incoming, { code }, parts) {
    const { codes, road } = parts
    const sent = readReturnCode(codes, code)
    if (!sent) return { is: 'refused', why: 'no such code', sentence: 'There is no such address.' }
    const complaint = await takeComplaint(incoming, parts)
    if (complaint) return complaint
    const report = await reportIn(incoming.raw)
    if (report.is === 'not a report') return notAReport
    // A delay or an absence needs no answer. Refusing it here would send a report to whoever is away.
    if (report.is !== 'bounce') return { is: 'done', why: report.is }
    const { group_id, mailing_id, recipient_id, mark } = sent
    await mailCalls(road, null).takereport({
      ...{ of_group_id: group_id, mailing_id, recipient_id, mark },
      ...{ is_hard: report.isHard, about: report.about, response: report.diagnostic },
    })
    return { is: 'done', why: `came back: ${report.status || 'no code'}`, ...(group_id > 0 ? { group_id } : {}) }
  },
}
