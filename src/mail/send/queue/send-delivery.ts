import { parseAddress } from '#contract/address.ts'
import { verdictOfReply } from '../../bounces/verdict.ts'
import type { OutgoingMail } from '../outgoing-message.ts'
import { SmtpConnectError, NoMailServerError } from '../smtp/connect.ts'
import { oneLineOf } from '../smtp/reply.ts'
import { classifyReply, type ReplyVerdict } from '../smtp/classify-reply.ts'
import type { ConnectionPool } from './pacing/connection-pool.ts'
import type { Delivery } from './delivery.ts'

/**
 * The outcome of a delivery; `closed`: no server of the domain can be reached now; `split`: the server does not take the mail for all
 * of its recipients at once.
 */
export type SendOutcome =
  | ReplyVerdict
  | { is: 'closed'; response: string }
  | { is: 'split'; isAlone: boolean; response: string }

/** The response recorded for suspended accounts, as most servers give it. */
export const withheldResponse = '250 2.0.0 Ok'

const invalidAddress = (about: 'recipient' | 'message'): SendOutcome => ({
  ...{ is: 'never', about, isHard: false },
  response: `the ${about === 'recipient' ? 'recipient' : 'sender'} is not a mail address`,
})

/** Composes the mail of a delivery and sends it to the server of its domain. */
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
    return notComposed(error)
  }
  // Anything but a valid address could inject SMTP commands.
  const to = parseAddress(mail.to)
  const from = mail.from === '' ? '' : parseAddress(mail.from)
  if (to === null) return invalidAddress('recipient')
  if (from === null) return invalidAddress('message')
  try {
    const { line, isFresh } = await (isRepeated ? connectionPool.open(domain) : connectionPool.acquire(domain))
    const [result] = await line.send({ from, to: [to], raw: mail.raw })
    connectionPool.release(domain, line)
    return classifyReply(result!, isFresh)
  } catch (error) {
    return connectOutcomeOf(error)
  }
}

export function connectOutcomeOf(error: unknown): SendOutcome {
  if (error instanceof NoMailServerError)
    return { is: 'never', response: error.message, ...verdictOfReply({ response: error.message, stage: 'rcpt' }) }
  if (error instanceof SmtpConnectError) return { is: 'closed', response: error.message }
  throw error
}

export const notComposed = (error: unknown): SendOutcome => ({
  is: 'later',
  response: oneLineOf(`the mail could not be made: ${error instanceof Error ? error.message : String(error)}`),
})
