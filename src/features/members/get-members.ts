import { may, type Permission } from '#contract/permissions.ts'
import { implement } from '#runtime/call.ts'
import { pageOf } from '#runtime/paging.ts'
import type { Group } from '#runtime/subjects.ts'
import * as contract from './contract.ts'
import { memberPages } from './store.ts'
import { memberView, type MemberRow } from './view.ts'

type Kind = (typeof contract.memberTypes)[number]
const kinds: Record<Kind, { status: string; count: keyof Group & `${string}_count`; needs?: Permission }> = {
  members: { status: 'sub_status_normal', count: 'members_count' },
  pending: { status: 'sub_status_pending', count: 'pending_count', needs: 'manage_pending_members' },
  banned: { status: 'sub_status_banned', count: 'banned_count', needs: 'ban_members' },
}
const keyOf: Record<string, (row: MemberRow) => string | number> = {
  full_name: row => row.sort_name,
  email: row => row.sort_email,
  delivery: row => row.email_delivery,
  joined: row => row.id,
}

export const getMembers = implement(contract.getMembers, async ({ tx, group, position, params, fail }) => {
  const { status, count, needs } = kinds[params.type]
  if (needs && !may(needs, position)) fail('inadequate_permissions')
  return pageOf({
    tx,
    params,
    sorting: contract.getMembers.sorting!,
    total: group[count],
    fetch: ({ field, dir, after, count: rows }) =>
      memberPages[`${field as 'full_name'}:${dir}:${after ? 'next' : 'first'}`].all(tx, [
        group.id,
        status,
        rows,
        after && String(after.key),
        after && after.id,
      ]),
    place: (row, field) => ({ key: keyOf[field]!(row), id: row.id }),
    view: memberView,
  })
})

export const getMember = implement(contract.getMember, async ({ row }) => memberView(row as MemberRow))
