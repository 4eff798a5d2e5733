import type { MailReply } from '#contract/mail/mail-replies.ts'
import { decisionOnPost } from '#features/moderation/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/calls/identity.ts'
import type { ReplyPurpose } from '#runtime/notifications/email-content.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { parseReplyAddress } from '../../reply-addresses.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler, HandlerDeps } from '../handlers.ts'
import { refused, type IncomingMail, type Outcome } from '../incoming-mail.ts'
import { resolveActor } from './resolve-actor.ts'
import { confirmByReply } from './confirm-message.ts'
import { recordRsvpReply } from './rsvp-reply.ts'
import { addRow } from './add-row.ts'
import { undoTopicCommand } from './topic-command.ts'
import {
  sendReply,
  doneOutcome,
  isApiErrorFor,
  outcomeOfError,
  unprovenOutcome,
  type ReplyEmail,
} from './reply-email.ts'

export type SignedReply = { incoming: IncomingMail; group: Group | null; deps: HandlerDeps }
/** The action of a reply, with the numbers from its token. */
type SignedAction = (signedReply: SignedReply, first: number, second: number) => Promise<Outcome>

/** An action that needs only the token: like a link in the email, it works from any sender address. */
const confirmAction =
  (
    why: string,
    confirm: (calls: ReturnType<typeof mailCalls>, first: number, second: number) => Promise<void>,
  ): SignedAction =>
  async ({ group, deps }, first, second) => {
    try {
      await confirm(mailCalls(deps.pipeline, null), first, second)
      return doneOutcome(why, group)
    } catch (error) {
      // A second reply, or a member who has joined in another way, counts as success.
      return isApiErrorFor(error, 'already subscribed') ? doneOutcome(why, group) : outcomeOfError(error, group)
    }
  }

type DecisionContext = {
  calls: ReturnType<HandlerDeps['callAs']>
  inside: ReturnType<typeof mailCalls>
  reason: string
  subject: string
}
/** Decides, and returns the subject of the message or the name of the person for the reply email. */
type DecideAction = (context: DecisionContext, id: number) => Promise<string>

/** The reply if the decision was already made. Null if the same person made the same decision by email before. */
type LateReply = (
  context: DecisionContext & { answer: MailReply; group: Group; account_id: number; tx: Tx },
  id: number,
) => Promise<ReplyEmail | null>

/** Errors that mean that nothing is left to decide, or not for this person. */
const alreadyDecidedErrors = ['invalid pending_message_id', 'member_info_id', 'member not pending'] as const

/**
 * A moderation decision by reply. The token names the subject, the sender has to be proven, and the pipeline checks permissions.
 */
const decisionAction =
  (answer: MailReply, page: string, decide: DecideAction, lateReply: LateReply): SignedAction =>
  async ({ incoming, deps, ...signedReply }, group_id, id) => {
    const group = signedReply.group ?? (await freshGroups.groupById(deps.database.read, group_id))
    if (group?.id !== group_id) return unknownTokenOutcome(signedReply.group)
    const { url } = deps.settings
    const identity = await resolveActor(incoming, deps)
    if (!identity) return unprovenOutcome(group, `${url}/g/${group.name}/${page}`)
    const context = decisionContextOf(deps, identity, incoming)
    if (approvals.has(answer) && saysNo.test(context.reason)) return contradictoryReply(group)
    try {
      const detail = await decide(context, id)
      await sendReply(incoming, group, deps, { answer, detail })
      return doneOutcome(answer, group)
    } catch (error) {
      if (!isApiErrorFor(error, ...alreadyDecidedErrors)) return outcomeOfError(error, group)
    }
    try {
      const lateContext = { answer, group, account_id: identity.account.id, tx: deps.database.read }
      const lateAnswer = await lateReply({ ...context, ...lateContext }, id)
      if (!lateAnswer) return doneOutcome('decided before', group)
      await sendReply(incoming, group, deps, lateAnswer)
      return doneOutcome('answered: decided before', group)
    } catch (error) {
      return outcomeOfError(error, group)
    }
  }

