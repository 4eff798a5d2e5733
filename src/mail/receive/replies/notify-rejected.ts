import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { identityOf, type IncomingMail } from '../incoming-mail.ts'
import type { ReceiveResult } from '../receive.ts'

/**
 * Notifies the sender by email of recipients that rejected a mail others accepted, since the SMTP reply then reports success.
 * Only proven senders are notified; `notifiesSender` marks those results (docs/decisions/0028).
 */
export async function notifyRejectedSender(
  incoming: IncomingMail,
  results: readonly ReceiveResult[],
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
): Promise<ReceiveResult[]> {
  // Automatic mail gets no reply.
  const mayNotify = !incoming.automatic && incoming.proof.is === 'proven' && isMixedResult(results)
  const notified: ReceiveResult[] = []
  for (const result of results) {
    const { is_answered } =
      mayNotify && result.is === 'refused' ? await sendNotification(result) : { is_answered: false }
    notified.push(is_answered && result.is === 'refused' ? { ...result, notifiesSender: true } : result)
  }
  return notified

  async function sendNotification({ group_id, rejection }: RejectedResult): Promise<{ is_answered: boolean }> {
    if (group_id === undefined) return { is_answered: false }
    return mailCalls(pipeline, identityOf(incoming)).answermail({
      about_group_id: group_id,
      email: incoming.sender.email,
      answer: 'refused',
      in_reply_to: incoming.mail.mime_id,
      detail: '',
      rejection: JSON.stringify(rejection),
    })
  }
}
type RejectedResult = Extract<ReceiveResult, { is: 'refused' }>

/** Whether some recipients accepted and others rejected a mail, without failures that lead to a retry. */
const isMixedResult = (results: readonly ReceiveResult[]): boolean =>
  results.every(({ is }) => is !== 'failed') && new Set(results.map(({ is }) => is === 'refused')).size === 2

/** Whether a mail was rejected by some recipients and its sender was not notified. */
export const isUnreportedMix = (results: readonly ReceiveResult[]): boolean =>
  isMixedResult(results) && results.some(result => result.is === 'refused' && !result.notifiesSender)
