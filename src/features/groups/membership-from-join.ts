import type { Membership } from '#runtime/calls/targets.ts'

type JoinedMembershipRow = {
  id: number
  member_id: number | null
  member_status: Membership['status'] | null
  post_status: Membership['post_status'] | null
  mod_status: Membership['mod_status'] | null
  mod_permissions: Membership['mod_permissions'] | null
}

/** The caller's membership in a group, which came with the group itself. */
export function membershipFromJoin(row: JoinedMembershipRow): Membership | null {
  if (row.member_id === null) return null
  return {
    id: row.member_id,
    group_id: row.id,
    status: row.member_status!,
    post_status: row.post_status!,
    mod_status: row.mod_status!,
    mod_permissions: row.mod_permissions!,
  }
}
