import assert from 'node:assert/strict'
import { Compile } from 'typebox/schema'
import { textsOf, type Endpoint } from '#contract/endpoint.ts'
import { errorTypes } from '#contract/errors.ts'
import { User } from '#contract/resources.ts'
import { streamTypeOf, type TSchema } from '#contract/schema.ts'
import { endpoints } from '#features/endpoints.ts'

// Every answer in any test is held against what its declaration promises: all fields there, none besides, each of its kind.

const byName = new Map<string, Endpoint>(Object.values(endpoints).map(endpoint => [endpoint.name, endpoint]))
const compiled = new Map<TSchema, ReturnType<typeof Compile>>()

/** Throws when an answer is not as declared. */
export function assertPromised(name: string, answer: unknown): void {
  const endpoint = byName.get(name)
  // A file is what it is.
  if (!endpoint || streamTypeOf(endpoint.returns)) return
  if (!endpoint.returns) return assert.equal(answer, undefined, `${name} answers with nothing`)
  const isExtended = Array.isArray(answer) && endpoint.extended === true
  const [main, user] = isExtended ? (answer as unknown[]) : [answer]
  assertMatches(endpoint.returns, main, name)
  if (isExtended) assertMatches(User, user, `${name}, the user`)
}

/** Throws when a refusal is none that the declaration or the general rules name. */
export function assertRefusal(name: string, status: number, body: unknown): void {
  const { object, type, extra, ...others } = body as Record<string, string>
  assert.deepEqual([object, others], ['error', {}], `${name} refuses with an error object`)
  assert.ok(errorTypes.includes(type as never), `${name} refuses with ${type}`)
  assert.equal(status, type === 'rate_limit' ? 429 : 400)
  const endpoint = byName.get(name)
  if (endpoint && type === 'bad_request') {
    const allowed = [...textsOf(endpoint), ...Object.keys(endpoint.params), ...generalTexts]
    assert.ok(allowed.includes(extra!), `${name} refuses with the text "${extra}", which it does not declare`)
  }
}
/** What any call can be refused with before it is understood. */
const generalTexts = [
  ...[
    'https required',
    'POST required',
    'request too big',
    'too many parameters',
    'parameters must be UTF-8',
    'post too big',
  ],
  ...['content type required', 'content type must be form, multipart or JSON', 'a JSON body must be an object'],
  ...['the JSON body cannot be read', 'the multipart body cannot be read', 'the request cannot be read'],
]

function assertMatches(schema: TSchema, value: unknown, title: string): void {
  const known = compiled.get(schema) ?? Compile(closed(schema) as Parameters<typeof Compile>[0])
  compiled.set(schema, known)
  if (known.Check(value)) return
  const [, errors] = known.Errors(value)
  const problems = errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  assert.fail(`the answer of ${title} is not as declared: ${problems.join('; ')}`)
}

/** The same schema, with nothing allowed besides what it names. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}
