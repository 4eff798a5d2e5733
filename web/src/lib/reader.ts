import { getContext, setContext } from 'svelte'
import { wordsOf, type Language, type Words } from './words/index.ts'

/** In whose language, zone and manner a page is written. */
export type Manner = { language: Language; zone: string; clock: '12' | '24'; order: 'us' | 'international' }
export type Reader = {
  t: Words
  number(n: number): string
  /** As people say it: a time today, «Yesterday», a day this year, a date. */
  when(time: string): string
  /** A day and a time. */
  moment(time: string): string
  day(time: string): string
  month(year: number, month: number): string
}

const key = Symbol('reader')
export const setReader = (manner: Manner): Reader => setContext(key, readerOf(manner))
export const getReader = (): Reader => getContext(key)

const kept = new Map<string, Intl.DateTimeFormat>()
/** Making one takes longer than a page; there are few kinds. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const name = `${locale} ${JSON.stringify(options)}`
  const known = kept.get(name)
  if (known) return known
  const made = new Intl.DateTimeFormat(locale, options)
  if (kept.size > 2000) kept.clear()
  kept.set(name, made)
  return made
}

const locales = { en: { us: 'en-US', international: 'en-GB' }, de: { us: 'de-DE', international: 'de-DE' } } as const

const numbersIn = {
  'en-US': new Intl.NumberFormat('en-US'),
  'en-GB': new Intl.NumberFormat('en-GB'),
  'de-DE': new Intl.NumberFormat('de-DE'),
}

export function readerOf({ language, zone, clock, order }: Manner, now: () => Date = () => new Date()): Reader {
  const t = wordsOf(language)
  const locale = locales[language][order]
  const shown = (time: Date, options: Intl.DateTimeFormatOptions): string =>
    formatOf(locale, {
      ...options,
      timeZone: zone,
      ...(options.hour ? { hourCycle: clock === '24' ? 'h23' : 'h12' } : {}),
    }).format(time)
  const day = (time: Date): string => formatOf('en-CA', { timeZone: zone, dateStyle: 'short' }).format(time)
  // 07:13 in a day of 24 hours, 7:13 am in one of twice twelve.
  const clockTime = (time: Date): string =>
    shown(time, { hour: clock === '24' ? '2-digit' : 'numeric', minute: '2-digit' })
  const numbers = numbersIn[locale]
  return {
    t,
    number: n => numbers.format(n),
    when(text) {
      const [time, today] = [new Date(text), now()]
      if (day(time) === day(today)) return clockTime(time)
      if (day(time) === day(new Date(today.getTime() - 86_400_000))) return t.yesterday
      const isThisYear = day(time).slice(0, 4) === day(today).slice(0, 4)
      return shown(time, { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) })
    },
    moment(text) {
      const [time, today] = [new Date(text), now()]
      const isThisYear = day(time).slice(0, 4) === day(today).slice(0, 4)
      const date = shown(time, { day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
      return `${date}, ${clockTime(time)}`
    },
    day: text => shown(new Date(text), { day: 'numeric', month: 'long', year: 'numeric' }),
    month: (year, month) =>
      formatOf(locale, { month: 'long', timeZone: 'UTC' }).format(new Date(Date.UTC(year, month - 1, 1))),
  }
}
