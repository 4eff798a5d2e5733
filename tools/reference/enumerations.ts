import { enumerations, type Enumerations } from '#contract/enumerations.ts'
import { wordDocs } from '#contract/docs/descriptions.ts'
import { code, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/enumerations.md. */
export function enumerationsPage(): string {
  const names = Object.keys(enumerations) as (keyof Enumerations)[]
  return page(
    '# Enumerations',
    madeFrom('`src/contract/enumerations.ts` and `src/contract/docs`'),
    'The values of each enumeration.',
    ...names.toSorted().map(name => `## ${name}\n\n${wordsTable(wordDocs[name])}`),
  )
}

const wordsTable = (meanings: Readonly<Record<string, string>>): string =>
  table(
    ['Value', 'Description'],
    Object.entries(meanings).map(([word, meaning]) => [word ? code(word) : '(empty)', meaning]),
  )
