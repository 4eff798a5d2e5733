import type { FactData } from '#contract/facts.ts'
import type { Tx } from '#storage/database.ts'
import { setPlan } from '../store.ts'

/** Puts a group on another plan; false when there is no group of that name. The operator's business, not the owner's. */
export async function setGroupPlan(
  call: { tx: Tx; record(name: 'group.plan_changed', data: FactData['group.plan_changed']): void },
  name: string,
  plan: string,
): Promise<boolean> {
  const row = await setPlan.first(call.tx, { name, plan })
  if (row) call.record('group.plan_changed', { group_id: row.id, plan })
  return row !== undefined
}
