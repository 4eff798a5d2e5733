import { startThreads } from '#content/threads.ts'
import { toTimestamp, type Timestamp } from '#storage/values.ts'
import type { Saying } from './fields.ts'
import type { ExpandOrder } from './expand.ts'
import type { RuleProblem } from './recurrence.ts'
import type { Span } from './times.ts'

/** When the dates of a series are: how it repeats, when it begins on the clock there, and how long each lasts. */
export type Plan = {
  rule: string
  first: Temporal.PlainDateTime
  minutes: number
  timezone: string
  all_day: boolean
}
/** One date of a series. */
export type LaidOut = Span & { series_date: string }
export type Laid = { rule: string; dates: LaidOut[]; laid_until: string | null }

/** A rule took longer than any that somebody means. */
class RuleRefusedError extends Error {
  override name = 'RuleRefusedError'
}

// Anybody who keeps a calendar can write a rule that takes long to follow: nobody else waits for it. docs/decisions/0372
const threads = startThreads({
  module: new URL('./expand-worker.ts', import.meta.url),
  size: 1,
  timeLimitMs: 2000,
  memoryMb: 64,
  refusal: why => new RuleRefusedError(why),
})

function order<T>(is: ExpandOrder['is'], plan: Plan, day: Temporal.PlainDate): Promise<T> {
  const { rule, minutes, timezone, all_day } = plan
  const asked: ExpandOrder = {
    is,
    plan: { rule, minutes, timezone, all_day, first: plan.first.toString() },
    day: day.toString(),
  }
  return threads.order(asked) as Promise<T>
}

/** All dates of a series that are to be laid out by a day. */
export async function layOut(plan: Plan, today: Temporal.PlainDate): Promise<Laid | RuleProblem> {
  try {
    return await order<Laid | RuleProblem>('dates', plan, today)
  } catch (error) {
    if (error instanceof RuleRefusedError) return 'recurrence has too many dates'
    throw error
  }
}

/** How many dates a series has before a day. */
export const countBefore = (plan: Plan, day: Temporal.PlainDate): Promise<number> => order<number>('before', plan, day)

/** When who comes is reminded; null: never, or not any more. */
export function remindAt(
  { starts }: Pick<Span, 'starts'>,
  { reminder_minutes = 0 }: Partial<Pick<Saying, 'reminder_minutes'>>,
  now: Temporal.Instant,
): Timestamp | null {
  if (reminder_minutes === 0) return null
  const at = Temporal.Instant.from(starts).subtract({ minutes: reminder_minutes })
  return Temporal.Instant.compare(Temporal.Instant.from(starts), now) <= 0 ? null : toTimestamp(at)
}
