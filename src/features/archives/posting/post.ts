import type { Recording } from '#runtime/call.ts'
import type { Group } from '#runtime/subjects.ts'
import { mark, searchVector } from '#runtime/words.ts'
import { OvertakenError } from '#storage/failures.ts'
import { json } from '#storage/values.ts'
import { createTags, lifetimeOf } from '../../hashtags/index.ts'
import { countApprovedPost } from '../../members/index.ts'
import { deliver } from './deliver.ts'
import { lockAuthor, postMessage } from './post-store.ts'
import type { Situation } from './rules.ts'
import type { Submission, Verdict } from './submission.ts'

export type PostFact = 'message.posted' | 'member.unmoderated' | 'hashtag.created'
/** A message on which it was decided that it is posted. */
export type Posting = Omit<Situation, 'group' | 'position' | 'limits' | 'storage_used'> & {
  mime_key: Buffer
  /** A moderator let it through. */
  approved?: true
}

/** Posts a message, with all that it counts in and everybody who gets it. */
export async function post(
  call: Recording<PostFact> & { group: Group },
  posting: Posting,
): Promise<Extract<Verdict, { is: 'posted' }>> {
  const { tx, group, record } = call
  const { submission, subject, thread, member_id, post_status } = posting
  const { author } = submission
  const tags = thread || posting.unknown.length === 0 ? posting.tags : await createdTags(call, posting)
  const hashtag_ids = tags.map(({ id }) => id)
  const is_special = submission.is_special || tags.some(tag => tag.special)

  const row = await insert({ ...posting, tags, is_special }, call)
  if (!row) throw new OvertakenError('a message could not be posted as it was decided')
  const { id, msg_num, topic_id } = row
  if (!tags.some(tag => tag.no_email)) {
    const copyTo = submission.copy_to_author ? author.account_id : null
    const isFirst = thread === null
    await deliver.run(tx, [group.id, id, topic_id, hashtag_ids, is_special, copyTo, isFirst, author.account_id])
  }
  const about = { message_id: id, topic_id, msg_num, subject: subject.subject }
  const approved = posting.approved ? { approved: true as const } : {}
  record('message.posted', { ...about, is_first: thread === null, hashtag_ids, ...approved })
  if (member_id !== null && post_status === 'sub_poststatus_newusermoderated')
    await countApprovedPost(call, group, member_id)
  return { is: 'posted', message_id: id, msg_num, topic_id }
}

/** All that the subject names; those for which the group has no room are left out. */
async function createdTags(call: Recording<'hashtag.created'> & { group: Group }, { subject, member_id }: Posting) {
  await lockAuthor.run(call.tx, [call.group.id, member_id])
  return (await createTags(call, call.group.id, subject.hashtags)).tags
}

function insert(
  { submission, subject, size, thread, tags, is_special, member_id, mime_key }: Posting & { is_special: boolean },
  { tx, group }: Pick<Recording<never>, 'tx'> & { group: Group },
) {
  const { author, text, files, raw, mime_id, created, repost_of } = submission
  // A subject of nothing but hashtags is a subject too.
  const [own, bare] = subject.bare === '' ? [subject.subject, subject.subject] : [subject.withoutTags, subject.bare]
  const hashtag_ids = tags.map(({ id }) => id)
  const message = {
    account_id: author.account_id,
    name: author.name,
    email: author.email,
    subject: own,
    subject_with_tags: [subject.withoutTags, ...tags.map(({ name }) => `#${name}`)].join(' ').trim(),
    topic_subject: bare,
    thread_key: subject.threadKey,
    snippet: text.snippet,
    is_plain_text: text.is_plain_text,
    is_reply: thread !== null,
    is_special,
    size,
    mime_id,
    mime_key: mime_key.toString('hex'),
    created,
    lifetime: lifetimeOf(tags.filter(tag => !(thread?.stays_closed && tag.close_instead_of_delete))),
    num_attachments: files.length,
    repost_of: repost_of ?? null,
    seen_closed: thread?.seen.is_closed ?? null,
    seen_moderated: thread?.seen.is_moderated ?? null,
    seen_tags: thread?.seen.hashtag_ids ?? null,
  }
  const words = searchVector({
    subject: bare,
    ...text.words,
    files: files.map(({ filename }) => filename),
    name: author.name,
    marks: marksOf(submission, hashtag_ids),
  })
  return postMessage.first(tx, [
    group.id,
    json(message),
    text.body,
    text.quoted,
    text.remainder,
    raw.skeleton,
    json(raw.parts),
    words,
    json(files.map((file, index) => ({ ...file, n: index + 1 }))),
    hashtag_ids,
    thread?.id ?? null,
    member_id,
  ])
}

function marksOf({ author, files }: Submission, hashtag_ids: readonly number[]): string[] {
  const posters = author.account_id === null ? [] : [mark.poster(author.account_id)]
  return [...posters, ...hashtag_ids.map(mark.hashtag), ...(files.length > 0 ? [mark.attachment] : [])]
}
