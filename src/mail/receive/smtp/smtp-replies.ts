import { isDiskFull } from '#storage/errors.ts'
import type { BufferedMessage } from './read-message.ts'
import { replyForError, SmtpReplyError } from './smtp-errors.ts'
import type { ReceiveResult } from '../receive.ts'
import { rejectionInEnglish } from '../rejections.ts'
import { isUnreportedMix } from '../replies/notify-rejected.ts'

/** Replies for malformed messages. */
export const faultReplies: Record<NonNullable<BufferedMessage['fault']>, SmtpReplyError> = {
  'too large': new SmtpReplyError(552, '5.3.4', 'This email is too large'),
  'bare line end': new SmtpReplyError(554, '5.6.0', 'Lines must end with CRLF, without any other CR or LF'),
  'long line': new SmtpReplyError(554, '5.6.0', 'A line exceeds 2048 bytes'),
  'large head': new SmtpReplyError(552, '5.3.4', 'The headers exceed 100 kB'),
  'many lines': new SmtpReplyError(552, '5.3.4', 'This email has too many lines'),
}

/** The reply for the result at one recipient: text if the mail was accepted, else an error. */
export function replyForResult(result: ReceiveResult): string | SmtpReplyError {
  if (result.is === 'failed') return replyForError(result.error)
  if (result.is === 'refused')
    return new SmtpReplyError(550, statusOf(result.why), toAscii(rejectionInEnglish(result.rejection)))
  return result.is === 'held' && result.asks ? confirmationReply : acceptedReplies[result.is]
}

/** Servers and clients without SMTPUTF8 expect ASCII in replies. */
const toAscii = (text: string): string => text.replace(/[^\x20-\x7e]/g, '?')

const confirmationReply = '2.0.0 Accepted: to post it, reply to the confirmation email'
const acceptedReplies = {
  done: '2.0.0 Done',
  held: '2.0.0 Accepted: a moderator has to approve it',
}
const statuses: Record<string, string> = {
  'unknown recipient': '5.1.1',
  unreadable: '5.6.0',
  'post too big': '5.3.4',
  'too many attachments': '5.3.4',
}
const statusOf = (why: string): string => statuses[why] ?? '5.7.1'

/** Makes the sending server retry with one recipient at a time (`single-recipient-senders.ts`). */
export const oneRecipientReply = new SmtpReplyError(
  451,
  '4.5.3',
  'Some recipients reject this email: send it to one recipient at a time',
)

/**
 * One reply for all recipients, since SMTP has only one. A failure at any recipient makes the server retry; recipients that were
 * handled already are recognized then. The mail is rejected if every recipient rejected it. For mixed results a verified sender
 * is told by email (`notify-rejected.ts`); other servers have to send to each recipient separately (docs/decisions/0028).
 */
export function replyForResults(results: readonly ReceiveResult[]): string | SmtpReplyError {
  const failed = results.filter(result => result.is === 'failed')
  const diskFull = failed.find(({ error }) => isDiskFull(error))
  const worst = diskFull ?? failed[0]
  if (worst) return replyForResult(worst)
  if (isUnreportedMix(results)) return oneRecipientReply
  const accepted = results.find(({ is }) => is !== 'refused')
  return replyForResult(accepted ?? results[0]!)
}
