import { StaleReadError } from '#storage/errors.ts'
import { hasAgeRules } from '../topic-state.ts'
import type { PostContext, RuleResult } from './posting-rules.ts'
import type { ThreadLookup } from './thread.ts'

/** Changes made so far by the posts of one transaction (`call.batchState`). */
export type PostsInBatch = {
  /** Number of messages posted. */
  count: number
  /** Bytes they add to the group's storage. */
  bytes: number
  mimeKeys: Set<string>
  mimeIds: Set<string>
  /** The topics they joined, by thread key; null for a new topic. */
  topicsBySubject: Map<string, Set<number | null>>
  joinedTopics: Set<number>
  /** New members whose approved posts were counted and who may no longer be moderated. */
  countedMembers: Set<number>
}
export const newPostsInBatch = (): PostsInBatch => ({
  count: 0,
  bytes: 0,
  mimeKeys: new Set(),
  mimeIds: new Set(),
  topicsBySubject: new Map(),
  joinedTopics: new Set(),
  countedMembers: new Set(),
})

/** A message with its lookup, which may be older than other posts of the transaction. */
export type JudgedPost = PostContext & { seen: ThreadLookup; mime_key: Buffer }
type Recheck = 'not changed by posts' | ((before: PostsInBatch, judged: JudgedPost) => boolean)

const keyText = (mime_key: Buffer): string => mime_key.toString('base64')
const isSameMessage: Recheck = ({ mimeKeys }, { mime_key }) => mimeKeys.has(keyText(mime_key))

/** The topic was found by its subject, not by References. */
const isFoundBySubject = ({ thread, seen }: JudgedPost): boolean => !thread || seen.rank === 2
const isOtherTopic: Recheck = ({ mimeIds, topicsBySubject }, judged) => {
  const { submission, subject, thread } = judged
  if (submission.references.some(mime_id => mimeIds.has(mime_id))) return true
  const topicIds = isFoundBySubject(judged) ? topicsBySubject.get(subject.threadKey) : undefined
  return topicIds !== undefined && [...topicIds].some(id => id === null || id !== thread?.id)
}

/**
 * For each column of the lookup, whether an earlier post of the transaction has changed it for a message. The type
 * requires every column, so a rule cannot use a new one without a recheck. The rules' other inputs are the message, the
 * author's rights, the group's settings (compared by `updated` when posting) and hashtags in the subject (a message with
 * new hashtags never follows another in a batch).
 */
export const changesInBatch: { readonly [Fact in keyof ThreadLookup]: Recheck } = {
  storage_used: ({ bytes }, { storage_used, size, limits }) =>
    bytes > 0 && storage_used + bytes + size > limits.groupStorage,
  posted: isSameMessage,
  held: isSameMessage,
  is_id_taken: ({ mimeIds }, { submission }) => mimeIds.has(submission.mime_id),
  member_id: 'not changed by posts',
  parent_member_id: 'not changed by posts',
  post_status: ({ countedMembers }, { member_id }) => member_id !== null && countedMembers.has(member_id),
  auto_follow: 'not changed by posts',
  topic_id: isOtherTopic,
  rank: isOtherTopic,
  parent_id: isOtherTopic,
  thread_key: 'not changed by posts',
  is_closed: 'not changed by posts',
  is_moderated: 'not changed by posts',
  hashtag_ids: 'not changed by posts',
  // A post reopens a topic that was closed for inactivity.
  most_recent_message: ({ joinedTopics }, { thread, group }) =>
    thread !== null && hasAgeRules(group.settings) && joinedTopics.has(thread.id),
  tags: 'not changed by posts',
}
const rechecks = Object.values(changesInBatch).filter(recheck => typeof recheck === 'function')

/**
 * Throws if an earlier post of the transaction has changed the lookup, so that the message is posted in a transaction of
 * its own.
 */
export function checkUnchangedInBatch(before: PostsInBatch, judged: JudgedPost): void {
  if (rechecks.some(isChanged => isChanged(before, judged)))
    throw new StaleReadError('changed by a message before it in this transaction')
}

/** Records a post for those that follow in the same transaction. */
export function addToBatch(batch: PostsInBatch, judged: JudgedPost, ruling: Exclude<RuleResult, { refuse: string }>) {
  const { submission, subject, thread, seen, mime_key, member_id, post_status } = judged
  batch.mimeKeys.add(keyText(mime_key))
  if (ruling !== 'pass') return
  batch.bytes += judged.size
  batch.mimeIds.add(submission.mime_id)
  if (thread) batch.joinedTopics.add(thread.id)
  for (const key of new Set([subject.threadKey, thread ? (seen.thread_key ?? '') : subject.threadKey])) {
    const topicIds = batch.topicsBySubject.get(key) ?? new Set()
    batch.topicsBySubject.set(key, topicIds.add(thread?.id ?? null))
  }
  if (member_id !== null && post_status === 'sub_poststatus_newusermoderated') batch.countedMembers.add(member_id)
}
