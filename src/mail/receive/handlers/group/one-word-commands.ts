import { findParent, type ParentMessage } from '#features/archives/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { Outcome } from '../../incoming-mail.ts'
import { resolveActor } from '../resolve-actor.ts'
import type { CommandRequest } from '../command.ts'
import { doneOutcome, outcomeOfError } from '../reply-email.ts'
import { runTopicCommand } from '../topic-command.ts'

type OneWordCommand = (request: CommandRequest, identity: Identity, parent: ParentMessage) => Promise<Outcome>

const like: OneWordCommand = async ({ group, deps }, identity, { message_id }) => {
  try {
    await deps.callAs(identity, 'via_email').likemessage({ message_id })
    return doneOutcome('liked', group)
  } catch (error) {
    return outcomeOfError(error, group)
  }
}

/** Commands given as the only word of a reply. */
const oneWordCommands: Readonly<Record<string, OneWordCommand>> = {
  like,
  '+1': like,
  '👍': like,
  mute: runTopicCommand('mute'),
  unmute: runTopicCommand('unmute'),
  follow: runTopicCommand('follow'),
  unfollow: runTopicCommand('unfollow'),
}

const maxCommandLength = 10

/**
 * Runs a one-word command. Null if the mail is an ordinary message: also if the sender is not proven or the message it replies to
 * is unknown.
 */
export async function runOneWordCommand(request: CommandRequest): Promise<Outcome | null> {
  const { incoming, group, deps } = request
  const { text, files, references } = incoming.mail
  const words = text.words.body.trim()
  const shortcut =
    words.length <= maxCommandLength && files.length === 0 ? oneWordCommands[words.toLowerCase()] : undefined
  const identity = await resolveActor(incoming, deps)
  if (!shortcut || !identity) return null
  const parent = await findParent(deps.database.read, group.id, references.slice(-1))
  return parent ? shortcut(request, identity, parent) : null
}
