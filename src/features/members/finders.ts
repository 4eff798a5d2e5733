import type { TtlCache } from '#runtime/cache/ttl-cache.ts'
import type { Finders, RowFinder } from '#runtime/calls/targets.ts'
import type { Tx } from '#storage/database.ts'
import { rowsPerItem, batchLoader } from '#storage/batching/batch-loader.ts'
import { maySeeMember } from './list/visible-fields.ts'
import { findMember, membershipsIn, membershipsOf, membershipsOfMany } from './store.ts'
import type { MemberRow } from './view.ts'

type MembershipFinder = Finders['memberships']

/** Looks into the database each time. */
export const freshMemberships: MembershipFinder = (tx, account_id, [group, parent, third]) =>
  membershipsOf.all(tx, { account_id, group_id: group, parent_id: parent, third_id: third })

/** The same for many calls at once. */
export const batchedMemberships: MembershipFinder = (tx, account_id, group_ids) =>
  loadMemberships(tx, { account_id, group_ids })

type MembershipKey = { account_id: number; group_ids: readonly number[] }
const loadMemberships = batchLoader(async (tx, keys: readonly MembershipKey[]) =>
  rowsPerItem(
    keys,
    await membershipsOfMany.all(tx, {
      account_ids: keys.map(({ account_id }) => account_id),
      groups: keys.map(({ group_ids }) => group_ids[0]!),
      parents: keys.map(({ group_ids }) => group_ids[1]!),
      thirds: keys.map(({ group_ids }) => group_ids[2]!),
    }),
  ),
)

/** The same in any number of groups. */
export const manyMemberships = (tx: Tx, account_id: number, group_ids: readonly number[]) =>
  membershipsIn.all(tx, { account_id, group_ids })

/** Answers from the cache where it can. */
export const cachedMemberships =
  (cache: TtlCache): MembershipFinder =>
  (tx, account_id, group_ids) => {
    const [group, parent, third] = group_ids
    return cache.get(
      `memberships:${account_id}:${group}:${parent}:${third}`,
      () => batchedMemberships(tx, account_id, group_ids),
      () => ({ accounts: [account_id], groups: [...group_ids] }),
    )
  }

declare module '#runtime/calls/targets.ts' {
  interface TargetRows {
    member: MemberRow
  }
}
export const memberFinder: RowFinder<'member'> = {
  param: 'member_info_id',
  isVisible: (member, { access, account }) => member.user_id === account?.id || maySeeMember(access, member),
  find: async (tx, id) => (await findMember.first(tx, { id })) ?? null,
}
