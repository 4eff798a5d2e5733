import type { MailAnswer } from '#contract/mail-answers.ts'
import { decisionOn } from '#features/archives/index.ts'
import { freshGroups } from '#features/groups/index.ts'
import type { Identity } from '#runtime/identity.ts'
import type { AnswerPurpose } from '#runtime/letters.ts'
import type { Group } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { readAddress } from '../../answer-addresses.ts'
import { mailCalls } from '../calls.ts'
import type { Destination } from '../destination.ts'
import type { Handler, HandlerParts } from '../handlers.ts'
import type { Incoming, Outcome } from '../incoming.ts'
import { actorOf } from './acting.ts'
import { confirmByAnswer } from './confirm-message.ts'
import { answerEvent } from './answer-event.ts'
import { addRow } from './add-row.ts'
import { undoOnTopic } from './topic-command.ts'
import { answer, done, isRefusal, refusedBy, unproven, type Said } from './replying.ts'

export type Answering = { incoming: Incoming; group: Group | null; parts: HandlerParts }
/** What an answer does; each number is what the address was made of. */
type Deed = (answering: Answering, first: number, second: number) => Promise<Outcome>

/** Who has the letter has the code: an answer shows as much as its link would, whatever it is sent from. */
const confirming =
  (why: string, confirm: (calls: ReturnType<typeof mailCalls>, first: number, second: number) => Promise<void>): Deed =>
  async ({ group, parts }, first, second) => {
    try {
      await confirm(mailCalls(parts.road, null), first, second)
      return done(why, group)
    } catch (error) {
      // Whoever answers twice, or has joined on another way meanwhile, has what they want.
      return isRefusal(error, 'already subscribed') ? done(why, group) : refusedBy(error, group)
    }
  }

type Deciding = {
  calls: ReturnType<HandlerParts['callAs']>
  inside: ReturnType<typeof mailCalls>
  reason: string
  subject: string
}
/** What was decided on, as the answer names it: the subject of a post, or a person. */
type Decide = (deciding: Deciding, id: number) => Promise<string>

/** What to say where there is nothing to decide any more. Null: they decided the same by email before, and have heard so. */
type Late = (
  deciding: Deciding & { said: MailAnswer; group: Group; account_id: number; tx: Tx },
  id: number,
) => Promise<Said | null>

/** The refusals that mean that there is nothing to decide any more, or not for this person. */
const tooLate = ['invalid pending_message_id', 'member_info_id', 'member not pending'] as const

/** A moderator decides: the code says on what, their mail has to show who they are, and the road whether they may. */
const deciding =
  (said: MailAnswer, page: string, decide: Decide, late: Late): Deed =>
  async ({ incoming, parts, ...answering }, group_id, id) => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    if (group?.id !== group_id) return strange(answering.group)
    const { url } = parts.settings
    const identity = await actorOf(incoming, parts)
    if (!identity) return unproven(group, `Decide at ${url}/g/${group.name}/${page}`)
    const by = decidingBy(parts, identity, incoming)
    if (approvals.has(said) && saysNo.test(by.reason)) return meansOtherwise(group)
    try {
      const detail = await decide(by, id)
      await answer(incoming, group, parts, { answer: said, detail })
      return done(said, group)
    } catch (error) {
      if (!isRefusal(error, ...tooLate)) return refusedBy(error, group)
    }
    try {
      const asked = { said, group, account_id: identity.account.id, tx: parts.database.read }
      const before = await late({ ...by, ...asked }, id)
      if (!before) return done('decided before', group)
      await answer(incoming, group, parts, before)
      return done('answered: decided before', group)
    } catch (error) {
      return refusedBy(error, group)
    }
  }

