import type { Messages } from '#locales/index.ts'

/** The reason for a rejection or remark, as a message key, since worker threads have no translations. */
export type MailReason = { reason: MailReasonKey; detail?: string }
export type MailReasonKey = keyof Messages['mailReasons']

/** The mail exceeds a limit or cannot be parsed. */
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
