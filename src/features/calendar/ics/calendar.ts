import { textWithLinks } from '#content/text/index.ts'
import type { Row } from '#storage/query.ts'
import type { Timestamp } from '#storage/values.ts'
import { eventFileUrl, type FileOfEvent } from '../files/files-sql.ts'
import { localTime } from '../times.ts'
import { linesText, quoteParameter, escapeValue } from './lines.ts'
import { zoneLines } from './zone.ts'

/** An event for calendars. */
export type CalendarEvent = Row<'calendarFeed.events'>
/** A VEVENT: an event, a series (RRULE), or an exception to one (RECURRENCE-ID). */
export type IcsComponent = CalendarEvent & {
  /** Lines with the recurrence rule or the recurrence id. */
  repetition: readonly string[]
  /** The local start time, if a clock change may skip it. */
  begins?: Temporal.PlainDateTime
  /** The invited person's RSVP; NEEDS-ACTION if unknown. */
  partstat?: string
}
/** The organizer, who gets replies, and the invited person. */
export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  organizer: { name: string; email: string }
  attendee: { email: string }
}

export const icsTimestamp = (moment: Timestamp): string => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
export const icsDate = (date: string): string => date.replaceAll('-', '')
const isUtc = (timezone: string): boolean => timezone === 'UTC'

/** A local time with its time zone. */
export function timeLine(name: string, local: Temporal.PlainDateTime, timezone: string): string {
  const icsTime = local.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  return isUtc(timezone) ? `${name}:${icsTime}Z` : `${name};TZID=${timezone}:${icsTime}`
}

function timeLines({ all_day, begins, starts, ends, timezone, first_day, last_day }: IcsComponent): string[] {
  if (!all_day)
    return [
      timeLine('DTSTART', begins ?? localTime(starts, timezone), timezone),
      timeLine('DTEND', localTime(ends, timezone), timezone),
    ]
  const after = Temporal.PlainDate.from(last_day).add({ days: 1 }).toString()
  return [`DTSTART;VALUE=DATE:${icsDate(first_day)}`, `DTEND;VALUE=DATE:${icsDate(after)}`]
}

/** A description as plain text, with the URLs of its links. */
export const descriptionText = ({
  description,
  plain_description,
}: Pick<CalendarEvent, 'description' | 'plain_description'>): string =>
  description.includes('href=') ? textWithLinks(description) : plain_description

/** The files of an event, as links: who may see the event can download them. The names are of RFC 8607. */
const attachLines = ({ id, files }: CalendarEvent, url: string): string[] =>
  ((files ?? []) as FileOfEvent[]).map(
    file =>
      `ATTACH;FMTTYPE=${file.media_type};FILENAME=${quoteParameter(file.filename)};SIZE=${file.size}:${eventFileUrl(url, id, file.id)}`,
  )

/** The lines of a VEVENT. */
export function eventLines(event: IcsComponent, url: string, invitation?: Invitation): string[] {
  const cancelled = event.is_cancelled || invitation?.method === 'CANCEL'
  const described = descriptionText(event)
  const attendeeLines = invitation
    ? [
        `ORGANIZER;CN=${quoteParameter(invitation.organizer.name)}:mailto:${invitation.organizer.email}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${event.partstat ?? 'NEEDS-ACTION'};RSVP=TRUE:mailto:${invitation.attendee.email}`,
      ]
    : []
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${icsTimestamp(event.updated)}`,
    `CREATED:${icsTimestamp(event.created)}`,
    `LAST-MODIFIED:${icsTimestamp(event.updated)}`,
    `SEQUENCE:${event.sequence}`,
    ...timeLines(event),
    ...event.repetition,
    `SUMMARY:${escapeValue(event.name)}`,
    ...(event.location ? [`LOCATION:${escapeValue(event.location)}`] : []),
    ...(described ? [`DESCRIPTION:${escapeValue(described)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${url}/g/${event.group_name}/calendar/${event.id}`,
    ...attachLines(event, url),
    ...attendeeLines,
    'END:VEVENT',
  ]
}

const product = '-//Folkmoot//Folkmoot//EN'
/** The refresh interval for calendar programs: RFC 7986, and the older property that more programs support. */
const refresh = ['REFRESH-INTERVAL;VALUE=DURATION:PT1H', 'X-PUBLISHED-TTL:PT1H']

/** The lines before the events of a calendar file: its properties and the VTIMEZONE components. */
export function headLines(events: readonly CalendarEvent[], { name, method }: { name?: string; method?: string }) {
  const zoned = events.filter(({ all_day, timezone }) => !all_day && !isUtc(timezone))
  const zones = [...Map.groupBy(zoned, ({ timezone }) => timezone)].flatMap(([timezone, there]) => {
    const moments = there.flatMap(({ starts, ends }) => [starts, ends]).toSorted((a, b) => (a < b ? -1 : 1))
    const [first, last] = [Temporal.Instant.from(moments[0]!), Temporal.Instant.from(moments.at(-1)!)]
    return zoneLines(timezone, first.subtract({ hours: 24 * 366 }), last.add({ hours: 24 }))
  })
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, 'CALSCALE:GREGORIAN'],
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`NAME:${escapeValue(name)}`, `X-WR-CALNAME:${escapeValue(name)}`, ...refresh] : []),
    ...zones,
  ]
}

/** A calendar file for an email; `events` are all dates covered by its components. */
export const invitationText = (
  components: readonly IcsComponent[],
  events: readonly CalendarEvent[],
  url: string,
  invitation: Invitation,
): string =>
  linesText([
    ...headLines([...components, ...events], { method: invitation.method }),
    ...components.flatMap(component => eventLines(component, url, invitation)),
    'END:VCALENDAR',
  ])
