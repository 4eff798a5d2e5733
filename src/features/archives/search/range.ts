import { endOfDay, startOfDay } from '#runtime/days.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'

type Asked = { start_date?: string; end_date?: string; preset_date_range?: string }
/** From when until when; null is as far as there is. */
export type Range = { from: Timestamp | null; until: Timestamp | null }

const hours: Record<string, number> = {
  past_hour: 1,
  past_24_hours: 24,
  past_week: 7 * 24,
  past_month: 30 * 24,
  past_year: 365 * 24,
}

/** The named time back from now that counts: none where days are given. */
export const presetOf = ({ start_date, end_date, preset_date_range }: Asked): string =>
  start_date === undefined && end_date === undefined ? (preset_date_range ?? '') : ''

/** A moment to the second: no search asks for more. */
export const secondOf = (timestamp: Timestamp): number => Math.floor(Date.parse(timestamp) / 1000)

/** The time to look in, in whole seconds, days being those of the zone. */
export function rangeOf(asked: Asked, zone: string, now: Temporal.Instant = Temporal.Now.instant()): Range {
  const span = hours[presetOf(asked)]
  if (span !== undefined)
    return {
      from: toTimestamp(now.subtract({ hours: span }).round({ smallestUnit: 'second', roundingMode: 'floor' })),
      until: null,
    }
  const { start_date, end_date } = asked
  return {
    from: start_date === undefined ? null : startOfDay(start_date, zone),
    until: end_date === undefined ? null : endOfDay(end_date, zone),
  }
}
