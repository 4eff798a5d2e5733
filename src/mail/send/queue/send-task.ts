import { parseAddress } from '#contract/address.ts'
import { verdictOfReply } from '../../bounces/verdict.ts'
import type { Outgoing } from '../outgoing.ts'
import { NoLineError, NoMailError } from '../wire/open-line.ts'
import { oneLineOf } from '../wire/reply.ts'
import { judge, type Verdict } from '../wire/verdict.ts'
import type { Lines } from './lines.ts'
import type { Task } from './task.ts'

/** What became of a task; `closed`: there is no way to this domain now, for none of its mails. */
export type Outcome = Verdict | { is: 'closed'; response: string }

/** What is written down of a mail to a suspended account: what most servers say. */
export const withheldResponse = '250 2.0.0 Ok'

const unfit = (response: string): Outcome => ({ is: 'never', response, about: 'recipient', isHard: false })

/** Makes the mail of a task and hands it to the server of its domain. */
export async function sendTask({ batch, recipient, domain, isRepeated }: Task, lines: Lines): Promise<Outcome> {
  if (parseAddress(recipient.email) === null) return unfit('the recipient is not a mail address')
  if (recipient.isWithheld) return { is: 'sent', response: withheldResponse }
  let mail: Outgoing
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
  if (to === null) return unfit('the recipient is not a mail address')
  if (from === null)
    return { is: 'never', response: 'the sender is not a mail address', about: 'message', isHard: false }
  try {
    const { line, isFresh } = await (isRepeated ? lines.open(domain) : lines.take(domain))
    const sent = await line.send({ from, to, raw: mail.raw })
    lines.giveBack(domain, line)
    return judge(sent, isFresh)
  } catch (error) {
    if (error instanceof NoMailError)
      return { is: 'never', response: error.message, ...verdictOfReply({ response: error.message, stage: 'rcpt' }) }
    if (error instanceof NoLineError) return { is: 'closed', response: error.message }
    throw error
  }
}
