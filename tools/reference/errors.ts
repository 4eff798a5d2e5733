import { errorTextsOf, type Endpoint } from '#contract/endpoint.ts'
import { errorDocs, requestErrorDocs, type ErrorDoc } from '#contract/docs/errors.ts'
import { errorTextDocs } from '#contract/docs/error-texts.ts'
import { code, madeFrom, page, table } from './markdown.ts'

/** The text of docs/reference/errors.md; `linkTo` is how it names a call. */
export function errorsPage(endpoints: readonly Endpoint[], linkTo: (call: string) => string): string {
  const callsWith = (text: string) =>
    endpoints.filter(endpoint => errorTextsOf(endpoint).includes(text)).map(({ name }) => name)
  const many = (calls: string[]) => (calls.length > 8 ? `${calls.length} calls` : calls.map(linkTo).join(', '))
  return page(
    '# Errors',
    madeFrom('`src/contract/meanings`'),
    'A refusal is HTTP 400, or 429 for `rate_limit`, with an object such as ' +
      '`{"object":"error","type":"bad_request","extra":"invalid group_id"}`. What is hidden from the caller is refused as if it ' +
      'were not there.',
    '## Types\n\nAny call may be refused with `bad_request` and the name of a missing parameter, `invalid_value`, `authentication`, ' +
      '`expired`, `inadequate_permissions`, `rate_limit`, `bad_csrf` or `server`; the others come where a call says so.',
    table(['`type`', 'What it means', 'What helps'], rowsOf(errorDocs)),
    '## Texts of requests\n\n`bad_request` with one of these: the request cannot be read as a call.',
    table(['`extra`', 'What it means', 'What helps'], rowsOf(requestErrorDocs)),
    '## Texts of calls\n\n`bad_request` with one of these comes from the calls that name it.',
    table(
      ['`extra`', 'What it means', 'What helps', 'Calls'],
      rowsOf(errorTextDocs).map(([text = '', ...row], index) => [
        text,
        ...row,
        many(callsWith(Object.keys(errorTextDocs)[index]!)),
      ]),
    ),
  )
}

const rowsOf = (meanings: Readonly<Record<string, ErrorDoc>>): string[][] =>
  Object.entries(meanings).map(([text, { meaning, cure }]) => [code(text), meaning, cure])
