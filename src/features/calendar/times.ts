import { toTimestamp, type Timestamp } from '#storage/values.ts'

/** When an event is, where it is, and the days it is on. */
export type TimeSpan = {
  starts: Timestamp
  ends: Timestamp
  timezone: string
  all_day: boolean
  first_day: string
  last_day: string
}

/** The longest an event may last. */
const maxDays = 366
/** Nobody plans outside of these years, and every zone and every calendar can still count there. */
const [firstYear, lastYear] = [1900, 2199]

const isDay = (text: string): boolean => /^\d{4}-\d\d-\d\d$/.test(text)
const isTime = (text: string): boolean => /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?$/.test(text)
const hasOffset = (text: string): boolean =>
  /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d(:\d\d([.,]\d{1,9})?)?([Zz]|[+-]\d\d:?\d\d)$/.test(text)

/** A time as somebody wrote it, in a zone; null for what is none. With an offset it is that moment. */
export function timeOf(text: string, timezone: string): Temporal.PlainDateTime | null {
  try {
    const time = readTime(text.trim(), timezone)
    return time && time.year >= firstYear && time.year <= lastYear ? time : null
  } catch {
    return null
  }
}

/** Whether a time is a whole minute: events begin and end at no other. */
export const isMinute = (time: Temporal.PlainDateTime): boolean => time.equals(time.round('minute'))

function readTime(text: string, timezone: string): Temporal.PlainDateTime | null {
  if (isDay(text)) return Temporal.PlainDate.from(text, { overflow: 'reject' }).toPlainDateTime()
  if (isTime(text)) return Temporal.PlainDateTime.from(text, { overflow: 'reject' })
  return hasOffset(text) ? Temporal.Instant.from(text).toZonedDateTimeISO(timezone).toPlainDateTime() : null
}

/** The same of an end: a day alone is the last day of an event, which is over after it. */
export function endTimeOf(text: string, timezone: string): Temporal.PlainDateTime | null {
  const time = timeOf(text, timezone)
  return time && isDay(text.trim()) ? time.add({ days: 1 }) : time
}

/**
 * How long an event lasts in minutes: in whole days by the calendar, otherwise in the time that really passes, whatever the clock
 * does meanwhile.
 */
export function minutesBetween(
  start: Temporal.PlainDateTime,
  end: Temporal.PlainDateTime,
  { all_day, timezone }: Pick<EventDuration, 'all_day' | 'timezone'>,
): number | null {
  const [from, to] = all_day ? [dayOf(start), dayAfter(end, start)] : [start, end]
  const byClock = from.until(to, { largestUnit: 'minute' }).minutes
  if (byClock < 0 || byClock > maxDays * 1440) return null
  // An event whose start the clock skips begins later, and so ends later: it lasts as long as its times say.
  if (all_day || isSkipped(from, timezone)) return byClock
  return momentOf(from, timezone).until(momentOf(to, timezone), { largestUnit: 'minute' }).minutes
}

// A time that a change of the clock leaves out is the one after it, as RFC 5545 has it.
const momentOf = (time: Temporal.PlainDateTime, timezone: string): Temporal.Instant =>
  time.toZonedDateTime(timezone).toInstant()

/** Whether a change of the clock leaves out a time. */
const isSkipped = (time: Temporal.PlainDateTime, timezone: string): boolean =>
  !time.toZonedDateTime(timezone).toPlainDateTime().equals(time)

const dayOf = (time: Temporal.PlainDateTime): Temporal.PlainDateTime => time.toPlainDate().toPlainDateTime()
/** Midnight is the end of the day before; any other time is on its day. */
function dayAfter(end: Temporal.PlainDateTime, start: Temporal.PlainDateTime): Temporal.PlainDateTime {
  const day = dayOf(end)
  return end.equals(day) && Temporal.PlainDateTime.compare(day, dayOf(start)) > 0 ? day : day.add({ days: 1 })
}

type EventDuration = { timezone: string; all_day: boolean; minutes: number }

/**
 * An event that begins at a time on the clock where it is, and lasts exactly so long when the clock is changed meanwhile, as DTEND does
 * in a series (RFC 5545, section 3.8.5.3). One of whole days ends with its last day.
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

/** The time on the clock where an event is. */
export const localTime = (moment: string, timezone: string): Temporal.PlainDateTime =>
  Temporal.Instant.from(moment).toZonedDateTimeISO(timezone).toPlainDateTime()

/** A time in which the clock of a zone is not changed, in milliseconds: from, until, and how far it is ahead of UTC. */
type OffsetPeriod = { from: number; until: number; ahead: number; offset: string }
/** The last one that was asked for, of each zone: lists go from one event to the next, and the clock seldom changes between. */
const offsetPeriods = new Map<string, OffsetPeriod>()

function offsetPeriodAt(moment: number, timezone: string): OffsetPeriod {
  const known = offsetPeriods.get(timezone)
  if (known && known.from <= moment && moment < known.until) return known
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(timezone)
  // Where the clock was changed at this very moment, that is the beginning.
  const from = at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? -Infinity
  const until = at.getTimeZoneTransition('next')?.epochMilliseconds ?? Infinity
  // Clocks before the time of railways were ahead by seconds too, which a timestamp cannot say.
  const offset = at.toString({ smallestUnit: 'minute', timeZoneName: 'never' }).slice(-6)
  const minutes = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(4))
  const steady = { from, until, ahead: (offset.startsWith('-') ? -minutes : minutes) * 60_000, offset }
  offsetPeriods.set(timezone, steady)
  return steady
}

/** A moment as an event tells it: by the clock where it is. */
export function inTimeZone(moment: Timestamp, timezone: string): Timestamp {
  const at = Date.parse(moment)
  const { ahead, offset } = offsetPeriodAt(at, timezone)
  return `${new Date(at + ahead).toISOString().slice(0, -1)}${offset}` as Timestamp
}
