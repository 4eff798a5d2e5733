import type { FactName } from '#contract/facts.ts'
import { may, type GroupAccess, type InternalPermission, type Permission } from '#contract/permissions.ts'

type VisibilityRule = {
  names: readonly FactName[]
  status?: string
  needs: readonly (Permission | InternalPermission)[]
}

/** Every moderator reads the log; entries about non-members are for those who may list them. */
const visibilityRules: readonly VisibilityRule[] = [
  {
    names: ['member.requested', 'member.rejected', 'member.expired'],
    status: 'sub_status_pending',
    needs: ['view_members', 'manage_pending_members'],
  },
  {
    names: ['member.banned', 'member.unbanned'],
    status: 'sub_status_banned',
    needs: ['view_members', 'ban_members'],
  },
  // It has the address, and what other mail servers say of it.
  { names: ['mail.undeliverable'], needs: ['view_addresses'] },
  { names: ['invite.sent', 'invite.cancelled', 'invite.accepted', 'invite.declined'], needs: ['invite_members'] },
]

/** Chat messages are read in the chat. */
const neverShown: readonly FactName[] = ['chat.mentioned']

/** The entries hidden from a caller: facts by name, and by the status of their person. */
export function hiddenFrom(access: GroupAccess): { hidden_names: FactName[]; hidden_statuses: string[] } {
  const hidden = visibilityRules.filter(({ needs }) => !needs.every(right => may(right, access)))
  return {
    hidden_names: [...neverShown, ...hidden.flatMap(({ names }) => names)],
    hidden_statuses: hidden.flatMap(({ status }) => status ?? []),
  }
}
