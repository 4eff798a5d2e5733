import { implement } from '#runtime/calls/handler.ts'
import { cachedPageOf, pageOf } from '#runtime/responses/pagination.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Row } from '#storage/query.ts'
import { memberViewKey } from './view-key.ts'
import { seesAllFields, viewerOf, type MemberViewer } from './visible-fields.ts'
import { memberView } from '../view.ts'
import * as contract from './contract.ts'
import { directoryPages, walkPages, walkVersions } from './directory-store.ts'
import { filterStart, filterValues, isUnfiltered, missingFilterPermission } from './member-filters.ts'

type DirectoryRow = Omit<Row<'member.walk'>, 'print'>
const keyOf: Record<string, (row: DirectoryRow) => string | number> = {
  full_name: row => row.sort_name,
  email: row => row.sort_email,
  joined: row => row.id,
  last_post: row => row.last_post,
  num_messages: row => row.num_messages,
}
// Who may not see addresses does not sort by them.
const openFields = contract.findMembers.sorting!.fields.filter(field => field !== 'email')
type WalkedField = 'full_name' | 'email' | 'joined'
const walked: readonly string[] = ['full_name', 'email', 'joined'] satisfies WalkedField[]

export const findMembers = implement(contract.findMembers, async ({ tx, group, access, account, params, fail }) => {
  const viewer = viewerOf(account, access)
  const lacking = missingFilterPermission(params, access, viewer)
  if (lacking) fail('inadequate_permissions', lacking)
  const values = filterValues(params, account.timezone, viewer)
  const sorting = contract.findMembers.sorting!
  const list = { sorting: viewer.seesAddresses ? sorting : { ...sorting, fields: openFields } }
  const rows = {
    cursorOf: (row: DirectoryRow, field: string) => ({ key: keyOf[field]!(row), id: row.id }),
    view: (row: DirectoryRow) => summaryView(row, group, viewer),
  }
  const group_id = group.id
  const sortField = params.sort_field ?? ''
  if (isUnfiltered(values) && (walked.includes(sortField) || !list.sorting.fields.includes(sortField))) {
    const { status } = values
    return cachedPageOf<Row<'member.walk'>, ReturnType<typeof rows.view>, object>(tx, list, params, {
      ...rows,
      total: countOf(group, params.status),
      fetch: ({ field, dir, start, page }) =>
        walkPages[`${field as WalkedField}:${dir}:${start}`].all(tx, { group_id, status, ...page }),
      viewKey: `${status} ${memberViewKey(group, viewer)}`,
      rowVersions: async ({ field, dir, start, page }) =>
        (await walkVersions[`${field as WalkedField}:${dir}:${start}`].one(tx, { group_id, status, ...page })).print,
      schema: contract.findMembers.returns.properties.data,
      extraFields: () => ({}),
    })
  }
  let total = 0
  return pageOf(tx, list, params, {
    ...rows,
    query: params.q,
    total: () => total,
    fetch: async ({ field, dir, start, page }) => {
      const pages = directoryPages[`${filterStart(values)}:${field as 'full_name'}:${dir}:${start}`]
      const found = await pages.all(tx, { group_id, ...values, ...page })
      total = found[0]?.in_all ?? 0
      return found
    },
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
