import type { Messages } from './compiled/en.generated.ts'
import { catalogues } from './compiled/index.generated.ts'

export type { Messages }
export type Locale = keyof typeof catalogues
export const locales = Object.keys(catalogues) as Locale[]
export const DEFAULT_LOCALE: Locale = 'en'

export const messagesFor = (locale: Locale): Messages => catalogues[locale]
export const isLocale = (tag: string): tag is Locale => Object.hasOwn(catalogues, tag)

/** The first language of an Accept-Language header that there are messages for. */
export function matchLocale(accepted: string | null | undefined): Locale | undefined {
  return (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map(entry => {
      const [tag = '', weight = ''] = entry.split(';')
      const q = Number(weight.replace(/^\s*q=/, '') || 1)
      return { tag: tag.trim().toLowerCase().split('-')[0]!, q: Number.isNaN(q) ? 0 : q }
    })
    .toSorted((one, other) => other.q - one.q)
    .map(({ tag }) => tag)
    .find(isLocale)
}

/** A message whose key is a value of the API; undefined where there is none for it. */
export const messageFor = (messages: object, key: string): string | undefined =>
  Object.hasOwn(messages, key) ? (messages as Record<string, string>)[key] : undefined
