import type { Implementation } from '#runtime/call.ts'
import { markGroupRead, markTopicRead } from './mark-read.ts'
import { getMyTopics, getUnreadCounts } from './my-topics.ts'

export const unreadVerbs: readonly Implementation[] = [getMyTopics, getUnreadCounts, markTopicRead, markGroupRead]
