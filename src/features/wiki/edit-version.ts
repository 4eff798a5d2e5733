import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockPage } from './store.ts'

export const wikiVersions: Pick<Versions, 'wikipage'> = {
  async wikipage({ tx, row: { group_id, id } }) {
    const page = await lockPage.first(tx, { group_id, id })
    return page?.deleted ? undefined : page?.updated
  },
}