// A reply approves, whatever it says, but for the one thing that nobody writes who wants that.
const approvals: ReadonlySet<MailAnswer> = new Set<MailAnswer>(['approved', 'member approved'])
const saysNo =
  /^(?:no|nope|never|don['’]t|do not|reject|refuse|deny|decline|delete|spam|nein|nicht|ablehnen|non|nie)(?![\p{L}\p{N}])/iu
const meansOtherwise = (group: Group): Outcome => ({
  is: 'refused',
  why: 'says no',
  sentence: 'A reply to this address approves. To reject or delete it, use the other addresses in the email',
  group_id: group.id,
})

const mostReason = 20_000

const decidingBy = (parts: HandlerParts, identity: Identity, { mail }: Incoming): Deciding => ({
  calls: parts.callAs(identity, 'via_email'),
  inside: mailCalls(parts.road, identity),
  reason: mail.text.words.body.trim().slice(0, mostReason),
  subject: mail.subject,
})

/** Decides on a pending post; its subject, which nobody can look up once it is decided on. */
const onPost =
  (decide: (deciding: Deciding, pending: { pending_message_id: number }) => Promise<unknown>): Decide =>
  async (deciding, pending_message_id) => {
    const { subject } = await deciding.calls.getpendingmessage({ pending_message_id })
    await decide(deciding, { pending_message_id })
    return subject
  }

const wordOf: Record<string, MailAnswer> = {
  'message.approved': 'approved',
  'message.rejected': 'rejected',
  'message.discarded': 'deleted',
}
const lateOnPost: Late = async ({ calls, said, group, account_id, tx }, pending_message_id) => {
  const group_id = group.id
  // What was decided is for those who may decide: nothing else is left to ask for their right.
  await calls.getpendingmessages({ group_id, limit: 1 })
  const before = await decisionOn(tx, group_id, pending_message_id)
  const isOwn = before?.account_id === account_id && before.via === 'via_email' && wordOf[before.name] === said
  if (isOwn) return null
  return { answer: 'decided', detail: before?.subject ?? '', pending_message_id }
}
const lateOnMember: Late = async () => ({ answer: 'member decided' })

const nameOf = ({ full_name, email }: { full_name?: string; email?: string }): string => full_name || email || ''

const deeds: Record<AnswerPurpose, Deed> = {
  confirm: confirming('confirmed', (calls, mail_request_id) => calls.confirmrequest({ mail_request_id })),
  'confirm address': confirming('confirmed', (calls, mail_token_id, account_id) =>
    calls.confirmaddress({ mail_token_id, account_id }),
  ),
  invite: confirming('accepted', (calls, group_id, invite_id) => calls.acceptinvitation({ group_id, invite_id })),
  probe: confirming('mail arrives', (calls, account_id, episode) => calls.resumebyanswer({ account_id, episode })),
  missed: confirming('missed posts sent', (calls, account_id, episode) =>
    calls.missedbyanswer({ account_id, episode }),
  ),
  'confirm message': async ({ parts, ...answering }, group_id, id) => {
    const group = answering.group ?? (await freshGroups.groupById(parts.database.read, group_id))
    return group?.id === group_id ? confirmByAnswer(group, id, parts) : strange(answering.group)
  },
  'answer event': answerEvent,
  'approve message': deciding(
    'approved',
    'pending',
    onPost(({ calls }, pending) => calls.approvependingmessage(pending)),
    lateOnPost,
  ),
  'reject message': deciding(
    'rejected',
    'pending',
    onPost(({ calls, reason }, pending) => calls.rejectpendingmessage({ ...pending, reason })),
    lateOnPost,
  ),
  'delete message': deciding(
    'deleted',
    'pending',
    onPost(({ calls }, pending) => calls.deletependingmessage(pending)),
    lateOnPost,
  ),
  'claim message': deciding(
    'claimed',
    'pending',
    onPost(({ calls }, pending) => calls.claimpendingmessage(pending)),
    lateOnPost,
  ),
  'approve member': deciding(
    'member approved',
    'members?type=pending',
    async ({ calls }, member_info_id) => nameOf(await calls.approvemember({ member_info_id })),
    lateOnMember,
  ),
  'reject member': deciding(
    'member rejected',
    'members?type=pending',
    async ({ inside, subject }, member_info_id) => {
      await inside.rejectmember({ member_info_id })
      return subject
    },
    lateOnMember,
  ),
  'unmute topic': undoOnTopic('unmute'),
  'unfollow topic': undoOnTopic('unfollow'),
  'add row': addRow,
}

/** Nobody here has made such an address. */
const strange = (group: Group | null): Outcome => ({
  is: 'refused',
  why: 'no such code',
  sentence: 'There is no such address.',
  ...(group ? { group_id: group.id } : {}),
})

export const coded: Handler<Extract<Destination, { is: 'coded' }>> = {
  async handle(incoming, { group, command, code }, parts) {
    const found = readAddress(parts.codes, command, code)
    const [first, second = 0] = found?.numbers ?? []
    if (!found || first === undefined) return strange(group)
    return deeds[found.purpose]({ incoming, group, parts }, first, second)
  },
}
