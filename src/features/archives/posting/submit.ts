import { messageKey } from '#content/message-key.ts'
import type { Position } from '#contract/permissions.ts'
import { may } from '#contract/permissions.ts'
import type { Failing, Recording } from '#runtime/call.ts'
import type { Group, Membership } from '#runtime/subjects.ts'
import { readSubject } from '#content/text/subject.ts'
import { OvertakenError } from '#storage/failures.ts'
import type { Params } from '#storage/query.ts'
import { lockTags } from '../../hashtags/index.ts'
import { readWithoutCodes } from '../message/codes.ts'
import { revokeCodes } from '../message/revoked-codes.ts'
import { sizeOf } from '../message/row.ts'
import type { RawMessage, Submission } from '../message/submission.ts'
import type { ArchiveParts } from '../parts.ts'
import { adapt, dropTags } from './adapt.ts'
import type { LookAhead } from './look-ahead.ts'
import { composeMail } from '../files/compose.ts'
import { hold, type HeldVerdict } from './hold.ts'
import { checkAfterOthers, tellLater } from './posted-before.ts'
import { post, type PostedVerdict, type PostFact } from './post.ts'
import type { Posted } from './post-store.ts'
import { judge, outside, type PostRefusal, type Situation } from './rules.ts'
import { look, mostReferences, sameSubjectDays, threadOf, type Seen } from './thread.ts'

/** A call that posts: in a group, by somebody who stands there somehow. */
export type SubmitCall = Recording<PostFact | 'message.held'> &
  Failing<PostRefusal> & {
    group: Group
    /** The author's own. */
    membership: Membership | null
    position: Position
    /** Others were posted before it in the same transaction. */
    beside: boolean
  }

/** What became of a submission. */
export type Verdict = PostedVerdict | HeldVerdict

/**
 * Decides on a message and carries the decision out, in the caller's transaction. What is refused leaves no trace. One
 * that arrives again is the one that arrived first.
 */
export async function submit(
  call: SubmitCall,
  parts: ArchiveParts,
  submission: Submission,
  ahead?: LookAhead,
): Promise<Verdict> {
  const mime_key = mimeKeyOf(submission)
  const { seen, leaving, ...found } = await situationOf(call, parts, submission, mime_key, ahead)
  if (seen.posted) return postedBefore(seen.posted as Posted)
  if (seen.held !== null) return { is: 'held', pending_message_id: seen.held }

  // Judged by a position that was found a moment earlier: who was put out or let in since then is looked at again.
  const isOut = found.through === null && !outside.includes(call.position.standing)
  if (isOut || found.member_id !== memberIdOf(call)) throw new OvertakenError('the author was put out or let in')
  const decided = { ...found, mime_key }
  checkAfterOthers(call.tx, decided)
  const ruling = judge(found)
  if (ruling !== 'pass' && 'refuse' in ruling) return call.fail(ruling.refuse, 'can_post')
  tellLater(call.tx, decided)
  if (leaving.length > 0) await revokeCodes.run(call.tx, { codes: leaving.toSorted() })
  if (ruling === 'pass') return post(call, decided)
  return hold(call, { ...decided, reason: ruling.hold })
}

const postedBefore = (about: Posted): PostedVerdict => ({ is: 'posted', message: Promise.resolve(about), about })

const memberIdOf = ({ membership }: SubmitCall): number | null =>
  membership?.status === 'sub_status_normal' ? membership.id : null

function throughOf({ id, parent_id }: Group, { member_id, parent_member_id }: Seen): Situation['through'] {
  if (member_id !== null) return { group_id: id, id: member_id }
  return parent_id === null || parent_member_id === null ? null : { group_id: parent_id, id: parent_member_id }
}

/** What tells a second arrival: Message-ID, sender and text; the signature under it may be another by then. */
export function mimeKeyOf({
  mime_id,
  author,
  text,
  raw,
}: Pick<Submission, 'mime_id' | 'text'> & { author: { email: string }; raw: Pick<RawMessage, 'signature'> }): Buffer {
  const written = text.html.slice(0, text.html.length - (raw.signature?.html.length ?? 0))
  return messageKey(mime_id, author.email, written)
}

/** What is looked up to decide on a message. */
export function lookedFor(
  { id, settings }: Group,
  submission: Submission,
  mime_key = mimeKeyOf(submission),
): Params<'posting.look'> {
  const { reply_to_message_id, references, created, author } = submission
  const subject = readSubject(submission.subject, { tag: settings.subject_tag })
  return {
    group_id: id,
    mime_key,
    mime_id: submission.mime_id,
    message_id: reply_to_message_id,
    references: references.slice(-mostReferences),
    thread_key: subject.threadKey,
    days: sameSubjectDays[subject.isReply ? 'reply' : 'post'],
    created: created === null ? null : Temporal.Instant.from(created),
    account_id: author.account_id,
  }
}

/** All that a message is judged by, the message being as its group takes it. */
export async function situationOf(
  call: Pick<SubmitCall, 'tx' | 'group' | 'position'> & { beside?: boolean },
  { addresses, codes, postLimits }: ArchiveParts,
  given: Submission,
  mime_key: Buffer,
  ahead?: LookAhead,
): Promise<Situation & { seen: Seen; leaving: readonly string[] }> {
  const { tx, group, position } = call
  const { settings } = group
  const adapted = await adapt(given, settings, postLimits)
  const options = { tag: settings.subject_tag }
  let subject = readSubject(adapted.subject, options)
  const seen = await (ahead?.foundIn(group) ?? look.first(tx, lookedFor(group, given, mime_key)))
  if (!seen) throw new OvertakenError('the group was deleted')
  // A message that is repeated begins a topic of its own.
  const thread = given.repost_of === undefined ? threadOf(seen, subject.isReply, settings) : null
  // Hashtags are locked before the group is.
  if (call.beside && !thread && subject.hashtags.length > 0) throw new OvertakenError('hashtags beside others')
  // A topic's hashtags are those of its first message.
  const named = thread ? { tags: thread.tags, unknown: [] } : await lockTags(tx, group.id, subject.hashtags)
  const isDropped =
    named.unknown.length > 0 &&
    settings.hash_tag_permissions === 'hash_tag_create_mods_remove' &&
    !may('create_hashtags', position)
  const written = isDropped ? { ...adapted, subject: dropTags(subject, named.unknown) } : adapted
  if (isDropped) subject = readSubject(written.subject, options)
  // What the group changes is no longer what was written: it is composed anew.
  const whole = written === given ? given : { ...written, raw: composeMail(addresses, group, written) }
  const { text, leaving } = readWithoutCodes(whole.text, { ...addresses, codes })
  // Mail programs show one mail for each Message-ID: another text under the same would be lost to many.
  const mime_id = seen.is_id_taken ? `${mime_key.toString('hex').slice(0, 40)}@${addresses.mailDomain}` : whole.mime_id
  const submission = { ...whole, text, mime_id }
  return {
    leaving,
    group,
    position,
    member_id: seen.member_id,
    post_status: seen.post_status,
    through: throughOf(group, seen),
    auto_follow: seen.auto_follow ?? false,
    limits: postLimits,
    storage_used: seen.storage_used,
    submission,
    subject,
    size: sizeOf(submission),
    thread,
    tags: named.tags,
    unknown: isDropped ? [] : named.unknown,
    seen,
  }
}
