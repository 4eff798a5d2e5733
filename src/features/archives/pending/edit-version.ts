import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockPending } from './store.ts'

export const pendingVersions: Pick<Versions, 'pending'> = {
  pending: async ({ tx, row: { group_id, id } }) =>
    (await lockPending.first(tx, { group_id, id, state: 'held' }))?.updated,
}
