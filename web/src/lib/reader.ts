import { getContext, setContext } from 'svelte'
import type { Drawn } from './drawn.ts'
import { wordsOf, type Language, type Words } from './words/index.ts'

/** In whose language, zone and manner a page is written. */
export type Manner = { language: Language; zone: string; clock: '12' | '24'; order: 'us' | 'international' }
export type Reader = {
  /** What tells those apart who read differently. */
  name: string
  /** What is drawn for them on this page. */
  drawn: Drawn
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
export const setReader = (manner: Manner, drawn: Drawn): Reader => setContext(key, readerOf(manner, drawn))
export const getReader = (): Reader => getContext(key)
/** What a part of a page finds its reader by that is made by itself. */
export const withReader = (reader: Reader): Map<symbol, Reader> => new Map([[key, reader]])

type Format = (time: Date) => string
const kept = new Map<string, Format>()
/** Making a format takes longer than a page; there are few kinds. */
function formatOf(locale: string, options: Intl.DateTimeFormatOptions): Format {
  const name = `${locale} ${JSON.stringify(options)}`
  const known = kept.get(name)
  if (known) return known
  const { format } = new Intl.DateTimeFormat(locale, options)
  if (kept.size > 2000) kept.clear()
  kept.set(name, format)
  return format
}

/** A format that is looked for when it is first used: a page shows few kinds, each many times. */
function lazily(locale: string, options: Intl.DateTimeFormatOptions): Format {
  let found: Format | undefined
  return time => (found ??= formatOf(locale, options))(time)
}

const locales = { en: { us: 'en-US', international: 'en-GB' }, de: { us: 'de-DE', international: 'de-DE' } } as const

const numbersIn = {
  'en-US': new Intl.NumberFormat('en-US'),
  'en-GB': new Intl.NumberFormat('en-GB'),
  'de-DE': new Intl.NumberFormat('de-DE'),
}

type Manners = Omit<Reader, 'drawn'>
const known = new Map<string, Manners>()
/** Wherever somebody lives, a day begins at a quarter of an hour. */
const quarter = 900_000

/** How one page is written; what is today is the same in all of it. */
export function readerOf(manner: Manner, drawn: Drawn, now: Date = new Date()): Reader {
  const name = `${Object.values(manner).join(' ')} ${Math.floor(now.getTime() / quarter)}`
  const manners = known.get(name) ?? mannersOf(manner, now)
  if (known.size > 2000) known.clear()
  known.set(name, manners)
  return { ...manners, drawn }
}

function mannersOf({ language, zone, clock, order }: Manner, now: Date): Manners {
  const t = wordsOf(language)
  const locale = locales[language][order]
  const shown = (options: Intl.DateTimeFormatOptions): Format => lazily(locale, { ...options, timeZone: zone })
  const day = lazily('en-CA', { timeZone: zone, dateStyle: 'short' })
  // 07:13 in a day of 24 hours, 7:13 am in one of twice twelve.
  const clockTime = shown(
    clock === '24'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' },
  )
  const dated = (month: 'short' | 'long'): Format => {
    const [thisYear, otherYears] = [shown({ day: 'numeric', month }), shown({ day: 'numeric', month, year: 'numeric' })]
    return time => (day(time).slice(0, 4) === today.slice(0, 4) ? thisYear : otherYears)(time)
  }
  const [shortDate, longDate, wholeDate] = [
    dated('short'),
    dated('long'),
    shown({ day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  const [today, yesterday] = [day(now), day(new Date(now.getTime() - 86_400_000))]
  const numbers = numbersIn[locale]
  return {
    name: [locale, zone, clock, today].join(' '),
    t,
    number: n => numbers.format(n),
    when(text) {
      const time = new Date(text)
      const then = day(time)
      return then === today ? clockTime(time) : then === yesterday ? t.yesterday : shortDate(time)
    },
    moment(text) {
      const time = new Date(text)
      return `${longDate(time)}, ${clockTime(time)}`
    },
    day: text => wholeDate(new Date(text)),
    month: (year, month) =>
      formatOf(locale, { month: 'long', timeZone: 'UTC' })(new Date(Date.UTC(year, month - 1, 1))),
  }
}
