import { findAnswered } from '#features/archives/index.ts'
import { mailCalls } from '../calls.ts'
import { identityOf, type Outcome } from '../incoming.ts'
import type { Asking } from './command.ts'
import { passedOn } from './passing.ts'
import { done, isRefusal, refusedBy } from './replying.ts'

/** Where answers go to the author only, a mail to the group does too. Null: it is for the group. */
export async function answerAuthor({ incoming, group, parts }: Asking): Promise<Outcome | null> {
  const identity = identityOf(incoming)
  const { references } = incoming.mail
  if (!identity || references.length === 0 || group.settings.reply_to !== 'group_reply_only_to_sender') return null
  const answered = await findAnswered(parts.database.read, group.id, references)
  if (!answered) return null
  try {
    const { message_id } = answered
    const { is_passed_on } = await mailCalls(parts.road, identity).answerauthor({ message_id, ...passedOn(incoming) })
    return is_passed_on ? done('passed on to the author', group) : null
  } catch (error) {
    // What cannot be seen is not answered: it is a message like any other.
    return isRefusal(error, 'invalid message_id', 'inadequate_permissions') ? null : refusedBy(error, group)
  }
}
