import type { Cache } from '#runtime/cache.ts'
import type { Finders, RowFinder } from '#runtime/subjects.ts'
import type { Tx } from '#storage/database.ts'
import { rowsOfEach, together } from '#storage/together.ts'
import { mayKnowOf } from './fields.ts'
import { findMember, membershipsIn, membershipsOf, membershipsOfMany } from './store.ts'
import type { MemberRow } from './view.ts'

type MembershipFinder = Finders['memberships']

/** Looks into the database each time. */
export const freshMemberships: MembershipFinder = (tx, account_id, [group, parent, third]) =>
  membershipsOf.all(tx, { account_id, group_id: group, parent_id: parent, third_id: third })

/** The same for many calls at once. */
export const gatheredMemberships: MembershipFinder = (tx, account_id, group_ids) =>
  membershipsTogether(tx, { account_id, group_ids })

type Around = { account_id: number; group_ids: readonly number[] }
const membershipsTogether = together(async (tx, asked: readonly Around[]) =>
  rowsOfEach(
    asked,
    await membershipsOfMany.all(tx, {
      account_ids: asked.map(({ account_id }) => account_id),
      groups: asked.map(({ group_ids }) => group_ids[0]!),
      parents: asked.map(({ group_ids }) => group_ids[1]!),
      thirds: asked.map(({ group_ids }) => group_ids[2]!),
    }),
  ),
)

/** The same in any number of groups. */
export const manyMemberships = (tx: Tx, account_id: number, group_ids: readonly number[]) =>
  membershipsIn.all(tx, { account_id, group_ids })

/** Answers from the cache where it can. */
export const cachedMemberships =
  (cache: Cache): MembershipFinder =>
  (tx, account_id, group_ids) => {
    const [group, parent, third] = group_ids
    return cache.get(
      `memberships:${account_id}:${group}:${parent}:${third}`,
      () => gatheredMemberships(tx, account_id, group_ids),
      () => ({ accounts: [account_id], groups: [...group_ids] }),
    )
  }

declare module '#runtime/subjects.ts' {
  interface SubjectRows {
    member: MemberRow
  }
}
export const memberFinder: RowFinder<'member'> = {
  param: 'member_info_id',
  isVisible: (member, { position, account }) => member.user_id === account?.id || mayKnowOf(position, member),
  find: async (tx, id) => (await findMember.first(tx, { id })) ?? null,
}
