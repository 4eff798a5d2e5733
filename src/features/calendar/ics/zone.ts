const compact = (time: Temporal.PlainDateTime): string =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** `+0200` */
function offset(minutesEast: number): string {
  const sign = minutesEast < 0 ? '-' : '+'
  const all = Math.abs(minutesEast)
  return `${sign}${String(Math.floor(all / 60)).padStart(2, '0')}${String(all % 60).padStart(2, '0')}`
}
const minutesOf = (time: Temporal.ZonedDateTime): number => Math.round(time.offsetNanoseconds / 60e9)

/** A STANDARD or DAYLIGHT component with the offsets before and after a change. */
const observance = (at: Temporal.PlainDateTime, from: number, to: number): string[] => {
  const kind = to > from ? 'DAYLIGHT' : 'STANDARD'
  return [
    `BEGIN:${kind}`,
    `DTSTART:${compact(at)}`,
    `TZOFFSETFROM:${offset(from)}`,
    `TZOFFSETTO:${offset(to)}`,
    `END:${kind}`,
  ]
}

/** The VTIMEZONE of a zone for a period, with each change listed. */
export function zoneLines(timezone: string, from: Temporal.Instant, until: Temporal.Instant): string[] {
  let at = from.toZonedDateTimeISO(timezone)
  const lines = observance(at.toPlainDateTime(), minutesOf(at), minutesOf(at))
  for (;;) {
    const next = at.getTimeZoneTransition('next')
    if (!next || Temporal.Instant.compare(next.toInstant(), until) > 0) break
    const before = minutesOf(next.subtract({ nanoseconds: 1 }))
    // In local time before the change.
    const localTime = next.toInstant().toZonedDateTimeISO('UTC').toPlainDateTime().add({ minutes: before })
    lines.push(...observance(localTime, before, minutesOf(next)))
    at = next
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timezone}`, ...lines, 'END:VTIMEZONE']
}
