import type { Versions } from '#runtime/stale.ts'
import { lockFor, type Scope } from './dates.ts'

export const calendarVersions: Pick<Versions, 'event'> = {
  event: async ({ tx, row, params }) => (await lockFor(tx, row, params['apply_to'] as Scope))?.named.updated,
}
