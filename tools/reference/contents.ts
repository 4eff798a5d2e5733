import type { Endpoint } from '#contract/endpoint.ts'
import { familyFile } from './calls.ts'
import { madeFrom, page, table } from './markdown.ts'

const others: [file: string, what: string][] = [
  ['objects.md', 'the objects in responses, with their fields'],
  ['enumerations.md', 'the values of fields and parameters'],
  ['errors.md', 'all errors, with causes and fixes'],
  ['permissions.md', 'who can do what in a group'],
  ['settings.md', 'settings of the server'],
  ['facts.md', 'events recorded for every change'],
  ['state-machines.md', 'states and transitions'],
  ['openapi.json', 'the OpenAPI document'],
]

/** The text of docs/reference/README.md. */
export function contentsPage(families: ReadonlyMap<string, readonly Endpoint[]>): string {
  return page(
    '# Reference',
    madeFrom('the declarations'),
    'New here? Start with [calling the API](../calling.md).',
    others.map(([file, what]) => `- [${file.replace(/\.md$/, '')}](${file}): ${what}`).join('\n'),
    ...[...families].map(
      ([family, calls]) =>
        `## [${family}](${familyFile(family)})\n\n${table(
          ['Call', 'Description'],
          calls.map(({ name, summary }) => [`[${name}](${familyFile(family)}#${name})`, summary]),
        )}`,
    ),
  )
}
