import { de } from './de.ts'
import { en, type Words } from './en.ts'

const catalogue = { en, de } satisfies Record<string, Words>
export type Language = keyof typeof catalogue
export type { Words }

export const wordsOf = (language: Language): Words => catalogue[language]

/** The first language of a browser's list that there are words for; English otherwise. */
export function languageOf(accepted: string | null): Language {
  const wished = (accepted ?? '')
    .slice(0, 1000)
    .split(',')
    .map(entry => {
      const [tag = '', weight = ''] = entry.split(';')
      const q = Number(weight.replace(/^\s*q=/, '') || 1)
      return { tag: tag.trim().toLowerCase().split('-')[0]!, q: Number.isNaN(q) ? 0 : q }
    })
    .toSorted((one, other) => other.q - one.q)
  return wished.map(({ tag }) => tag).find(isLanguage) ?? 'en'
}

const isLanguage = (tag: string): tag is Language => Object.hasOwn(catalogue, tag)
