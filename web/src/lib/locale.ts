import { getContext, setContext } from 'svelte'
import { createCache } from '../../../src/base/cache/cache.ts'
import type { PageChunks } from './render/page-chunks.ts'
import { messagesFor, type Conventions, type Locale, type Messages } from './i18n.ts'
import { intlLocaleFor } from './intl-locale.ts'

/** In whose language, zone and manner a page is written. */
export type LocalePreferences = { language: Locale; zone: string } & Conventions
export type Formatters = {
  /** The key of a formatter: readers with the same key see the same. */
  name: string
  /** The fragments rendered for this page. */
  drawn: PageChunks
  t: Messages
  number(n: number): string
  /** A number beside a name: at most 99+. */
  badge(n: number): string
  /** As people say it: a time today, «Yesterday», a day this year, a date. */
  when(time: string): string
  /** A day and a time. */
  moment(time: string): string
  day(time: string): string
  /** A time of day. */
  time(time: string): string
  /** The parts of a time of day, for other formats. */
  clock: Intl.DateTimeFormatOptions
  /** Several things in one sentence: «a, b and c». */
  listOf(items: readonly string[]): string
  /** Any other format, in the zone of the reader or another one. */
  dateFormat(options: Intl.DateTimeFormatOptions, zone?: string): (time: Date) => string
  month(year: number, month: number): string
}

const key = Symbol('reader')
export const setFormatters = (localePreferences: LocalePreferences, drawn: PageChunks): Formatters =>
  setContext(key, formattersFor(localePreferences, drawn))
export const getFormatters = (): Formatters => getContext(key)
/** The context key for fragments that are rendered separately. */
export const withFormatters = (formatters: Formatters): Map<symbol, Formatters> => new Map([[key, formatters]])

type FormatDate = (time: Date) => string
const formatCache = createCache<FormatDate>('date formats')
/** Making a format takes longer than a page; there are few kinds. */
function cachedFormat(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  const name = `${locale} ${JSON.stringify(options)}`
  const known = formatCache.get(name)
  if (known) return known
  const { format } = new Intl.DateTimeFormat(locale, options)
  formatCache.set(name, format)
  return format
}

/** A format that is looked for when it is first used: a page shows few kinds, each many times. */
function lazyFormat(locale: string, options: Intl.DateTimeFormatOptions): FormatDate {
  let found: FormatDate | undefined
  return time => (found ??= cachedFormat(locale, options))(time)
}

type SharedFormatters = Omit<Formatters, 'drawn'>
const formattersCache = createCache<SharedFormatters>('page formatters')
/** In all time zones, days begin at a quarter of an hour. */
const quarter = 900_000

/** The formatters of one page; "today" is the same in all of it. */
export function formattersFor(
  localePreferences: LocalePreferences,
  drawn: PageChunks,
  now: Date = new Date(),
): Formatters {
  const name = `${Object.values(localePreferences).join(' ')} ${Math.floor(now.getTime() / quarter)}`
  const known = formattersCache.get(name)
  const manners = known ?? sharedFormattersFor(localePreferences, now)
  if (!known) formattersCache.set(name, manners)
  return { ...manners, drawn }
}

function sharedFormattersFor({ language, zone, clock, order }: LocalePreferences, now: Date): SharedFormatters {
  const t = messagesFor(language)
  const locale = intlLocaleFor(language, order)
  const shown = (options: Intl.DateTimeFormatOptions): FormatDate => lazyFormat(locale, { ...options, timeZone: zone })
  const day = lazyFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  // 07:13 in a day of 24 hours, 7:13 am in one of twice twelve.
  const clockOptions: Intl.DateTimeFormatOptions =
    clock === '24'
      ? { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }
      : { hour: 'numeric', minute: '2-digit', hourCycle: 'h12' }
  const clockTime = shown(clockOptions)
  const dated = (month: 'short' | 'long'): FormatDate => {
    const [thisYear, otherYears] = [shown({ day: 'numeric', month }), shown({ day: 'numeric', month, year: 'numeric' })]
    return time => (day(time).slice(0, 4) === today.slice(0, 4) ? thisYear : otherYears)(time)
  }
  const [shortDate, longDate, wholeDate] = [
    dated('short'),
    dated('long'),
    shown({ day: 'numeric', month: 'long', year: 'numeric' }),
  ]
  const [today, yesterday] = [day(now), day(new Date(now.getTime() - 86_400_000))]
  const numbers = new Intl.NumberFormat(locale)
  let listFormat: Intl.ListFormat | undefined
  const lists = (): Intl.ListFormat => (listFormat ??= new Intl.ListFormat(locale, { type: 'conjunction' }))
  return {
    name: [locale, zone, clock, today].join(' '),
    t,
    number: n => numbers.format(n),
    badge: n => (n > 99 ? `${numbers.format(99)}+` : numbers.format(n)),
    when(text) {
      const time = new Date(text)
      const then = day(time)
      return then === today ? clockTime(time) : then === yesterday ? t.site.yesterday : shortDate(time)
    },
    moment(text) {
      const time = new Date(text)
      return `${longDate(time)}, ${clockTime(time)}`
    },
    day: text => wholeDate(new Date(text)),
    time: text => clockTime(new Date(text)),
    clock: clockOptions,
    listOf: items => lists().format(items),
    dateFormat: (options, timeZone = zone) => cachedFormat(locale, { ...options, timeZone }),
    month: (year, month) =>
      cachedFormat(locale, { month: 'long', timeZone: 'UTC' })(new Date(Date.UTC(year, month - 1, 1))),
  }
}
