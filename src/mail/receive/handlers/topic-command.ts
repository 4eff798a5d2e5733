import type { MailAnswer } from '#contract/mail-answers.ts'
import { findAnswered, findTopicSubject } from '#features/archives/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/identity.ts'
import type { HandlerParts } from '../handlers.ts'
import type { Outcome } from '../incoming.ts'
import { actorOf } from './acting.ts'
import type { Answering } from './coded.ts'
import type { Asking } from './command.ts'
import { answer, done, refusedBy, unproven } from './replying.ts'

type Calls = ReturnType<HandlerParts['callAs']>
type Topic = { topic_id: number; subject: string }

/** What an email can ask for about one topic. */
const wishes = {
  mute: { said: 'muted', act: (calls: Calls, topic_id: number) => calls.mutetopic({ topic_id }) },
  unmute: { said: 'unmuted', act: (calls: Calls, topic_id: number) => calls.unmutetopic({ topic_id }) },
  follow: { said: 'followed', act: (calls: Calls, topic_id: number) => calls.followtopic({ topic_id }) },
  unfollow: { said: 'unfollowed', act: (calls: Calls, topic_id: number) => calls.unfollowtopic({ topic_id }) },
} as const satisfies Record<string, { said: MailAnswer; act: (calls: Calls, topic_id: number) => Promise<unknown> }>
export type TopicCommand = keyof typeof wishes

/** Does it, and says so. */
export const onTopic =
  (command: TopicCommand) =>
  async ({ incoming, group, parts }: Asking, identity: Identity, { topic_id, subject }: Topic): Promise<Outcome> => {
    const { said, act } = wishes[command]
    try {
      await act(parts.callAs(identity, 'via_email'), topic_id)
      await answer(incoming, group, parts, { answer: said, detail: subject, topic_id })
      return done(said, group)
    } catch (error) {
      return refusedBy(error, group)
    }
  }

/** Mail to `group+mute@` and its like: it replies to a message of the topic that it means. */
export const topicCommand =
  (command: TopicCommand) =>
  async (asking: Asking): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    if (incoming.proof.is !== 'proven') return unproven(group, 'Use the link under the emails of the topic instead.')
    const identity = await actorOf(incoming, parts)
    const answered = await findAnswered(parts.database.read, group.id, incoming.mail.references)
    // Whether a message is there is not everybody's to know.
    if (!identity || !answered) {
      const sentence = `To ${command} a topic, reply to one of its messages from the address under which you are a member.`
      return { is: 'refused', why: 'no message is answered', sentence, group_id: group.id }
    }
    return onTopic(command)(asking, identity, answered)
  }

/** A reply to the email that told of it undoes it. */
export const undoOnTopic =
  (command: TopicCommand) =>
  async ({ incoming, parts, ...answering }: Answering, group_id: number, topic_id: number): Promise<Outcome> => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    const subject = await findTopicSubject(parts.database.read, group_id, topic_id)
    if (group?.id !== group_id || subject === null)
      return { is: 'refused', why: 'no such topic', sentence: 'This topic no longer exists.' }
    const identity = await actorOf(incoming, parts)
    if (!identity) return unproven(group, `Use ${parts.settings.url}/g/${group.name}/topic/${topic_id}`)
    return onTopic(command)({ incoming, group, parts }, identity, { topic_id, subject })
  }
