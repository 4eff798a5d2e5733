import { isApiError, type ApiError } from '#contract/errors.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import type { Group } from '#runtime/subjects.ts'
import { mailCalls } from '../calls.ts'
import type { HandlerParts } from '../handlers.ts'
import { identityOf, type Incoming, type Outcome } from '../incoming.ts'

type Words = Readonly<Record<string, (group: string) => string>>

/** Why something was refused, in words for whoever sent the mail; by the text of the refusal, or its type. */
const sentences: Words = {
  'invite only': group => `${group} takes only people who were invited.`,
  banned: group => `You cannot become a member of ${group}.`,
  'not subscribed': group => `You are not a member of ${group} with this address.`,
  'sole owner': group => `You are the only owner of ${group}: make somebody else an owner first.`,
  email_delivery: group => `${group} does not offer this kind of delivery.`,
  'nobody to write to': group => `Nobody looks after ${group} at the moment.`,
  'already claimed': () => 'Another moderator has already claimed this post.',
  'no body': () => 'The mail has no text.',
  'invalid reply': group => `The topic takes no more messages, or is no longer in ${group}.`,
  'group out of space': group => `There is no space left in ${group}.`,
  inadequate_permissions: group => `You may not do that in ${group}.`,
  unauthorized_error: () => 'Please use the link in the letter: it cannot be done by an answer.',
  'expired token': () => 'The letter is too old: please ask for a new one.',
}
const otherwise = (): string => 'That cannot be done, or not any more.'

const passing: ReadonlySet<string> = new Set(['rate_limit', 'server'])

/** A refusal as an outcome. What may go well later is no outcome, and is thrown on. */
export function refusedBy(error: unknown, group: Group | null, words: Words = {}): Outcome {
  if (!isApiError(error) || passing.has(error.type)) throw error
  const sentence = (words[reasonOf(error)] ?? sentences[reasonOf(error)] ?? otherwise)(group?.name ?? 'the group')
  return { is: 'refused', why: error.message, sentence, ...about(group) }
}

/** The text of a refusal where it has one of its own, else its type. */
export const reasonOf = ({ type, extra }: ApiError): string =>
  type === 'bad_request' || type === 'invalid_value' ? extra : type

/** Whether a call was refused for one of these reasons. */
export const isRefusal = (error: unknown, ...reasons: readonly string[]): boolean =>
  isApiError(error) && reasons.includes(reasonOf(error))

const about = (group: Group | null): { group_id?: number } => (group ? { group_id: group.id } : {})

export const done = (why: string, group: Group | null): Outcome => ({ is: 'done', why, ...about(group) })

/** Nothing shows who sent it, and it is nothing that could be confirmed. The mail server in front of us tells them. */
export const unproven = (group: Group | null, instead: string): Outcome => ({
  is: 'refused',
  why: 'unproven',
  sentence: `Nothing shows that this mail is from whom it says (no DKIM signature or SPF of its domain). ${instead}`,
  ...about(group),
})

/** What a letter back is about. */
export type Said = { answer: MailAnswer; detail?: string; topic_id?: number; pending_message_id?: number }

/** Writes back to the sender of a mail, who is known to have sent it. */
export async function answer(
  incoming: Incoming,
  group: Group,
  { road }: Pick<HandlerParts, 'road'>,
  { answer: said, detail = '', ...about }: Said,
): Promise<void> {
  await mailCalls(road, identityOf(incoming)).answermail({
    about_group_id: group.id,
    email: incoming.sender.email,
    answer: said,
    in_reply_to: incoming.mail.mime_id,
    detail: detail.slice(0, 1000),
    ...about,
  })
}
