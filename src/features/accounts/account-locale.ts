import { DEFAULT_LOCALE, isLocale, matchLocale, type Locale } from '#locales/index.ts'

/** The language of an account; where none was chosen, that of a locale such as `de-CH`. */
export function localeOf({ preferences }: { preferences: unknown }, locale: string | undefined): Locale {
  const { language = '' } = preferences as { language?: string }
  return isLocale(language) ? language : (matchLocale(locale) ?? DEFAULT_LOCALE)
}