// Any reply approves, except one that begins with a refusal.
const approvals: ReadonlySet<MailReply> = new Set<MailReply>(['approved', 'member approved'])
const saysNo =
  /^(?:no|nope|never|don['’]t|do not|reject|refuse|deny|decline|delete|spam|nein|nicht|ablehnen|non|nie)(?![\p{L}\p{N}])/iu
const contradictoryReply = (group: Group): Outcome => refused('says no', { key: 'replyApproves' }, group)

const maxReasonLength = 20_000

const decisionContextOf = (deps: HandlerDeps, identity: Identity, { mail }: IncomingMail): DecisionContext => ({
  calls: deps.callAs(identity, 'via_email'),
  inside: mailCalls(deps.pipeline, identity),
  reason: mail.text.words.body.trim().slice(0, maxReasonLength),
  subject: mail.subject,
})

/** Decides on a pending message. The subject is read first, since it is gone afterwards. */
const postDecision = (
  answer: MailReply,
  decide: (context: DecisionContext, pending: { pending_message_id: number }) => Promise<unknown>,
): SignedAction => {
  const decideOnPost: DecideAction = async (context, pending_message_id) => {
    const { subject } = await context.calls.getpendingmessage({ pending_message_id })
    await decide(context, { pending_message_id })
    return subject
  }
  return decisionAction(answer, 'pending', decideOnPost, lateReplyOnPost)
}
const memberDecision = (answer: MailReply, decide: DecideAction): SignedAction =>
  decisionAction(answer, 'members?type=pending', decide, async () => ({ answer: 'member decided' }))

const decisionWords: Record<string, MailReply> = {
  'message.approved': 'approved',
  'message.rejected': 'rejected',
  'message.discarded': 'deleted',
}
const lateReplyOnPost: LateReply = async ({ calls, answer, group, account_id, tx }, pending_message_id) => {
  const group_id = group.id
  // Fetching the pending messages checks that the person may moderate.
  await calls.getpendingmessages({ group_id, limit: 1 })
  const decision = await decisionOnPost(tx, group_id, pending_message_id)
  const isOwn =
    decision?.account_id === account_id && decision.via === 'via_email' && decisionWords[decision.name] === answer
  if (isOwn) return null
  return { answer: 'decided', detail: decision?.subject ?? '', pending_message_id }
}

const nameOf = ({ full_name, email }: { full_name?: string; email?: string }): string => full_name || email || ''

const signedActions: Record<ReplyPurpose, SignedAction> = {
  confirm: confirmAction('confirmed', (calls, mail_request_id) => calls.confirmrequest({ mail_request_id })),
  'confirm address': confirmAction('confirmed', (calls, mail_token_id, account_id) =>
    calls.confirmaddress({ mail_token_id, account_id }),
  ),
  invite: confirmAction('accepted', (calls, group_id, invite_id) => calls.acceptinvitation({ group_id, invite_id })),
  probe: confirmAction('mail arrives', (calls, account_id, episode) => calls.resumebyanswer({ account_id, episode })),
  missed: confirmAction('missed posts sent', (calls, account_id, episode) =>
    calls.missedbyanswer({ account_id, episode }),
  ),
  'confirm message': async ({ deps, ...signedReply }, group_id, id) => {
    const group = signedReply.group ?? (await freshGroups.groupById(deps.database.read, group_id))
    return group?.id === group_id ? confirmByReply(group, id, deps) : unknownTokenOutcome(signedReply.group)
  },
  'answer event': recordRsvpReply,
  'approve message': postDecision('approved', ({ calls }, pending) => calls.approvependingmessage(pending)),
  'reject message': postDecision('rejected', ({ calls, reason }, pending) =>
    calls.rejectpendingmessage({ ...pending, reason }),
  ),
  'delete message': postDecision('deleted', ({ calls }, pending) => calls.deletependingmessage(pending)),
  'claim message': postDecision('claimed', ({ calls }, pending) => calls.claimpendingmessage(pending)),
  'approve member': memberDecision('member approved', async ({ calls }, member_info_id) =>
    nameOf(await calls.approvemember({ member_info_id })),
  ),
  'reject member': memberDecision('member rejected', async ({ inside, subject }, member_info_id) => {
    await inside.rejectmember({ member_info_id })
    return subject
  }),
  'unmute topic': undoTopicCommand('unmute'),
  'unfollow topic': undoTopicCommand('unfollow'),
  'add row': addRow,
}

/** The rejection for an invalid token. */
const unknownTokenOutcome = (group: Group | null): Outcome => refused('no such code', { key: 'unknownAddress' }, group)

export const signedAddress: Handler<Extract<Destination, { is: 'coded' }>> = {
  async handle(incoming, { group, command, code }, deps) {
    const replyAddress = parseReplyAddress(deps.codes, command, code)
    const [first, second = 0] = replyAddress?.numbers ?? []
    if (!replyAddress || first === undefined) return unknownTokenOutcome(group)
    return signedActions[replyAddress.purpose]({ incoming, group, deps }, first, second)
  },
}
