import { isListed, type Position, type Standing } from '#contract/permissions.ts'
import type { Account } from './identity.ts'
import type { Group, Membership } from './subjects.ts'

/** Whether somebody may know of a group. A subgroup is listed in its parent: who knows the parent knows it. */
export function isKnown(group: Group, membership: Membership | null, inParent: Membership | null): boolean {
  if (membership || isOwner(inParent)) return true
  return isListed(group.settings.privacy) && (group.parent_listed || inParent !== null)
}

const isIn = (membership: Membership | null): boolean => membership?.status === 'sub_status_normal'
const isOwner = (membership: Membership | null): boolean =>
  isIn(membership) && membership?.mod_status === 'sub_modstatus_owner'

const isPending = (membership: Membership | null): boolean => membership?.status === 'sub_status_pending'

const standingByMod: Record<string, Standing> = {
  sub_modstatus_owner: 'owner',
  sub_modstatus_moderator: 'moderator',
  sub_modstatus_none: 'member',
}

// Others can add an address, and anybody can have registered it: until its owner has shown that it is theirs, whoever has
// the account waits.
const asWaiting = (membership: Membership | null): Membership | null =>
  membership?.given_id && isIn(membership) ? { ...membership, status: 'sub_status_pending' } : membership

function standingOf(membership: Membership | null, inParent: Membership | null): Standing {
  // Owners of a parent hold every right in its subgroups.
  if (isOwner(inParent)) return 'owner'
  if (isIn(membership)) return standingByMod[membership!.mod_status]!
  // Asking to join a subgroup takes away nothing that a member of the parent has there.
  if (isIn(inParent) && (!membership || isPending(membership))) return 'parent_member'
  // Whoever is banned here is a visitor, also when they are in the parent.
  return isPending(membership) ? 'pending' : 'visitor'
}

/** Where somebody stands in a group, from their memberships in it and in its parent. */
export function positionOf(
  group: Pick<Group, 'settings'>,
  membership: Membership | null,
  inParent: Membership | null,
  account: Pick<Account, 'status'> | null,
): Position {
  const isProven = account?.status !== 'user_status_notconfirmed'
  const standing = isProven ? standingOf(membership, inParent) : standingOf(asWaiting(membership), asWaiting(inParent))
  return {
    standing,
    grants: new Set(standing === 'moderator' ? membership!.mod_permissions : []),
    muted: !isProven || membership?.post_status === 'sub_poststatus_notallowed',
    hasSubscription: isIn(membership) || isPending(membership),
    group: group.settings,
  }
}
