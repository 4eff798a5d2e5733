import { toTimestamp, type Timestamp } from '#storage/values.ts'
import type { Saying } from './fields.ts'
import { datesOf, horizonOf, ruleOf, type RuleProblem } from './recurrence.ts'
import { localTime, spanOf, type Span } from './times.ts'

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

/** All dates of a series that are to be laid out by a day. */
export function layOut(plan: Plan, today: Temporal.PlainDate): Laid | RuleProblem {
  const rule = ruleOf(plan.rule)
  if (typeof rule === 'string') return rule
  const until = horizonOf(rule.endless, plan.first, today)
  const dates = datesOf(rule.text, plan, until)
  if (typeof dates === 'string') return dates
  const time = plan.first.toPlainTime()
  const laid = dates.map(date => ({ ...spanOf(date.toPlainDateTime(time), plan), series_date: date.toString() }))
  return {
    rule: rule.text,
    dates: laid.filter(isThere),
    laid_until: rule.endless ? until.toString() : null,
  }
}

/** Where a place has gone over the date line, a day is missing. */
const isThere = ({ starts, timezone, series_date }: LaidOut): boolean =>
  localTime(starts, timezone).toPlainDate().toString() === series_date

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
