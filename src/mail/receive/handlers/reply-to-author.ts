import { findParent } from '#features/archives/index.ts'
import { mailCalls } from '../calls.ts'
import { identityOf, type Outcome } from '../incoming-mail.ts'
import type { CommandRequest } from './command.ts'
import { forwardedContent } from './forwarded-content.ts'
import { doneOutcome, isApiErrorFor, outcomeOfError } from './reply-email.ts'

/** Where answers go to the author only, a mail to the group does too. Null: it is for the group. */
export async function replyToAuthor({ incoming, group, parts }: CommandRequest): Promise<Outcome | null> {
  const identity = identityOf(incoming)
  const { references } = incoming.mail
  if (!identity || references.length === 0 || group.settings.reply_to !== 'group_reply_only_to_sender') return null
  const answered = await findParent(parts.database.read, group.id, references)
  if (!answered) return null
  try {
    const { message_id } = answered
    const { is_passed_on } = await mailCalls(parts.pipeline, identity).answerauthor({
      message_id,
      ...forwardedContent(incoming),
    })
    return is_passed_on ? doneOutcome('passed on to the author', group) : null
  } catch (error) {
    // What cannot be seen is not answered: it is a message like any other.
    return isApiErrorFor(error, 'invalid message_id', 'inadequate_permissions') ? null : outcomeOfError(error, group)
  }
}
