import { addressChecksum } from '#contract/address.ts'
import { readBounceReport } from '../../../bounces/index.ts'
import { mailCalls } from '../../calls.ts'
import type { Destination } from '../../destination.ts'
import type { Handler, HandlerDeps } from '../../handlers.ts'
import { refused, type IncomingMail, type Outcome } from '../../incoming-mail.ts'
import { handleComplaint } from './complaint.ts'
import { findServiceEmail } from './service-email.ts'

/** Records the bounce of a service email; null if the report is about no service email. */
async function handleBounce({ raw }: IncomingMail, deps: HandlerDeps): Promise<Outcome | null> {
  const serviceEmail = await findServiceEmail(raw, deps)
  const report = serviceEmail && (await readBounceReport(raw))
  if (!serviceEmail || report?.is !== 'bounce') return null
  const { recipient, ...email } = serviceEmail
  await mailCalls(deps.pipeline, null).acceptbouncereport({
    ...{ of_group_id: 0, ...email, mark: addressChecksum(recipient) },
    ...{ is_hard: report.isHard, about: report.about, response: report.diagnostic },
  })
  return { is: 'done', why: `came back: ${report.status || 'no code'}` }
}

/** Also accepts delivery reports: some servers send them to the From address instead of the return address. */
export const withBounceHandling = <D extends Destination>(handler: Handler<D>): Handler<D> => ({
  ...handler,
  takes: [...new Set([...(handler.takes ?? []), 'report' as const])],
  async handle(incoming, destination, deps, recordOutcome) {
    const { automatic } = incoming
    if (automatic?.kind !== 'report') return handler.handle(incoming, destination, deps, recordOutcome)
    // Mailbox providers send complaints to the address the operator registered, which may be one of these.
    const outcome =
      (await handleComplaint({ raw: incoming.raw, incoming }, deps)) ?? (await handleBounce(incoming, deps))
    if (outcome || handler.takes?.includes('report'))
      return outcome ?? handler.handle(incoming, destination, deps, recordOutcome)
    return refused(automatic.why, automatic.rejection)
  },
})
