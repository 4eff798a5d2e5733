import type { Endpoint } from '#contract/endpoint.ts'
import { publishedCalls } from '#contract/published-calls.ts'
import { factDocs } from '#contract/docs/facts.ts'
import { enumerationOf, wordDocsOf } from '#contract/docs/descriptions.ts'
import {
  eventsOf,
  framesOf,
  isRequired,
  streamTypeOf,
  type ParamKind,
  type Param,
  type TSchema,
} from '#contract/schema.ts'
import type { Example, Examples } from '#runtime/openapi/example.ts'
import { namesGroup, paramsOf, paramSchema } from '#runtime/openapi/schemas.ts'
import { callerSentence, callErrorsOf, callErrorText, scopeSentence } from '#runtime/openapi/sentences.ts'
import { exampleText } from './example.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

type Limits = { minimum?: number; maximum?: number; maxLength?: number; enum?: string[]; items?: { enum?: string[] } }

const range = ({ minimum, maximum }: Limits): string =>
  maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`
/** An enumeration is explained on its page; other words, here. */
function wordsText(words: readonly string[] = []): string {
  const name = enumerationOf(words)
  if (name !== undefined) return `[${name}](../enumerations.md#${name})`
  const isFacts = words.every(word => word in factDocs)
  return isFacts
    ? 'the [facts](../facts.md)'
    : wordDocsOf(words)
        .map(([word, meaning]) => `${code(word)} (${meaning})`)
        .join(', ')
}

const kinds: Record<ParamKind, (limits: Limits) => string> = {
  id: () => 'id',
  integer: limits => `whole number, ${range(limits)}`,
  flag: () => 'switch',
  text: ({ maxLength }) => `text, up to ${maxLength} characters`,
  choice: limits => `one of ${wordsText(limits.enum)}`,
  choices: ({ items }) => `any of ${wordsText(items?.enum)}`,
  timestamp: () => 'time, RFC 3339',
  date: () => 'date, `YYYY-MM-DD`',
  ids: () => 'ids',
  files: () => 'files',
}

/** Where the page of a family is, in docs/reference. */
export const familyFile = (family: string): string => `calls/${family}.md`

/** The text of docs/reference/calls/FAMILY.md. */
export function callsPage(family: string, endpoints: readonly Endpoint[], examples: Examples): string {
  return page(
    `# Calls: ${family}`,
    madeFrom('the `contract.ts` of each feature'),
    'Parameters are sent in the query string, a form or a JSON object ([calling the API](../../calling.md)). Any call can also return ' +
      'the [errors of every call](../errors.md#types).',
    'The examples are real calls by Ann, the owner of the group `bakers`, unless someone else is named. `call` and ' +
      '`$TOKEN` are defined on that page; secrets and times are replaced. Long responses are shortened, and lists show one ' +
      'item; [openapi.json](../openapi.json) has all fields.',
    endpoints.map(({ name, summary }) => `- [${name}](#${name}): ${summary}`).join('\n'),
    ...endpoints.map(endpoint => section(endpoint, examples[endpoint.name])),
  )
}

function section(endpoint: Endpoint, example: Example | undefined): string {
  const { name, method, byGet, summary, who, needs, records = [] } = endpoint
  const methods = framesOf(endpoint.returns)
    ? 'Websocket (GET)'
    : method === 'GET' || byGet === true
      ? 'GET or POST'
      : byGet
        ? 'POST, or GET if the operator allows it'
        : 'POST'
  const facts = [
    callerSentence[who],
    scopeSentence(endpoint),
    namesGroup(endpoint) ? 'Needs `group_id` or `group_name`.' : '',
    needs ? `Needs [${code(needs)}](../permissions.md).` : '',
    records.length > 0 ? `Records ${codes(records)} ([facts](../facts.md)).` : '',
    publishedCalls.has(name) ? '' : 'An extension of the published API.',
  ]
  const parameters = paramsOf(endpoint).map(([param, schema]) => parameterRow(endpoint, param, schema))
  return page(
    `## ${name}`,
    summary,
    `${methods}. ${facts.filter(Boolean).join(' ')}`,
    parameters.length > 0 ? table(['Parameter', 'Type', 'Default', 'Description'], parameters) : '',
    `Returns ${answerText(endpoint)}.`,
    `Refuses with ([meanings and cures](../errors.md)):\n\n${
      callErrorsOf(endpoint)
        .map(refusal => `- ${callErrorText(refusal)}`)
        .join('\n') || '- none of its own'
    }`,
    example ? exampleText(endpoint, example) : '',
  ).trimEnd()
}

function parameterRow(endpoint: Endpoint, name: string, param: Param): string[] {
  const { schema, description = '' } = paramSchema(endpoint, name, param)
  const kind = param['x-kind']
  const absent = isRequired(param) ? 'required' : param.default === undefined ? '' : code(JSON.stringify(param.default))
  return [code(name), kind ? kinds[kind](schema) : '', absent, description]
}

const linked = (name: string) => `[${name}](../objects.md#${name})`

function answerText({ name, returns, extended, sorting }: Endpoint): string {
  if (!returns) return 'HTTP 200 without a body'
  const frames = framesOf(returns)
  if (frames) return `a websocket whose frames are ${linked('title' in frames ? String(frames.title) : name)}`
  const events = eventsOf(returns)
  if (events) return `a stream of server-sent events, each ${linked(String((events as { title?: string }).title))}`
  const file = streamTypeOf(returns)
  // What people brought may be served from a host of its own.
  const elsewhere = file === 'application/octet-stream' ? ', or HTTP 302 to a URL that works for a minute' : ''
  if (file !== undefined) return `a file of the type ${code(file)}${elsewhere}`
  const { title, properties } = returns as {
    title?: string
    properties?: { data?: { items?: TSchema & { title?: string } } }
  }
  const item = properties?.data?.items?.title
  const what = title
    ? linked(title)
    : sorting && item
      ? `a [list](../objects.md#lists) of ${linked(item)}`
      : linked(`${name}_answer`)
  return extended ? `${what}; with \`extended\`, an array of that and the user` : what
}
