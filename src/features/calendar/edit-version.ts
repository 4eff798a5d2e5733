import type { Versions } from '#runtime/calls/optimistic-lock.ts'
import { lockEventDates, type ChangeScope } from './series/lock-dates.ts'

export const calendarVersions: Pick<Versions, 'event'> = {
  event: async ({ tx, row, params }) =>
    (await lockEventDates(tx, row, params['apply_to'] as ChangeScope))?.named.updated,
}
