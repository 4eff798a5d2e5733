import { parseAddress } from '#contract/address.ts'
import { verdictOfReply } from '../../bounces/verdict.ts'
import type { OutgoingMail } from '../outgoing-message.ts'
import { SmtpConnectError, NoMailServerError } from '../smtp/connect.ts'
import { oneLineOf } from '../smtp/reply.ts'
import { classifyReply, type ReplyVerdict } from '../smtp/classify-reply.ts'
import type { ConnectionPool } from './pacing/connection-pool.ts'
import type { Delivery } from './delivery.ts'

/** What became of a task; `closed`: there is no way to this domain now, for none of its mails. */
export type SendOutcome = ReplyVerdict | { is: 'closed'; response: string }

/** What is written down of a mail to a suspended account: what most servers say. */
export const withheldResponse = '250 2.0.0 Ok'

const invalidAddress = (about: 'recipient' | 'message'): SendOutcome => ({
  ...{ is: 'never', about, isHard: false },
  response: `the ${about === 'recipient' ? 'recipient' : 'sender'} is not a mail address`,
})

/** Makes the mail of a task and hands it to the server of its domain. */
export async function sendDelivery(
  { batch, recipient, domain, isRepeated }: Delivery,
  connectionPool: ConnectionPool,
): Promise<SendOutcome> {
  if (parseAddress(recipient.email) === null) return invalidAddress('recipient')
  if (recipient.isWithheld) return { is: 'sent', response: withheldResponse }
  let mail: OutgoingMail
  try {
    mail = await batch.opened.for(recipient.id)
  } catch (error) {
    return {
      is: 'later',
      response: oneLineOf(`the mail could not be made: ${error instanceof Error ? error.message : String(error)}`),
    }
  }
  // Whatever else is in an envelope could be taken for a command.
  const to = parseAddress(mail.to)
  const from = mail.from === '' ? '' : parseAddress(mail.from)
  if (to === null) return invalidAddress('recipient')
  if (from === null) return invalidAddress('message')
  try {
    const { line, isFresh } = await (isRepeated ? connectionPool.open(domain) : connectionPool.acquire(domain))
    const sent = await line.send({ from, to, raw: mail.raw })
    connectionPool.release(domain, line)
    return classifyReply(sent, isFresh)
  } catch (error) {
    if (error instanceof NoMailServerError)
      return { is: 'never', response: error.message, ...verdictOfReply({ response: error.message, stage: 'rcpt' }) }
    if (error instanceof SmtpConnectError) return { is: 'closed', response: error.message }
    throw error
  }
}
