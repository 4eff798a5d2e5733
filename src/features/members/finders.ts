import type { Cache } from '#runtime/cache.ts'
import type { Finders, RowFinder } from '#runtime/subjects.ts'
import { findMember, membershipsOf } from './store.ts'

type MembershipFinder = Finders['memberships']

/** Looks into the database each time. */
export const freshMemberships: MembershipFinder = (tx, account_id, group_ids) =>
  membershipsOf.all(tx, [account_id, group_ids])

/** Answers from the cache where it can. */
export const cachedMemberships =
  (cache: Cache): MembershipFinder =>
  (tx, account_id, group_ids) =>
    cache.get(
      `memberships:${account_id}:${group_ids.join()}`,
      () => freshMemberships(tx, account_id, group_ids),
      () => ({ accounts: [account_id], groups: [...group_ids] }),
    )

export const memberFinder: RowFinder = {
  param: 'member_info_id',
  find: async (tx, id) => (await findMember.first(tx, [id])) ?? null,
}
