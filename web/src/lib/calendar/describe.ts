import type { Formatters } from '../locale.ts'
import { daysOf, isDay, type CalendarEvent } from './days.ts'
import { formatRecurrence, parseRecurrence, repeatWays, weekdays, type RecurrenceFields } from './recurrence.ts'

type Describing = Pick<Formatters, 't' | 'time' | 'clock' | 'dateFormat'>
const fullDay: Intl.DateTimeFormatOptions = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' }

/** A calendar day, which is the same everywhere. */
export const formatDay = (
  { dateFormat }: Pick<Formatters, 'dateFormat'>,
  day: string,
  options: Intl.DateTimeFormatOptions = fullDay,
): string => dateFormat(options, 'UTC')(new Date(`${day}T00:00Z`))

/** When an event takes place, for someone in a zone: a day and a time, or from one day to another. */
export function describeWhen(reader: Describing, event: CalendarEvent, zone: string): string {
  const { t, time, dateFormat } = reader
  const { first, last } = daysOf(event, zone)
  const day = (one: string): string => formatDay(reader, one)
  if (event.all_day)
    return first === last
      ? t.calendar.when.allDay({ day: day(first) })
      : t.calendar.when.days({ from: day(first), to: day(last) })
  if (event.start_time === event.end_time)
    return t.calendar.when.moment({ day: day(first), time: time(event.start_time) })
  if (first === last)
    return t.calendar.when.hours({ day: day(first), from: time(event.start_time), to: time(event.end_time) })
  const end = dateFormat(fullDay)(new Date(event.end_time))
  return t.calendar.when.nights({
    day: day(first),
    time: time(event.start_time),
    toDay: end,
    toTime: time(event.end_time),
  })
}

/** The hours of an event in a list under its day. */
export function describeHours({ t, time }: Describing, { all_day, start_time, end_time }: CalendarEvent): string {
  if (all_day) return t.calendar.allDay
  return start_time === end_time ? time(start_time) : `${time(start_time)}–${time(end_time)}`
}

/** The time of an event in its own zone, where the reader has another one and would otherwise wonder. */
export function describeElsewhere({ t, clock, dateFormat }: Describing, event: CalendarEvent, zone: string): string {
  if (event.all_day || event.timezone === zone) return ''
  const options: Intl.DateTimeFormatOptions = { weekday: 'short', ...clock }
  const [here, there] = [dateFormat(options), dateFormat(options, event.timezone)]
  const start = new Date(event.start_time)
  return here(start) === there(start)
    ? ''
    : t.calendar.when.elsewhere({ time: there(start), zone: event.timezone.replaceAll('_', ' ') })
}

const monday = Date.UTC(2024, 0, 1)
/** The name of a day of the week, such as MO. */
export const weekdayName = (
  { dateFormat }: Pick<Formatters, 'dateFormat'>,
  day: string,
  style: 'long' | 'short' | 'narrow' = 'long',
): string =>
  dateFormat({ weekday: style }, 'UTC')(new Date(monday + weekdays.findIndex(known => known === day) * 86_400_000))

/** A recurrence rule in words: «Every second Tuesday, until 30 June 2027». */
export function describeRecurrence(reader: Describing & Pick<Formatters, 'listOf'>, rule: string): string {
  const { t } = reader
  const texts = t.calendar.recurrence
  const fields = parseRecurrence(rule)
  const { repeat, interval } = fields
  if (repeat === 'none') return ''
  if (repeat === 'custom') return texts.custom({ rule })
  const days = reader.listOf(fields.weekdays.map(day => weekdayName(reader, day)))
  const words = {
    daily: () => texts.daily({ interval }),
    weekly: () =>
      fields.weekdays.length === 1
        ? texts.weeklyDay({ interval, day: days })
        : days
          ? texts.weeklyOn({ interval, days })
          : texts.weekly({ interval }),
    monthly: () => texts.monthly({ interval }),
    monthly_weekday: () =>
      texts.monthlyOn({
        interval,
        nth: texts.nth[`${fields.nth === -1 ? 'last' : (fields.nth as 1)}`],
        day: weekdayName(reader, fields.nthWeekday),
      }),
    yearly: () => texts.yearly({ interval }),
  }[repeat]()
  // What is typed may be no date yet.
  if (fields.ends === 'never' || (fields.ends === 'until' && !isDay(fields.until))) return words
  return fields.ends === 'until'
    ? texts.until({ words, date: formatDay(reader, fields.until, { day: 'numeric', month: 'long', year: 'numeric' }) })
    : texts.times({ words, count: fields.count })
}

/** The same for a form, which may be filled in only in part. */
export const describeFields = (reader: Describing & Pick<Formatters, 'listOf'>, fields: RecurrenceFields): string =>
  repeatWays.includes(fields.repeat) ? describeRecurrence(reader, formatRecurrence(fields)) : ''

/** The response of the reader to an event, and whether it counts as going, waiting or neither. */
export function describeResponse(
  { t }: Describing,
  event: CalendarEvent,
): { words: string; tone: 'going' | 'waiting' | 'open' | '' } {
  const texts = t.calendar.response
  if (event.is_cancelled) return { words: t.calendar.cancelled, tone: '' }
  const guests = event.rsvp_additional_guests
  if (event.rsvp_type === 'rsvp_yes')
    return { words: guests > 0 ? texts.goingWith({ guests }) : texts.going, tone: 'going' }
  if (event.rsvp_type === 'rsvp_waitlist')
    return { words: texts.waitlist({ position: event.waitlist_position }), tone: 'waiting' }
  if (event.rsvp_type === 'rsvp_maybe') return { words: texts.maybe, tone: '' }
  if (event.rsvp_type === 'rsvp_no') return { words: texts.no, tone: '' }
  return { words: '', tone: event.rsvp && !event.is_locked ? 'open' : '' }
}

/** When a reminder is sent, for the choices of the form and others. */
export const describeReminder = ({ calendar: { form: texts } }: Formatters['t'], minutes: number): string =>
  (texts.reminders as Readonly<Record<string, string>>)[String(minutes)] ?? texts.reminderMinutes({ count: minutes })

/** How many people come, where that is asked. */
export function describeCount({ t }: Describing, { rsvp, num_attendees, max_attendees }: CalendarEvent): string {
  if (!rsvp) return ''
  return max_attendees > 0
    ? t.calendar.spots({ taken: num_attendees, total: max_attendees })
    : num_attendees > 0
      ? t.calendar.attendees({ count: num_attendees })
      : ''
}
