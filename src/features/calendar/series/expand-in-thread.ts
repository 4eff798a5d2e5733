import { datesOf, horizonOf, parseRule, type RuleProblem } from './recurrence.ts'
import type { ExpandedSeries, SeriesOccurrence, RecurrencePlan } from './expand-rule.ts'
import { localTime, spanOf } from '../times.ts'

/** What a thread is asked: all dates of a series as of a day, or how many there are before one. Texts, as they go to a thread. */
export type ExpandTask = {
  is: 'dates' | 'before'
  plan: Omit<RecurrencePlan, 'first'> & { first: string }
  day: string
}

/** Expands a series. Slow for rules that are hostile, or only odd: runs in the thread. */
export function expand({ is, plan: written, day }: ExpandTask): ExpandedSeries | RuleProblem | number {
  const plan: RecurrencePlan = { ...written, first: Temporal.PlainDateTime.from(written.first) }
  const date = Temporal.PlainDate.from(day)
  return is === 'dates' ? datesBy(plan, date) : countBefore(plan, date)
}

function datesBy(plan: RecurrencePlan, today: Temporal.PlainDate): ExpandedSeries | RuleProblem {
  const rule = parseRule(plan.rule)
  if (typeof rule === 'string') return rule
  const until = horizonOf(rule.endless, plan.first, today)
  const found = datesOf(rule.text, plan, until)
  if (typeof found === 'string') return found
  const time = plan.first.toPlainTime()
  const dates = found
    .map(date => ({ ...spanOf(date.toPlainDateTime(time), plan), series_date: date.toString() }))
    .filter(isOnItsDate)
  if (dates.length === 0) return 'recurrence has no date'
  return { rule: rule.text, dates, expanded_until: rule.endless ? until.toString() : null }
}

function countBefore(plan: RecurrencePlan, day: Temporal.PlainDate): number {
  const dates = datesOf(plan.rule, plan, day.subtract({ days: 1 }))
  return typeof dates === 'string' ? 0 : dates.length
}

/** Where a place has gone over the date line, a day is missing. */
const isOnItsDate = ({ starts, timezone, series_date }: SeriesOccurrence): boolean =>
  localTime(starts, timezone).toPlainDate().toString() === series_date
