import { RRuleTemporal } from 'rrule-temporal'

/** Maximum number of dates of a rule that ends. */
export const maxDates = 1000
/** A rule without end is expanded this many years ahead. */
export const yearsAhead = 2
/** Maximum number of days, weeks, months or years that a rule is expanded for. */
const maxSteps = 4000

export type RuleProblem =
  | 'invalid recurrence'
  | 'recurrence repeats too often'
  | 'recurrence has too many dates'
  | 'recurrence has no date'
/** A parsed rule. */
export type RecurrenceRule = { text: string; endless: boolean }

const list = (item: string) => new RegExp(`^${item}(,${item})*$`)
const day = '(MO|TU|WE|TH|FR|SA|SU)'
/** The supported parts of a rule and their syntax. The library validates their values. */
const ruleParts: Readonly<Record<string, RegExp>> = {
  FREQ: /^(DAILY|WEEKLY|MONTHLY|YEARLY)$/,
  INTERVAL: /^[1-9]\d{0,2}$/,
  COUNT: /^[1-9]\d{0,15}$/,
  UNTIL: /^\d{8}(T\d{6}Z?)?$/,
  BYDAY: list(`([+-]?[1-5])?${day}`),
  BYMONTHDAY: list(`[+-]?([1-9]|[12]\\d|3[01])`),
  BYMONTH: list(`([1-9]|1[0-2])`),
  BYSETPOS: list(`[+-]?[1-9]\\d?`),
  WKST: /^(MO|TU|WE|TH|FR|SA|SU)$/,
}
/** Frequencies that would create several events per day. */
const tooOften: readonly string[] = ['HOURLY', 'MINUTELY', 'SECONDLY']

function parseRuleParts(text: string): Map<string, string> | RuleProblem {
  const parts = new Map<string, string>()
  for (const piece of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [name, value, ...more] = piece.split('=')
    if (name === undefined || value === undefined || more.length > 0 || parts.has(name)) return 'invalid recurrence'
    parts.set(name, value)
  }
  if (tooOften.includes(parts.get('FREQ') ?? '') || ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(name => parts.has(name)))
    return 'recurrence repeats too often'
  return parts
}

/** Parses a rule, or returns what is wrong with it. */
export function parseRule(text: string): RecurrenceRule | RuleProblem {
  const parts = parseRuleParts(text)
  if (typeof parts === 'string') return parts
  const wellFormed = [...parts].every(([name, value]) => ruleParts[name]?.test(value))
  const freq = parts.get('FREQ')
  if (!wellFormed || freq === undefined || (parts.has('COUNT') && parts.has('UNTIL'))) return 'invalid recurrence'
  const numbered = /\d/.test(parts.get('BYDAY') ?? '')
  // The fifth Sunday of a week is meaningless, and implementations disagree on numbered weekdays together with days of the month.
  if (numbered && (freq === 'DAILY' || freq === 'WEEKLY' || parts.has('BYMONTHDAY'))) return 'invalid recurrence'
  if (parts.has('BYMONTHDAY') && freq === 'WEEKLY') return 'invalid recurrence'
  if (parts.has('BYSETPOS') && !(freq === 'MONTHLY' || freq === 'YEARLY')) return 'invalid recurrence'
  if (Number(parts.get('COUNT') ?? 1) > maxDates) return 'recurrence has too many dates'
  const until = parts.get('UNTIL')
  if (until !== undefined && !isDate(until)) return 'invalid recurrence'
  return { text: [...parts].map(part => part.join('=')).join(';'), endless: !parts.has('COUNT') && !parts.has('UNTIL') }
}

function isDate(until: string): boolean {
  const [year, month, date] = [until.slice(0, 4), until.slice(4, 6), until.slice(6, 8)]
  try {
    Temporal.PlainDate.from(`${year}-${month}-${date}`, { overflow: 'reject' })
    return true
  } catch {
    return false
  }
}

/** The local start of a rule. */
export type SeriesStart = { first: Temporal.PlainDateTime; timezone: string }

/**
 * The dates of a rule up to a day, in local time; `spanOf` applies the time zone. The first date follows the rule, even if
 * the start doesn't.
 */
export function datesOf(
  rule: string,
  begins: SeriesStart,
  until: Temporal.PlainDate,
): Temporal.PlainDate[] | RuleProblem {
  const reckoned = recurrenceOf(rule, begins)
  if (!reckoned) return 'invalid recurrence'
  const last = until.toString()
  const dates: Temporal.PlainDate[] = []
  try {
    reckoned.all(date => {
      const day = date.toPlainDate()
      const goesOn = day.toString() <= last && dates.length <= maxDates
      if (goesOn) dates.push(day)
      return goesOn
    })
  } catch (error) {
    // The limit was reached, or the range of dates ended: the dates found so far are the result.
    const isEnd = error instanceof RangeError || /^Maximum (iterations|candidate)/.test((error as Error).message)
    if (!isEnd) return 'invalid recurrence'
  }
  if (dates.length === 0) return 'recurrence has no date'
  return dates.length > maxDates ? 'recurrence has too many dates' : dates
}

/** Undefined if the library cannot parse the rule. */
function recurrenceOf(rule: string, begins: SeriesStart): RRuleTemporal | undefined {
  try {
    return new RRuleTemporal({
      rruleString: `DTSTART;TZID=UTC:${compact(begins.first)}\nRRULE:${onTheClock(rule, begins.timezone)}`,
      maxIterations: maxSteps,
      cache: false,
    })
  } catch {
    return undefined
  }
}

const compact = (time: Temporal.PlainDateTime): string =>
  time.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '')

/** UNTIL in the event's local time: a date includes the whole day, and a UTC time is converted. */
function onTheClock(rule: string, timezone: string): string {
  return rule.replace(/UNTIL=(\d{8})(?:T(\d{6})(Z?))?/, (_, day: string, time: string | undefined, zulu: string) => {
    // Some programs write a very distant UNTIL for a rule without end; time zones are not defined that far.
    if (day > farthest) return `UNTIL=${farthest}T235959Z`
    if (time === undefined) return `UNTIL=${day}T235959Z`
    const localUntil = Temporal.PlainDateTime.from(`${day}T${time}`)
    const local = zulu ? localUntil.toZonedDateTime('UTC').withTimeZone(timezone).toPlainDateTime() : localUntil
    return `UNTIL=${compact(local)}Z`
  })
}

/** The last day up to which dates are stored: for a rule without end, some time from now. */
export function horizonOf(
  endless: boolean,
  first: Temporal.PlainDateTime,
  today: Temporal.PlainDate,
): Temporal.PlainDate {
  if (!endless) return lastDay
  const from = first.toPlainDate()
  return (Temporal.PlainDate.compare(from, today) > 0 ? from : today).add({ years: yearsAhead })
}
const lastDay = new Temporal.PlainDate(2199, 12, 31)
const farthest = '21991231'
