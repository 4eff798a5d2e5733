/** How times and dates are written: by a clock of 12 or 24 hours, with the month or the day first; and when weeks start. */
export type Conventions = { clock: '12' | '24'; order: 'us' | 'international'; week: 'monday' | 'sunday' }

const known = new Map<string, Conventions>()

/** The conventions of a locale, such as `en-GB`. */
export const conventionsOf = (locale: string): Conventions =>
  known.getOrInsertComputed(locale, () => {
    const format = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'numeric', hour: 'numeric' })
    const first = format.formatToParts().find(({ type }) => type === 'day' || type === 'month')
    return {
      clock: format.resolvedOptions().hourCycle === 'h23' ? '24' : '12',
      order: first?.type === 'month' ? 'us' : 'international',
      week: new Intl.Locale(locale).getWeekInfo().firstDay === 7 ? 'sunday' : 'monday',
    }
  })
