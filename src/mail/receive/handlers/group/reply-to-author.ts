import { findParent } from '#features/archives/index.ts'
import { mailCalls } from '../../calls.ts'
import { identityOf, type Outcome } from '../../incoming-mail.ts'
import type { CommandRequest } from '../command.ts'
import { forwardedContent } from '../forwarded-content.ts'
import { doneOutcome, isApiErrorFor, outcomeOfError } from '../reply-email.ts'

/** Forwards a reply to the author if the group is set to reply only to the sender. Null if the mail is for the group. */
export async function replyToAuthor({ incoming, group, deps }: CommandRequest): Promise<Outcome | null> {
  const identity = identityOf(incoming)
  const { references } = incoming.mail
  if (!identity || references.length === 0 || group.settings.reply_to !== 'group_reply_only_to_sender') return null
  const parent = await findParent(deps.database.read, group.id, references)
  if (!parent) return null
  try {
    const { message_id } = parent
    const { is_passed_on } = await mailCalls(deps.pipeline, identity).answerauthor({
      message_id,
      ...forwardedContent(incoming),
    })
    return is_passed_on ? doneOutcome('passed on to the author', group) : null
  } catch (error) {
    // If the sender cannot see the parent message, the mail is an ordinary message.
    return isApiErrorFor(error, 'invalid message_id', 'inadequate_permissions') ? null : outcomeOfError(error, group)
  }
}
