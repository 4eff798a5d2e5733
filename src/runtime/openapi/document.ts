import type { Endpoint } from '#contract/endpoint.ts'
import { errorTypes } from '#contract/errors.ts'
import { sessionCookieName } from '../http/cookies.ts'
import type { Examples } from './example.ts'
import { withDescriptions } from './descriptions.ts'
import { pathItem } from './operation.ts'
import { define, refTo, type Components, type JsonObject } from './schemas.ts'

export type OpenapiOptions = {
  /** The public URL of the installation. */
  url: string
  version: string
  /** The contract of each part of the product, such as `{ members: membersContract }`; the calls are grouped by it. */
  families?: Readonly<Record<string, object>>
  examples?: Examples
}

const introduction = `Discussion groups: archives, mailing lists, chat, events and tables.

Parameters can be sent in the query string, in a form (urlencoded or multipart) or in a JSON object, and in several of them
at once: they are merged, and the body takes precedence. Unknown parameters are ignored. Calls that only read accept GET and POST.
Booleans are \`1 true on yes\` or \`0 false off no\`, in any case. Several ids or words are separated by commas.

Every error is an object with a \`type\` and an \`extra\`. Besides the errors listed with a call, any call can return
\`bad_request\` with the name of a missing parameter, \`invalid_value\` with the name of a wrong one, \`authentication\` if
the key, token or cookie is not valid, \`expired\` if it has expired, \`inadequate_permissions\` with the name of the
scope that a key lacks, \`server\` for an internal error, and \`rate_limit\` with HTTP 429. What the caller may not see
is treated as if it didn't exist.`

/** The OpenAPI 3.1 document of the given calls, generated from their declarations; equal input gives equal text. */
export function openapiDocument(
  endpoints: readonly Endpoint[],
  { url, version, families = {}, examples = {} }: OpenapiOptions,
): JsonObject {
  const familyOf = new Map<unknown, string>(
    Object.entries(families).flatMap(([family, declared]) =>
      Object.values(declared).map(value => [value, family] as const),
    ),
  )
  const components: Components = {
    schemas: new Map(),
    responses: new Map([['rate_limit', rateLimitResponse]]),
    examples: new Map(),
  }
  define('error', errorSchema, components.schemas)
  const paths: Record<string, object> = {}
  for (const endpoint of endpoints) {
    const about = { family: familyOf.get(endpoint), example: examples[endpoint.name] }
    paths[`/api/v1/${endpoint.name}`] = pathItem(endpoint, about, components)
  }
  const used = new Set(endpoints.map(endpoint => familyOf.get(endpoint)).filter(family => family !== undefined))
  const document = {
    openapi: '3.1.1',
    info: {
      title: 'Folkmoot',
      version,
      summary: 'The API of a Folkmoot server.',
      description: introduction,
      license: { name: 'Apache-2.0', identifier: 'Apache-2.0' },
    },
    servers: [{ url: new URL(url).origin }],
    tags: [...used].map(name => ({ name })),
    paths,
    components: {
      schemas: byName(components.schemas),
      responses: byName(components.responses),
      ...(components.examples.size > 0 ? { examples: byName(components.examples) } : {}),
      securitySchemes,
    },
  }
  return withDescriptions(document, endpoints)
}

const byName = (named: Components['schemas']): object =>
  Object.fromEntries([...named].toSorted(([a], [b]) => (a < b ? -1 : 1)))

const errorSchema = {
  type: 'object',
  required: ['object', 'type', 'extra'],
  properties: {
    object: { type: 'string', const: 'error' },
    type: { type: 'string', enum: [...errorTypes] },
    extra: { type: 'string', description: 'Details; empty if the type says it all.' },
  },
}

const rateLimitResponse = {
  description: 'Too many calls: `rate_limit`.',
  headers: {
    'Retry-After': {
      description: 'The number of seconds to wait.',
      required: true,
      schema: { type: 'integer', minimum: 1 },
    },
  },
  content: { 'application/json': { schema: refTo('error') } },
}

const securitySchemes = {
  key: { type: 'http', scheme: 'bearer', description: 'An API key.' },
  token: {
    type: 'http',
    scheme: 'basic',
    description: 'The token returned by `login` as the user name, with an empty password.',
  },
  cookie: {
    type: 'apiKey',
    in: 'cookie',
    name: sessionCookieName,
    description: 'The session cookie set by `login`. Calls that change something must send `csrf_token` as `csrf`.',
  },
}
