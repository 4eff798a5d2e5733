/** What compiled messages are written with: the plural category and the digits of one language. */
export type Formats = { plural(n: number): Intl.LDMLPluralRule; number(n: number): string }

export function formatsFor(locale: string): Formats {
  // Made on first use: they take a tenth of the start of a command that says nothing in most languages.
  let plurals: Intl.PluralRules | undefined
  let numbers: Intl.NumberFormat | undefined
  return {
    plural: n => (plurals ??= new Intl.PluralRules(locale)).select(n),
    number: n => (numbers ??= new Intl.NumberFormat(locale)).format(n),
  }
}
