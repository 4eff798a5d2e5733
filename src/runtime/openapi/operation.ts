import type { CallerKind, Endpoint } from '#contract/endpoint.ts'
import { publishedCalls } from '#contract/published-calls.ts'
import { User } from '#contract/resources.ts'
import { scopeOf } from '#contract/scopes.ts'
import { eventsOf, framesOf, isRequired, streamTypeOf, type TSchema } from '#contract/schema.ts'
import { exampleParams, type Example } from './example.ts'
import {
  responseSchema,
  bodySchema,
  define,
  isFile,
  namesGroup,
  paramSchema,
  paramsOf,
  jsonSchemaOf,
  refTo,
  takesSeveral,
  type Components,
  type JsonObject,
  type Schemas,
} from './schemas.ts'
import { callerSentence, callErrorsOf, callErrorText, scopeSentence } from './sentences.ts'

const securityBy = { key: { key: [] }, token: { token: [] }, cookie: { cookie: [] }, nothing: {} }
const security: Record<CallerKind, readonly JsonObject[]> = {
  anyone: [securityBy.nothing, securityBy.key, securityBy.token, securityBy.cookie],
  account: [securityBy.key, securityBy.token, securityBy.cookie],
  administrator: [securityBy.key, securityBy.token, securityBy.cookie],
  session: [securityBy.cookie],
  browser: [securityBy.nothing, securityBy.cookie],
  arriving: [securityBy.nothing],
}

/** What is known of a call besides its declaration. */
type OperationInfo = { family: string | undefined; example: Example | undefined }

/**
 * The path item of one endpoint: POST always, GET if it only reads or is declared to accept it; a WebSocket by GET
 * alone.
 */
export function pathItem(endpoint: Endpoint, { family, example }: OperationInfo, components: Components): JsonObject {
  const byGet = endpoint.method === 'GET' || endpoint.byGet === true
  const exampleValues = example && exampleParams(endpoint, example)
  if (example?.answer !== undefined) components.examples.set(endpoint.name, { value: example.answer })
  const post = { ...common(endpoint, family, components), ...requestBody(endpoint, exampleValues, components.schemas) }
  const patch = endpoint.byPatch ? { patch: { operationId: `${endpoint.name}_by_patch`, ...post } } : {}
  if (!byGet) return { post: { operationId: endpoint.name, ...post }, ...patch }
  const get = { ...common(endpoint, family, components), parameters: queryParameters(endpoint, exampleValues) }
  if (framesOf(endpoint.returns)) return { get: { operationId: endpoint.name, ...get } }
  return { get: { operationId: endpoint.name, ...get }, post: { operationId: `${endpoint.name}_by_post`, ...post } }
}

function common(endpoint: Endpoint, family: string | undefined, components: Components): JsonObject {
  return {
    ...(family === undefined ? {} : { tags: [family] }),
    summary: endpoint.summary,
    description: description(endpoint),
    security: security[endpoint.who],
    responses: responses(endpoint, components),
    ...(endpoint.needs ? { 'x-permission': endpoint.needs } : {}),
    'x-scope': scopeOf(endpoint),
    ...(endpoint.records ? { 'x-records': endpoint.records } : {}),
    ...(publishedCalls.has(endpoint.name) ? {} : { 'x-extension': true }),
  }
}

