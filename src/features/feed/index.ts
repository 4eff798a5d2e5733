import type { Implementation } from '#runtime/calls/handler.ts'
import type { ArchiveDeps } from '../archives/index.ts'
import { getInbox } from './get-inbox.ts'
import { feed, getFeed, getSingleFeed } from './get-feed.ts'

export const feedHandlers = (deps: ArchiveDeps): Implementation[] => [
  feed(deps),
  getFeed(deps),
  getSingleFeed(deps),
  getInbox,
]
