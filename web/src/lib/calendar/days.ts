import { createCache } from '../../../../src/base/cache/cache.ts'
import type { Output } from '../../../../client/types.ts'

export type CalendarEvent = Output<'getevent'>
export const views = ['month', 'week', 'agenda'] as const
export type View = (typeof views)[number]
/** Days as YYYY-MM-DD: they sort as text. */
export type Days = { first: string; last: string }

/** Calendars start and end with what the API accepts. */
const [firstYear, lastYear] = [1900, 2199]

const parseDay = (text: string): Temporal.PlainDate | null => {
  if (!/^\d{4}-\d\d-\d\d$/.test(text)) return null
  try {
    const day = Temporal.PlainDate.from(text, { overflow: 'reject' })
    return day.year >= firstYear && day.year <= lastYear ? day : null
  } catch {
    return null
  }
}

export const isDay = (text: string): boolean => parseDay(text) !== null

/** The view and the day that an address asks for; today's month if it doesn't say, or says nonsense. */
export function requestedView({ searchParams }: URL, today: string): { view: View; day: string } {
  const view = views.find(name => name === searchParams.get('view')) ?? 'month'
  return { view, day: (parseDay(searchParams.get('day') ?? '') ?? Temporal.PlainDate.from(today)).toString() }
}

export const todayIn = (zone: string): string => Temporal.Now.plainDateISO(zone).toString()

const startOfWeek = (day: Temporal.PlainDate, isMondayFirst: boolean): Temporal.PlainDate =>
  day.subtract({ days: isMondayFirst ? day.dayOfWeek - 1 : day.dayOfWeek % 7 })

/** The days of whole weeks that a view shows. */
export function shownDays(view: 'month' | 'week', day: string, isMondayFirst: boolean): Days {
  const date = Temporal.PlainDate.from(day)
  const first = startOfWeek(view === 'month' ? date.with({ day: 1 }) : date, isMondayFirst)
  const last = view === 'month' ? date.with({ day: date.daysInMonth }) : date
  return { first: first.toString(), last: startOfWeek(last, isMondayFirst).add({ days: 6 }).toString() }
}

/** The day to show for the month or week before or after. */
export function neighbour(view: View, day: string, by: -1 | 1): string {
  const date = Temporal.PlainDate.from(day)
  if (view === 'month') return date.with({ day: 1 }).add({ months: by }).toString()
  return date.add({ days: by * (view === 'week' ? 7 : 30) }).toString()
}

const msPerDay = 86_400_000
/** In UTC, where each day has as many hours; Temporal takes ten times as long for it. */
export function* eachDay({ first, last }: Days): Generator<string> {
  // Most events take one day.
  if (first === last) {
    yield first
    return
  }
  for (let at = Date.parse(first); ; at += msPerDay) {
    const day = new Date(at).toISOString().slice(0, 10)
    if (day > last) return
    yield day
  }
}

const dayFormats = createCache<Intl.DateTimeFormat>('calendar days')
/** Creating a formatter takes longer than all else that an event takes; there is one per zone. */
function dayFormatIn(zone: string): Intl.DateTimeFormat {
  const known = dayFormats.get(zone)
  if (known) return known
  // Canada writes YYYY-MM-DD.
  const format = new Intl.DateTimeFormat('en-CA', { timeZone: zone })
  dayFormats.set(zone, format)
  return format
}

/** The first and last day of an event as someone in a zone sees it. All-day events are on their dates everywhere. */
export function daysOf({ start_time, end_time, timezone, all_day }: CalendarEvent, zone: string): Days {
  if (all_day) {
    // It ends at midnight after its last day.
    const last = Temporal.PlainDate.from(end_time.slice(0, 10)).subtract({ days: 1 }).toString()
    const first = start_time.slice(0, 10)
    return { first, last: last < first ? first : last }
  }
  if (timezone === zone && start_time.slice(0, 10) === end_time.slice(0, 10)) {
    const day = start_time.slice(0, 10)
    return { first: day, last: day }
  }
  const dayAt = (time: string, msBefore = 0): string => dayFormatIn(zone).format(Date.parse(time) - msBefore)
  const isMoment = Date.parse(end_time) === Date.parse(start_time)
  return { first: dayAt(start_time), last: dayAt(end_time, isMoment ? 0 : 1) }
}

export type EventOnDay = { event: CalendarEvent; isFirstDay: boolean }
/** A day of a month or a week as it is shown. */
export type ShownDay = {
  date: string
  href: string
  /** Of the month before or after. */
  isOther: boolean
  isWeekend: boolean
  isChosen: boolean
  isToday: boolean
  events: readonly EventOnDay[]
}

export type EventsByDay = ReadonlyMap<string, readonly EventOnDay[]>
/** Lists that have not changed are one object for many requests, and are divided once. */
const dividedLists = new WeakMap<readonly CalendarEvent[], { shown: Days; zone: string; days: EventsByDay }>()

/** Events by day; one that takes several days is on each of them. */
export function eventsByDay(events: readonly CalendarEvent[], shown: Days, zone: string): EventsByDay {
  const known = dividedLists.get(events)
  if (known?.zone === zone && known.shown.first === shown.first && known.shown.last === shown.last) return known.days
  const days = divideByDay(events, shown, zone)
  dividedLists.set(events, { shown, zone, days })
  return days
}

function divideByDay(events: readonly CalendarEvent[], shown: Days, zone: string): EventsByDay {
  const days = new Map<string, EventOnDay[]>()
  for (const event of events) {
    const { first, last } = daysOf(event, zone)
    const within = { first: first < shown.first ? shown.first : first, last: last > shown.last ? shown.last : last }
    for (const day of eachDay(within)) {
      const onDay = days.get(day) ?? []
      if (onDay.length === 0) days.set(day, onDay)
      onDay.push({ event, isFirstDay: day === first })
    }
  }
  // All-day events first; the others come sorted by their start.
  for (const onDay of days.values()) onDay.sort((a, b) => Number(b.event.all_day) - Number(a.event.all_day))
  return days
}
