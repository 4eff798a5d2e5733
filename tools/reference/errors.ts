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
    'An error is HTTP 400, or 429 for `rate_limit`, with an object such as ' +
      '`{"object":"error","type":"bad_request","extra":"invalid group_id"}`. What the caller may not see is ' +
      'treated as if it did not exist.',
    '## Types\n\nAny call can return `bad_request` with the name of a missing parameter, `invalid_value`, `authentication`, ' +
      '`expired`, `inadequate_permissions`, `rate_limit`, `bad_csrf` or `server`; the others only if the call lists them.',
    table(['`type`', 'Cause', 'Fix'], rowsOf(errorDocs)),
    '## Malformed requests\n\nReturned with `bad_request` if the request is not a valid call.',
    table(['`extra`', 'Cause', 'Fix'], rowsOf(requestErrorDocs)),
    '## Errors of calls\n\nReturned with `bad_request` by the calls that list them.',
    table(
      ['`extra`', 'Cause', 'Fix', 'Calls'],
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
