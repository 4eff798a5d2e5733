import { declaredError } from '#contract/errors.ts'
import type { AddressCommand } from '#contract/groups/group-addresses.ts'
import type { MailReply } from '#contract/mail/mail-replies.ts'
import { deliveryByCommand, type DeliveryCommand, type RequestCommand } from '#contract/mail/mail-requests.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import { mailCalls } from '../calls.ts'
import type { Handler, HandlerDeps } from '../handlers.ts'
import { identityOf, refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import { findDestination, type Destination } from '../destination.ts'
import type { Rejection } from '../rejections.ts'
import { resolveActor } from './resolve-actor.ts'
import {
  sendReply,
  doneOutcome,
  isApiErrorFor,
  outcomeOfError,
  unprovenOutcome,
  type RejectionsByError,
  type ReplyEmail,
} from './reply-email.ts'
import { topicCommand } from './topic-command.ts'

/** A mail to a command address of a group. */
export type CommandRequest = { incoming: IncomingMail; group: Group; deps: HandlerDeps }
type IdentifiedCommand = CommandRequest & { identity: Identity }

const senderIn = ({ incoming: { sender, mail }, group }: CommandRequest) => ({
  group_id: group.id,
  email: sender.email,
  full_name: sender.name,
  mime_id: mail.mime_id,
})

const groupParam = ({ group: { name } }: CommandRequest) => ({ group_name: name })
const callsOf = ({ deps, identity }: IdentifiedCommand) => deps.callAs(identity, 'via_email')

async function join(commandRequest: IdentifiedCommand): Promise<ReplyEmail> {
  try {
    const { status } = await callsOf(commandRequest).joingroup(groupParam(commandRequest))
    return { answer: status === 'sub_status_pending' ? 'waiting' : 'subscribed' }
  } catch (error) {
    const before = ['already subscribed', 'already pending'] as const satisfies MailReply[]
    const answer = before.find(reason => isApiErrorFor(error, reason))
    if (!answer) throw error
    return { answer }
  }
}

async function leave(commandRequest: IdentifiedCommand): Promise<ReplyEmail> {
  await callsOf(commandRequest).deletesub(groupParam(commandRequest))
  return { answer: 'unsubscribed' }
}

const change =
  (command: DeliveryCommand) =>
  async (commandRequest: IdentifiedCommand): Promise<ReplyEmail> => {
    await callsOf(commandRequest).updatesub({
      ...groupParam(commandRequest),
      email_delivery: deliveryByCommand[command],
    })
    return { answer: command }
  }

/** Commands of proven senders. Others are asked to confirm by email first. */
const requests: Record<RequestCommand, (commandRequest: IdentifiedCommand) => Promise<ReplyEmail>> = {
  subscribe: join,
  unsubscribe: leave,
  single: change('single'),
  digest: change('digest'),
  fulldigest: change('fulldigest'),
  summary: change('summary'),
  special: change('special'),
  nomail: change('nomail'),
}

/** Rejections that differ when joining. */
const joinRejections: RejectionsByError = {
  'not subscribed': group => ({ key: 'joinParentFirst', args: { group } }),
}

const request =
  (command: RequestCommand) =>
  async (commandRequest: CommandRequest): Promise<Outcome> => {
    const { incoming, group, deps } = commandRequest
    const calls = mailCalls(deps.pipeline, null)
    if (await isOwnAddress(commandRequest)) return refused('from an address of a group', { key: 'groupAddress' }, group)
    if (incoming.proof.is !== 'proven') {
      await calls.askbymail({ ...senderIn(commandRequest), command })
      return doneOutcome('waiting for confirmation by the sender', group)
    }
    try {
      if (command === 'subscribe' && !identityOf(incoming)) {
        const { status } = await calls.welcomenewcomer(senderIn(commandRequest))
        return doneOutcome(status === 'sub_status_pending' ? 'waiting' : 'subscribed', group)
      }
      const identity = await resolveActor(incoming, deps)
      if (!identity) throw declaredError('not subscribed')
      const replyEmail = await requests[command]({ ...commandRequest, identity })
      await sendReply(incoming, group, deps, replyEmail)
      return doneOutcome(replyEmail.answer, group)
    } catch (error) {
      // The same mail arrived twice at once.
      if (isApiErrorFor(error, 'already subscribed')) return doneOutcome('already subscribed', group)
      return outcomeOfError(error, group, command === 'subscribe' ? joinRejections : {})
    }
  }

/** A group must not be a member of another group, which would cause mail loops. */
const isOwnAddress = async ({ incoming: { sender }, deps: { database, settings } }: CommandRequest): Promise<boolean> =>
  (await findDestination(database.read, sender.email, { finders: freshGroups, mailDomain: settings.mailDomain })) !==
  null

/** Replies with information, only to proven senders. */
const replyWith =
  (
    answer: Extract<MailReply, 'help' | 'guidelines' | 'status'>,
    checkAccess?: (commandRequest: CommandRequest) => Promise<unknown>,
  ) =>
  async (commandRequest: CommandRequest): Promise<Outcome> => {
    const { incoming, group, deps } = commandRequest
    const { url } = deps.settings
    if (incoming.proof.is !== 'proven') return unprovenOutcome(group, `${url}/g/${group.name}`)
    try {
      await checkAccess?.(commandRequest)
      await sendReply(incoming, group, deps, { answer })
      return doneOutcome(answer, group)
    } catch (error) {
      return outcomeOfError(error, group, { authentication: notMember })
    }
  }

const notMember = (group: string): Rejection => ({ key: 'notMember', args: { group } })
/** The guidelines are visible to those who can see the group. */
const seesGroup = (commandRequest: CommandRequest): Promise<unknown> =>
  commandRequest.deps.callAs(identityOf(commandRequest.incoming), 'via_email').getgroup(groupParam(commandRequest))

const commands: Record<AddressCommand, (commandRequest: CommandRequest) => Promise<Outcome>> = {
  ...(Object.fromEntries(
    (Object.keys(requests) as RequestCommand[]).map(command => [command, request(command)]),
  ) as Record<RequestCommand, (commandRequest: CommandRequest) => Promise<Outcome>>),
  help: replyWith('help'),
  guidelines: replyWith('guidelines', seesGroup),
  status: replyWith('status'),
  mute: topicCommand('mute'),
  unmute: topicCommand('unmute'),
  follow: topicCommand('follow'),
  unfollow: topicCommand('unfollow'),
}

export const command: Handler<Extract<Destination, { is: 'command' }>> = {
  handle: (incoming, { group, command: commandName }, deps) => commands[commandName]({ incoming, group, deps }),
}
