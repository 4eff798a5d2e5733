import type { Position } from '#contract/permissions.ts'

const ranks: Record<string, number> = {
  owner: 2,
  moderator: 1,
  sub_modstatus_owner: 2,
  sub_modstatus_moderator: 1,
}

/** What a membership is worth: an owner of the parent is an owner below it, whatever they are there. */
const rankOf = ({ mod_status, owns_parent }: { mod_status: string; owns_parent: boolean }): number =>
  ranks[owns_parent ? 'owner' : mod_status] ?? 0

/** Whether somebody in this position stands above a member: moderators above plain members, owners above moderators. */
export const outranks = (position: Position, member: { mod_status: string; owns_parent: boolean }): boolean =>
  (ranks[position.standing] ?? 0) > rankOf(member)
