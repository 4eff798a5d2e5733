import type { Timestamp } from '#storage/values.ts'
import { localTime } from '../times.ts'
import { linesText, quoted, value } from './lines.ts'
import { zoneLines } from './zone.ts'

/** An event as calendars hear of it. */
export type CalendarEvent = {
  id: number
  uid: string
  sequence: number
  created: Timestamp
  updated: Timestamp
  starts: Timestamp
  ends: Timestamp
  timezone: string
  all_day: boolean
  first_day: string
  last_day: string
  name: string
  location: string
  plain_description: string
  is_cancelled: boolean
  group_name: string
}
/** Whom answers go to, and who is asked. */
export type Invitation = {
  method: 'REQUEST' | 'CANCEL'
  organizer: { name: string; email: string }
  attendee: { email: string; partstat: string }
}

const stamp = (moment: Timestamp): string => `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`
const day = (date: string): string => date.replaceAll('-', '')
const isUtc = (timezone: string): boolean => timezone === 'UTC'

function timeLine(name: string, moment: Timestamp, timezone: string): string {
  if (isUtc(timezone)) return `${name}:${stamp(moment)}`
  const local = localTime(moment, timezone).toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')
  return `${name};TZID=${timezone}:${local}`
}

function timeLines(event: CalendarEvent): string[] {
  if (!event.all_day)
    return [timeLine('DTSTART', event.starts, event.timezone), timeLine('DTEND', event.ends, event.timezone)]
  const after = Temporal.PlainDate.from(event.last_day).add({ days: 1 }).toString()
  return [`DTSTART;VALUE=DATE:${day(event.first_day)}`, `DTEND;VALUE=DATE:${day(after)}`]
}

/** One event. */
export function eventLines(event: CalendarEvent, url: string, invitation?: Invitation): string[] {
  const cancelled = event.is_cancelled || invitation?.method === 'CANCEL'
  const asked = invitation
    ? [
        `ORGANIZER;CN=${quoted(invitation.organizer.name)}:mailto:${invitation.organizer.email}`,
        `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=${invitation.attendee.partstat};RSVP=TRUE:mailto:${invitation.attendee.email}`,
      ]
    : []
  return [
    'BEGIN:VEVENT',
    `UID:${event.uid}`,
    `DTSTAMP:${stamp(event.updated)}`,
    `CREATED:${stamp(event.created)}`,
    `LAST-MODIFIED:${stamp(event.updated)}`,
    `SEQUENCE:${event.sequence}`,
    ...timeLines(event),
    `SUMMARY:${value(event.name)}`,
    ...(event.location ? [`LOCATION:${value(event.location)}`] : []),
    ...(event.plain_description ? [`DESCRIPTION:${value(event.plain_description)}`] : []),
    `STATUS:${cancelled ? 'CANCELLED' : 'CONFIRMED'}`,
    `URL:${url}/g/${event.group_name}/calendar/${event.id}`,
    ...asked,
    'END:VEVENT',
  ]
}

const product = '-//Folkmoot//Folkmoot//EN'

/** What stands before the events of a calendar file: whose it is, and what the zones of its events do. */
export function headLines(
  events: readonly CalendarEvent[],
  { name, method }: { name?: string; method?: string },
): string[] {
  const zoned = events.filter(({ all_day, timezone }) => !all_day && !isUtc(timezone))
  const zones = [...Map.groupBy(zoned, ({ timezone }) => timezone)].flatMap(([timezone, there]) => {
    const moments = there.flatMap(({ starts, ends }) => [starts, ends]).toSorted((a, b) => (a < b ? -1 : 1))
    const [first, last] = [Temporal.Instant.from(moments[0]!), Temporal.Instant.from(moments.at(-1)!)]
    return zoneLines(timezone, first.subtract({ hours: 24 * 366 }), last.add({ hours: 24 }))
  })
  return [
    ...['BEGIN:VCALENDAR', 'VERSION:2.0', `PRODID:${product}`, 'CALSCALE:GREGORIAN'],
    ...(method ? [`METHOD:${method}`] : []),
    ...(name ? [`NAME:${value(name)}`, `X-WR-CALNAME:${value(name)}`] : []),
    ...zones,
  ]
}

/** A whole calendar file. */
export const calendarText = (
  events: readonly CalendarEvent[],
  url: string,
  about: { name?: string; invitation?: Invitation },
): string =>
  linesText([
    ...headLines(events, {
      ...(about.name ? { name: about.name } : {}),
      ...(about.invitation ? { method: about.invitation.method } : {}),
    }),
    ...events.flatMap(event => eventLines(event, url, about.invitation)),
    'END:VCALENDAR',
  ])
