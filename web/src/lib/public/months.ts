import { error } from '@sveltejs/kit'
import type { Output } from '../../../../client/types.ts'

export type MonthCount = Pick<Output<'getmessagehistory'>['month_counts'][number], 'year' | 'month' | 'msgs_sent'>
export type Month = Pick<MonthCount, 'year' | 'month'>
export type Year = { year: number; months: MonthCount[] }

export const monthPath = (group: string, { year, month }: Month): string =>
  `/g/${group}/archive/${String(year).padStart(4, '0')}-${String(month).padStart(2, '0')}`

/** The month that an address names; where it names none, there is nothing. */
export function parseMonth(text: string): Month {
  const [, year, month] = /^(\d{4})-(0[1-9]|1[0-2])$/.exec(text) ?? error(404, 'nothing here')
  const named = { year: Number(year), month: Number(month) }
  return named.year < 1970 || named.year > 9998 ? error(404, 'nothing here') : named
}

/** Months by year, the newest year first, each with all twelve, including empty ones. */
export function yearsOf(counts: readonly MonthCount[]): Year[] {
  const years = [...new Set(counts.map(({ year }) => year))].toSorted((one, other) => other - one)
  const sent = new Map(counts.map(({ year, month, msgs_sent }) => [`${year}-${month}`, msgs_sent]))
  const monthsOf = (year: number): MonthCount[] =>
    Array.from({ length: 12 }, (_, at) => ({ year, month: at + 1, msgs_sent: sent.get(`${year}-${at + 1}`) ?? 0 }))
  return years.map(year => ({ year, months: monthsOf(year) }))
}

/** The last months up to one, including empty ones. */
export function lastMonths(counts: readonly MonthCount[], until: Date, many: number): MonthCount[] {
  const sent = new Map(counts.map(count => [monthIndex(count), count.msgs_sent]))
  const last = until.getUTCFullYear() * 12 + until.getUTCMonth()
  return Array.from({ length: many }, (_, at) => {
    const month = last - many + 1 + at
    const named = { year: Math.floor(month / 12), month: (month % 12) + 1 }
    return { ...named, msgs_sent: sent.get(monthIndex(named)) ?? 0 }
  })
}

const monthIndex = ({ year, month }: Month): number => year * 12 + month
/** The nearest months with messages before and after one. */
export function neighbouringMonths(
  counts: readonly MonthCount[],
  here: Month,
): { earlier: Month | null; later: Month | null } {
  const sorted = counts.toSorted((one, other) => monthIndex(one) - monthIndex(other))
  return {
    earlier: sorted.findLast(month => monthIndex(month) < monthIndex(here)) ?? null,
    later: sorted.find(month => monthIndex(month) > monthIndex(here)) ?? null,
  }
}
