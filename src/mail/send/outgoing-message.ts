import type { Tx } from '#storage/database.ts'
import type { Timestamp } from '#storage/values.ts'

/** An outgoing message to many recipients. */
export type OutgoingMessage = {
  id: number
  /** 0 if it belongs to no group. */
  group_id: number
  /** Selects the composer. */
  kind: string
  /** The message it is about; null if there is none or several. */
  message_id: number | null
  created: Timestamp
  /** Parameters of the kind, such as the messages of a digest. */
  params: unknown
}

/** A recipient, with the member's current settings. */
export type Recipient = {
  member_id: number
  account_id: number
  email: string
  full_name: string
  timezone: string
  email_delivery: string
  max_attachment_size: string
  mod_status: string
  /** Options that differ from the defaults. */
  options: unknown
}

/**
 * One mail to one address. `raw` is the complete mail with CR LF line ends, in pieces. Pieces shared by all recipients are the
 * same buffers, so that they are processed once. Dots are not stuffed yet.
 */
export type ComposedMail = { to: string; raw: Buffer[] }
/** A mail with its envelope sender. */
export type OutgoingMail = ComposedMail & { from: string }
/** A mail that is the same for several recipients. */
export type SharedMail<M extends ComposedMail = OutgoingMail> = Omit<M, 'to'>

/** A composition shared by all recipients. */
export type RecipientComposer<M extends ComposedMail = ComposedMail> = {
  /** Whether a recipient has the mail already. */
  skips?(recipient: Recipient): boolean
  for(recipient: Recipient): Promise<M>
  /** Recipients with the same key get the same mail; null: this one has a mail of its own. */
  shareKey?(recipient: Recipient): string | null
  forAll?(shareKey: string): Promise<SharedMail<M>>
}

/** Composes the mails of one kind. */
export type Composer<M extends ComposedMail = ComposedMail> = {
  compose(tx: Tx, outgoingMessage: OutgoingMessage): Promise<RecipientComposer<M>>
}
