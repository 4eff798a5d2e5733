/** The next time that it is six in the morning somewhere: tomorrow, where it is six now. */
export function nextDigestTime(timezone: string, now: Temporal.Instant): Temporal.Instant {
  const there = now.toZonedDateTimeISO(zoneOr(timezone))
  // Where clocks are put forward over six o'clock, it is the moment after.
  const today = there.toPlainDate().toZonedDateTime({ timeZone: there.timeZoneId, plainTime: '06:00' })
  const next = Temporal.ZonedDateTime.compare(today, there) > 0 ? today : nextDay(there)
  return next.toInstant()
}

const nextDay = (there: Temporal.ZonedDateTime): Temporal.ZonedDateTime =>
  there.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone: there.timeZoneId, plainTime: '06:00' })

function zoneOr(timezone: string): string {
  try {
    return Temporal.Now.zonedDateTimeISO(timezone).timeZoneId
  } catch {
    // Somebody who never said where they live.
    return 'UTC'
  }
}
