import type { Timestamp } from '#storage/values.ts'
import { localTime } from './times.ts'

type Spanned = {
  starts: Timestamp
  ends: Timestamp
  timezone: string
  all_day: boolean
  first_day: string
  last_day: string
}

/** A day in words. */
export const dayTold = (day: Temporal.PlainDate): string =>
  day.toLocaleString('en-GB', { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' })
const timeTold = (time: Temporal.PlainDateTime): string => time.toPlainTime().toString({ smallestUnit: 'minute' })

/** When an event is, in words: by the clock where it is. */
export function whenTold({ starts, ends, timezone, all_day, first_day, last_day }: Spanned): string {
  const [first, last] = [dayTold(Temporal.PlainDate.from(first_day)), dayTold(Temporal.PlainDate.from(last_day))]
  if (all_day) return first_day === last_day ? first : `${first} – ${last}`
  const [from, to] = [localTime(starts, timezone), localTime(ends, timezone)]
  const end = from.toPlainDate().equals(to.toPlainDate())
    ? timeTold(to)
    : `${dayTold(to.toPlainDate())}, ${timeTold(to)}`
  return `${first}, ${timeTold(from)} – ${end} (${timezone})`
}
