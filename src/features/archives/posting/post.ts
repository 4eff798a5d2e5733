import { topicSubject } from '#content/text/subject.ts'
import type { RecordContext } from '#runtime/calls/handler.ts'
import { deferredFrom } from '#storage/transaction-variable.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { BatchState } from '#runtime/transactions/batch-state.ts'
import { json, type Timestamp } from '#storage/values.ts'
import { createTags, lifetimeOf } from '../../hashtags/index.ts'
import { countApprovedPost } from '../../members/index.ts'
import { mayMention } from '../../notifications/index.ts'
import { messageRow, numberFiles } from '../message/message-row.ts'
import { newPostsInBatch } from './earlier-posts-in-batch.ts'
import { deliver } from './deliver.ts'
import {
  attachFiles,
  attachPoll,
  beginTopic,
  countTags,
  followOwn,
  lockAll,
  joinTopic,
  lockAuthor,
  lockSkipLocked,
  postedMessageVariable,
  type PostedMessage,
} from './post-store.ts'
import type { PostContext } from './posting-rules.ts'

export type PostFact = 'message.posted' | 'member.unmoderated' | 'hashtag.created'
/** A message that passed the posting rules. */
export type PostParams = Omit<PostContext, 'group' | 'access' | 'storage_used'> & {
  mime_key: Buffer
  /** Approved by a moderator. */
  approved?: true
}

/** Awaiting `message` keeps the group locked longer. */
export type PostedOutcome = {
  is: 'posted'
  message: Promise<PostedMessage>
  /** A placeholder for rows that are inserted at commit, before the ids are known here. */
  about: PostedMessage
}

/**
 * Posts a message, updates all counters and queues its deliveries. Nothing is awaited: statements are pipelined, at best
 * with the commit, so that the group stays locked as briefly as possible.
 */
export async function post(
  call: RecordContext<PostFact> & { group: Group; isFollower: boolean; batchState: BatchState },
  params: PostParams,
): Promise<PostedOutcome> {
  const { tx, group, record } = call
  const { submission, subject, thread, member_id, post_status, through } = params
  const { author, files } = submission
  const tags = thread || params.unknown.length === 0 ? params.tags : await createdTags(call, params)
  const hashtag_ids = tags.map(({ id }) => id)
  const is_special = submission.is_special || tags.some(tag => tag.special)
  const isFirst = thread === null
  const copyTo = submission.copy_to_author ? author.account_id : null

  const lock = call.isFollower ? lockSkipLocked : lockAll
  lock.send(tx, { group_id: group.id, topic_id: thread?.id ?? null, ...authorOf(through) })
  const batch = call.batchState(newPostsInBatch)
  batch.count += 1
  const variable = postedMessageVariable.numbered(batch.count)
  const message = write(call, { ...params, is_special, tags, variable: variable.name })
  if (params.auto_follow) followOwn.send(tx, { group_id: group.id, member_id })
  if (tags.length > 0) countTags.send(tx, { group_id: group.id, hashtag_ids, is_first: isFirst })
  if (files.length > 0) attachFiles.send(tx, { group_id: group.id, files: json(numberFiles(files)) })
  const { poll } = submission
  if (poll)
    attachPoll.send(tx, {
      ...poll,
      group_id: group.id,
      answers: json(poll.answers),
      closes: poll.closes as Timestamp | null,
    })
  if (!tags.some(tag => tag.no_email))
    deliver(tx, {
      variable: variable.name,
      group_id: group.id,
      hashtag_ids,
      is_special,
      copy_to: copyTo,
      is_first: isFirst,
      author_id: author.account_id ?? submission.unnamed_account_id ?? null,
    })
  const approved = params.approved ? { approved: true as const } : {}
  record('message.posted', {
    ...deferredFrom(variable, message),
    subject: subject.subject,
    is_first: isFirst,
    hashtag_ids,
    ...approved,
    ...(mayMention(submission.text.body) ? { mentions: true as const } : {}),
  })
  if (member_id !== null && post_status === 'sub_poststatus_newusermoderated')
    await countApprovedPost(call, group, member_id)
  return { is: 'posted', message, about: deferredFrom(variable) }
}

/** Creates the hashtags in the subject, except those beyond the group's limit. */
async function createdTags(
  call: RecordContext<'hashtag.created'> & { group: Group },
  { subject, through }: PostParams,
) {
  await lockAuthor.run(call.tx, authorOf(through))
  return (await createTags(call, call.group.id, subject.hashtags)).tags
}

/** The membership to lock, so that removing the author waits, or has been noticed before. */
const authorOf = (through: PostParams['through']) => ({
  through_group_id: through?.group_id ?? null,
  through_id: through?.id ?? null,
})

/** Inserts the message. An error that the caller doesn't await is still reported by the transaction. */
function write(
  { tx, group }: Pick<RecordContext<never>, 'tx'> & { group: Group },
  params: PostParams & { is_special: boolean; variable: string },
) {
  const { submission, subject, thread, tags, is_special, member_id, post_status, through, mime_key, variable } = params
  const { author, raw, created, repost_of, chat_id, event_id, arrival } = submission
  const message = {
    ...messageRow(submission, subject, { account_id: author.account_id, tags }),
    variable,
    group_id: group.id,
    group_updated: group.updated,
    ...authorOf(through),
    member_id,
    post_status,
    storage_limit: params.limits.groupStorage,
    skeleton: raw.skeleton,
    parts: json(raw.parts),
    arrival: arrival ? json(arrival) : null,
    signature: raw.signature ? json(raw.signature) : null,
    created: created === null ? null : Temporal.Instant.from(created),
    is_special,
    mime_key,
    repost_of: repost_of ?? null,
    poll_id: submission.poll?.id ?? null,
    chat_id: chat_id ?? null,
    thread_key: subject.threadKey,
    lifetime: lifetimeOf(tags.filter(tag => !(thread?.stays_closed && tag.close_instead_of_delete))),
  }
  const answer = thread
    ? joinTopic.one(tx, { ...message, ...thread.seen, topic_id: thread.id, parent_id: thread.parent_id })
    : beginTopic.one(tx, {
        ...message,
        hashtag_ids: tags.map(({ id }) => id),
        topic_subject: topicSubject(subject),
        event_id: event_id ?? null,
      })
  const posted = answer.then(({ posted }) => postedMessageVariable.parse(posted))
  posted.catch(() => {})
  return posted
}
