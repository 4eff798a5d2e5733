import { StaleReadError } from '#storage/errors.ts'
import { isAgeing } from '../topic-state.ts'
import type { PostContext, RuleResult } from './rules.ts'
import type { ThreadLookup } from './thread.ts'

/** What the posts of one transaction have changed so far (`call.batchState`). */
export type PostsInBatch = {
  /** How many were posted. */
  count: number
  /** What they take of the group's storage. */
  bytes: number
  mimeKeys: Set<string>
  mimeIds: Set<string>
  /** Into which topics they went, by the subjects for which these are found now; null: a new topic. */
  topicsBySubject: Map<string, Set<number | null>>
  joinedTopics: Set<number>
  /** New members whose approved posts were counted, and who may be moderated no longer. */
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

/** A message with what was looked up for it, perhaps before the others of its transaction were posted. */
export type JudgedPost = PostContext & { seen: ThreadLookup; mime_key: Buffer }
type Recheck = 'not changed by posts' | ((before: PostsInBatch, judged: JudgedPost) => boolean)

const keyText = (mime_key: Buffer): string => mime_key.toString('base64')
const isSameMessage: Recheck = ({ mimeKeys }, { mime_key }) => mimeKeys.has(keyText(mime_key))

/** Found by its subject rather than by what it answers. */
const isFoundBySubject = ({ thread, seen }: JudgedPost): boolean => !thread || seen.rank === 2
const isOtherTopic: Recheck = ({ mimeIds, topicsBySubject }, judged) => {
  const { submission, subject, thread } = judged
  if (submission.references.some(mime_id => mimeIds.has(mime_id))) return true
  const went = isFoundBySubject(judged) ? topicsBySubject.get(subject.threadKey) : undefined
  return went !== undefined && [...went].some(id => id === null || id !== thread?.id)
}

/**
 * Everything that the rules know from the database, and whether an earlier post of the same transaction has changed it for a
 * message. It has every column of the lookup: a rule cannot read a new one before it is said here how that is checked again.
 * What the rules know otherwise is the message itself, the rights of its author, the settings of the group (compared by
 * `updated` when it is posted), and hashtags that the subject names (a message with such never follows others).
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
  thread_key: 'not changed by posts',
  is_closed: 'not changed by posts',
  is_moderated: 'not changed by posts',
  hashtag_ids: 'not changed by posts',
  // A topic that was silent for long is open again.
  most_recent_message: ({ joinedTopics }, { thread, group }) =>
    thread !== null && isAgeing(group.settings) && joinedTopics.has(thread.id),
  tags: 'not changed by posts',
}
const rechecks = Object.values(changesInBatch).filter(recheck => typeof recheck === 'function')

/** Decides nothing on a message for which an earlier post of its transaction has changed something: it is judged anew, alone. */
export function checkUnchangedInBatch(before: PostsInBatch, judged: JudgedPost): void {
  if (rechecks.some(isChanged => isChanged(before, judged)))
    throw new StaleReadError('changed by a message before it in this transaction')
}

/** Those that come after it in the same transaction know of it. */
export function addToBatch(batch: PostsInBatch, judged: JudgedPost, ruling: Exclude<RuleResult, { refuse: string }>) {
  const { submission, subject, thread, seen, mime_key, member_id, post_status } = judged
  batch.mimeKeys.add(keyText(mime_key))
  if (ruling !== 'pass') return
  batch.bytes += judged.size
  batch.mimeIds.add(submission.mime_id)
  if (thread) batch.joinedTopics.add(thread.id)
  for (const key of new Set([subject.threadKey, thread ? (seen.thread_key ?? '') : subject.threadKey])) {
    const went = batch.topicsBySubject.get(key) ?? new Set()
    batch.topicsBySubject.set(key, went.add(thread?.id ?? null))
  }
  if (member_id !== null && post_status === 'sub_poststatus_newusermoderated') batch.countedMembers.add(member_id)
}
