import { isApiError } from '#contract/errors.ts'
import { isDiskFull } from '#storage/errors.ts'

/** It is our fault, or that of somebody we need, and may pass: whoever sent the mail keeps it and comes again, and is told why. */
export class TemporaryFailure extends Error {
  override name = 'TemporaryFailure'
}

/** An answer to a mail server: a code of RFC 5321, one of RFC 3463, and a sentence. */
export class SmtpReplyError extends Error {
  override name = 'SmtpReplyError'
  /** So the library that listens calls it. */
  readonly responseCode: number

  constructor(responseCode: number, status: string, sentence: string) {
    super(`${status} ${sentence}`)
    this.responseCode = responseCode
  }
}

/** What the sender is told when something failed: of a fault of ours, never what it was. */
export function replyForError(error: unknown): SmtpReplyError {
  if (isDiskFull(error)) return new SmtpReplyError(452, '4.3.1', 'There is no room left here: please try again later')
  const what = error instanceof TemporaryFailure ? error.message : 'Something failed here'
  return new SmtpReplyError(451, '4.3.0', `${what}: please try again later`)
}

/** Whether a failure is expected and needs no line in the log. */
export const isExpectedError = (error: unknown): boolean =>
  error instanceof TemporaryFailure || (isApiError(error) && error.type === 'rate_limit')
