import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockGroupRow } from '../groups/index.ts'
import { lockEntry } from './change-store.ts'

export const fileVersions: Pick<Versions, 'file'> = {
  async file({ tx, row: { group_id, id } }) {
    await lockGroupRow.one(tx, { group_id })
    return (await lockEntry.first(tx, { id }))?.updated
  },
}
