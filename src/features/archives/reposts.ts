import { may, type GroupAccess } from '#contract/permissions.ts'
import type { Group } from '#runtime/calls/targets.ts'

const day = 24 * 60 * 60 * 1000

/** The fields that decide whether a message can be reposted. */
export type Repostable = {
  account_id: number | null
  created: string
  /** The message that this one reposts. */
  repost_of: number | null
  num_reposts: number
  /** When it was last reposted. */
  last_reposted: string | null
}
type Caller = { account: { id: number } | null; group: Pick<Group, 'plan' | 'settings'>; access: GroupAccess }

/** Whether the caller may repost a message: their own, an original, and within the group's limits. 0 means no limit. */
export function mayRepost(message: Repostable, { account, group, access }: Caller, now: number = Date.now()): boolean {
  const { allow_reposts, min_days_between_reposts, max_number_of_reposts } = group.settings
  if (!allow_reposts || group.plan === 'group_plan_basic') return false
  if (!account || account.id !== message.account_id || message.repost_of !== null) return false
  if (max_number_of_reposts > 0 && message.num_reposts >= max_number_of_reposts) return false
  const last = Date.parse(message.last_reposted ?? message.created)
  return now - last >= min_days_between_reposts * day && may('can_post', access)
}
