import { may } from '#contract/permissions.ts'
import { implement } from '#runtime/calls/handler.ts'
import * as contract from './contract.ts'
import { findMemberCounts } from './directory-store.ts'
import { viewerOf } from './visible-fields.ts'

export const getMemberCounts = implement(contract.getMemberCounts, async ({ tx, group, access, account }) => {
  const counts = { object: 'member_counts' as const, members: group.members_count, moderators: group.moderators_count }
  if (viewerOf(account, access).rank !== 'moderator') return counts
  const { moderated, bouncing, no_email, invited, left, removed } = await findMemberCounts.one(tx, {
    group_id: group.id,
  })
  return {
    ...counts,
    moderated,
    bouncing,
    no_email,
    ...(may('manage_pending_members', access) ? { pending: group.pending_count } : {}),
    ...(may('invite_members', access) ? { invited } : {}),
    ...(may('ban_members', access) ? { banned: group.banned_count } : {}),
    ...(group.plan === 'group_plan_basic' ? {} : { left, removed }),
  }
})
