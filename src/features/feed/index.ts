import type { Implementation } from '#runtime/call.ts'
import type { ArchiveParts } from '../archives/index.ts'
import { getInbox } from './get-inbox.ts'
import { feed, getFeed, getSingleFeed } from './get-feed.ts'

export const feedVerbs = (parts: ArchiveParts): Implementation[] => [
  feed(parts),
  getFeed(parts),
  getSingleFeed(parts),
  getInbox,
]
