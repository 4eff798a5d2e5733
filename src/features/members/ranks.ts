import type { Position } from '#contract/permissions.ts'

const ranks: Record<string, number> = {
  owner: 2,
  moderator: 1,
  sub_modstatus_owner: 2,
  sub_modstatus_moderator: 1,
}

/** Whether somebody in this position stands above a member: moderators above plain members, owners above moderators. */
export const outranks = (position: Position, member: { mod_status: string }): boolean =>
  (ranks[position.standing] ?? 0) > (ranks[member.mod_status] ?? 0)