function description(endpoint: Endpoint): string {
  const { name, who, needs, records = [], byGet } = endpoint
  const texts = [
    callerSentence[who],
    scopeSentence(endpoint),
    namesGroup(endpoint)
      ? 'Either `group_id` or `group_name` identifies the group; if both are given, they must identify the same one.'
      : '',
    needs ? `Needs the permission \`${needs}\` in the group.` : '',
    byGet === 'loginByGet' ? 'Also accepts GET if the operator has enabled it.' : '',
    records.length > 0 ? `Records ${records.map(fact => `\`${fact}\``).join(', ')}.` : '',
    publishedCalls.has(name) ? '' : 'An extension of the published API.',
  ]
  return texts.filter(Boolean).join(' ')
}

function queryParameters(endpoint: Endpoint, exampleParams: JsonObject = {}): JsonObject[] {
  const csrf = { name: 'csrf', in: 'query', required: true, description: csrfText, schema: { type: 'string' } }
  const parameters = paramsOf(endpoint)
    .filter(([, param]) => !isFile(param))
    .map(([name, param]) => ({
      name,
      in: 'query',
      ...(isRequired(param) ? { required: true } : {}),
      ...(takesSeveral(param) ? { style: 'form', explode: false } : {}),
      ...paramSchema(endpoint, name, param),
      ...(name in exampleParams ? { example: exampleParams[name] } : {}),
    }))
  return framesOf(endpoint.returns) ? [...parameters, csrf] : parameters
}

const csrfText = 'The `csrf_token` of the user object. Required if, and only if, you are signed in with a cookie.'

/** A read takes a form; a change also multipart and JSON; files need multipart. */
function requestBody(endpoint: Endpoint, exampleParams: JsonObject | undefined, schemas: Schemas): JsonObject {
  const params = paramsOf(endpoint)
  const asksCsrf = endpoint.method === 'POST' && endpoint.csrf !== false
  const csrf = asksCsrf ? { csrf: { type: 'string', description: csrfText } } : {}
  if (params.length === 0 && !asksCsrf) return {}

  const withoutFiles = params.filter(([, param]) => !isFile(param))
  const files = params.length > withoutFiles.length
  const fileNeeded = params.some(([, param]) => isFile(param) && isRequired(param))
  const commaSeparated = withoutFiles.filter(([, param]) => takesSeveral(param))
  const encoding = Object.fromEntries(commaSeparated.map(([name]) => [name, { style: 'form', explode: false }]))
  const example = exampleParams && Object.keys(exampleParams).length > 0 ? { example: exampleParams } : {}
  const form = (name: string) => ({
    schema: refTo(name),
    ...example,
    ...(commaSeparated.length > 0 ? { encoding } : {}),
  })

  const plainName = `${endpoint.name}_parameters`
  const fileName = files ? `${endpoint.name}_upload` : plainName
  if (!fileNeeded) define(plainName, bodySchema(endpoint, withoutFiles, csrf), schemas)
  if (files) define(fileName, bodySchema(endpoint, params, csrf), schemas)

  const content = {
    ...(fileNeeded ? {} : { 'application/x-www-form-urlencoded': form(plainName) }),
    ...(files || endpoint.method === 'POST' ? { 'multipart/form-data': form(fileName) } : {}),
    ...(fileNeeded || endpoint.method === 'GET'
      ? {}
      : { 'application/json': { schema: refTo(plainName), ...example } }),
  }
  const required = params.some(([, param]) => isRequired(param)) || namesGroup(endpoint)
  return { requestBody: { ...(required ? { required: true } : {}), content } }
}

function responses(endpoint: Endpoint, { schemas, responses: named, examples }: Components): JsonObject {
  const refusals = callErrorsOf(endpoint).filter(({ type }) => type !== 'rate_limit')
  const lines = [...refusals.map(callErrorText), 'or an error that any call can return'].map(line => `- ${line}`)
  named.set(`${endpoint.name}_refused`, {
    description: `Refused:\n\n${lines.join('\n')}`,
    content: { 'application/json': { schema: refTo('error') } },
    'x-errors': refusals.map(({ type, extra }) => ({ type, extra })),
  })
  const frames = framesOf(endpoint.returns)
  return {
    ...(frames
      ? { 101: conversation(endpoint, frames, schemas) }
      : { 200: successResponse(endpoint, schemas, examples.has(endpoint.name)) }),
    ...(streamTypeOf(endpoint.returns) === 'application/octet-stream' ? { 302: redirectResponse } : {}),
    400: { $ref: `#/components/responses/${endpoint.name}_refused` },
    429: { $ref: '#/components/responses/rate_limit' },
  }
}

/** The frames of the WebSocket; the example is one of them. */
const conversation = ({ name }: Endpoint, frames: TSchema, schemas: Schemas): JsonObject => ({
  description: 'A websocket with JSON frames in both directions.',
  'x-frames': { schema: responseSchema(frames, schemas), example: { $ref: `#/components/examples/${name}` } },
})

const redirectResponse: JsonObject = {
  description:
    'The file is on a separate host if `FOLKMOOT_FILES_URL` is set: follow the link within a minute, without credentials.',
  headers: { location: { schema: { type: 'string', format: 'uri' } } },
}

function successResponse(
  { name, who, returns, extended }: Endpoint,
  schemas: Schemas,
  hasExample: boolean,
): JsonObject {
  if (!returns) return { description: 'Done. The response has no body.' }
  const file = streamTypeOf(returns)
  const events = eventsOf(returns)
  if (file !== undefined && events)
    return {
      description: 'A stream of server-sent events, each with an object as JSON.',
      content: { [file]: { schema: { type: 'string' } } },
      'x-events': { schema: responseSchema(events, schemas) },
    }
  if (file !== undefined) return { description: 'The file.', content: { [file]: { schema: jsonSchemaOf(returns) } } }
  const schema = 'title' in returns ? responseSchema(returns, schemas) : namedResponseSchema(name, returns, schemas)
  const shown = hasExample ? { examples: { [name]: { $ref: `#/components/examples/${name}` } } } : {}
  if (!extended) return { description: 'The response.', content: { 'application/json': { schema, ...shown } } }
  const user = responseSchema(User, schemas)
  // Calls that need an account always have a user object.
  const second = who === 'anyone' ? { anyOf: [user, { type: 'null' }] } : user
  const both = { type: 'array', prefixItems: [schema, second], minItems: 2, maxItems: 2 }
  const visitors = who === 'anyone' ? ', which is null for a visitor' : ''
  return {
    description: `The response; with \`extended\`, an array of the response and the user object${visitors}.`,
    content: { 'application/json': { schema: { anyOf: [schema, both] }, ...shown } },
  }
}

/** A response of one call alone, such as its list, is named after the call. */
function namedResponseSchema(name: string, returns: TSchema, schemas: Schemas): JsonObject {
  define(`${name}_answer`, responseSchema(returns, schemas), schemas)
  return refTo(`${name}_answer`)
}
