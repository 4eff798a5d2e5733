import type { GroupObject } from '#contract/group.ts'
import { permsOf } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import * as contract from './contract.ts'
import { keptForPosition } from './kept-view.ts'
import { groupView, type Addresses } from './view.ts'

export const getGroup = ({ addresses }: { addresses: Addresses }) => {
  const kept = keptForPosition<GroupObject>()
  return implement(contract.getGroup, async ({ group, membership, position, params, fail }) => {
    // Whoever has nothing to do with the group must know its name: ids can be tried one after the other.
    const isOutside = !membership && position.standing !== 'owner'
    if (isOutside && !params.group_name) fail('invalid group_id')
    return kept(group, position, () => Object.freeze(groupView(group, position, addresses)))
  })
}

export const getPerms = implement(contract.getPerms, async ({ position }) => permsOf(position))
