import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockGroupRow } from '../groups/index.ts'
import { findMembershipRow } from './membership/join.ts'
import { lockNotice } from './notices/store.ts'
import { lockMember } from './store.ts'

export const memberVersions: Pick<Versions, 'member' | 'subscription' | 'notice'> = {
  member: async ({ tx, row: { group_id, id } }) => (await lockMember.first(tx, { group_id, id }))?.updated,
  subscription: async ({ tx, group, account }) => (await findMembershipRow(tx, group.id, account.id))?.updated,
  async notice({ tx, group, params }) {
    await lockGroupRow.one(tx, { group_id: group.id })
    return (await lockNotice.first(tx, { group_id: group.id, id: params['notice_id'] as number }))?.updated
  },
}
