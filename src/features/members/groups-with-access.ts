import type { GroupAccess } from '#contract/permissions.ts'
import { groupAccessOf, isGroupVisible } from '#runtime/calls/group-access.ts'
import type { Account } from '#runtime/calls/identity.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { groupsByIds } from '../groups/index.ts'
import { manyMemberships } from './finders.ts'

/** Groups by their ids, in the order of these, each with the access of an account or a visitor, and whether they may know of it. */
export async function groupsWithAccess(
  tx: Tx,
  account: Account | null,
  ids: readonly number[],
): Promise<{ group: Group; access: GroupAccess; isVisible: boolean }[]> {
  const groups = await groupsByIds(tx, ids)
  const around = groups.flatMap(({ id, parent_id }) => (parent_id === null ? [id] : [id, parent_id]))
  const memberships = account ? await manyMemberships(tx, account.id, [...new Set(around)]) : []
  const membershipIn = (id: number | null) => memberships.find(({ group_id }) => group_id === id) ?? null
  return groups.map(group => {
    const [membership, inParent] = [membershipIn(group.id), membershipIn(group.parent_id)]
    const isVisible = isGroupVisible(group, membership, inParent)
    return { group, access: groupAccessOf(group, membership, inParent, account), isVisible }
  })
}
