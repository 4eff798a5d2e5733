import { toInstant, type Timestamp } from '#storage/values.ts'

type Updating = { params: { updated?: string }; fail: (error: 'updated') => never }

/**
 * Refuses a change that is based on an older version than the stored one. The row must be locked, or two callers would both
 * pass. Programs that read times as milliseconds give them back as such: then only those count.
 */
export function refuseStale({ params, fail }: Updating, stored: { updated: Timestamp }): void {
  if (params.updated === undefined) return
  const smallestUnit = /[.,]\d{4}/.test(params.updated) ? 'microsecond' : 'millisecond'
  const [given, current] = [Temporal.Instant.from(params.updated), toInstant(stored.updated)].map(instant =>
    instant.round({ smallestUnit, roundingMode: 'floor' }),
  ) as [Temporal.Instant, Temporal.Instant]
  if (Temporal.Instant.compare(given, current) < 0) fail('updated')
}
