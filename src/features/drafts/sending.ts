import type { Timestamp } from '#storage/values.ts'
import type { Value } from '#contract/enumerations.ts'
import { may } from '#contract/permissions.ts'
import type { ReadText } from '#content/text/index.ts'
import type { Call } from '#runtime/call.ts'
import { query } from '#storage/query.ts'
import { submit, type ArchiveParts, type LookAhead, type Submission, type Verdict } from '../archives/index.ts'
import type * as contract from './contract.ts'
import type { DraftRow } from './finders.ts'
import { findAuthor, findRecipient, moderatorIds, type Recipient } from './recipients.ts'
import { directionOf, findReplied, type Direction, type Replied } from './replied.ts'
import { checkLetter, sendPrivately } from './send-privately.ts'

export type PostCall = Call<typeof contract.postDraft>
/** A draft that was read and composed, as it was at a moment. */
export type Ready = { version: Timestamp; text: ReadText; submission: Submission; ahead?: LookAhead }
export type Sending = { call: PostCall; draft: DraftRow; ready: Ready; parts: ArchiveParts }
/** Whether it waits for a moderator; where it was posted in the group, which message it is, once that is known. */
type Outcome = { held: boolean; posted: PostedMessage | null }
type PostedMessage = Extract<Verdict, { is: 'posted' }>['message']

const sent: Outcome = { held: false, posted: null }
const outcomeOf = (verdict: Verdict): Outcome =>
  verdict.is === 'held' ? { held: true, posted: null } : { held: false, posted: verdict.message }
const ownId = ({ call }: Sending): number[] => (call.membership ? [call.membership.id] : [])
const copyToSelf = (sending: Sending): number[] => (sending.draft.bcc_me ? ownId(sending) : [])

async function toGroup({ call, ready, parts }: Sending): Promise<Outcome> {
  return outcomeOf(await submit(call, parts, ready.submission, ready.ahead))
}

async function toSender(sending: Sending, { account_id, mime_id }: Replied): Promise<Outcome> {
  const { call } = sending
  checkLetter(sending)
  const author = (await findAuthor(call.tx, call.group.id, account_id)) ?? call.fail('invalid reply')
  await sendPrivately(sending, {
    kind: 'member',
    in_reply_to: mime_id,
    recipients: [author.id],
    copies: copyToSelf(sending),
  })
  return sent
}

const isDelivered = query(
  'draft.isDelivered',
  `select exists (select from mailings where group_id = :group_id and message_id = :message_id and kind = 'single'
     and :member_id = any(recipient_ids)) as "found!"`,
)

/** Posted, and a letter to the author of the other message, unless the post itself is mailed to them now. */
async function toGroupAndSender(sending: Sending, { account_id, mime_id }: Replied): Promise<Outcome> {
  const { call, ready, parts } = sending
  const { tx, group } = call
  const verdict = await submit(call, parts, ready.submission)
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

async function toModerators(sending: Sending, { mime_id }: Replied): Promise<Outcome> {
  const { call } = sending
  checkLetter(sending)
  const recipients = (await moderatorIds(call.tx, call.group.id)).filter(id => id !== call.membership?.id)
  if (recipients.length === 0) call.fail('invalid reply')
  await sendPrivately(sending, {
    kind: 'to_moderators',
    in_reply_to: mime_id,
    recipients,
    copies: copyToSelf(sending),
  })
  return sent
}

const replies: Record<Direction, (sending: Sending, replied: Replied) => Promise<Outcome>> = {
  group: toGroup,
  sender: toSender,
  group_and_sender: toGroupAndSender,
  mods: toModerators,
}

async function reply(sending: Sending): Promise<Outcome> {
  const { call, draft } = sending
  const { tx, group, account, position, fail } = call
  const replied = await findReplied(tx, group.id, draft.message_id ?? 0)
  // Whoever may not see the archives any more answers nothing in them.
  if (!replied || !may('archives_visible', position)) return fail('invalid reply')
  const chosen = draft.reply_to as Value<'draft_reply_to'>
  return replies[directionOf(chosen, replied, { account_id: account.id, position })](sending, replied)
}

async function toMember(sending: Sending): Promise<Outcome> {
  const { call, draft } = sending
  checkLetter(sending)
  const recipient = (await findRecipient(call, 'draft_type_dm', draft.member_id)) ?? call.fail('invalid dm_member_id')
  await sendPrivately(sending, { kind: 'member', in_reply_to: null, recipients: [recipient.id], copies: [] })
  return sent
}

async function fromModerators(sending: Sending): Promise<Outcome> {
  const { call, draft } = sending
  if (!may('mod_page', call.position)) call.fail('inadequate_permissions', 'mod_page')
  checkLetter(sending)
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
  return sent
}

/** How each type of draft goes out. */
export const senders: Record<Value<'draft_type'>, (sending: Sending) => Promise<Outcome>> = {
  draft_type_post: toGroup,
  draft_type_reply: reply,
  draft_type_dm: toMember,
  draft_type_post_to_sub: fromModerators,
}
