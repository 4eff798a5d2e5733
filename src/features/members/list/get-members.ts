import { may, type Permission } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import { cachedPageOf } from '#runtime/responses/pagination.ts'
import type { Group } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { pageSizeFor } from '#storage/page-sizes.ts'
import * as contract from '../contract.ts'
import { memberViewKey } from './view-key.ts'
import { maySee, viewerOf } from './visible-fields.ts'
import { findMemberCounts } from './directory-store.ts'
import { memberPages, memberRowVersions, type MemberKind } from './page-store.ts'
import { memberView, type MemberRow } from '../view.ts'

type MemberList = { total: (tx: Tx, group: Group) => number | Promise<number>; needs?: Permission }
const memberLists: Record<MemberKind, MemberList> = {
  members: { total: (_, group) => group.members_count },
  pending: { total: (_, group) => group.pending_count, needs: 'manage_pending_members' },
  banned: { total: (_, group) => group.banned_count, needs: 'ban_members' },
  mods: { total: (_, group) => group.moderators_count },
  bouncing: {
    total: async (tx, group) => (await findMemberCounts.one(tx, { group_id: group.id })).bouncing,
    needs: 'manage_member_subscription_options',
  },
}
const keyOf: Record<string, (row: MemberRow) => string | number> = {
  full_name: row => row.sort_name,
  email: row => row.sort_email,
  delivery: row => row.email_delivery,
  joined: row => row.id,
}
// Sorting by a field reveals it: callers who may not see it cannot sort by it.
const openFields: readonly string[] = ['full_name', 'joined']

export const getMembers = implement(contract.getMembers, async ({ tx, group, access, account, params, fail }) => {
  const { total, needs } = memberLists[params.type]
  if (needs && !may(needs, access)) fail('inadequate_permissions', needs)
  const viewer = viewerOf(account, access)
  const sorting = contract.getMembers.sorting!
  return cachedPageOf(tx, { sorting: viewer.seesAddresses ? sorting : { ...sorting, fields: openFields } }, params, {
    total: await total(tx, group),
    fetch: ({ field, dir, start, page }) =>
      memberPages[`${pageSizeFor(page.count)}:${params.type}:${field as 'full_name'}:${dir}:${start}`].all(tx, {
        group_id: group.id,
        ...page,
      }),
    cursorOf: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
    view: row => memberView(row, group, viewer),
    viewKey: params.type === 'members' ? memberViewKey(group, viewer) : null,
    rowVersions: async ({ field, dir, start, page }) => {
      if (!isOpenField(field)) return null
      const walk = memberRowVersions[`${pageSizeFor(page.count)}:${field}:${dir}:${start}`]
      return (await walk.one(tx, { group_id: group.id, ...page })).print
    },
    schema: contract.getMembers.returns.properties.data,
    extraFields: () => ({}),
  })
})

const isOpenField = (field: string): field is 'full_name' | 'joined' => openFields.includes(field)

export const getMember = implement(contract.getMember, async ({ row: member, group, access, account, fail }) => {
  if (member.user_id !== account.id && !maySee(access, member)) fail('member_info_id')
  return memberView(member, group, viewerOf(account, access))
})
