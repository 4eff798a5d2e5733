import type { GroupObject } from '#contract/groups/group.ts'
import { permsOf } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { cachePerPosition } from './group-view-cache.ts'
import { groupView, type Addresses } from './view.ts'

export const getGroup = ({ addresses }: { addresses: Addresses }) => {
  const groupCache = cachePerPosition<GroupObject>()
  return implement(contract.getGroup, async ({ group, membership, access, params, fail }) => {
    // People outside the group must know its name: ids can be guessed.
    const isOutside = !membership && access.role !== 'owner'
    if (isOutside && !params.group_name) fail('invalid group_id')
    return groupCache(group, access, () => Object.freeze(groupView(group, access, addresses)))
  })
}

export const getPerms = implement(contract.getPerms, async ({ access }) => permsOf(access))
