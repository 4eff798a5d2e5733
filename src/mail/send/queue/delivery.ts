import type { OutgoingMessage } from '../outgoing-message.ts'
import type { PermanentFailure } from '../smtp/classify-reply.ts'
import type { Claim } from './claims.ts'
import type { Addressee, OpenedMessage } from './mail-kind.ts'

/** A claimed outgoing message that is being sent, or its deferred deliveries. */
export type DeliveryBatch = {
  claim: Claim
  outgoingMessage: OutgoingMessage
  opened: OpenedMessage
  /** Number of recipients without a result yet. */
  left: number
  /** Number of deliveries in progress. */
  active: number
  /** Whether these are retries, which have delivery rows. */
  isRetry: boolean
  /** The reason for returning the claim to the queue; null if it is finished here. */
  requeueReason: string | null
}

/** One mail to one recipient. */
export type Delivery = {
  batch: DeliveryBatch
  recipient: Addressee
  domain: string
  /** Number of earlier tries. */
  tries: number
  /** The time at which it was queued here. */
  since: number
  /** Whether it was already repeated on a new connection after the first one failed. */
  isRepeated: boolean
  /** It shares its mail with nobody, since the server refused one in common. */
  isAlone?: boolean
}

/** The result of a delivery as it is stored. `put_off`: not tried, because the queue of its domain was too slow. */
export type DeliveryOutcome = { is: 'sent' | 'later' | 'put_off'; response: string } | PermanentFailure

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
  requeueReason: null,
})

export const domainOf = (email: string): string => email.slice(email.lastIndexOf('@') + 1).toLowerCase()
