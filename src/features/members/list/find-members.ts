import { implement } from '#runtime/calls/handler.ts'
import { pageOf } from '#runtime/responses/pagination.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import { seesAllFields, viewerOf, type MemberViewer } from './visible-fields.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'
import { directoryPages, walkPages } from './directory-store.ts'
import { filterStart, filterValues, isUnfiltered, missingFilterPermission } from './member-filters.ts'

type DirectoryRow = Row<'member.walk'>
const keyOf: Record<string, (row: DirectoryRow) => string | number> = {
  full_name: row => row.sort_name,
  email: row => row.sort_email,
  joined: row => row.id,
  last_post: row => row.last_post,
  num_messages: row => row.num_messages,
}
// Who may not see addresses does not sort by them.
const openFields = contract.findMembers.sorting!.fields.filter(field => field !== 'email')
const walked: readonly string[] = ['full_name', 'email', 'joined']

export const findMembers = implement(contract.findMembers, async ({ tx, group, access, account, params, fail }) => {
  const viewer = viewerOf(account, access)
  const lacking = missingFilterPermission(params, access, viewer)
  if (lacking) fail('inadequate_permissions', lacking)
  const values = filterValues(params, account.timezone, viewer)
  const sorting = contract.findMembers.sorting!
  let total = 0
  return pageOf(tx, { sorting: viewer.seesAddresses ? sorting : { ...sorting, fields: openFields } }, params, {
    query: params.q,
    total: () => total,
    fetch: async ({ field, dir, start, page }) => {
      if (isUnfiltered(values) && walked.includes(field)) {
        total = countOf(group, params.status)
        return walkPages[`${field as 'full_name'}:${dir}:${start}`].all(tx, {
          group_id: group.id,
          status: values.status,
          ...page,
        })
      }
      const pages = directoryPages[`${filterStart(values)}:${field as 'full_name'}:${dir}:${start}`]
      const rows = await pages.all(tx, { group_id: group.id, ...values, ...page })
      total = rows[0]?.in_all ?? 0
      return rows
    },
    cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
    view: row => summaryView(row, group, viewer),
  })
})

const countOf = (group: Group, status: (typeof contract.memberStatuses)[number]): number =>
  ({ members: group.members_count, pending: group.pending_count, banned: group.banned_count })[status]

/** The fields of a membership in a list: the serializer drops the rest. */
function summaryView(row: DirectoryRow, group: Group, viewer: MemberViewer) {
  const seen = memberView(row, group, viewer)
  return {
    ...seen,
    object: 'member_summary' as const,
    ...(seesAllFields(viewer, row) ? { bouncing_since: row.bouncing_since } : {}),
  }
}
