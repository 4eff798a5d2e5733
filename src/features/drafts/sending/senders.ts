import type { Timestamp } from '#storage/values.ts'
import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import type { ParsedText } from '#content/text/index.ts'
import type { Call } from '#runtime/calls/handler.ts'
import { query } from '#storage/query.ts'
import {
  submit,
  type ArchiveDeps,
  type PostPrefetch,
  type Submission,
  type SubmitOutcome,
} from '../../archives/index.ts'
import type * as contract from '../contract.ts'
import type { DraftRow } from '../finders.ts'
import { findAuthor, findRecipient, moderatorIds, type Recipient } from './recipients.ts'
import { directionOf, findReplyTarget, type ReplyDirection, type ReplyTarget } from './reply-target.ts'
import { checkPrivateMessage, sendPrivately } from './send-privately.ts'

export type PostCall = Call<typeof contract.postDraft>
/** A parsed draft, and its version. */
export type PreparedDraft = { version: Timestamp; text: ParsedText; submission: Submission; ahead?: PostPrefetch }
export type SendContext = { call: PostCall; draft: DraftRow; ready: PreparedDraft; deps: ArchiveDeps }
/** Whether it is held; the posted message, once its id is known. */
type SendOutcome = { held: boolean; posted: PostedMessage | null }
type PostedMessage = Extract<SubmitOutcome, { is: 'posted' }>['message']

const sentOutcome: SendOutcome = { held: false, posted: null }
const outcomeOf = (verdict: SubmitOutcome): SendOutcome =>
  verdict.is === 'held' ? { held: true, posted: null } : { held: false, posted: verdict.message }
const ownId = ({ call }: SendContext): number[] => (call.membership ? [call.membership.id] : [])
const copyToSelf = (sending: SendContext): number[] => (sending.draft.bcc_me ? ownId(sending) : [])

async function toGroup({ call, ready, deps }: SendContext): Promise<SendOutcome> {
  return outcomeOf(await submit(call, deps, ready.submission, ready.ahead))
}

async function toSender(sending: SendContext, { account_id, mime_id }: ReplyTarget): Promise<SendOutcome> {
  const { call } = sending
  checkPrivateMessage(sending)
  const author = (await findAuthor(call.tx, call.group.id, account_id)) ?? call.fail('invalid reply')
  await sendPrivately(sending, {
    kind: 'member',
    in_reply_to: mime_id,
    recipients: [author.id],
    copies: copyToSelf(sending),
  })
  return sentOutcome
}

const isDelivered = query(
  'draft.isDelivered',
  `select exists (select from outgoing_messages where group_id = :group_id and message_id = :message_id and kind = 'single'
     and :member_id = any(recipient_ids)) as "found!"`,
)

/** Posted, and an email to the author of the other message, unless the post itself is mailed to them now. */
async function toGroupAndSender(sending: SendContext, { account_id, mime_id }: ReplyTarget): Promise<SendOutcome> {
  const { call, ready, deps } = sending
  const { tx, group } = call
  const verdict = await submit(call, deps, ready.submission)
  const author: Recipient | undefined = await findAuthor(tx, group.id, account_id)
  const posted = verdict.is === 'posted' ? await verdict.message : null
  const gotIt =
    author &&
    posted &&
    (await isDelivered.one(tx, { group_id: group.id, message_id: posted.message_id, member_id: author.id })).found
  if (author && !gotIt)
    await sendPrivately(sending, { kind: 'member', in_reply_to: mime_id, recipients: [author.id], copies: [] })
  return outcomeOf(verdict)
}

async function toModerators(sending: SendContext, { mime_id }: ReplyTarget): Promise<SendOutcome> {
  const { call } = sending
  checkPrivateMessage(sending)
  const recipients = (await moderatorIds(call.tx, call.group.id)).filter(id => id !== call.membership?.id)
  if (recipients.length === 0) call.fail('invalid reply')
  await sendPrivately(sending, {
    kind: 'to_moderators',
    in_reply_to: mime_id,
    recipients,
    copies: copyToSelf(sending),
  })
  return sentOutcome
}

const replies: Record<ReplyDirection, (sending: SendContext, replied: ReplyTarget) => Promise<SendOutcome>> = {
  group: toGroup,
  sender: toSender,
  group_and_sender: toGroupAndSender,
  mods: toModerators,
}

async function reply(sending: SendContext): Promise<SendOutcome> {
  const { call, draft } = sending
  const { tx, group, account, access, fail } = call
  const replied = await findReplyTarget(tx, group.id, draft.message_id ?? 0)
  // Without access to the archives, one cannot reply in them.
  if (!replied || !may('archives_visible', access)) return fail('invalid reply')
  const chosen = draft.reply_to as Value<'draft_reply_to'>
  return replies[directionOf(chosen, replied, { account_id: account.id, access })](sending, replied)
}

async function toMember(sending: SendContext): Promise<SendOutcome> {
  const { call, draft } = sending
  checkPrivateMessage(sending)
  const recipient = (await findRecipient(call, 'draft_type_dm', draft.member_id)) ?? call.fail('invalid dm_member_id')
  await sendPrivately(sending, { kind: 'member', in_reply_to: null, recipients: [recipient.id], copies: [] })
  return sentOutcome
}

async function fromModerators(sending: SendContext): Promise<SendOutcome> {
  const { call, draft } = sending
  if (!may('mod_page', call.access)) call.fail('inadequate_permissions', 'mod_page')
  checkPrivateMessage(sending)
  const recipient =
    (await findRecipient(call, 'draft_type_post_to_sub', draft.member_id)) ?? call.fail('invalid member_id')
  const own = ownId(sending)
  const copies = draft.bcc_all ? await moderatorIds(call.tx, call.group.id) : []
  await sendPrivately(sending, {
    kind: 'from_moderators',
    in_reply_to: null,
    recipients: [recipient.id],
    copies: copies.filter(id => !own.includes(id)),
  })
  return sentOutcome
}

/** How each type of draft is sent. */
export const senders: Record<Value<'draft_type'>, (sending: SendContext) => Promise<SendOutcome>> = {
  draft_type_post: toGroup,
  draft_type_reply: reply,
  draft_type_dm: toMember,
  draft_type_post_to_sub: fromModerators,
}
