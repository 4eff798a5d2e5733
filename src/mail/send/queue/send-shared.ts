import { isAscii, parseAddress } from '#contract/address.ts'
import { classifyReply } from '../smtp/classify-reply.ts'
import type { SendResult } from '../smtp/connection.ts'
import type { Delivery } from './delivery.ts'
import type { ConnectionPool } from './pacing/connection-pool.ts'
import type { DeliveryRun } from './pacing/domain-scheduler.ts'
import { connectOutcomeOf, notComposed, type SendOutcome } from './send-delivery.ts'

/** Servers take at least a hundred recipients (RFC 5321, section 4.5.3.1.8). */
const maxRecipients = 100

/** The key of those who may get one mail in common. Retries are personal: what delayed one recipient must not delay others. */
function shareKeyOf({ batch, recipient, isAlone, isRepeated }: Delivery): string | null {
  if (batch.isRetry || isAlone || isRepeated || recipient.isWithheld) return null
  const { email, shareKey = null } = recipient
  return isAscii(email) && parseAddress(email) !== null ? shareKey : null
}

/** The delivery with the queued ones that can get the same mail (docs/decisions/0056). */
export function takeSharing({ task, takeMore }: DeliveryRun): Delivery[] {
  const key = shareKeyOf(task)
  if (key === null) return [task]
  const matches = (other: Delivery): boolean => other.batch === task.batch && shareKeyOf(other) === key
  return [task, ...takeMore(matches, maxRecipients - 1)]
}

/** Sends one mail to several addresses of a domain. Returns an outcome for each, in their order. */
export async function sendShared(tasks: readonly Delivery[], connectionPool: ConnectionPool): Promise<SendOutcome[]> {
  const [{ batch, recipient, domain }] = tasks as [Delivery, ...Delivery[]]
  const forAll = (outcome: SendOutcome): SendOutcome[] => tasks.map(() => outcome)
  const mail = await batch.opened.forAll!(recipient.shareKey!).catch(error => notComposed(error))
  if ('is' in mail) return forAll(mail)
  try {
    const { line, isFresh } = await connectionPool.acquire(domain)
    const to = tasks.map(task => parseAddress(task.recipient.email)!)
    const results = await line.send({ from: mail.from, to, raw: mail.raw })
    connectionPool.release(domain, line)
    const isPartlyTaken = results.some(result => result.is === 'sent')
    return results.map(result => splitOf(result, isPartlyTaken) ?? classifyReply(result, isFresh))
  } catch (error) {
    return forAll(connectOutcomeOf(error))
  }
}

/** Answers that others may have caused: there are too many recipients, or one of them does not take the text. */
function splitOf(result: SendResult, isPartlyTaken: boolean): SendOutcome | undefined {
  if (result.is !== 'refused' || result.code === 421) return undefined
  const { stage, code, response } = result
  if (stage === 'end') return { is: 'split', isAlone: true, response }
  return isPartlyTaken && stage === 'rcpt' && code === 452 ? { is: 'split', isAlone: false, response } : undefined
}
