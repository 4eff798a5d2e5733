import { wordDocs } from '#contract/enumerations.ts'
import { code, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/enumerations.md. */
export function enumerationsPage(): string {
  return page(
    '# Enumerations',
    madeFrom('`src/contract/docs`'),
    'The values of each enumeration.',
    ...Object.entries(wordDocs)
      .toSorted(([a], [b]) => (a < b ? -1 : 1))
      .map(([name, words]) => `## ${name}\n\n${wordsTable(words)}`),
  )
}

const wordsTable = (meanings: Readonly<Record<string, string>>): string =>
  table(
    ['Value', 'Description'],
    Object.entries(meanings).map(([word, meaning]) => [word ? code(word) : '(empty)', meaning]),
  )
