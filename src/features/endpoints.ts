import { accountCalls } from './accounts/contract.ts'
import { activityCalls } from './activity/contract.ts'
import { archiveCalls } from './archives/contract.ts'
import { draftCalls } from './drafts/contract.ts'
import { feedCalls } from './feed/contract.ts'
import { groupCalls } from './groups/contract.ts'
import { hashtagCalls } from './hashtags/contract.ts'
import { idpCalls } from './accounts/idp/contract.ts'
import { memberCalls } from './members/contract.ts'

/** The calls of each part of the product. */
export const families = {
  accounts: { ...accountCalls, ...idpCalls },
  groups: groupCalls,
  members: memberCalls,
  hashtags: hashtagCalls,
  archives: archiveCalls,
  drafts: draftCalls,
  feed: feedCalls,
  activity: activityCalls,
} as const

/** Every call of the product, declared; the order is that of the documents. */
export const endpoints = {
  ...accountCalls,
  ...idpCalls,
  ...groupCalls,
  ...memberCalls,
  ...hashtagCalls,
  ...archiveCalls,
  ...draftCalls,
  ...feedCalls,
  ...activityCalls,
} as const
