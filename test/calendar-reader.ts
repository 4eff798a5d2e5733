import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Debian's python3-icalendar: somebody else's reading of the standards. */
const python = '/usr/bin/python3'
export const readerMissing = existsSync('/usr/bin/icalendar') ? false : 'python3-icalendar is not installed'

// Times by the zones that the file itself describes, not by those that the program knows.
const script = `
import json, sys, icalendar
from datetime import datetime, timezone
calendar = icalendar.Calendar.from_ical(sys.stdin.buffer.read())
zones = {str(part['TZID']): part.to_tz() for part in calendar.walk('VTIMEZONE')}
def moment(line):
    if not isinstance(line.dt, datetime):
        return line.dt.isoformat()
    zone = zones.get(str(line.params.get('TZID', '')))
    at = zone.localize(line.dt.replace(tzinfo=None)) if zone else line.dt
    return at.astimezone(timezone.utc).strftime('%Y-%m-%dT%H:%M:%SZ')
def told(event):
    text = lambda name: str(event.get(name, ''))
    return {'uid': text('UID'), 'sequence': int(event['SEQUENCE']), 'summary': text('SUMMARY'), 'location': text('LOCATION'),
      'description': text('DESCRIPTION'), 'status': text('STATUS'), 'start': moment(event['DTSTART']), 'end': moment(event['DTEND'])}
print(json.dumps({'method': str(calendar.get('METHOD', '')), 'errors': [str(e) for part in calendar.walk() for e in part.errors],
  'events': [told(event) for event in calendar.walk('VEVENT')]}))
`

export type ReadEvent = Record<'uid' | 'summary' | 'location' | 'description' | 'status' | 'start' | 'end', string> & {
  sequence: number
}
export type ReadCalendar = { method: string; errors: string[]; events: ReadEvent[] }

/** What it finds in a calendar file. */
export function readCalendar(text: string): Promise<ReadCalendar> {
  return new Promise((resolve, reject) => {
    const child = execFile(python, ['-c', script], { maxBuffer: 2 ** 26 }, (error, out, complaint) =>
      error ? reject(new Error(complaint, { cause: error })) : resolve(JSON.parse(out) as ReadCalendar),
    )
    child.stdin!.end(text)
  })
}
