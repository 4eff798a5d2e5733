import { declaredError } from '#contract/errors.ts'
import type { AddressCommand } from '#contract/group-addresses.ts'
import type { MailAnswer } from '#contract/mail-answers.ts'
import { deliveryAsked, type DeliveryCommand, type RequestCommand } from '#contract/mail-requests.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/identity.ts'
import type { Group } from '#runtime/subjects.ts'
import { mailCalls } from '../calls.ts'
import type { Handler, HandlerParts } from '../handlers.ts'
import { identityOf, type Incoming, type Outcome } from '../incoming.ts'
import { findDestination, type Destination } from '../destination.ts'
import { actorOf } from './acting.ts'
import { answer, done, isRefusal, refusedBy, unproven, type Said } from './replying.ts'
import { topicCommand } from './topic-command.ts'

/** A mail to an address of a group that asks for one thing. */
export type Asking = { incoming: Incoming; group: Group; parts: HandlerParts }
type Known = Asking & { identity: Identity }

const senderIn = ({ incoming: { sender, mail }, group }: Asking) => ({
  group_id: group.id,
  email: sender.email,
  full_name: sender.name,
  mime_id: mail.mime_id,
})

const named = ({ group: { name } }: Asking) => ({ group_name: name })
const callsOf = ({ parts, identity }: Known) => parts.callAs(identity, 'via_email')

async function join(asking: Known): Promise<Said> {
  try {
    const { status } = await callsOf(asking).joingroup(named(asking))
    return { answer: status === 'sub_status_pending' ? 'waiting' : 'subscribed' }
  } catch (error) {
    const before = ['already subscribed', 'already pending'] as const satisfies MailAnswer[]
    const said = before.find(reason => isRefusal(error, reason))
    if (!said) throw error
    return { answer: said }
  }
}

async function leave(asking: Known): Promise<Said> {
  await callsOf(asking).deletesub(named(asking))
  return { answer: 'unsubscribed' }
}

const change =
  (command: DeliveryCommand) =>
  async (asking: Known): Promise<Said> => {
    await callsOf(asking).updatesub({ ...named(asking), email_delivery: deliveryAsked[command] })
    return { answer: command }
  }

/** What members ask for, by those who are shown to have asked. Everybody else is asked first whether they did. */
const requests: Record<RequestCommand, (asking: Known) => Promise<Said>> = {
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
const joining = { 'not subscribed': (group: string) => `Only members of its parent group can join ${group}.` }

const request =
  (command: RequestCommand) =>
  async (asking: Asking): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    const calls = mailCalls(parts.road, null)
    if (await isOurs(asking))
      return {
        is: 'refused',
        why: 'from an address of a group',
        sentence: 'An address of a group here cannot be a member of a group.',
        group_id: group.id,
      }
    if (incoming.proof.is !== 'proven') {
      await calls.askbymail({ ...senderIn(asking), command })
      return done('its sender is asked to confirm', group)
    }
    try {
      if (command === 'subscribe' && !identityOf(incoming)) {
        const { status } = await calls.welcomenewcomer(senderIn(asking))
        return done(status === 'sub_status_pending' ? 'waiting' : 'subscribed', group)
      }
      const identity = await actorOf(incoming, parts)
      if (!identity) throw declaredError('not subscribed')
      const said = await requests[command]({ ...asking, identity })
      await answer(incoming, group, parts, said)
      return done(said.answer, group)
    } catch (error) {
      // The same mail came on two ways at once.
      if (isRefusal(error, 'already subscribed')) return done('already subscribed', group)
      return refusedBy(error, group, command === 'subscribe' ? joining : {})
    }
  }

/** A group is no member of another: what one of them sends out would come back for ever. */
const isOurs = async ({ incoming: { sender }, parts: { database, settings } }: Asking): Promise<boolean> =>
  (await findDestination(database.read, sender.email, { finders: freshGroups, mailDomain: settings.mailDomain })) !==
  null

/** A letter that only tells something, to somebody who is known to have asked. */
const telling =
  (said: Extract<MailAnswer, 'help' | 'guidelines' | 'status'>, mayKnow?: (asking: Asking) => Promise<unknown>) =>
  async (asking: Asking): Promise<Outcome> => {
    const { incoming, group, parts } = asking
    const { url } = parts.settings
    if (incoming.proof.is !== 'proven') return unproven(group, `See ${url}/g/${group.name}`)
    try {
      await mayKnow?.(asking)
      await answer(incoming, group, parts, { answer: said })
      return done(said, group)
    } catch (error) {
      return refusedBy(error, group, { authentication: sentenceForStrangers })
    }
  }

const sentenceForStrangers = (group: string): string => `You are not a member of ${group} with this address.`
/** What a group says is for those whom it shows itself to. */
const seesGroup = (asking: Asking): Promise<unknown> =>
  asking.parts.callAs(identityOf(asking.incoming), 'via_email').getgroup(named(asking))

const commands: Record<AddressCommand, (asking: Asking) => Promise<Outcome>> = {
  ...(Object.fromEntries(
    (Object.keys(requests) as RequestCommand[]).map(command => [command, request(command)]),
  ) as Record<RequestCommand, (asking: Asking) => Promise<Outcome>>),
  help: telling('help'),
  guidelines: telling('guidelines', seesGroup),
  status: telling('status'),
  mute: topicCommand('mute'),
  unmute: topicCommand('unmute'),
  follow: topicCommand('follow'),
  unfollow: topicCommand('unfollow'),
}

export const command: Handler<Extract<Destination, { is: 'command' }>> = {
  handle: (incoming, { group, command: asked }, parts) => commands[asked]({ incoming, group, parts }),
}
