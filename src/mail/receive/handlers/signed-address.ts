import type { MailReply } from '#contract/mail/mail-replies.ts'
import { decisionOn } from '#features/archives/index.ts'
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
import { undoOnTopic } from './topic-command.ts'
import {
  sendReply,
  doneOutcome,
  isApiErrorFor,
  outcomeOfError,
  unprovenOutcome,
  type ReplyEmail,
} from './reply-email.ts'

export type SignedReply = { incoming: IncomingMail; group: Group | null; parts: HandlerDeps }
/** What an answer does; each number is what the address was made of. */
type SignedAction = (answering: SignedReply, first: number, second: number) => Promise<Outcome>

/** Who has the email has the code: an answer shows as much as its link would, whatever it is sent from. */
const confirmAction =
  (
    why: string,
    confirm: (calls: ReturnType<typeof mailCalls>, first: number, second: number) => Promise<void>,
  ): SignedAction =>
  async ({ group, parts }, first, second) => {
    try {
      await confirm(mailCalls(parts.pipeline, null), first, second)
      return doneOutcome(why, group)
    } catch (error) {
      // Whoever answers twice, or has joined on another way meanwhile, has what they want.
      return isApiErrorFor(error, 'already subscribed') ? doneOutcome(why, group) : outcomeOfError(error, group)
    }
  }

type DecisionContext = {
  calls: ReturnType<HandlerDeps['callAs']>
  inside: ReturnType<typeof mailCalls>
  reason: string
  subject: string
}
/** What was decided on, as the answer names it: the subject of a post, or a person. */
type DecideAction = (deciding: DecisionContext, id: number) => Promise<string>

/** What to say where there is nothing to decide any more. Null: they decided the same by email before, and have heard so. */
type LateReply = (
  deciding: DecisionContext & { said: MailReply; group: Group; account_id: number; tx: Tx },
  id: number,
) => Promise<ReplyEmail | null>

/** The refusals that mean that there is nothing to decide any more, or not for this person. */
const alreadyDecidedErrors = ['invalid pending_message_id', 'member_info_id', 'member not pending'] as const

/** A moderator decides: the code says on what, their mail has to show who they are, and the pipeline whether they may. */
const decisionAction =
  (said: MailReply, page: string, decide: DecideAction, lateReply: LateReply): SignedAction =>
  async ({ incoming, parts, ...answering }, group_id, id) => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    if (group?.id !== group_id) return unknownTokenOutcome(answering.group)
    const { url } = parts.settings
    const identity = await resolveActor(incoming, parts)
    if (!identity) return unprovenOutcome(group, `Decide at ${url}/g/${group.name}/${page}`)
    const by = decisionContextOf(parts, identity, incoming)
    if (approvals.has(said) && saysNo.test(by.reason)) return contradictoryReply(group)
    try {
      const detail = await decide(by, id)
      await sendReply(incoming, group, parts, { answer: said, detail })
      return doneOutcome(said, group)
    } catch (error) {
      if (!isApiErrorFor(error, ...alreadyDecidedErrors)) return outcomeOfError(error, group)
    }
    try {
      const asked = { said, group, account_id: identity.account.id, tx: parts.database.read }
      const before = await lateReply({ ...by, ...asked }, id)
      if (!before) return doneOutcome('decided before', group)
      await sendReply(incoming, group, parts, before)
      return doneOutcome('answered: decided before', group)
    } catch (error) {
      return outcomeOfError(error, group)
    }
  }

// A reply approves, whatever it says, but for the one thing that nobody writes who wants that.
const approvals: ReadonlySet<MailReply> = new Set<MailReply>(['approved', 'member approved'])
const saysNo =
  /^(?:no|nope|never|don['’]t|do not|reject|refuse|deny|decline|delete|spam|nein|nicht|ablehnen|non|nie)(?![\p{L}\p{N}])/iu
const contradictoryReply = (group: Group): Outcome =>
  refused(
    'says no',
    'A reply to this address approves. To reject or delete it, use the other addresses in the email',
    group,
  )

const maxReasonLength = 20_000

const decisionContextOf = (parts: HandlerDeps, identity: Identity, { mail }: IncomingMail): DecisionContext => ({
  calls: parts.callAs(identity, 'via_email'),
  inside: mailCalls(parts.pipeline, identity),
  reason: mail.text.words.body.trim().slice(0, maxReasonLength),
  subject: mail.subject,
})

/** Decides on a pending post; its subject, which nobody can look up once it is decided on. */
const postDecision = (
  said: MailReply,
  decide: (deciding: DecisionContext, pending: { pending_message_id: number }) => Promise<unknown>,
): SignedAction => {
  const decideOnPost: DecideAction = async (deciding, pending_message_id) => {
    const { subject } = await deciding.calls.getpendingmessage({ pending_message_id })
    await decide(deciding, { pending_message_id })
    return subject
  }
  return decisionAction(said, 'pending', decideOnPost, lateReplyOnPost)
}
const memberDecision = (said: MailReply, decide: DecideAction): SignedAction =>
  decisionAction(said, 'members?type=pending', decide, async () => ({ answer: 'member decided' }))

const decisionWords: Record<string, MailReply> = {
  'message.approved': 'approved',
  'message.rejected': 'rejected',
  'message.discarded': 'deleted',
}
const lateReplyOnPost: LateReply = async ({ calls, said, group, account_id, tx }, pending_message_id) => {
  const group_id = group.id
  // What was decided is for those who may decide: nothing else is left to ask for their right.
  await calls.getpendingmessages({ group_id, limit: 1 })
  const before = await decisionOn(tx, group_id, pending_message_id)
  const isOwn = before?.account_id === account_id && before.via === 'via_email' && decisionWords[before.name] === said
  if (isOwn) return null
  return { answer: 'decided', detail: before?.subject ?? '', pending_message_id }
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
  'confirm message': async ({ parts, ...answering }, group_id, id) => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    return group?.id === group_id ? confirmByReply(group, id, parts) : unknownTokenOutcome(answering.group)
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
  'unmute topic': undoOnTopic('unmute'),
  'unfollow topic': undoOnTopic('unfollow'),
  'add row': addRow,
}

/** Nobody here has made such an address. */
const unknownTokenOutcome = (group: Group | null): Outcome =>
  refused('no such code', 'There is no such address.', group)

export const signedAddress: Handler<Extract<Destination, { is: 'coded' }>> = {
  async handle(incoming, { group, command, code }, parts) {
    const replyAddress = parseReplyAddress(parts.codes, command, code)
    const [first, second = 0] = replyAddress?.numbers ?? []
    if (!replyAddress || first === undefined) return unknownTokenOutcome(group)
    return signedActions[replyAddress.purpose]({ incoming, group, parts }, first, second)
  },
}
