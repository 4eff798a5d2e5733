import { startWorkerPool } from '#content/worker-pool.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'
import type { EventFields } from '../events/fields.ts'
import type { ExpandTask } from './expand-series.ts'
import type { RuleProblem } from './rule-dates.ts'
import type { TimeSpan } from '../times.ts'

/** The recurrence of a series: its rule, its local start time and the duration of each date. */
export type RecurrencePlan = {
  rule: string
  first: Temporal.PlainDateTime
  minutes: number
  timezone: string
  all_day: boolean
}
/** One date of a series. */
export type SeriesOccurrence = TimeSpan & { series_date: string }
export type ExpandedSeries = { rule: string; dates: SeriesOccurrence[]; expanded_until: string | null }

/** A rule took too long to expand. */
class RuleRefusedError extends Error {
  override name = 'RuleRefusedError'
}

// Users can write rules that are slow to expand, which must not block others. docs/decisions/0036
const threads = startWorkerPool({
  module: new URL('./expansion-worker.ts', import.meta.url),
  size: 1,
  timeLimitMs: 2000,
  memoryMb: 64,
  refusal: why => new RuleRefusedError(why),
})

function runTask<T>(is: ExpandTask['is'], plan: RecurrencePlan, day: Temporal.PlainDate): Promise<T> {
  const { rule, minutes, timezone, all_day } = plan
  const task: ExpandTask = {
    is,
    plan: { rule, minutes, timezone, all_day, first: plan.first.toString() },
    day: day.toString(),
  }
  return threads.run(task) as Promise<T>
}

/** All dates of a series that are to be stored by a day. */
export async function expandSeries(
  plan: RecurrencePlan,
  today: Temporal.PlainDate,
): Promise<ExpandedSeries | RuleProblem> {
  try {
    return await runTask<ExpandedSeries | RuleProblem>('dates', plan, today)
  } catch (error) {
    if (error instanceof RuleRefusedError) return 'recurrence has too many dates'
    throw error
  }
}

/** The number of dates of a series before a day. */
export const countBefore = (plan: RecurrencePlan, day: Temporal.PlainDate): Promise<number> =>
  runTask<number>('before', plan, day)

/** When to send the reminder; null if never, or if that time has passed. */
export function remindAt(
  { starts }: Pick<TimeSpan, 'starts'>,
  { reminder_minutes = 0 }: Partial<Pick<EventFields, 'reminder_minutes'>>,
  now: Temporal.Instant,
): Timestamp | null {
  if (reminder_minutes === 0) return null
  const at = Temporal.Instant.from(starts).subtract({ minutes: reminder_minutes })
  return Temporal.Instant.compare(Temporal.Instant.from(starts), now) <= 0 ? null : toTimestamp(at)
}
