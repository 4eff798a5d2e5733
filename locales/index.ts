import type { Messages } from './compiled/en.generated.ts'
import { catalogues, completeLocales } from './compiled/index.generated.ts'

export { conventionsOf, type Conventions } from './conventions.ts'
export { formatDeadline } from './deadline.ts'
export type { Messages }
export type Locale = keyof typeof catalogues
export const locales = Object.keys(catalogues) as Locale[]
export const DEFAULT_LOCALE: Locale = 'en'

export const messagesFor = (locale: Locale): Messages => catalogues[locale]
export const isLocale = (tag: string): tag is Locale => Object.hasOwn(catalogues, tag)

/**
 * The first language of an Accept-Language header that is offered, with its region if it names one: `en-GB`. Without a choice of the
 * reader only languages that are almost complete are, since a page of two languages mixed is worse than one in English.
 */
export function matchTag(
  accepted: string | null | undefined,
  offered: readonly Locale[] = completeLocales,
): string | undefined {
  return (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map(entry => {
      const [tag = '', weight = ''] = entry.split(';')
      const q = Number(weight.replace(/^\s*q=/, '') || 1)
      return { tag: shortTag(tag.trim()), q: Number.isNaN(q) ? 0 : q }
    })
    .toSorted((one, other) => other.q - one.q)
    .map(({ tag }) => tag)
    .find(tag => offered.some(locale => locale === languageOf(tag)))
}

/** The language of such a tag. */
export function matchLocale(accepted: string | null | undefined, offered?: readonly Locale[]): Locale | undefined {
  const language = languageOf(matchTag(accepted, offered) ?? '')
  return isLocale(language) ? language : undefined
}

const languageOf = (tag: string): string => tag.split('-')[0]!

// Of what may follow the language only the region tells how dates are written.
function shortTag(tag: string): string {
  const [language = '', ...rest] = tag.split('-')
  const region = rest.slice(0, 2).find(part => /^[a-z]{2}$/i.test(part))
  return region === undefined ? language.toLowerCase() : `${language.toLowerCase()}-${region.toUpperCase()}`
}

/** A message whose key is a value of the API; undefined where there is none for it. */
export const messageFor = (messages: object, key: string): string | undefined =>
  Object.hasOwn(messages, key) ? (messages as Record<string, string>)[key] : undefined
