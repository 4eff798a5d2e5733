/** A time as a field for dates and times shows it, in the reader's zone. */
export function localTime(at: string | null, zone: string | undefined): string {
  if (at === null) return ''
  const time = Temporal.Instant.from(at).toZonedDateTimeISO(zone || 'UTC')
  return time.toPlainDateTime().toString({ smallestUnit: 'minute' })
}
