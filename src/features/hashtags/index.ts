import type { Implementation } from '#runtime/call.ts'
import { followHashtag, muteHashtag, unfollowHashtag, unmuteHashtag } from './follow.ts'
import { getHashtags } from './get-hashtags.ts'
import { deleteHashtag, newHashtag, updateHashtag } from './manage.ts'

export { hashtagFinder, type HashtagRow } from './finders.ts'
export { tagName } from './names.ts'
export { findTag, putFollow } from './store.ts'
export { createTags, lockTags, mayUseTag, tagsFor, type Tags } from './tags.ts'
export { hashtagTopics } from './topics.ts'
export { durationOf, lifetimeOf, topicIsDeletedSql, topicUntilSql } from './until.ts'
export { recentTagIds } from './store.ts'
export { hashtagsByIds, hashtagsOf, type HashtagObject } from './view.ts'

export const hashtagVerbs = (): Implementation[] => [
  getHashtags,
  newHashtag,
  updateHashtag,
  deleteHashtag,
  followHashtag,
  unfollowHashtag,
  muteHashtag,
  unmuteHashtag,
]
