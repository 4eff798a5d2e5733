import { findAnswered, type Answered } from '#features/archives/index.ts'
import type { Identity } from '#runtime/identity.ts'
import type { Outcome } from '../incoming.ts'
import { actorOf } from './acting.ts'
import type { Asking } from './command.ts'
import { done, refusedBy } from './replying.ts'
import { onTopic } from './topic-command.ts'

type Shortcut = (asking: Asking, identity: Identity, answered: Answered) => Promise<Outcome>

const like: Shortcut = async ({ group, parts }, identity, { message_id }) => {
  try {
    await parts.callAs(identity, 'via_email').likemessage({ message_id })
    return done('liked', group)
  } catch (error) {
    return refusedBy(error, group)
  }
}

/** What an answer does that says nothing else. */
const shortcuts: Readonly<Record<string, Shortcut>> = {
  like,
  '+1': like,
  '👍': like,
  mute: onTopic('mute'),
  unmute: onTopic('unmute'),
  follow: onTopic('follow'),
  unfollow: onTopic('unfollow'),
}

const longest = 10

/**
 * Does what an answer of one word stands for. Null: it is a message like any other. So it is where nothing shows who sent
 * it, or where what it answers is not here: then the word may be meant as it stands.
 */
export async function takeShortcut(asking: Asking): Promise<Outcome | null> {
  const { incoming, group, parts } = asking
  const { text, files, references } = incoming.mail
  const said = text.words.body.trim()
  const shortcut = said.length <= longest && files.length === 0 ? shortcuts[said.toLowerCase()] : undefined
  const identity = await actorOf(incoming, parts)
  if (!shortcut || !identity) return null
  const answered = await findAnswered(parts.database.read, group.id, references.slice(-1))
  return answered ? shortcut(asking, identity, answered) : null
}
