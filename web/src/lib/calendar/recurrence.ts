export const repeatWays = ['none', 'daily', 'weekly', 'monthly', 'monthly_weekday', 'yearly', 'custom'] as const
/** A recurrence rule as fields of a form. `custom` is a rule that the other fields can't express. */
export type RecurrenceFields = {
  repeat: (typeof repeatWays)[number]
  interval: number
  /** Two-letter days, such as MO; for weekly ones. */
  weekdays: string[]
  /** For `monthly_weekday`: the number of the week, or -1 for the last one, and the day. */
  nth: number
  nthWeekday: string
  ends: 'never' | 'until' | 'count'
  until: string
  count: number
  rule: string
}
export const weekdays = ['MO', 'TU', 'WE', 'TH', 'FR', 'SA', 'SU'] as const

const frequencies = {
  daily: 'DAILY',
  weekly: 'WEEKLY',
  monthly: 'MONTHLY',
  monthly_weekday: 'MONTHLY',
  yearly: 'YEARLY',
}
const none: RecurrenceFields = {
  ...{ repeat: 'none', interval: 1, weekdays: [], nth: 1, nthWeekday: 'MO' },
  ...{ ends: 'never', until: '', count: 10, rule: '' },
}

/** A rule (RFC 5545) as fields. */
export function parseRecurrence(rule: string): RecurrenceFields {
  if (rule === '') return none
  const parts = new Map(rule.split(';').map(part => part.split('=', 2) as [string, string]))
  const take = (name: string, otherwise = ''): string => {
    const value = parts.get(name) ?? otherwise
    parts.delete(name)
    return value
  }
  const [frequency, interval, byDay] = [take('FREQ'), Number(take('INTERVAL', '1')), take('BYDAY')]
  const [until, count] = [take('UNTIL'), Number(take('COUNT', '0'))]
  take('WKST')
  const nth = /^(-1|[1-5])(MO|TU|WE|TH|FR|SA|SU)$/.exec(byDay)
  const isList = byDay.split(',').every(day => weekdays.some(known => known === day))
  const repeats: Record<string, RecurrenceFields['repeat'] | undefined> = {
    DAILY: byDay === '' ? 'daily' : undefined,
    WEEKLY: byDay === '' || isList ? 'weekly' : undefined,
    MONTHLY: byDay === '' ? 'monthly' : nth ? 'monthly_weekday' : undefined,
    YEARLY: byDay === '' ? 'yearly' : undefined,
  }
  const repeat = parts.size === 0 ? (repeats[frequency] ?? 'custom') : 'custom'
  return {
    ...none,
    ...{ repeat, interval, rule },
    weekdays: repeat === 'weekly' && byDay !== '' ? byDay.split(',') : [],
    ...(nth && { nth: Number(nth[1]), nthWeekday: nth[2]! }),
    ends: until ? 'until' : count > 0 ? 'count' : 'never',
    until: until ? `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}` : '',
    count: count || none.count,
  }
}

/** The rule that fields of a form say. */
export function formatRecurrence(fields: RecurrenceFields): string {
  const { repeat, interval, ends, until, count } = fields
  if (repeat === 'none') return ''
  if (repeat === 'custom') return fields.rule.trim()
  const days =
    repeat === 'weekly'
      ? fields.weekdays.join(',')
      : repeat === 'monthly_weekday'
        ? `${fields.nth}${fields.nthWeekday}`
        : ''
  return [
    `FREQ=${frequencies[repeat]}`,
    ...(interval > 1 ? [`INTERVAL=${interval}`] : []),
    ...(days ? [`BYDAY=${days}`] : []),
    ...(ends === 'until' ? [`UNTIL=${until.replaceAll('-', '')}`] : []),
    ...(ends === 'count' ? [`COUNT=${count}`] : []),
  ].join(';')
}

/** The fields as a form or an address has them. */
export const recurrenceFields = (text: (name: string) => string, has: (name: string) => boolean): RecurrenceFields => {
  const number = (name: string): number => Number(text(name) || '1')
  return {
    repeat: text('repeat') as RecurrenceFields['repeat'],
    interval: number('interval'),
    weekdays: weekdays.filter(day => has(`on_${day}`)),
    nth: number('nth'),
    nthWeekday: text('nth_weekday'),
    ends: text('ends') as RecurrenceFields['ends'],
    until: text('until'),
    count: number('count'),
    rule: text('rule'),
  }
}
