import { messageKey } from '#content/message-key.ts'
import type { GroupAccess } from '#contract/permissions.ts'
import { may } from '#contract/permissions.ts'
import type { FailContext, RecordContext } from '#runtime/calls/handler.ts'
import type { Group, Membership } from '#runtime/calls/targets.ts'
import type { BatchState } from '#runtime/transactions/batch-state.ts'
import { parseSubject, type ParsedSubject } from '#content/text/subject.ts'
import { StaleReadError } from '#storage/errors.ts'
import type { Params } from '#storage/query.ts'
import { lockTags } from '../../hashtags/index.ts'
import { redactReadText, redactTokens } from '../message/redact-tokens.ts'
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
import { evaluateRules, nonMemberRoles, type PostError, type PostContext } from './posting-rules.ts'
import { lookupThread, maxReferences, sameSubjectDays, threadOf, type ThreadLookup } from './thread.ts'

/** A call that posts to a group. */
export type SubmitCall = RecordContext<PostFact | 'message.held'> &
  FailContext<PostError> & {
    group: Group
    /** The author's membership. */
    membership: Membership | null
    access: GroupAccess
    /** Other messages were posted before it in the same transaction. */
    isFollower: boolean
    batchState: BatchState
  }

export type SubmitOutcome = PostedOutcome | HeldOutcome

/**
 * Decides on a message and posts or holds it in the caller's transaction. A refused message leaves no trace. For a
 * duplicate, the outcome is that of the first arrival.
 */
export async function submit(
  call: SubmitCall,
  deps: ArchiveDeps,
  submission: Submission,
  prefetch?: PostPrefetch,
): Promise<SubmitOutcome> {
  const mime_key = mimeKeyOf(submission)
  const { seen, leaving, ...context } = await postContextOf(call, deps, submission, mime_key, prefetch)
  if (seen.posted) return postedOutcome(seen.posted as PostedMessage)
  if (seen.held !== null) return { is: 'held', pending_message_id: seen.held }

  // The access was read before the lock, so memberships that have ended or begun since are checked again.
  const isOut = context.through === null && !nonMemberRoles.includes(call.access.role)
  if (isOut || context.member_id !== memberIdOf(call)) throw new StaleReadError('the author was put out or let in')
  const postParams = { ...context, mime_key }
  const batch = call.batchState(newPostsInBatch)
  checkUnchangedInBatch(batch, { ...postParams, seen })
  const ruling = evaluateRules(context)
  if (ruling !== 'pass' && 'refuse' in ruling) return call.fail(ruling.refuse, 'can_post')
  addToBatch(batch, { ...postParams, seen }, ruling)
  if (leaving.length > 0) await revokeTokens.run(call.tx, { codes: leaving.toSorted() })
  if (ruling === 'pass') return post(call, postParams)
  return hold(call, { ...postParams, reason: ruling.hold })
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

/** Key for detecting duplicates: Message-ID, sender and text without the signature, which may have changed. */
export function mimeKeyOf({
  mime_id,
  author,
  text,
  raw,
}: Pick<Submission, 'mime_id' | 'text'> & { author: { email: string }; raw: Pick<RawMessage, 'signature'> }): Buffer {
  const ownHtml = text.html.slice(0, text.html.length - (raw.signature?.html.length ?? 0))
  return messageKey(mime_id, author.email, ownHtml)
}

/** Parameters of the lookup for a message. */
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

/** Collects what the rules need, after adapting the message to the group's settings. */
export async function postContextOf(
  call: Pick<SubmitCall, 'tx' | 'group' | 'access'> & { isFollower?: boolean },
  { addresses, codes, postLimits }: ArchiveDeps,
  original: Submission,
  mime_key: Buffer,
  prefetch?: PostPrefetch,
): Promise<PostContext & { seen: ThreadLookup; leaving: readonly string[] }> {
  const { tx, group, access } = call
  const { settings } = group
  const adapted = await applyGroupFormat(original, settings, postLimits)
  const options = { tag: settings.subject_tag }
  const subjectOf = (text: string): ParsedSubject => parseSubject(redactTokens(text, { ...addresses, codes }), options)
  let subject = subjectOf(adapted.subject)
  const lookup = await (prefetch?.foundIn(group) ?? lookupThread.first(tx, lookupParams(group, original, mime_key)))
  if (!lookup) throw new StaleReadError('the group was deleted')
  // A repost begins a new topic.
  const thread = original.repost_of === undefined ? threadOf(lookup, subject.isReply, settings) : null
  // Hashtags must be locked before the group.
  if (call.isFollower && !thread && subject.hashtags.length > 0) throw new StaleReadError('hashtags beside others')
  // A reply takes the hashtags of its topic.
  const hashtags = thread ? { tags: thread.tags, unknown: [] } : await lockTags(tx, group.id, subject.hashtags)
  const isDropped =
    hashtags.unknown.length > 0 &&
    settings.hash_tag_permissions === 'hash_tag_create_mods_remove' &&
    !may('create_hashtags', access)
  const changed = isDropped ? { ...adapted, subject: dropTags(subject, hashtags.unknown) } : adapted
  if (isDropped) subject = subjectOf(changed.subject)
  // A message that was changed needs a newly composed mail.
  const composed = changed === original ? original : { ...changed, raw: composeMail(addresses, group, changed) }
  const { text, leaving } = redactReadText(composed.text, { ...addresses, codes })
  // Mail programs show one message per Message-ID, so a different text needs a new one.
  const mime_id = lookup.is_id_taken
    ? `${mime_key.toString('hex').slice(0, 40)}@${addresses.mailDomain}`
    : composed.mime_id
  const submission = { ...composed, text, mime_id }
  return {
    leaving,
    group,
    access,
    member_id: lookup.member_id,
    post_status: lookup.post_status,
    through: throughOf(group, lookup),
    auto_follow: lookup.auto_follow ?? false,
    limits: postLimits,
    storage_used: lookup.storage_used,
    submission,
    subject,
    size: sizeOf(submission),
    thread,
    tags: hashtags.tags,
    unknown: isDropped ? [] : hashtags.unknown,
    seen: lookup,
  }
}
