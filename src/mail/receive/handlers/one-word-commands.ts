import { findParent, type ParentMessage } from '#features/archives/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import type { CommandRequest } from './command.ts'
import { doneOutcome, outcomeOfError } from './reply-email.ts'
import { runTopicCommand } from './topic-command.ts'

type OneWordCommand = (asking: CommandRequest, identity: Identity, answered: ParentMessage) => Promise<Outcome>

const like: OneWordCommand = async ({ group, parts }, identity, { message_id }) => {
  try {
    await parts.callAs(identity, 'via_email').likemessage({ message_id })
    return doneOutcome('liked', group)
  } catch (error) {
    return outcomeOfError(error, group)
  }
}

/** What an answer does that says nothing else. */
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
 * Does what an answer of one word stands for. Null: it is a message like any other. So it is where nothing shows who sent
 * it, or where what it answers is not here: then the word may be meant as it stands.
 */
export async function runOneWordCommand(asking: CommandRequest): Promise<Outcome | null> {
  const { incoming, group, parts } = asking
  const { text, files, references } = incoming.mail
  const words = text.words.body.trim()
  const shortcut =
    words.length <= maxCommandLength && files.length === 0 ? oneWordCommands[words.toLowerCase()] : undefined
  const identity = await resolveActor(incoming, parts)
  if (!shortcut || !identity) return null
  const answered = await findParent(parts.database.read, group.id, references.slice(-1))
  return answered ? shortcut(asking, identity, answered) : null
}
