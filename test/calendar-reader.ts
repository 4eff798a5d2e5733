import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's python3-icalendar, and python3-dateutil that it brings along: somebody else's reading of the standards. */
const python = '/usr/bin/python3'
export const readerMissing = existsSync('/usr/bin/icalendar') ? false : 'python3-icalendar is not installed'

// Times by the zones that the file itself describes, not by those that the program knows. What repeats is expanded, each date with the
// exact duration of the first (RFC 5545, section 3.8.5.3), and replaced by what RECURRENCE-ID says of it.
const script = `
import json, sys, icalendar
from datetime import date, datetime, timedelta, timezone
from dateutil.rrule import rrulestr
most = 300
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
zones = {str(part['TZID']): part.to_tz() for part in calendar.walk('VTIMEZONE')}
def naive(value):
    return value.replace(tzinfo=None) if isinstance(value, datetime) else datetime(value.year, value.month, value.day)
def utc(value, zone):
    at = zone.localize(value) if zone else value.replace(tzinfo=timezone.utc)
    return at.astimezone(timezone.utc)
def written(moment):
    return moment.strftime('%Y-%m-%dT%H:%M:%SZ') if isinstance(moment, datetime) else moment.isoformat()
def span(event):
    start, end = event['DTSTART'], event['DTEND']
    if not isinstance(start.dt, datetime):
        return start.dt, end.dt
    return tuple(utc(naive(line.dt), zones.get(str(line.params.get('TZID', '')))) for line in (start, end))
def said(event, start, end):
    text = lambda name: str(event.get(name, ''))
    return {'uid': text('UID'), 'sequence': int(event['SEQUENCE']), 'summary': text('SUMMARY'), 'location': text('LOCATION'),
      'description': text('DESCRIPTION'), 'status': text('STATUS'), 'start': written(start), 'end': written(end)}
def listed(event, name):
    found = event.get(name, [])
    return [line.dt for one in (found if isinstance(found, list) else [found]) for line in one.dts]
def told(event):
    start, end = span(event)
    rule = event['RRULE'].to_ical().decode() if 'RRULE' in event else ''
    return {**said(event, start, end), 'rrule': rule, 'exdates': [naive(at).isoformat() for at in listed(event, 'EXDATE')],
      'recurrence_id': naive(event['RECURRENCE-ID'].dt).isoformat() if 'RECURRENCE-ID' in event else '',
      'organizer': str(event.get('ORGANIZER', '')),
      'partstat': str(event['ATTENDEE'].params['PARTSTAT']) if 'ATTENDEE' in event else ''}
parts = calendar.walk('VEVENT')
others = {(str(part['UID']), naive(part['RECURRENCE-ID'].dt)): part for part in parts if 'RECURRENCE-ID' in part}
def dates(event):
    start, end = span(event)
    if 'RRULE' not in event:
        return [said(event, start, end)]
    days = not isinstance(start, datetime)
    zone = None if days else zones.get(str(event['DTSTART'].params.get('TZID', '')))
    rule = dict(event['RRULE'])
    until = rule.pop('UNTIL', [None])[0]
    if until is not None and isinstance(until, datetime) and zone:
        until = until.astimezone(zone).replace(tzinfo=None)
    text = icalendar.vRecur(rule).to_ical().decode()
    skipped = [naive(at) for at in listed(event, 'EXDATE')]
    found = []
    for at in rrulestr(text, dtstart=naive(event['DTSTART'].dt)):
        if (until is not None and at > naive(until)) or len(found) == most:
            break
        other = others.pop((str(event['UID']), at), None)
        if at in skipped:
            continue
        if other is not None:
            found.append(said(other, *span(other)))
        elif days:
            found.append(said(event, at.date(), at.date() + (end - start)))
        else:
            begins = utc(at, zone)
            found.append(said(event, begins, begins + (end - start)))
    return found
events = [date for part in parts if 'RECURRENCE-ID' not in part for date in dates(part)]
events += [said(part, *span(part)) for part in others.values()]
head = {name: str(calendar[name]) for name in ('NAME', 'X-WR-CALNAME', 'X-PUBLISHED-TTL') if name in calendar}
if 'REFRESH-INTERVAL' in calendar:
    head['REFRESH-INTERVAL'] = calendar['REFRESH-INTERVAL'].to_ical().decode()
print(json.dumps({'method': str(calendar.get('METHOD', '')), 'errors': [str(e) for part in calendar.walk() for e in part.errors],
  'head': head, 'components': [told(part) for part in parts], 'events': events}))
`

export type ReadEvent = Record<'uid' | 'summary' | 'location' | 'description' | 'status' | 'start' | 'end', string> & {
  sequence: number
}
export type ReadComponent = ReadEvent & {
  rrule: string
  exdates: string[]
  recurrence_id: string
  partstat: string
  organizer: string
}
/** `components` as they stand in the file, `events` each date of them, of what has no end the first 300. */
export type ReadCalendar = {
  method: string
  errors: string[]
  head: Record<string, string>
  components: ReadComponent[]
  events: ReadEvent[]
}

/** What it finds in a calendar file. */
export function readCalendar(text: string): Promise<ReadCalendar> {
  return new Promise((resolve, reject) => {
    const child = execFile(python, ['-c', script], { maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      error ? reject(new Error(complaint, { cause: error })) : resolve(JSON.parse(out) as ReadCalendar),
    )
    child.stdin!.end(text)
  })
}
