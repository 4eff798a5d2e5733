import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { getInbox } from './get-inbox.ts'
import { feed, getFeed, getSingleFeed } from './get-feed.ts'

export const feedHandlers = (parts: ArchiveDeps): Implementation[] => [
  feed(parts),
  getFeed(parts),
  getSingleFeed(parts),
  getInbox,
]
