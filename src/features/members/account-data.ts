import type { RecordContext } from '#runtime/calls/handler.ts'
import type { Tx } from '#storage/database.ts'
import { query } from '#storage/query.ts'
import { endMemberships } from './membership/end-membership.ts'
import { lockMembersOf } from './store.ts'

const otherOwners = query(
  'member.ownersBeside',
  `select m.group_id, m.account_id, g.name from members m join groups g on g.id = m.group_id
   where m.mod_status = 'sub_modstatus_owner' and m.status = 'sub_status_normal' and m.group_id in (
     select group_id from members
     where account_id = :account_id and mod_status = 'sub_modstatus_owner' and status = 'sub_status_normal'
   )
   order by m.group_id, m.id for update of m`,
)
const countOf = query(
  'member.countOfAccount',
  `select count(*) as "count!" from members where account_id = :account_id and status <> 'sub_status_banned'`,
)
const bannedOf = query(
  'member.bannedOfAccount',
  `select exists (select from members where account_id = :account_id and status = 'sub_status_banned') as "found!"`,
)
const groupsOf = query('member.groupsOfAccount', `select group_id from members where account_id = :account_id`)

/** The groups with no other owner. Other owners are locked until the end of the transaction. */
export async function soleOwnerOf(tx: Tx, account_id: number): Promise<string[]> {
  const owners = await otherOwners.all(tx, { account_id })
  const others = new Set(owners.filter(owner => owner.account_id !== account_id).map(({ group_id }) => group_id))
  return [...new Set(owners.filter(({ group_id }) => !others.has(group_id)).map(({ name }) => name))].toSorted()
}

export const isBannedSomewhere = async (tx: Tx, account_id: number): Promise<boolean> =>
  (await bannedOf.one(tx, { account_id })).found

/** What deleting an account takes away here. */
export const membershipDeletion = {
  name: 'memberships',
  count: async (tx: Tx, account_id: number): Promise<number> => (await countOf.one(tx, { account_id })).count,
  // A ban outlives the account: it blocks the address.
  async remove(call: RecordContext<'member.left'>, account_id: number): Promise<void> {
    const groups = await groupsOf.all(call.tx, { account_id })
    const rows = await lockMembersOf.all(call.tx, {
      account_ids: [account_id],
      group_ids: groups.map(({ group_id }) => group_id),
    })
    await endMemberships(call, 'deleteAccount', rows)
  },
}
