import { toTimestamp, type Timestamp } from '#storage/values.ts'

/** The time, time zone and days of an event. */
export type TimeSpan = {
  starts: Timestamp
  ends: Timestamp
  timezone: string
  all_day: boolean
  first_day: string
  last_day: string
}

/** Maximum length of an event. */
const maxDays = 366
/** The supported years; time zones and calendars are reliable in this range. */
const [firstYear, lastYear] = [1900, 2199]

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?$/.test(text)
const hasOffset = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?([Zz]|[+-]\d\d:?\d\d)$/.test(text)

/** Parses a time in a time zone; null if invalid. A time with an offset is converted to the zone. */
export function timeOf(text: string, timezone: string): Temporal.PlainDateTime | null {
  try {
    const time = readTime(text.trim(), timezone)
    return time && time.year >= firstYear && time.year <= lastYear ? time : null
  } catch {
    return null
  }
}

/** Events begin and end at whole minutes. */
export const isMinute = (time: Temporal.PlainDateTime): boolean => time.equals(time.round('minute'))

function readTime(text: string, timezone: string): Temporal.PlainDateTime | null {
  if (isDay(text)) return Temporal.PlainDate.from(text, { overflow: 'reject' }).toPlainDateTime()
  if (isTime(text)) return Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  return hasOffset(text) ? Temporal.Instant.from(text).toZonedDateTimeISO(timezone).toPlainDateTime() : null
}

/** Parses an end time. A date alone is the last day of the event. */
export function endTimeOf(text: string, timezone: string): Temporal.PlainDateTime | null {
  const time = timeOf(text, timezone)
  return time && isDay(text.trim()) ? time.add({ days: 1 }) : time
}

/**
 * The duration of an event in minutes: for all-day events by calendar days, otherwise in elapsed time, regardless of
 * changes to or from daylight saving time.
 */
export function minutesBetween(
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime,
  { all_day, timezone }: Pick<EventDuration, 'all_day' | 'timezone'>,
): number | null {
  const [from, to] = all_day ? [dayOf(start), dayAfter(end, start)] : [start, end]
  const byClock = from.until(to, { largestUnit: 'minute' }).minutes
  if (byClock < 0 || byClock > maxDays * 1440) return null
  // If the start falls into a skipped hour, the event begins and ends later, with the same duration.
  if (all_day || isSkipped(from, timezone)) return byClock
  return momentOf(from, timezone).until(momentOf(to, timezone), { largestUnit: 'minute' }).minutes
}

// A local time that is skipped by a clock change is the one after it (RFC 5545).
const momentOf = (time: Temporal.PlainDateTime, timezone: string): Temporal.Instant =>
  time.toZonedDateTime(timezone).toInstant()

/** Whether a clock change skips a local time. */
const isSkipped = (time: Temporal.PlainDateTime, timezone: string): boolean =>
  !time.toZonedDateTime(timezone).toPlainDateTime().equals(time)

const dayOf = (time: Temporal.PlainDateTime): Temporal.PlainDateTime => time.toPlainDate().toPlainDateTime()
/** The day after the last day of an event. Midnight belongs to the day before. */
function dayAfter(end: Temporal.PlainDateTime, start: Temporal.PlainDateTime): Temporal.PlainDateTime {
  const day = dayOf(end)
  return end.equals(day) && Temporal.PlainDateTime.compare(day, dayOf(start)) > 0 ? day : day.add({ days: 1 })
}

type EventDuration = { timezone: string; all_day: boolean; minutes: number }

/**
 * An event with a local start time and an exact duration, as DTEND in a series (RFC 5545, section 3.8.5.3). All-day events
 * end with their last day.
 */
export function spanOf(start: Temporal.PlainDateTime, { timezone, all_day, minutes }: EventDuration): TimeSpan {
  const from = all_day ? dayOf(start) : start
  const starts = momentOf(from, timezone)
  const ends = all_day ? momentOf(from.add({ minutes }), timezone) : starts.add({ minutes })
  const to = ends.toZonedDateTimeISO(timezone).toPlainDateTime()
  const last = minutes > 0 && to.equals(dayOf(to)) ? to.subtract({ days: 1 }) : to
  return {
    starts: toTimestamp(starts),
    ends: toTimestamp(ends),
    timezone,
    all_day,
    first_day: from.toPlainDate().toString(),
    last_day: last.toPlainDate().toString(),
  }
}

/** The local time of an event in its time zone. */
export const localTime = (moment: string, timezone: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(timezone).toPlainDateTime()

/** A period with a constant UTC offset, in milliseconds: start, end and offset. */
type OffsetPeriod = { from: number; until: number; ahead: number; offset: string }
/** The last period used for each time zone. Events in lists are close in time, so it rarely changes. */
const offsetPeriods = new Map<string, OffsetPeriod>()

function offsetPeriodAt(moment: number, timezone: string): OffsetPeriod {
  const cached = offsetPeriods.get(timezone)
  if (cached && cached.from <= moment && moment < cached.until) return cached
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone)
  // If the clock changed at exactly this moment, the period begins here.
  const from = at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity
  const until = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
  // Historical offsets have seconds too, which a timestamp cannot express.
  const offset = at.toString({ smallestUnit: 'minute', timeZoneName: 'never' }).slice(-6)
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  const steady = { from, until, ahead: (offset.startsWith('-') ? -minutes : minutes) * 60_000, offset }
  offsetPeriods.set(timezone, steady)
  return steady
}

/** A timestamp with the offset of the event's time zone. */
export function inTimeZone(moment: Timestamp, timezone: string): Timestamp {
  const at = Date.parse(moment)
  const { ahead, offset } = offsetPeriodAt(at, timezone)
  return `${new Date(at + ahead).toISOString().slice(0, -1)}${offset}` as Timestamp
}
