import type { Implementation } from '#runtime/calls/handler.ts'
import { markGroupRead, markTopicRead } from './mark-read.ts'
import { getMyTopics, getUnreadCounts } from './my-topics.ts'

export const unreadHandlers: readonly Implementation[] = [getMyTopics, getUnreadCounts, markTopicRead, markGroupRead]
