import type { Implementation } from '#runtime/call.ts'
import { createGroup, type CreateGroupParts } from './create-group.ts'
import { getGroup, getPerms } from './get-group.ts'

export { cachedGroups, freshGroups } from './finders.ts'
export { setGroupPlan } from './set-plan.ts'

export type GroupParts = CreateGroupParts
export const groupVerbs = (parts: GroupParts): Implementation[] => [createGroup(parts), getGroup(parts), getPerms]
