import { findAnswered, type Answered } from '#features/archives/index.ts'
import type { Identity } from '#runtime/identity.ts'
import type { Outcome } from '../incoming.ts'
import { actorOf } from './acting.ts'
import type { Asking } from './command.ts'
import { answer, done, refusedBy, unproven } from './replying.ts'

/** Mail to `group+mute@`: it answers a message of the topic that is to be muted. */
export async function mute(asking: Asking): Promise<Outcome> {
  const { incoming, group, parts } = asking
  if (incoming.proof.is !== 'proven') return unproven(group, 'Use the link under the mails of the topic instead.')
  const identity = await actorOf(incoming, parts)
  const answered = await findAnswered(parts.database.read, group.id, incoming.mail.references)
  // Whether a message is there is not everybody's to know.
  if (!identity || !answered) {
    const sentence =
      'Answer a message of the topic that you want to mute, from the address under which you are a member.'
    return { is: 'refused', why: 'no message is answered', sentence, group_id: group.id }
  }
  return muteTopic(asking, identity, answered)
}

/** Mutes the topic of a message, and says so. */
export async function muteTopic(
  { incoming, group, parts }: Asking,
  identity: Identity,
  { topic_id, subject }: Answered,
): Promise<Outcome> {
  try {
    await parts.callAs(identity, 'via_email').mutetopic({ topic_id })
    await answer(incoming, group, parts, { answer: 'muted', detail: subject })
    return done('muted', group)
  } catch (error) {
    return refusedBy(error, group)
  }
}
