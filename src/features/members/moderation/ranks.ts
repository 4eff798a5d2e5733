import { may, type GroupAccess } from '#contract/permissions.ts'

const ranks: Record<string, number> = {
  owner: 2,
  moderator: 1,
  sub_modstatus_owner: 2,
  sub_modstatus_moderator: 1,
}

/** The rank of a membership: an owner of the parent is an owner of the subgroup, whatever their role there. */
const rankOf = ({ mod_status, owns_parent }: { mod_status: string; owns_parent: boolean }): number =>
  ranks[owns_parent ? 'owner' : mod_status] ?? 0

/** Whether a caller with this access ranks above a member: moderators above plain members, owners above moderators. */
export const outranks = (access: GroupAccess, member: { mod_status: string; owns_parent: boolean }): boolean =>
  (ranks[access.role] ?? 0) > rankOf(member)

export const isOwner = (access: GroupAccess): boolean => access.role === 'owner'

type RankedMember = { user_id: number; mod_status: string; owns_parent: boolean }
/**
 * Whether a caller may change a membership. A moderator's options are set by themselves and higher ranks; only owners set
 * moderator fields of their own membership.
 */
export function maySetOptions(access: GroupAccess, member: RankedMember, caller: number, isModeration: boolean) {
  if (!may('manage_member_subscription_options', access)) return false
  const isSelf = member.user_id === caller
  return isOwner(access) || outranks(access, member) || (isSelf && !isModeration)
}
