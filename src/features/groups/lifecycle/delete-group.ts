import { implement } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { deleteGroups } from './removal-store.ts'
import { countSubgroup, lockGroup } from '../store.ts'

export const deleteGroup = implement(contract.deleteGroup, async ({ tx, group, params, fail, record }) => {
  if (group.parent_id !== null) await countSubgroup.run(tx, { id: group.parent_id, change: -1 })
  if (!(await lockGroup.first(tx, { id: group.id }))) fail('invalid group_id')
  const gone = await deleteGroups.all(tx, { id: group.id })
  record('group.deleted', { name: group.name, reason: params.reason, group_ids: gone.map(({ id }) => id) })
  if (group.parent_id !== null)
    record('group.subgroup_deleted', { group_id: group.parent_id, subgroup_id: group.id, name: group.name })
})
