import type { OutgoingMessage } from '../outgoing-message.ts'
import type { Never } from '../smtp/classify-reply.ts'
import type { Claim } from './claims.ts'
import type { Addressee, OpenedMessage } from './mail-kind.ts'

/** An outgoing message that is being sent, or what was put off of one. */
export type DeliveryBatch = {
  claim: Claim
  outgoingMessage: OutgoingMessage
  opened: OpenedMessage
  /** Of how many recipients it is not known yet what becomes of the mail to them. */
  left: number
  /** How many of them are being written to now. */
  active: number
  /** They have rows of their own: it is not their first time. */
  isRetry: boolean
  /** Why it is not finished here, and goes back to where it was. */
  givenBack: string | null
}

/** One mail to one recipient that is to be sent. */
export type Delivery = {
  batch: DeliveryBatch
  recipient: Addressee
  domain: string
  /** How often it was tried before. */
  tries: number
  /** When it began to wait here, or to be sent. */
  since: number
  /** It had bad luck with its connection once, and is not given a third. */
  isRepeated: boolean
}

/** What became of a task, as it is written down. `put_off`: it was not tried, others would have had to wait for it. */
export type DeliveryEnding = { is: 'sent' | 'later' | 'put_off'; response: string } | Never

export const noRecipients: OpenedMessage = {
  recipients: [],
  for: () => Promise.reject(new Error('there is nobody to write to')),
}

export const newBatch = (claim: Claim, opened = noRecipients): DeliveryBatch => ({
  claim,
  outgoingMessage: claim.outgoingMessage,
  opened,
  left: opened.recipients.length,
  active: 0,
  isRetry: claim.retries !== null,
  givenBack: null,
})

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
