import type { Row } from '#storage/query.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'
import type { EventFields } from '../events/fields.ts'
import { spanOf, type TimeSpan } from '../times.ts'
import { icsDate, icsTimestamp, timeLine, type CalendarEvent, type IcsComponent } from './calendar.ts'

/** A series as calendars hear of it: one thing with a rule. */
export type CalendarSeries = Row<'series.forCalendars'>
export type SeriesById = ReadonlyMap<number, CalendarSeries>

const singleComponent = (event: CalendarEvent): IcsComponent => ({ ...event, repetition: [] })

/** The time of day, the length and the zone by which a series lays out its dates. */
function planOf({ template, first_start, minutes, timezone }: CalendarSeries) {
  const { all_day } = template as { all_day: boolean }
  const time = Temporal.PlainDateTime.from(first_start.replace(' ', 'T')).toPlainTime()
  return { time, minutes, timezone, all_day }
}
type SeriesPlan = ReturnType<typeof planOf>

const begins = (date: string, { time }: SeriesPlan): Temporal.PlainDateTime =>
  Temporal.PlainDate.from(date).toPlainDateTime(time)
const spanBy = (date: string, plan: SeriesPlan): TimeSpan => spanOf(begins(date, plan), plan)

/** A property that names a date of a series as its rule makes it. */
const dateLine = (name: string, date: string, plan: SeriesPlan): string =>
  plan.all_day ? `${name};VALUE=DATE:${icsDate(date)}` : timeLine(name, begins(date, plan), plan.timezone)

/** A rule that begins with one of its dates and ends with another; COUNT would count from its first. */
function ruleLine({ rule }: CalendarSeries, last: string, plan: SeriesPlan): string {
  const parts = rule.split(';')
  const kept = parts.filter(part => !/^(COUNT|UNTIL)=/.test(part))
  const isEndless = kept.length === parts.length
  // Programs that are older than RFC 5545 want FREQ first.
  const sorted = kept.toSorted((a, b) => Number(b.startsWith('FREQ=')) - Number(a.startsWith('FREQ=')))
  const until = plan.all_day ? icsDate(last) : icsTimestamp(spanBy(last, plan).starts)
  return `RRULE:${[...sorted, ...(isEndless ? [] : [`UNTIL=${until}`])].join(';')}`
}

/** Whether the rule still holds for an event; what is left from an earlier rule is an event of its own. */
export const isByRule = (event: CalendarEvent, { rule_from }: CalendarSeries): boolean =>
  event.series_date !== null && (rule_from === null || event.series_date >= rule_from)

type SeriesFields = Pick<EventFields, 'name' | 'location' | 'description' | 'plain_description' | 'is_cancelled'>
const seriesFields = ({ template }: CalendarSeries): SeriesFields => {
  const { name, location, description, plain_description, is_cancelled } = template as SeriesFields
  return { name, location, description, plain_description, is_cancelled }
}

function isRegular(event: CalendarEvent, series: CalendarSeries, plan: SeriesPlan): boolean {
  const expected = spanBy(event.series_date!, plan)
  const fields = seriesFields(series)
  const sameTime =
    Date.parse(event.starts) === Date.parse(expected.starts) &&
    Date.parse(event.ends) === Date.parse(expected.ends) &&
    event.timezone === expected.timezone &&
    event.all_day === expected.all_day
  return (
    sameTime &&
    event.name === fields.name &&
    event.location === fields.location &&
    event.plain_description === fields.plain_description &&
    event.is_cancelled === fields.is_cancelled
  )
}

/** One date of a series, told by itself. */
export function dateComponent(event: CalendarEvent, series: CalendarSeries | undefined): IcsComponent {
  if (!series || !isByRule(event, series)) return singleComponent(event)
  const { uid, sequence } = series
  return { ...event, uid, sequence, repetition: [dateLine('RECURRENCE-ID', event.series_date!, planOf(series))] }
}

/** A series without its dates: enough to call off all of them. */
export const wholeComponent = (event: CalendarEvent, { uid, sequence, updated }: CalendarSeries): IcsComponent => ({
  ...singleComponent(event),
  ...{ uid, sequence, updated },
})

function seriesComponents(events: readonly CalendarEvent[], series: CalendarSeries): IcsComponent[] {
  const dates = events.filter(event => isByRule(event, series))
  const left = events.filter(event => !isByRule(event, series)).map(singleComponent)
  if (dates.length === 0) return left
  const plan = planOf(series)
  const sorted = dates.toSorted((a, b) => (a.series_date! < b.series_date! ? -1 : 1))
  const [first, last] = [sorted[0]!, sorted.at(-1)!]
  const from = first.series_date!
  const skipped = series.skipped.filter(date => date > from).toSorted()
  const { uid, sequence, created, updated } = series
  const span = spanBy(from, plan)
  const whole: IcsComponent = {
    ...{ ...first, ...seriesFields(series), ...span, uid, sequence, created, updated: latest(updated, sorted) },
    repetition: [ruleLine(series, last.series_date!, plan), ...skipped.map(date => dateLine('EXDATE', date, plan))],
    ...(plan.all_day ? {} : { begins: begins(from, plan) }),
  }
  const others = sorted.filter(event => !isRegular(event, series, plan)).map(event => dateComponent(event, series))
  return [...left, whole, ...others]
}

/** When a series or one of its dates was changed last. */
function latest(updated: Timestamp, events: readonly CalendarEvent[]): Timestamp {
  const moments = [updated, ...events.map(event => event.updated)].map(time => Date.parse(time))
  return toTimestamp(Temporal.Instant.fromEpochMilliseconds(Math.max(...moments)))
}

/** Events as calendars take them: those of one series together, as a rule and what is not as it says. */
export function componentsOf(events: readonly CalendarEvent[], series: SeriesById): IcsComponent[] {
  const bySeries = Map.groupBy(events, ({ series_id }) => (series_id === null ? 0 : series_id))
  return [...bySeries].flatMap(([id, dates]) => {
    const existing = series.get(id)
    return existing ? seriesComponents(dates, existing) : dates.map(singleComponent)
  })
}
