import { implement } from '#runtime/calls/handler.ts'
import { deleteEvents, skipDate } from '../change-store.ts'
import * as contract from '../contract.ts'
import { lockEventDates } from '../series/lock-dates.ts'
import { endSeries } from '../series/series.ts'

export const deleteEvent = implement(contract.deleteEvent, async ({ tx, row, params, fail, record }) => {
  const { named, rows, series } = (await lockEventDates(tx, row, params.apply_to)) ?? fail('invalid event_id')
  const event_ids = rows.map(({ id }) => id)
  await deleteEvents.run(tx, { ids: event_ids })
  if (series) await endSeries(tx, series, rows.map(date => date.series_date!).toSorted()[0]!)
  else if (named.series_id !== null) await skipDate.run(tx, { id: named.series_id, date: named.series_date! })
  record('event.deleted', { event_id: named.id, name: named.name, event_ids, message: params.message })
})
