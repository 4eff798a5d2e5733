import { addressChecksum } from '#contract/address.ts'
import { readBounceReport } from '../../bounces/index.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler, HandlerDeps } from '../handlers.ts'
import { refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import { handleComplaint } from './complaint.ts'
import { findServiceEmail } from './service-email.ts'

/** Counts a service email that came back; null where a report is about none. */
async function handleBounce({ raw }: IncomingMail, parts: HandlerDeps): Promise<Outcome | null> {
  const sent = await findServiceEmail(raw, parts)
  const report = sent && (await readBounceReport(raw))
  if (!sent || report?.is !== 'bounce') return null
  const { recipient, ...email } = sent
  await mailCalls(parts.pipeline, null).acceptbouncereport({
    ...{ of_group_id: 0, ...email, mark: addressChecksum(recipient) },
    ...{ is_hard: report.isHard, about: report.about, response: report.diagnostic },
  })
  return { is: 'done', why: `came back: ${report.status || 'no code'}` }
}

/** Not every server sends reports to the return address: some send them to the address that an email says it is from. */
export const withBounceHandling = <D extends Destination>(handler: Handler<D>): Handler<D> => ({
  ...handler,
  takes: [...new Set([...(handler.takes ?? []), 'report' as const])],
  async handle(incoming, destination, parts, note) {
    const { automatic } = incoming
    if (automatic?.kind !== 'report') return handler.handle(incoming, destination, parts, note)
    // Providers send complaints to where the operator asked for them, which may be one of these addresses.
    const returned =
      (await handleComplaint({ raw: incoming.raw, incoming }, parts)) ?? (await handleBounce(incoming, parts))
    if (returned || handler.takes?.includes('report'))
      return returned ?? handler.handle(incoming, destination, parts, note)
    return refused(automatic.why, automatic.sentence)
  },
})
