import type { Cache } from '#runtime/cache.ts'
import type { Implementation } from '#runtime/call.ts'
import type { Finders } from '#runtime/subjects.ts'
import { accountVerbs, type AccountParts } from './accounts/index.ts'
import { cachedGroups, freshGroups, groupVerbs, type GroupParts } from './groups/index.ts'
import { cachedMemberships, freshMemberships, memberFinder, memberVerbs, subscriptionsOf } from './members/index.ts'

/** What the features need from the house, each its own share. */
export type FeatureParts = Omit<AccountParts, 'subscriptionsOf'> & GroupParts

/** What each declared call does. */
export const implementations = (parts: FeatureParts): Implementation[] => [
  ...accountVerbs({ ...parts, subscriptionsOf }),
  ...groupVerbs(parts),
  ...memberVerbs,
]

const rows = { member: memberFinder }
/** How things are found in a changing call. */
export const freshFinders: Finders = { ...freshGroups, memberships: freshMemberships, rows }
/** How things are found in a reading call. */
export const cachedFinders = (cache: Cache): Finders => ({
  ...cachedGroups(cache),
  memberships: cachedMemberships(cache),
  rows,
})
