import { messageKey } from '#content/message-key.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import { may } from '#contract/permissions.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { BatchState } from '#runtime/transactions/batch-state.ts'
import { parseSubject } from '#content/text/subject.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { Params } from '#storage/query.ts'
import { lockTags } from '../../hashtags/index.ts'
import { redactReadText } from '../message/redact-tokens.ts'
import { revokeTokens } from '../message/revoked-tokens.ts'
import { sizeOf } from '../message/message-row.ts'
import type { RawMessage, Submission } from '../message/submission.ts'
import type { ArchiveDeps } from '../deps.ts'
import { applyGroupFormat, dropTags } from './apply-group-format.ts'
import type { PostPrefetch } from './prefetch.ts'
import { composeMail } from '../files/compose-mail.ts'
import { hold, type HeldOutcome } from './hold.ts'
import { addToBatch, checkUnchangedInBatch, newPostsInBatch } from './earlier-posts-in-batch.ts'
import { post, type PostedOutcome, type PostFact } from './post.ts'
import type { PostedMessage } from './post-store.ts'
import { evaluateRules, nonMemberRoles, type PostError, type PostContext } from './rules.ts'
import { lookupThread, maxReferences, sameSubjectDays, threadOf, type ThreadLookup } from './thread.ts'

/** A call that posts: in a group, by somebody who stands there somehow. */
export type SubmitCall = RecordContext<PostFact | 'message.held'> &
  FailContext<PostError> & {
    group: Group
    /** The author's own. */
    membership: Membership | null
    access: GroupAccess
    /** Others were posted before it in the same transaction. */
    isFollower: boolean
    batchState: BatchState
  }

/** What became of a submission. */
export type SubmitOutcome = PostedOutcome | HeldOutcome

/**
 * Decides on a message and carries the decision out, in the caller's transaction. What is refused leaves no trace. One
 * that arrives again is the one that arrived first.
 */
export async function submit(
  call: SubmitCall,
  parts: ArchiveDeps,
  submission: Submission,
  ahead?: PostPrefetch,
): Promise<SubmitOutcome> {
  const mime_key = mimeKeyOf(submission)
  const { seen, leaving, ...found } = await postContextOf(call, parts, submission, mime_key, ahead)
  if (seen.posted) return postedOutcome(seen.posted as PostedMessage)
  if (seen.held !== null) return { is: 'held', pending_message_id: seen.held }

  // The access was read before the lock: a membership that has ended or begun since then is checked again.
  const isOut = found.through === null && !nonMemberRoles.includes(call.access.role)
  if (isOut || found.member_id !== memberIdOf(call)) throw new StaleReadError('the author was put out or let in')
  const decided = { ...found, mime_key }
  const batch = call.batchState(newPostsInBatch)
  checkUnchangedInBatch(batch, { ...decided, seen })
  const ruling = evaluateRules(found)
  if (ruling !== 'pass' && 'refuse' in ruling) return call.fail(ruling.refuse, 'can_post')
  addToBatch(batch, { ...decided, seen }, ruling)
  if (leaving.length > 0) await revokeTokens.run(call.tx, { codes: leaving.toSorted() })
  if (ruling === 'pass') return post(call, decided)
  return hold(call, { ...decided, reason: ruling.hold })
}

const postedOutcome = (about: PostedMessage): PostedOutcome => ({
  is: 'posted',
  message: Promise.resolve(about),
  about,
})

const memberIdOf = ({ membership }: SubmitCall): number | null =>
  membership?.status === 'sub_status_normal' ? membership.id : null

function throughOf({ id, parent_id }: Group, { member_id, parent_member_id }: ThreadLookup): PostContext['through'] {
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
export function lookupParams(
  { id, settings }: Group,
  submission: Submission,
  mime_key = mimeKeyOf(submission),
): Params<'posting.look'> {
  const { reply_to_message_id, references, created, author } = submission
  const subject = parseSubject(submission.subject, { tag: settings.subject_tag })
  return {
    group_id: id,
    mime_key,
    mime_id: submission.mime_id,
    message_id: reply_to_message_id,
    references: references.slice(-maxReferences),
    thread_key: subject.threadKey,
    days: sameSubjectDays[subject.isReply ? 'reply' : 'post'],
    created: created === null ? null : Temporal.Instant.from(created),
    account_id: author.account_id,
  }
}

/** All that a message is judged by, the message being as its group takes it. */
export async function postContextOf(
  call: Pick<SubmitCall, 'tx' | 'group' | 'access'> & { isFollower?: boolean },
  { addresses, codes, postLimits }: ArchiveDeps,
  given: Submission,
  mime_key: Buffer,
  ahead?: PostPrefetch,
): Promise<PostContext & { seen: ThreadLookup; leaving: readonly string[] }> {
  const { tx, group, access } = call
  const { settings } = group
  const adapted = await applyGroupFormat(given, settings, postLimits)
  const options = { tag: settings.subject_tag }
  let subject = parseSubject(adapted.subject, options)
  const seen = await (ahead?.foundIn(group) ?? lookupThread.first(tx, lookupParams(group, given, mime_key)))
  if (!seen) throw new StaleReadError('the group was deleted')
  // A message that is repeated begins a topic of its own.
  const thread = given.repost_of === undefined ? threadOf(seen, subject.isReply, settings) : null
  // Hashtags are locked before the group is.
  if (call.isFollower && !thread && subject.hashtags.length > 0) throw new StaleReadError('hashtags beside others')
  // A topic's hashtags are those of its first message.
  const named = thread ? { tags: thread.tags, unknown: [] } : await lockTags(tx, group.id, subject.hashtags)
  const isDropped =
    named.unknown.length > 0 &&
    settings.hash_tag_permissions === 'hash_tag_create_mods_remove' &&
    !may('create_hashtags', access)
  const written = isDropped ? { ...adapted, subject: dropTags(subject, named.unknown) } : adapted
  if (isDropped) subject = parseSubject(written.subject, options)
  // What the group changes is no longer what was written: it is composed anew.
  const whole = written === given ? given : { ...written, raw: composeMail(addresses, group, written) }
  const { text, leaving } = redactReadText(whole.text, { ...addresses, codes })
  // Mail programs show one mail for each Message-ID: another text under the same would be lost to many.
  const mime_id = seen.is_id_taken ? `${mime_key.toString('hex').slice(0, 40)}@${addresses.mailDomain}` : whole.mime_id
  const submission = { ...whole, text, mime_id }
  return {
    leaving,
    group,
    access,
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
