/** What compiled messages are written with: the plural category and the digits of one language. */
export type Formats = { plural(n: number): Intl.LDMLPluralRule; number(n: number): string }

export function formatsFor(locale: string): Formats {
  const plurals = new Intl.PluralRules(locale)
  const numbers = new Intl.NumberFormat(locale)
  return { plural: n => plurals.select(n), number: n => numbers.format(n) }
}
