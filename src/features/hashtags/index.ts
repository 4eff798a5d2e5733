import type { Implementation } from '#runtime/calls/handler.ts'
import { followHashtag, muteHashtag, unfollowHashtag, unmuteHashtag } from './follow.ts'
import { getHashtags } from './get-hashtags.ts'
import { deleteHashtag, newHashtag, updateHashtag } from './manage.ts'

export { hashtagBundle } from './bundle.ts'
export { hashtagFinder, type HashtagRow } from './finders.ts'
export { tagName } from './names.ts'
export { findTag, lastingTagFollow, putFollow } from './store.ts'
export { createTags, lockTags, mayUseTag, tagsFor, type ResolvedTags } from './resolve-tags.ts'
export { topicUpdateJob } from './topic-updates.ts'
export { durationOf, lifetimeOf, topicIsDeletedSql, topicUntilSql } from './topic-lifetime.ts'
export { recentTagIds } from './store.ts'
export { hashtagsByIds, hashtagsOf, type HashtagObject } from './view.ts'

export const hashtagHandlers = (): Implementation[] => [
  getHashtags,
  newHashtag,
  updateHashtag,
  deleteHashtag,
  followHashtag,
  unfollowHashtag,
  muteHashtag,
  unmuteHashtag,
]
