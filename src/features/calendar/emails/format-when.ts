import type { Locale } from '#locales/index.ts'
import { localTime, type TimeSpan } from '../times.ts'

/** English dates in the international order of day and month. */
const dateLocaleFor = (locale: Locale): string => (locale === 'en' ? 'en-GB' : locale)
const dayFormats = new Map<Locale, Intl.DateTimeFormat>()

/** A day in words. */
export function formatDay(day: Temporal.PlainDate, locale: Locale): string {
  const format = dayFormats.getOrInsertComputed(
    locale,
    () =>
      new Intl.DateTimeFormat(dateLocaleFor(locale), {
        ...{ weekday: 'long', day: 'numeric', month: 'long', year: 'numeric' },
        timeZone: 'UTC',
      }),
  )
  return format.format(new Date(`${day.toString()}T00:00Z`))
}
const formatTime = (time: Temporal.PlainDateTime): string => time.toPlainTime().toString({ smallestUnit: 'minute' })

/** The time of an event in words, in its time zone. */
export function formatWhen(event: TimeSpan, locale: Locale): string {
  const { starts, ends, timezone, all_day, first_day, last_day } = event
  const dayText = (day: Temporal.PlainDate): string => formatDay(day, locale)
  const [first, last] = [dayText(Temporal.PlainDate.from(first_day)), dayText(Temporal.PlainDate.from(last_day))]
  if (all_day) return first_day === last_day ? first : `${first} – ${last}`
  const [from, to] = [localTime(starts, timezone), localTime(ends, timezone)]
  const end = from.toPlainDate().equals(to.toPlainDate())
    ? formatTime(to)
    : `${dayText(to.toPlainDate())}, ${formatTime(to)}`
  return `${first}, ${formatTime(from)} – ${end} (${timezone})`
}
