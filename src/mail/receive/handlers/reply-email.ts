import { isApiError, type ApiError } from '#contract/errors.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { groupField, identityOf, refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'

type ErrorSentences = Readonly<Record<string, (group: string) => string>>

/** Error messages for the sender of a mail, by the reason or type of the error. */
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

/** Converts an error of a call to a rejection. Temporary errors are rethrown. */
export function outcomeOfError(error: unknown, group: Group | null, words: ErrorSentences = {}): Outcome {
  if (!isApiError(error) || transientErrors.has(error.type)) throw error
  const sentence = (words[errorReason(error)] ?? sentences[errorReason(error)] ?? fallbackSentence)(
    group?.name ?? 'the group',
  )
  return refused(errorReason(error), sentence, group)
}

/** The reason of an error if it has one, else its type. */
export const errorReason = ({ type, extra }: ApiError): string =>
  type === 'bad_request' || type === 'invalid_value' ? extra : type

/** Whether an error is an API error with one of these reasons. */
export const isApiErrorFor = (error: unknown, ...reasons: readonly string[]): boolean =>
  isApiError(error) && reasons.includes(errorReason(error))

export const doneOutcome = (why: string, group: Pick<Group, 'id'> | null): Outcome => ({
  is: 'done',
  why,
  ...groupField(group),
})

/** The rejection for an unproven sender where no confirmation is possible. The sending server notifies the sender. */
export const unprovenOutcome = (group: Group | null, instead: string): Outcome =>
  refused(
    'unproven',
    `We could not verify the sender of this email (no DKIM signature or SPF of its domain). ${instead}`,
    group,
  )

/** The content of a reply email. */
export type ReplyEmail = { answer: MailReply; detail?: string; topic_id?: number; pending_message_id?: number }

/** Sends a reply email to the proven sender of a mail. */
export async function sendReply(
  incoming: IncomingMail,
  group: Group,
  { pipeline }: Pick<HandlerDeps, 'pipeline'>,
  { answer, detail = '', ...about }: ReplyEmail,
): Promise<void> {
  await mailCalls(pipeline, identityOf(incoming)).answermail({
    about_group_id: group.id,
    email: incoming.sender.email,
    answer,
    in_reply_to: incoming.mail.mime_id,
    detail: detail.slice(0, 1000),
    ...about,
  })
}
