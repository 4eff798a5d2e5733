import type { Tx } from '#storage/database.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import type { CalendarEvent, IcsComponent, Invitation } from '../ics/calendar.ts'
import { componentsOf, dateComponent, isByRule, wholeComponent, type CalendarSeries } from '../ics/series.ts'
import { calendarSeries, seriesEvents } from './email-store.ts'

/** A series, its existing dates, and its iCalendar components: the rule first, then the exceptions. */
export type EmailSeries = { series: CalendarSeries; dates: Row<'event.ofSeries'>[]; components: IcsComponent[] }
export type SeriesById = ReadonlyMap<number, EmailSeries>
/** RSVPs by event id. */
type Answers = ReadonlyMap<number, string>

export async function findSeries(tx: Tx, ids: readonly number[]): Promise<SeriesById> {
  const seriesRows = ids.length === 0 ? [] : await calendarSeries.all(tx, { ids })
  const seriesById = new Map<number, EmailSeries>()
  for (const series of seriesRows) {
    const dates = await seriesEvents.all(tx, { series_id: series.id })
    // An invitation is about one UID; events left from an earlier rule have their own.
    const components = componentsOf(dates, new Map([[series.id, series]])).filter(({ uid }) => uid === series.uid)
    seriesById.set(series.id, { series, dates, components })
  }
  return seriesById
}

const partstats: Readonly<Record<string, string>> = {
  rsvp_yes: 'ACCEPTED',
  rsvp_no: 'DECLINED',
  rsvp_maybe: 'TENTATIVE',
}
const partstatOf = (answers: Answers, id: number): string => partstats[answers.get(id) ?? ''] ?? 'NEEDS-ACTION'
const answered = (component: IcsComponent, answers: Answers): IcsComponent => ({
  ...component,
  partstat: partstatOf(answers, component.id),
})

/** Maximum number of dates listed as exceptions only because the RSVP differs. */
export const maxResponses = 60

/**
 * A series with a person's RSVPs. The most frequent RSVP stands for all dates; dates with another RSVP are listed
 * individually, upcoming ones first, because calendars otherwise apply one RSVP to the whole series.
 */
export function seriesWithResponses({ series, dates, components }: EmailSeries, answers: Answers): IcsComponent[] {
  const [master, ...changed] = components
  if (!master) return []
  const now = Date.now()
  const byRule = dates.filter(date => isByRule(date, series))
  const coming = byRule.filter(({ ends }) => Date.parse(ends) > now)
  const past = byRule.filter(({ ends }) => Date.parse(ends) <= now).toReversed()
  const partstat = mostFrequent((coming.length > 0 ? coming : past).map(({ id }) => partstatOf(answers, id)))
  const exceptionIds = new Set(changed.map(({ id }) => id))
  const others = [...coming, ...past]
    .filter(({ id }) => !exceptionIds.has(id) && partstatOf(answers, id) !== partstat)
    .slice(0, maxResponses)
    .map(date => dateComponent(date, series))
  const single = [...changed, ...others].toSorted((a, b) => (a.series_date! < b.series_date! ? -1 : 1))
  return [{ ...master, partstat }, ...single.map(date => answered(date, answers))]
}

function mostFrequent(values: readonly string[]): string {
  const counts = [...Map.groupBy(values, value => value)].map(([value, all]) => ({ value, count: all.length }))
  return counts.toSorted((a, b) => b.count - a.count)[0]?.value ?? 'NEEDS-ACTION'
}

type TellableEvent = CalendarEvent & { deleted: Timestamp | null }
export type EventCalendar = { method: Invitation['method']; components: IcsComponent[] }

/**
 * The iCalendar attachment for some events. An email can be about one thing (RFC 5546): an event, a series, or dates of
 * one series. Otherwise there is none, and the email links to the page.
 */
export function calendarFor(
  events: readonly TellableEvent[],
  of: EmailSeries | undefined,
  { method, whole }: { method: Invitation['method']; whole: boolean },
  answers: Answers,
): EventCalendar | null {
  const [event] = events
  if (!event || events.some(({ series_id }) => series_id !== event.series_id)) return null
  if (!of) return events.length === 1 ? { method, components: [answered({ ...event, repetition: [] }, answers)] } : null
  const { series, dates } = of
  if (method === 'CANCEL') {
    const isOver = dates.every(({ is_cancelled }) => is_cancelled)
    if (isOver) return { method, components: [answered(wholeComponent(event, series), answers)] }
    // Dates removed by a new rule need no cancellation of their own; dates deleted individually do.
    const isRuledOut = ({ deleted, series_date }: TellableEvent): boolean =>
      deleted !== null && !series.skipped.includes(series_date!)
    if (events.some(isRuledOut)) return { method: 'REQUEST', components: seriesWithResponses(of, answers) }
  } else if (whole || dates.length === 1) return { method, components: seriesWithResponses(of, answers) }
  return { method, components: events.map(date => answered(dateComponent(date, series), answers)) }
}
