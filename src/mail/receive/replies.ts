import { isDiskFull } from '#storage/failures.ts'
import type { Collected } from './collect.ts'
import { failureReply, MailReply } from './failures.ts'
import type { Result } from './receive.ts'
import { isUntold } from './tell-refused.ts'

/** What a mail server is told of a mail whose form is wrong. */
export const faultReplies: Record<NonNullable<Collected['fault']>, MailReply> = {
  'too large': new MailReply(552, '5.3.4', 'This mail is larger than any that is taken here'),
  'bare line end': new MailReply(554, '5.6.0', 'Lines must end with CR LF, and neither may stand alone'),
  'long line': new MailReply(554, '5.6.0', 'A line is longer than 2048 bytes'),
  'large head': new MailReply(552, '5.3.4', 'The headers are larger than 100 kB'),
  'many lines': new MailReply(552, '5.3.4', 'There are more lines than any mail needs'),
}

/** What a mail server is told of what became of a mail at one recipient: a sentence where it was taken, else the refusal. */
export function replyTo(result: Result): string | MailReply {
  if (result.is === 'failed') return failureReply(result.error)
  if (result.is === 'refused') return new MailReply(550, statusOf(result.why), result.sentence)
  return result.is === 'held' && result.asks ? asked : said[result.is]
}

const asked = '2.0.0 Taken: please answer the letter that asks whether you have sent it'
const said = {
  done: '2.0.0 Done',
  held: '2.0.0 Taken: a moderator looks at it first',
}
const statuses: Record<string, string> = {
  'unknown recipient': '5.1.1',
  unreadable: '5.6.0',
  'post too big': '5.3.4',
  'too many attachments': '5.3.4',
}
const statusOf = (why: string): string => statuses[why] ?? '5.7.1'

/** It comes again, and from then on to one recipient at a time (`one-at-a-time.ts`). */
export const separately = new MailReply(
  451,
  '4.5.3',
  'Not every recipient takes this email: please send it to one at a time',
)

/**
 * One answer for all recipients, where the protocol has but one. A fault is answered for all: what was done for some is known when it
 * comes again. A refusal is one where nobody has taken it. Where some have, an email tells whoever is shown to have sent it
 * (`tell-refused.ts`); everyone else's server is to bring it to each recipient separately (docs/decisions/0387).
 */
export function replyToAll(results: readonly Result[]): string | MailReply {
  const failed = results.filter(result => result.is === 'failed')
  const full = failed.find(({ error }) => isDiskFull(error))
  const worst = full ?? failed[0]
  if (worst) return replyTo(worst)
  if (isUntold(results)) return separately
  const taken = results.find(({ is }) => is !== 'refused')
  return replyTo(taken ?? results[0]!)
}
