import { isApiError, type ApiError } from '#contract/errors.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerDeps } from '../handlers.ts'
import { groupField, identityOf, refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import type { Rejection } from '../rejections.ts'

/** What the sender of a mail is told, by the reason or type of the error. */
export type RejectionsByError = Readonly<Record<string, (group: string) => Rejection>>

const rejections: RejectionsByError = {
  'invite only': group => ({ key: 'inviteOnly', args: { group } }),
  banned: group => ({ key: 'cannotJoin', args: { group } }),
  'not subscribed': group => ({ key: 'notMember', args: { group } }),
  'sole owner': group => ({ key: 'soleOwner', args: { group } }),
  email_delivery: group => ({ key: 'deliveryNotOffered', args: { group } }),
  'nobody to write to': group => ({ key: 'noModerators', args: { group } }),
  'already claimed': () => ({ key: 'alreadyClaimed' }),
  'no body': () => ({ key: 'noText' }),
  'invalid reply': group => ({ key: 'lockedOrMovedTopic', args: { group } }),
  'group out of space': group => ({ key: 'outOfSpace', args: { group } }),
  inadequate_permissions: group => ({ key: 'noPermission', args: { group } }),
  unauthorized_error: () => ({ key: 'useLink' }),
  'expired token': () => ({ key: 'expiredEmail' }),
}
const notPossible = (): Rejection => ({ key: 'notPossible' })
/** Stands for a group that the sender may not know. It is only in SMTP replies, which are in English. */
const unnamedGroup = 'the group'

const transientErrors: ReadonlySet<string> = new Set(['rate_limit', 'server'])

/** Converts an error of a call to a rejection. Temporary errors are rethrown. */
export function outcomeOfError(error: unknown, group: Group | null, special: RejectionsByError = {}): Outcome {
  if (!isApiError(error) || transientErrors.has(error.type)) throw error
  const reason = errorReason(error)
  const rejectionFor = special[reason] ?? rejections[reason] ?? notPossible
  return refused(reason, rejectionFor(group?.name ?? unnamedGroup), group)
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

/**
 * The rejection for an unproven sender where no confirmation is possible, with the page to use instead. The sending server
 * notifies the sender.
 */
export const unprovenOutcome = (group: Group | null, url: string): Outcome =>
  refused('unproven', { key: 'unproven', args: { url } }, group)

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
