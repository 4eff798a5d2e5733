import type { Versions } from '#runtime/stale.ts'
import { lockGroupRow } from '../groups/index.ts'
import { findStanding } from './join.ts'
import { lockNotice } from './notices/store.ts'
import { lockMember } from './store.ts'

export const memberVersions: Pick<Versions, 'member' | 'subscription' | 'notice'> = {
  member: async ({ tx, row: { group_id, id } }) => (await lockMember.first(tx, { group_id, id }))?.updated,
  subscription: async ({ tx, group, account }) => (await findStanding(tx, group.id, account.id))?.updated,
  async notice({ tx, group, params }) {
    await lockGroupRow.one(tx, { group_id: group.id })
    return (await lockNotice.first(tx, { group_id: group.id, id: params['notice_id'] as number }))?.updated
  },
}
