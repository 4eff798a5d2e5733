import type { Messages } from '#messages/index.ts'

/** What is wrong with an email, or was guessed or left out, by its key in the catalogue: threads have no texts. */
export type MailReason = { reason: MailReasonKey; detail?: string }
export type MailReasonKey = keyof Messages['mailReasons']

/** A mail was beyond what is read: too large, too deep, or no mail at all. */
export class MailRefusedError extends Error {
  override name = 'MailRefusedError'
  readonly why: MailReason

  constructor(reason: MailReasonKey, detail = '', options?: ErrorOptions) {
    super(`${reason} ${detail}`, options)
    this.why = { reason, detail }
  }
}

export function reasonText({ mailReasons }: Messages, { reason, detail = '' }: MailReason): string {
  const message = mailReasons[reason]
  return typeof message === 'string' ? message : message({ detail })
}
