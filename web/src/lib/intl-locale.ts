/** The conventions for a language: those of the US or, in region 001, of the world. Most languages have one set for both. */
export function intlLocaleFor(language: string, order: 'us' | 'international'): string {
  const region = new Intl.Locale(language).region ?? (order === 'us' ? 'US' : '001')
  return new Intl.Locale(language, { region }).toString()
}
