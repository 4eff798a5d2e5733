import type { MailReply } from '#contract/mail/mail-replies.ts'
import { findParent, findTopicSubject } from '#features/archives/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { HandlerDeps } from '../handlers.ts'
import { refused, type Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import type { SignedReply } from './signed-address.ts'
import type { CommandRequest } from './command.ts'
import { sendReply, doneOutcome, outcomeOfError, unprovenOutcome } from './reply-email.ts'

type Calls = ReturnType<HandlerDeps['callAs']>
type Topic = { topic_id: number; subject: string }

/** What an email can ask for about one topic. */
const topicActions = {
  mute: { said: 'muted', act: (calls: Calls, topic_id: number) => calls.mutetopic({ topic_id }) },
  unmute: { said: 'unmuted', act: (calls: Calls, topic_id: number) => calls.unmutetopic({ topic_id }) },
  follow: { said: 'followed', act: (calls: Calls, topic_id: number) => calls.followtopic({ topic_id }) },
  unfollow: { said: 'unfollowed', act: (calls: Calls, topic_id: number) => calls.unfollowtopic({ topic_id }) },
} as const satisfies Record<string, { said: MailReply; act: (calls: Calls, topic_id: number) => Promise<unknown> }>
export type TopicCommand = keyof typeof topicActions

/** Does it, and says so. */
export const runTopicCommand =
  (command: TopicCommand) =>
  async (
    { incoming, group, parts }: CommandRequest,
    identity: Identity,
    { topic_id, subject }: Topic,
  ): Promise<Outcome> => {
    const { said, act } = topicActions[command]
    try {
      await act(parts.callAs(identity, 'via_email'), topic_id)
      await sendReply(incoming, group, parts, { answer: said, detail: subject, topic_id })
      return doneOutcome(said, group)
    } catch (error) {
      return outcomeOfError(error, group)
    }
  }

/** Mail to `group+mute@` and its like: it replies to a message of the topic that it means. */
export const topicCommand =
  (command: TopicCommand) =>
  async (asking: CommandRequest): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    if (incoming.proof.is !== 'proven')
      return unprovenOutcome(group, 'Use the link under the emails of the topic instead.')
    const identity = await resolveActor(incoming, parts)
    const answered = await findParent(parts.database.read, group.id, incoming.mail.references)
    // Whether a message is there is not everybody's to know.
    if (!identity || !answered) {
      const sentence = `To ${command} a topic, reply to one of its messages from the address under which you are a member.`
      return refused('no message is answered', sentence, group)
    }
    return runTopicCommand(command)(asking, identity, answered)
  }

/** A reply to the email that told of it undoes it. */
export const undoOnTopic =
  (command: TopicCommand) =>
  async ({ incoming, parts, ...answering }: SignedReply, group_id: number, topic_id: number): Promise<Outcome> => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    const subject = await findTopicSubject(parts.database.read, group_id, topic_id)
    if (group?.id !== group_id || subject === null) return refused('no such topic', 'This topic no longer exists.')
    const identity = await resolveActor(incoming, parts)
    if (!identity) return unprovenOutcome(group, `Use ${parts.settings.url}/g/${group.name}/topic/${topic_id}`)
    return runTopicCommand(command)({ incoming, group, parts }, identity, { topic_id, subject })
  }
