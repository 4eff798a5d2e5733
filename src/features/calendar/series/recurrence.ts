import { RRuleTemporal } from 'rrule-temporal'

/** The most dates that a rule may have, if it ends. */
export const maxDates = 1000
/** How far ahead the dates of a rule without end are laid out. */
export const yearsAhead = 2
/** How many days, weeks, months or years a rule is followed for. */
const maxSteps = 4000

export type RuleProblem =
  | 'invalid recurrence'
  | 'recurrence repeats too often'
  | 'recurrence has too many dates'
  | 'recurrence has no date'
/** A rule whose parts are known, and what of it matters here. */
export type RecurrenceRule = { text: string; endless: boolean }

const list = (item: string) => new RegExp(`^${item}(,${item})*$`)
const day = '(MO|TU|WE|TH|FR|SA|SU)'
/** The parts of a rule that are taken, and how they look. What is asked for in them is left to the library. */
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
/** Rules by the clock, which would make several events of a day. */
const tooOften: readonly string[] = ['HOURLY', 'MINUTELY', 'SECONDLY']

function parseRuleParts(text: string): Map<string, string> | RuleProblem {
  const found = new Map<string, string>()
  for (const piece of text
    .trim()
    .toUpperCase()
    .replace(/^RRULE:/, '')
    .replace(/;$/, '')
    .split(';')) {
    const [name, value, ...more] = piece.split('=')
    if (name === undefined || value === undefined || more.length > 0 || found.has(name)) return 'invalid recurrence'
    found.set(name, value)
  }
  if (tooOften.includes(found.get('FREQ') ?? '') || ['BYHOUR', 'BYMINUTE', 'BYSECOND'].some(name => found.has(name)))
    return 'recurrence repeats too often'
  return found
}

/** A rule as somebody wrote it; or what is wrong with it. */
export function parseRule(text: string): RecurrenceRule | RuleProblem {
  const found = parseRuleParts(text)
  if (typeof found === 'string') return found
  const wellFormed = [...found].every(([name, value]) => ruleParts[name]?.test(value))
  const freq = found.get('FREQ')
  if (!wellFormed || freq === undefined || (found.has('COUNT') && found.has('UNTIL'))) return 'invalid recurrence'
  const numbered = /\d/.test(found.get('BYDAY') ?? '')
  // The fifth Sunday of a week says nothing, and of a year with days of months nobody says the same.
  if (numbered && (freq === 'DAILY' || freq === 'WEEKLY' || found.has('BYMONTHDAY'))) return 'invalid recurrence'
  if (found.has('BYMONTHDAY') && freq === 'WEEKLY') return 'invalid recurrence'
  if (found.has('BYSETPOS') && !(freq === 'MONTHLY' || freq === 'YEARLY')) return 'invalid recurrence'
  if (Number(found.get('COUNT') ?? 1) > maxDates) return 'recurrence has too many dates'
  const until = found.get('UNTIL')
  if (until !== undefined && !isDate(until)) return 'invalid recurrence'
  return { text: [...found].map(part => part.join('=')).join(';'), endless: !found.has('COUNT') && !found.has('UNTIL') }
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

/** Where a rule begins, by the clock there. */
export type SeriesStart = { first: Temporal.PlainDateTime; timezone: string }

/**
 * The dates of a rule up to a day. Reckoned on the clock alone: what the clock does to them is for `spanOf`. The first is a
 * date by the rule, not by where it begins.
 */
export function datesOf(
  rule: string,
  begins: SeriesStart,
  until: Temporal.PlainDate,
): Temporal.PlainDate[] | RuleProblem {
  const reckoned = reckonerOf(rule, begins)
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
    // Followed for long enough, or past the last day that can be reckoned: what it came to is what there is.
    const isEnd = error instanceof RangeError || /^Maximum (iterations|candidate)/.test((error as Error).message)
    if (!isEnd) return 'invalid recurrence'
  }
  if (dates.length === 0) return 'recurrence has no date'
  return dates.length > maxDates ? 'recurrence has too many dates' : dates
}

/** Nothing where the library cannot read the rule. */
function reckonerOf(rule: string, begins: SeriesStart): RRuleTemporal | undefined {
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

/** The end of a rule by the clock of the event: a day is over at its end, a moment is a time there. */
function onTheClock(rule: string, timezone: string): string {
  return rule.replace(/UNTIL=(\d{8})(?:T(\d{6})(Z?))?/, (_, day: string, time: string | undefined, zulu: string) => {
    // Programs write the end of all days for a rule without end; zones reckon no further than this.
    if (day > farthest) return `UNTIL=${farthest}T235959Z`
    if (time === undefined) return `UNTIL=${day}T235959Z`
    const written = Temporal.PlainDateTime.from(`${day}T${time}`)
    const local = zulu ? written.toZonedDateTime('UTC').withTimeZone(timezone).toPlainDateTime() : written
    return `UNTIL=${compact(local)}Z`
  })
}

/** The last day up to which dates are laid out: of a rule without end, some time from now on. */
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
