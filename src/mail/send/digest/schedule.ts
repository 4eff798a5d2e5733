/** The next 6:00 in a time zone; tomorrow if it is 6:00 now. */
export function nextDigestTime(timezone: string, now: Temporal.Instant): Temporal.Instant {
  const localTime = now.toZonedDateTimeISO(zoneOr(timezone))
  // If daylight saving time skips 6:00, the next valid time is used.
  const today = localTime.toPlainDate().toZonedDateTime({ timeZone: localTime.timeZoneId, plainTime: '06:00' })
  const next = Temporal.ZonedDateTime.compare(today, localTime) > 0 ? today : nextDay(localTime)
  return next.toInstant()
}

const nextDay = (localTime: Temporal.ZonedDateTime): Temporal.ZonedDateTime =>
  localTime.toPlainDate().add({ days: 1 }).toZonedDateTime({ timeZone: localTime.timeZoneId, plainTime: '06:00' })

function zoneOr(timezone: string): string {
  try {
    return Temporal.Now.zonedDateTimeISO(timezone).timeZoneId
  } catch {
    // No time zone is set.
    return 'UTC'
  }
}
