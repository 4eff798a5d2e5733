import { isApiError } from '#contract/errors.ts'
import { isDiskFull } from '#storage/errors.ts'

/** A temporary failure, here or in DNS: the sending server keeps the mail and retries. The message is part of the reply. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}

/** An SMTP reply: a code of RFC 5321, an enhanced status code of RFC 3463, and a sentence. */
export class SmtpReplyError extends Error {
  override name = 'SmtpReplyError'
  /** The property name that smtp-server expects. */
  readonly responseCode: number

  constructor(responseCode: number, status: string, sentence: string) {
    super(`${status} ${sentence}`)
    this.responseCode = responseCode
  }
}

/** The SMTP reply for an error. Details of internal errors are not revealed. */
export function replyForError(error: unknown): SmtpReplyError {
  if (isDiskFull(error)) return new SmtpReplyError(452, '4.3.1', 'Insufficient system storage: try again later')
  const what = error instanceof TemporaryFailure ? error.message : 'Temporary failure'
  return new SmtpReplyError(451, '4.3.0', `${what}: try again later`)
}

/** Whether a failure is expected and needs no line in the log. */
export const isExpectedError = (error: unknown): boolean =>
  error instanceof TemporaryFailure || (isApiError(error) && error.type === 'rate_limit')
