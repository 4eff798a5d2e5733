import type { Endpoint } from '#contract/endpoint.ts'
import { isRequired, streamTypeOf, type Kind, type Param, type TSchema } from '#contract/schema.ts'
import { namesGroup, paramsOf, paramSchema } from '#runtime/openapi/schemas.ts'
import { callerText, refusalsOf, refusalText, scopeText } from '#runtime/openapi/words.ts'
import { code, codes, madeFrom, page, table } from './markdown.ts'

type Limits = { minimum?: number; maximum?: number; maxLength?: number; enum?: string[]; items?: { enum?: string[] } }

const range = ({ minimum, maximum }: Limits): string =>
  maximum === Number.MAX_SAFE_INTEGER ? `from ${minimum}` : `${minimum} to ${maximum}`
const kinds: Record<Kind, (limits: Limits) => string> = {
  id: () => 'id',
  integer: limits => `whole number, ${range(limits)}`,
  flag: () => 'switch',
  text: ({ maxLength }) => `text, up to ${maxLength} characters`,
  choice: limits => `one of ${codes(limits.enum ?? [])}`,
  choices: ({ items }) => `any of ${codes(items?.enum ?? [])}`,
  timestamp: () => 'time, RFC 3339',
  date: () => 'date, `YYYY-MM-DD`',
  ids: () => 'ids',
  files: () => 'files',
}

/** The text of docs/reference/calls.md. */
export function callsPage(endpoints: readonly Endpoint[], families: Readonly<Record<string, object>>): string {
  const familyOf = (endpoint: Endpoint) =>
    Object.keys(families).find(family => Object.values(families[family]!).includes(endpoint)) ?? 'others'
  const sections = [...Map.groupBy(endpoints, familyOf)].map(([family, own]) =>
    page(`## ${family}`, ...own.map(section)).trimEnd(),
  )
  return page(
    '# Calls',
    madeFrom('the `contract.ts` of each feature'),
    'All calls, for people; the same for programs, with every field of every answer, is in [openapi.json](openapi.json). ' +
      'Parameters come in the query string, a form or a JSON object. Any call may also be refused with `bad_request` and ' +
      'the name of a missing parameter, `invalid_value` and the name of a wrong one, `authentication`, `expired`, ' +
      '`inadequate_permissions` and the scope that a key lacks, `rate_limit` (HTTP 429) or `server`.',
    ...sections,
  )
}

function section(endpoint: Endpoint): string {
  const { name, method, byGet, summary, who, needs, records = [], extension } = endpoint
  const methods =
    method === 'GET' || byGet === true ? 'GET or POST' : byGet ? 'POST, and GET where the operator allows it' : 'POST'
  const facts = [
    callerText[who],
    scopeText(endpoint),
    namesGroup(endpoint) ? 'One of `group_id` and `group_name` is needed.' : '',
    needs ? `Needs [${code(needs)}](permissions.md).` : '',
    records.length > 0 ? `Records ${codes(records)} ([facts](facts.md)).` : '',
    extension ? 'An extension of the published interface.' : '',
  ]
  const parameters = paramsOf(endpoint).map(([param, schema]) => parameterRow(endpoint, param, schema))
  return page(
    `### ${name}`,
    summary,
    `${methods}. ${facts.filter(Boolean).join(' ')}`,
    parameters.length > 0 ? table(['Parameter', 'Kind', 'If absent', 'What it is'], parameters) : '',
    `Answers ${answerText(endpoint)}.`,
    `Refuses with:\n\n${
      refusalsOf(endpoint)
        .map(refusal => `- ${refusalText(refusal)}`)
        .join('\n') || '- nothing of its own'
    }`,
  ).trimEnd()
}

function parameterRow(endpoint: Endpoint, name: string, param: Param): string[] {
  const { schema, description = '' } = paramSchema(endpoint, name, param)
  const kind = param['x-kind']
  const absent = isRequired(param) ? 'refused' : param.default === undefined ? '' : code(JSON.stringify(param.default))
  return [code(name), kind ? kinds[kind](schema) : '', absent, description]
}

function answerText({ returns, extended, sorting }: Endpoint): string {
  if (!returns) return 'HTTP 200 without a body'
  const file = streamTypeOf(returns)
  // What people brought may be served from a host of its own.
  const elsewhere = file === 'application/octet-stream' ? ', or HTTP 302 to where it is for a minute' : ''
  if (file !== undefined) return `a file of the type ${code(file)}${elsewhere}`
  const { title, properties } = returns as {
    title?: string
    properties?: { data?: { items?: TSchema & { title?: string } } }
  }
  const item = properties?.data?.items?.title
  const what = title ? code(title) : sorting && item ? `a list of ${code(item)}` : 'an object of its own'
  return extended ? `${what}; with \`extended\`, an array of that and the user` : what
}
