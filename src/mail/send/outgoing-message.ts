import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'

/** One thing that goes to many: what it is, and what it is about. */
export type OutgoingMessage = {
  id: number
  /** 0: nothing to do with a group. */
  group_id: number
  /** By which its composer is found. */
  kind: string
  /** The message it is about; null where it is about none, or about several. */
  message_id: number | null
  created: Timestamp
  /** What its kind needs to know beside that, such as where a digest begins and ends. */
  params: unknown
}

/** A member who gets it, as they are when it is sent. */
export type Recipient = {
  member_id: number
  account_id: number
  email: string
  full_name: string
  timezone: string
  email_delivery: string
  max_attachment_size: string
  mod_status: string
  /** What differs from the options of a new membership. */
  options: unknown
}

/**
 * One mail to one address. `raw` is the whole mail, its lines ended by CR LF, in pieces: those that are the same for all
 * recipients are the same buffers, so that they are looked at once. Dots at the beginning of a line are no concern of it.
 */
export type ComposedMail = { to: string; raw: Buffer[] }
/** The same with its envelope whole: where reports about it go. */
export type OutgoingMail = ComposedMail & { from: string }

/** What was made once for all recipients; a recipient costs only what differs. */
export type RecipientComposer<M extends ComposedMail = ComposedMail> = {
  /** Whether somebody has it already, so that nothing goes to them. */
  skips?(recipient: Recipient): boolean
  for(recipient: Recipient): Promise<M>
}

/** Makes what members get of one kind of outgoing message. */
export type Composer<M extends ComposedMail = ComposedMail> = {
  compose(tx: Tx, outgoingMessage: OutgoingMessage): Promise<RecipientComposer<M>>
}
