import { isApiError, type ApiError } from '#contract/errors.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { groupField, identityOf, refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'

type ErrorSentences = Readonly<Record<string, (group: string) => string>>

/** Why something was refused, in words for whoever sent the mail; by the text of the refusal, or its type. */
const sentences: ErrorSentences = {
  'invite only': group => `${group} is invitation-only.`,
  banned: group => `You can't join ${group}.`,
  'not subscribed': group => `This address isn't a member of ${group}.`,
  'sole owner': group => `You're the only owner of ${group}. Make someone else an owner first.`,
  email_delivery: group => `${group} doesn't offer this email setting.`,
  'nobody to write to': group => `${group} has no moderators at the moment.`,
  'already claimed': () => 'Another moderator has already claimed this post.',
  'no body': () => 'This email has no text.',
  'invalid reply': group => `This topic is locked, or is no longer in ${group}.`,
  'group out of space': group => `${group} has no storage left.`,
  inadequate_permissions: group => `You don't have permission to do that in ${group}.`,
  unauthorized_error: () => 'Use the link in the email: a reply is not enough.',
  'expired token': () => 'This email has expired. Request a new one.',
}
const fallbackSentence = (): string => 'This is not possible, or no longer.'

const transientErrors: ReadonlySet<string> = new Set(['rate_limit', 'server'])

/** A refusal as an outcome. What may go well later is no outcome, and is thrown on. */
export function outcomeOfError(error: unknown, group: Group | null, words: ErrorSentences = {}): Outcome {
  if (!isApiError(error) || transientErrors.has(error.type)) throw error
  const sentence = (words[errorReason(error)] ?? sentences[errorReason(error)] ?? fallbackSentence)(
    group?.name ?? 'the group',
  )
  return refused(errorReason(error), sentence, group)
}

/** The text of a refusal where it has one of its own, else its type. */
export const errorReason = ({ type, extra }: ApiError): string =>
  type === 'bad_request' || type === 'invalid_value' ? extra : type

/** Whether a call was refused for one of these reasons. */
export const isApiErrorFor = (error: unknown, ...reasons: readonly string[]): boolean =>
  isApiError(error) && reasons.includes(errorReason(error))

export const doneOutcome = (why: string, group: Pick<Group, 'id'> | null): Outcome => ({
  is: 'done',
  why,
  ...groupField(group),
})

/** Nothing shows who sent it, and it is nothing that could be confirmed. The mail server in front of us tells them. */
export const unprovenOutcome = (group: Group | null, instead: string): Outcome =>
  refused(
    'unproven',
    `We could not verify the sender of this email (no DKIM signature or SPF of its domain). ${instead}`,
    group,
  )

/** What an email back is about. */
export type ReplyEmail = { answer: MailReply; detail?: string; topic_id?: number; pending_message_id?: number }

/** Writes back to the sender of a mail, who is known to have sent it. */
export async function sendReply(
  incoming: IncomingMail,
  group: Group,
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
  { answer: said, detail = '', ...about }: ReplyEmail,
): Promise<void> {
  await mailCalls(pipeline, identityOf(incoming)).answermail({
    about_group_id: group.id,
    email: incoming.sender.email,
    answer: said,
    in_reply_to: incoming.mail.mime_id,
    detail: detail.slice(0, 1000),
    ...about,
  })
}
