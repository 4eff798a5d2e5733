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
import { resolveActor } from './resolve-actor.ts'
import {
  sendReply,
  doneOutcome,
  isApiErrorFor,
  outcomeOfError,
  unprovenOutcome,
  type ReplyEmail,
} from './reply-email.ts'
import { topicCommand } from './topic-command.ts'

/** A mail to an address of a group that asks for one thing. */
export type CommandRequest = { incoming: IncomingMail; group: Group; parts: HandlerDeps }
type IdentifiedCommand = CommandRequest & { identity: Identity }

const senderIn = ({ incoming: { sender, mail }, group }: CommandRequest) => ({
  group_id: group.id,
  email: sender.email,
  full_name: sender.name,
  mime_id: mail.mime_id,
})

const groupParam = ({ group: { name } }: CommandRequest) => ({ group_name: name })
const callsOf = ({ parts, identity }: IdentifiedCommand) => parts.callAs(identity, 'via_email')

async function join(asking: IdentifiedCommand): Promise<ReplyEmail> {
  try {
    const { status } = await callsOf(asking).joingroup(groupParam(asking))
    return { answer: status === 'sub_status_pending' ? 'waiting' : 'subscribed' }
  } catch (error) {
    const before = ['already subscribed', 'already pending'] as const satisfies MailReply[]
    const said = before.find(reason => isApiErrorFor(error, reason))
    if (!said) throw error
    return { answer: said }
  }
}

async function leave(asking: IdentifiedCommand): Promise<ReplyEmail> {
  await callsOf(asking).deletesub(groupParam(asking))
  return { answer: 'unsubscribed' }
}

const change =
  (command: DeliveryCommand) =>
  async (asking: IdentifiedCommand): Promise<ReplyEmail> => {
    await callsOf(asking).updatesub({ ...groupParam(asking), email_delivery: deliveryByCommand[command] })
    return { answer: command }
  }

/** What members ask for, by those who are shown to have asked. Everybody else is asked first whether they did. */
const requests: Record<RequestCommand, (asking: IdentifiedCommand) => Promise<ReplyEmail>> = {
  subscribe: join,
  unsubscribe: leave,
  single: change('single'),
  digest: change('digest'),
  fulldigest: change('fulldigest'),
  summary: change('summary'),
  special: change('special'),
  nomail: change('nomail'),
}

/** The refusals of joining say something else than the same words elsewhere. */
const joinErrors = { 'not subscribed': (group: string) => `Only members of its parent group can join ${group}.` }

const request =
  (command: RequestCommand) =>
  async (asking: CommandRequest): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    const calls = mailCalls(parts.pipeline, null)
    if (await isOwnAddress(asking))
      return refused('from an address of a group', 'An address of a group here cannot be a member of a group.', group)
    if (incoming.proof.is !== 'proven') {
      await calls.askbymail({ ...senderIn(asking), command })
      return doneOutcome('waiting for confirmation by the sender', group)
    }
    try {
      if (command === 'subscribe' && !identityOf(incoming)) {
        const { status } = await calls.welcomenewcomer(senderIn(asking))
        return doneOutcome(status === 'sub_status_pending' ? 'waiting' : 'subscribed', group)
      }
      const identity = await resolveActor(incoming, parts)
      if (!identity) throw declaredError('not subscribed')
      const replyEmail = await requests[command]({ ...asking, identity })
      await sendReply(incoming, group, parts, replyEmail)
      return doneOutcome(replyEmail.answer, group)
    } catch (error) {
      // The same mail came on two ways at once.
      if (isApiErrorFor(error, 'already subscribed')) return doneOutcome('already subscribed', group)
      return outcomeOfError(error, group, command === 'subscribe' ? joinErrors : {})
    }
  }

/** A group is no member of another: what one of them sends out would come back for ever. */
const isOwnAddress = async ({
  incoming: { sender },
  parts: { database, settings },
}: CommandRequest): Promise<boolean> =>
  (await findDestination(database.read, sender.email, { finders: freshGroups, mailDomain: settings.mailDomain })) !==
  null

/** An email that only tells something, to somebody who is known to have asked. */
const replyWith =
  (
    said: Extract<MailReply, 'help' | 'guidelines' | 'status'>,
    mayKnow?: (asking: CommandRequest) => Promise<unknown>,
  ) =>
  async (asking: CommandRequest): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    const { url } = parts.settings
    if (incoming.proof.is !== 'proven') return unprovenOutcome(group, `See ${url}/g/${group.name}`)
    try {
      await mayKnow?.(asking)
      await sendReply(incoming, group, parts, { answer: said })
      return doneOutcome(said, group)
    } catch (error) {
      return outcomeOfError(error, group, { authentication: notMemberSentence })
    }
  }

const notMemberSentence = (group: string): string => `This address isn't a member of ${group}.`
/** What a group says is for those whom it shows itself to. */
const seesGroup = (asking: CommandRequest): Promise<unknown> =>
  asking.parts.callAs(identityOf(asking.incoming), 'via_email').getgroup(groupParam(asking))

const commands: Record<AddressCommand, (asking: CommandRequest) => Promise<Outcome>> = {
  ...(Object.fromEntries(
    (Object.keys(requests) as RequestCommand[]).map(command => [command, request(command)]),
  ) as Record<RequestCommand, (asking: CommandRequest) => Promise<Outcome>>),
  help: replyWith('help'),
  guidelines: replyWith('guidelines', seesGroup),
  status: replyWith('status'),
  mute: topicCommand('mute'),
  unmute: topicCommand('unmute'),
  follow: topicCommand('follow'),
  unfollow: topicCommand('unfollow'),
}

export const command: Handler<Extract<Destination, { is: 'command' }>> = {
  handle: (incoming, { group, command: asked }, parts) => commands[asked]({ incoming, group, parts }),
}
