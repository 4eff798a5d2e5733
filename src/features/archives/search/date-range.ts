import { endOfDay, startOfDay } from '#storage/day-bounds.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'

type DateRangeParams = { start_date?: string; end_date?: string; preset_date_range?: string }
/** A time range; null is open. */
export type DateRange = { from: Timestamp | null; until: Timestamp | null }

const hours: Record<string, number> = {
  past_hour: 1,
  past_24_hours: 24,
  past_week: 7 * 24,
  past_month: 30 * 24,
  past_year: 365 * 24,
}

/** The preset range; none if dates are given. */
export const presetOf = ({ start_date, end_date, preset_date_range }: DateRangeParams): string =>
  start_date === undefined && end_date === undefined ? (preset_date_range ?? '') : ''

/** Seconds are precise enough for a search. */
export const toSeconds = (timestamp: Timestamp): number => Math.floor(Date.parse(timestamp) / 1000)

/** The time range in whole seconds, with days in the given zone. */
export function dateRangeOf(
  dateRangeParams: DateRangeParams,
  zone: string,
  now: Temporal.Instant = Temporal.Now.instant(),
): DateRange {
  const span = hours[presetOf(dateRangeParams)]
  if (span !== undefined)
    return {
      from: toTimestamp(now.subtract({ hours: span }).round({ smallestUnit: 'second', roundingMode: 'floor' })),
      until: null,
    }
  const { start_date, end_date } = dateRangeParams
  return {
    from: start_date === undefined ? null : startOfDay(start_date, zone),
    until: end_date === undefined ? null : endOfDay(end_date, zone),
  }
}
