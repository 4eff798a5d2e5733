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

/** Topic commands by email. */
const topicActions = {
  mute: { answer: 'muted', act: (calls: Calls, topic_id: number) => calls.mutetopic({ topic_id }) },
  unmute: { answer: 'unmuted', act: (calls: Calls, topic_id: number) => calls.unmutetopic({ topic_id }) },
  follow: { answer: 'followed', act: (calls: Calls, topic_id: number) => calls.followtopic({ topic_id }) },
  unfollow: { answer: 'unfollowed', act: (calls: Calls, topic_id: number) => calls.unfollowtopic({ topic_id }) },
} as const satisfies Record<string, { answer: MailReply; act: (calls: Calls, topic_id: number) => Promise<unknown> }>
export type TopicCommand = keyof typeof topicActions

/** Runs a topic command and replies with a confirmation. */
export const runTopicCommand =
  (command: TopicCommand) =>
  async (
    { incoming, group, deps }: CommandRequest,
    identity: Identity,
    { topic_id, subject }: Topic,
  ): Promise<Outcome> => {
    const { answer, act } = topicActions[command]
    try {
      await act(deps.callAs(identity, 'via_email'), topic_id)
      await sendReply(incoming, group, deps, { answer, detail: subject, topic_id })
      return doneOutcome(answer, group)
    } catch (error) {
      return outcomeOfError(error, group)
    }
  }

/** Handles mail to `group+mute@` and similar addresses, which has to reply to a message of the topic. */
export const topicCommand =
  (command: TopicCommand) =>
  async (request: CommandRequest): Promise<Outcome> => {
    const { incoming, group, deps } = request
    if (incoming.proof.is !== 'proven') return refused('unproven', { key: 'unprovenTopicCommand' }, group)
    const identity = await resolveActor(incoming, deps)
    const parent = await findParent(deps.database.read, group.id, incoming.mail.references)
    // One rejection for both cases, so that it does not reveal whether a message exists.
    if (!identity || !parent)
      return refused('no message is answered', { key: 'topicUnknown', args: { command } }, group)
    return runTopicCommand(command)(request, identity, parent)
  }

/** Undoes a topic command by a reply to its confirmation email. */
export const undoTopicCommand =
  (command: TopicCommand) =>
  async ({ incoming, deps, ...signedReply }: SignedReply, group_id: number, topic_id: number): Promise<Outcome> => {
    const group = signedReply.group ?? (await freshGroups.groupById(deps.database.read, group_id))
    const subject = await findTopicSubject(deps.database.read, group_id, topic_id)
    if (group?.id !== group_id || subject === null) return refused('no such topic', { key: 'topicGone' })
    const identity = await resolveActor(incoming, deps)
    if (!identity) return unprovenOutcome(group, `${deps.settings.url}/g/${group.name}/topic/${topic_id}`)
    return runTopicCommand(command)({ incoming, group, deps }, identity, { topic_id, subject })
  }
