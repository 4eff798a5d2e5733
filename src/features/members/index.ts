import type { Implementation } from '#runtime/call.ts'
import type { Tx } from '#storage/database.ts'
import { banMember, unbanMember } from './ban-member.ts'
import { getMember, getMembers } from './get-members.ts'
import { subscriptionsOf as subscriptions } from './store.ts'
import { memberView } from './view.ts'

export { cachedMemberships, freshMemberships, memberFinder } from './finders.ts'

export const memberVerbs: Implementation[] = [getMembers, getMember, banMember, unbanMember]

/** What an account is a member of, as it goes out. */
export const subscriptionsOf = async (tx: Tx, account_id: number) =>
  (await subscriptions.all(tx, [account_id])).map(memberView)
