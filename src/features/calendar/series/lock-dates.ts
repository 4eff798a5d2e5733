import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import { lockDates, lockSeries } from '../change-store.ts'
import type { scopes } from '../contract.ts'
import type { EventRow } from '../finders.ts'
import { lockEvent } from '../rsvps/waitlist-store.ts'

export type SeriesRow = Row<'series.lock'>
/** The dates that a change applies to: the one named in the call, all affected dates, and their series if there are several. */
export type LockedDates = { named: EventRow; rows: EventRow[]; series: SeriesRow | undefined }
export type ChangeScope = (typeof scopes)[number]

const earliestDate = '0001-01-01'

/** Locks the affected dates: the series first, then its dates by id. */
export async function lockEventDates(tx: Tx, event: EventRow, apply_to: ChangeScope): Promise<LockedDates | undefined> {
  if (apply_to === 'this' || event.series_id === null) {
    // A change of one date also changes its series.
    if (event.series_id !== null) await lockSeries.first(tx, { id: event.series_id })
    const named = await lockEvent.first(tx, { id: event.id })
    return named && { named, rows: [named], series: undefined }
  }
  const series = await lockSeries.first(tx, { id: event.series_id })
  if (!series) return undefined
  const from = apply_to === 'all' ? earliestDate : event.series_date!
  const rows = await lockDates.all(tx, { series_id: series.id, from })
  const named = rows.find(({ id }) => id === event.id)
  return named && { named, rows, series }
}
