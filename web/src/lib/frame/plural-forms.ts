type Say = (given: { count: number }) => string

/** Numbers that take every form which a language has for whole ones. */
const samples = [1, 2, 5, 21]

/** A sentence with a number for a script: each form of the language, with a placeholder for the number. */
export function pluralForms(language: string, number: (n: number) => string, say: Say): Record<string, string> {
  const rules = new Intl.PluralRules(language)
  return Object.fromEntries(
    samples.map(count => [rules.select(count), say({ count }).replace(number(count), '\u0001')]),
  )
}
