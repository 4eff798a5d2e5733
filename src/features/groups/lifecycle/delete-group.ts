import { implement, type RecordContext } from '#runtime/calls/handler.ts'
import * as contract from '../contract.ts'
import { deleteGroups } from './removal-store.ts'
import { countSubgroup, lockGroup } from '../store.ts'

type DoomedGroup = { id: number; name: string; parent_id: number | null }

/** Deletes a group with its subgroups; false if it is gone already. */
export async function deleteWithSubgroups(
  { tx, record }: RecordContext<'group.deleted' | 'group.subgroup_deleted'>,
  { id, name, parent_id }: DoomedGroup,
  reason: string,
): Promise<boolean> {
  if (parent_id !== null) await countSubgroup.run(tx, { id: parent_id, change: -1 })
  if (!(await lockGroup.first(tx, { id }))) return false
  const gone = await deleteGroups.all(tx, { id })
  record('group.deleted', { name, reason, group_ids: gone.map(doomed => doomed.id) })
  if (parent_id !== null) record('group.subgroup_deleted', { group_id: parent_id, subgroup_id: id, name })
  return true
}

export const deleteGroup = implement(contract.deleteGroup, async call => {
  if (!(await deleteWithSubgroups(call, call.group, call.params.reason))) call.fail('invalid group_id')
})
