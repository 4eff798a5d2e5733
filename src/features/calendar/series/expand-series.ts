import { datesOf, horizonOf, parseRule, type RuleProblem } from './rule-dates.ts'
import type { ExpandedSeries, SeriesOccurrence, RecurrencePlan } from './expansion-pool.ts'
import { localTime, spanOf } from '../times.ts'

/**
 * A task for the worker thread: all dates of a series up to a day, or the number of dates before it. Fields are strings,
 * to be cloned.
 */
export type ExpandTask = {
  is: 'dates' | 'before'
  plan: Omit<RecurrencePlan, 'first'> & { first: string }
  day: string
}

/** Expands a series. May be slow for hostile or unusual rules, so it runs in a worker thread. */
export function expand({ is, plan: serialized, day }: ExpandTask): ExpandedSeries | RuleProblem | number {
  const plan: RecurrencePlan = { ...serialized, first: Temporal.PlainDateTime.from(serialized.first) }
  const date = Temporal.PlainDate.from(day)
  return is === 'dates' ? datesBy(plan, date) : countBefore(plan, date)
}

function datesBy(plan: RecurrencePlan, today: Temporal.PlainDate): ExpandedSeries | RuleProblem {
  const rule = parseRule(plan.rule)
  if (typeof rule === 'string') return rule
  const until = horizonOf(rule.endless, plan.first, today)
  const starts = datesOf(rule.text, plan, until)
  if (typeof starts === 'string') return starts
  const time = plan.first.toPlainTime()
  const dates = starts
    .map(date => ({ ...spanOf(date.toPlainDateTime(time), plan), series_date: date.toString() }))
    .filter(isOnItsDate)
  if (dates.length === 0) return 'recurrence has no date'
  return { rule: rule.text, dates, expanded_until: rule.endless ? until.toString() : null }
}

function countBefore(plan: RecurrencePlan, day: Temporal.PlainDate): number {
  const dates = datesOf(plan.rule, plan, day.subtract({ days: 1 }))
  return typeof dates === 'string' ? 0 : dates.length
}

/** When a place crosses the date line, a day is skipped. */
const isOnItsDate = ({ starts, timezone, series_date }: SeriesOccurrence): boolean =>
  localTime(starts, timezone).toPlainDate().toString() === series_date
