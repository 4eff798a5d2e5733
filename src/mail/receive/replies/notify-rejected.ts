import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { identityOf, type IncomingMail } from '../incoming-mail.ts'
import type { ReceiveResult } from '../receive.ts'

/**
 * Where an email was taken for some of its recipients and refused for others, its sender's server hears of the first alone. An email
 * tells its sender of each of the others, if they are shown to have sent it: the results say who was told (docs/decisions/0028).
 */
export async function notifyRejectedSender(
  incoming: IncomingMail,
  results: readonly ReceiveResult[],
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
): Promise<ReceiveResult[]> {
  // No program is answered.
  const isAnswered = !incoming.automatic && incoming.proof.is === 'proven' && isMixedResult(results)
  const told: ReceiveResult[] = []
  for (const result of results) {
    const { is_answered } = isAnswered && result.is === 'refused' ? await tell(result) : { is_answered: false }
    told.push(is_answered && result.is === 'refused' ? { ...result, isTold: true } : result)
  }
  return told

  async function tell({ group_id, sentence }: RejectedResult): Promise<{ is_answered: boolean }> {
    if (group_id === undefined) return { is_answered: false }
    return mailCalls(pipeline, identityOf(incoming)).answermail({
      about_group_id: group_id,
      email: incoming.sender.email,
      answer: 'refused',
      in_reply_to: incoming.mail.mime_id,
      detail: sentence.slice(0, 1000),
    })
  }
}
type RejectedResult = Extract<ReceiveResult, { is: 'refused' }>

/** Some have taken it, others have not, and nothing of it comes again by itself. */
const isMixedResult = (results: readonly ReceiveResult[]): boolean =>
  results.every(({ is }) => is !== 'failed') && new Set(results.map(({ is }) => is === 'refused')).size === 2

/** Whether a recipient has refused what another one has taken, and its sender does not know. */
export const isUnreportedMix = (results: readonly ReceiveResult[]): boolean =>
  isMixedResult(results) && results.some(result => result.is === 'refused' && !result.isTold)
