import { implement } from '#runtime/call.ts'
import * as reports from './reports/contract.ts'
import { noteReturned } from './returned.ts'

export const takeReport = implement(reports.takeReport, async call => {
  const { of_group_id: group_id, ...returned } = call.params
  await noteReturned(call, { group_id, ...returned })
  return undefined
})
