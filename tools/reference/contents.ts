import type { Endpoint } from '#contract/endpoint.ts'
import { familyFile } from './calls.ts'
import { madeFrom, page, table } from './markdown.ts'

const others: [file: string, what: string][] = [
  ['objects.md', 'what answers are made of, field by field'],
  ['enumerations.md', 'every word that a field or a parameter can be'],
  ['errors.md', 'every refusal, what it means, and what helps'],
  ['permissions.md', 'who may do what in a group'],
  ['settings.md', 'what an operator can set'],
  ['facts.md', 'what is recorded when something happens'],
  ['lives.md', 'the states of things, and the moves between them'],
  ['openapi.json', 'all of the interface, for programs'],
]

/** The text of docs/reference/README.md. */
export function contentsPage(families: ReadonlyMap<string, readonly Endpoint[]>): string {
  return page(
    '# Reference',
    madeFrom('the declarations'),
    'New here? Begin with [how to call](../calling.md).',
    others.map(([file, what]) => `- [${file.replace(/\.md$/, '')}](${file}): ${what}`).join('\n'),
    ...[...families].map(
      ([family, calls]) =>
        `## [${family}](${familyFile(family)})\n\n${table(
          ['Call', 'What it does'],
          calls.map(({ name, summary }) => [`[${name}](${familyFile(family)}#${name})`, summary]),
        )}`,
    ),
  )
}
