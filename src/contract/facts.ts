/**
 * Everything that can have happened. A fact commits with the change that caused it; letters, live pushes, webhooks and
 * the activity log only read facts. `data` names what the fact carries besides actor, group and time.
 */
export type FactData = {
  'account.registered': { account_id: number; email: string }
  'account.logged_in': { account_id: number; session_id: number }
  'account.logged_out': { account_id: number; session_id: number }
  'group.created': { group_id: number; name: string }
  'group.plan_changed': { group_id: number; plan: string }
  'member.joined': { group_id: number; member_info_id: number; email: string }
  'member.banned': { member_info_id: number; email: string }
  'member.unbanned': { member_info_id: number; email: string }
}
export type FactName = keyof FactData

/** One sentence a fact, for the reference page; the key order is the order printed. */
export const factMeanings: Record<FactName, string> = {
  'account.registered': 'An account was made.',
  'account.logged_in': 'Somebody signed in and got a session.',
  'account.logged_out': 'Somebody ended a session.',
  'group.created': 'A group was made; the maker is its owner.',
  'group.plan_changed': 'The operator put a group on another plan.',
  'member.joined': 'Somebody became a member.',
  'member.banned': 'A member was banned: they left the group, and their address cannot join or post again.',
  'member.unbanned': 'A ban was lifted.',
}

/** A fact as readers get it. */
export type Fact<Name extends FactName = FactName> = {
  [N in Name]: {
    id: number
    name: N
    created: string
    group_id: number | null
    /** Who did it; null for the service itself. */
    account_id: number | null
    via: string
    data: FactData[N]
  }
}[Name]
