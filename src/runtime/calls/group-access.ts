import { isListed, type GroupAccess, type GroupRole } from '#contract/permissions.ts'
import type { Account } from './identity.ts'
import type { Group, Membership } from './targets.ts'

/**
 * Whether the caller may know that a group exists. A subgroup is listed in its parent and visible to those who see the
 * parent.
 */
export function isGroupVisible(group: Group, membership: Membership | null, inParent: Membership | null): boolean {
  if (membership || isOwner(inParent)) return true
  return isListed(group.settings.privacy) && (group.parent_listed || inParent !== null)
}

const isMember = (membership: Membership | null): boolean => membership?.status === 'sub_status_normal'
const isOwner = (membership: Membership | null): boolean =>
  isMember(membership) && membership?.mod_status === 'sub_modstatus_owner'

const isPending = (membership: Membership | null): boolean => membership?.status === 'sub_status_pending'

const roleByModStatus: Record<string, GroupRole> = {
  sub_modstatus_owner: 'owner',
  sub_modstatus_moderator: 'moderator',
  sub_modstatus_none: 'member',
}

// Others can add an address, and anyone can register it: a membership counts as pending until the address is confirmed.
const asPending = (membership: Membership | null): Membership | null =>
  membership?.given_id && isMember(membership) ? { ...membership, status: 'sub_status_pending' } : membership

function roleOf(membership: Membership | null, inParent: Membership | null): GroupRole {
  // Owners of a parent hold every right in its subgroups.
  if (isOwner(inParent)) return 'owner'
  if (isMember(membership)) return roleByModStatus[membership!.mod_status]!
  // A pending request to join a subgroup takes away nothing that a member of the parent has there.
  if (isMember(inParent) && (!membership || isPending(membership))) return 'parent_member'
  // A person banned here is a visitor, even as a member of the parent.
  return isPending(membership) ? 'pending' : 'visitor'
}

/** The caller's access to a group, from the memberships in it and in its parent. */
export function groupAccessOf(
  group: Pick<Group, 'settings'>,
  membership: Membership | null,
  inParent: Membership | null,
  account: Pick<Account, 'status'> | null,
): GroupAccess {
  const isProven = account?.status !== 'user_status_notconfirmed'
  const role = isProven ? roleOf(membership, inParent) : roleOf(asPending(membership), asPending(inParent))
  return {
    role,
    grants: new Set(role === 'moderator' ? membership!.mod_permissions : []),
    muted: !isProven || membership?.post_status === 'sub_poststatus_notallowed',
    hasSubscription: isMember(membership) || isPending(membership),
    group: group.settings,
  }
}
