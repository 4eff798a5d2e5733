import { toTimestamp, type Timestamp } from './values.ts'

// Midnight in any zone, or the day after, must still be a valid timestamp.
const [firstDay, lastDay] = [new Temporal.PlainDate(1000, 1, 1), new Temporal.PlainDate(9998, 12, 31)]

function clampedDay(text: string): Temporal.PlainDate {
  const day = Temporal.PlainDate.from(text)
  if (Temporal.PlainDate.compare(day, firstDay) < 0) return firstDay
  return Temporal.PlainDate.compare(day, lastDay) > 0 ? lastDay : day
}

const midnight = (day: Temporal.PlainDate, zone: string) => toTimestamp(day.toZonedDateTime(zone).toInstant())

/** The start of a day in a time zone; `2026-11-15`. */
export const startOfDay = (day: string, zone: string): Timestamp => midnight(clampedDay(day), zone)
/** The end of a day in a time zone: it may have 23 or 25 hours. */
export const endOfDay = (day: string, zone: string): Timestamp => midnight(clampedDay(day).add({ days: 1 }), zone)
