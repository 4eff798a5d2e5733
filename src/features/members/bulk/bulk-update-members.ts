import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { filterStart, filterValues, missingFilterPermission } from '../list/member-filters.ts'
import { maySee, viewerOf } from '../list/visible-fields.ts'
import { memberView, type MemberRow } from '../view.ts'
import { bulkActionTable, type BulkCall, type SkipReason } from './actions.ts'
import * as contract from './contract.ts'
import { lockMembers, matchingIds } from './store.ts'

const maxMembers = 5000
/** Enough to identify the person. */
const maxNames = 10

export const bulkUpdateMembers = implement(contract.bulkUpdateMembers, async call => {
  const { tx, group, params, account, access, fail } = call
  const { needs, check, skip, apply } = bulkActionTable[params.action]
  if (!may(needs, access)) fail('inadequate_permissions', needs)
  await check?.(call)
  const ids = await chosenIds(call)
  const viewer = viewerOf(account, access)
  const nameOf = (row: MemberRow) => {
    const { full_name = '', email = '' } = memberView(row, group, viewer)
    return { full_name, email }
  }
  const rows = (await lockMembers.all(tx, { group_id: group.id, ids })).filter(row => maySee(access, row))
  const found = new Set(rows.map(({ id }) => id))
  const skipped: { member_info_id: number; full_name: string; email: string; reason: SkipReason }[] = ids
    .filter(id => !found.has(id))
    .map(id => ({ member_info_id: id, full_name: '', email: '', reason: 'gone' }))
  const changed: MemberRow[] = []
  for (const row of rows) {
    const reason = skip(call, row)
    if (reason) skipped.push({ member_info_id: row.id, ...nameOf(row), reason })
    else changed.push(row)
  }
  if (!params.preview && changed.length > 0) await apply(call, changed)
  return {
    object: 'bulk_update_results' as const,
    action: params.action,
    total: ids.length,
    done: changed.length,
    names: changed.slice(0, maxNames).map(row => {
      const { full_name, email } = nameOf(row)
      return full_name || email
    }),
    skipped: skipped.map(one => ({ object: 'bulk_update_skip' as const, ...one })),
  }
})

/** Whom the call is about, each once: those it names, or all that match. */
async function chosenIds({ tx, group, params, account, access, fail }: BulkCall): Promise<number[]> {
  if (!params.all_matching) {
    const ids = [...new Set(params.member_info_ids)]
    return ids.length > 0 ? ids : fail('no members')
  }
  const viewer = viewerOf(account, access)
  const lacking = missingFilterPermission(params, access, viewer)
  if (lacking) fail('inadequate_permissions', lacking)
  const values = filterValues(params, account.timezone, viewer)
  const matching = matchingIds[filterStart(values)]
  const rows = await matching.all(tx, { group_id: group.id, ...values, most: maxMembers + 1 })
  if (rows.length > maxMembers) fail('too many members')
  return rows.map(({ id }) => id)
}
