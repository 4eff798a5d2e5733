import type { Cache } from '#runtime/cache.ts'
import type { Finders, RowFinder } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { findMember, membershipsIn, membershipsOf } from './store.ts'
import type { MemberRow } from './view.ts'

type MembershipFinder = Finders['memberships']

/** Looks into the database each time. */
export const freshMemberships: MembershipFinder = (tx, account_id, [group, parent, third]) =>
  membershipsOf.all(tx, { account_id, group_id: group, parent_id: parent, third_id: third })

/** The same in any number of groups. */
export const manyMemberships = (tx: Tx, account_id: number, group_ids: readonly number[]) =>
  membershipsIn.all(tx, { account_id, group_ids })

/** Answers from the cache where it can. */
export const cachedMemberships =
  (cache: Cache): MembershipFinder =>
  (tx, account_id, group_ids) =>
    cache.get(
      `memberships:${account_id}:${group_ids.join()}`,
      () => freshMemberships(tx, account_id, group_ids),
      () => ({ accounts: [account_id], groups: [...group_ids] }),
    )

declare module '#runtime/subjects.ts' {
  interface SubjectRows {
    member: MemberRow
  }
}
export const memberFinder: RowFinder<'member'> = {
  param: 'member_info_id',
  find: async (tx, id) => (await findMember.first(tx, { id })) ?? null,
}
