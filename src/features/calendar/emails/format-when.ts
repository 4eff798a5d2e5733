import type { Timestamp } from '#storage/values.ts'
import { localTime } from '../times.ts'

type EventSpan = {
  starts: Timestamp
  ends: Timestamp
  timezone: string
  all_day: boolean
  first_day: string
  last_day: string
}

/** A day in words. */
export const formatDay = (day: Temporal.PlainDate): string =>
  day.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const formatTime = (time: Temporal.PlainDateTime): string => time.toPlainTime().toString({ smallestUnit: 'minute' })

/** When an event is, in words: by the clock where it is. */
export function formatWhen({ starts, ends, timezone, all_day, first_day, last_day }: EventSpan): string {
  const [first, last] = [formatDay(Temporal.PlainDate.from(first_day)), formatDay(Temporal.PlainDate.from(last_day))]
  if (all_day) return first_day === last_day ? first : `${first} – ${last}`
  const [from, to] = [localTime(starts, timezone), localTime(ends, timezone)]
  const end = from.toPlainDate().equals(to.toPlainDate())
    ? formatTime(to)
    : `${formatDay(to.toPlainDate())}, ${formatTime(to)}`
  return `${first}, ${formatTime(from)} – ${end} (${timezone})`
}
