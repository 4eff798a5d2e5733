import assert from 'node:assert/strict'
import { Compile } from 'typebox/schema'
import { errorTextsOf, type Endpoint } from '#contract/endpoint.ts'
import type { ErrorType } from '#contract/errors.ts'
import { generalErrors } from '#contract/request-errors.ts'
import { User } from '#contract/resources.ts'
import { isRequired, streamTypeOf, type TSchema } from '#contract/schema.ts'
import { endpoints } from '#features/endpoints.ts'

// Every answer in any test is held against what its declaration promises: all fields there, none besides, each of its kind.
// Every refusal, too, is one that the declaration names or that any call may answer.

const byName = new Map<string, Endpoint>(Object.values(endpoints).map(endpoint => [endpoint.name, endpoint]))
const compiled = new Map<TSchema, ReturnType<typeof Compile>>()

/** Throws when an answer is not as declared. */
export function assertMatchesContract(name: string, answer: unknown): void {
  const endpoint = byName.get(name)
  // A file is what it is.
  if (!endpoint || streamTypeOf(endpoint.returns)) return
  if (!endpoint.returns) return assert.equal(answer, undefined, `${name} answers with nothing`)
  const isExtended = Array.isArray(answer) && endpoint.extended === true
  const [main, user] = isExtended ? (answer as unknown[]) : [answer]
  assertMatches(endpoint.returns, main, name)
  // Who is not signed in has none.
  if (isExtended && user !== null) assertMatches(User, user, `${name}, the user`)
}

const generalTypes: ReadonlySet<ErrorType> = new Set(generalErrors)

/** Whether a call may fail with this error, by its declaration or as every call may. */
function mayFailWith(endpoint: Endpoint, { type, extra }: { type: ErrorType; extra: string }): boolean {
  const param = endpoint.params[extra]
  // Of several values in one parameter, the invalid one is named after it.
  if (type === 'invalid_value') return endpoint.params[extra.replace(/\.\d+$/, '')] !== undefined
  // A missing parameter is named.
  if (type === 'bad_request')
    return errorTextsOf(endpoint).includes(extra) || (param !== undefined && isRequired(param))
  return generalTypes.has(type) || endpoint.errors?.includes(type) === true
}

/** Throws when a call refuses in a way that it does not declare. */
export function assertDeclaredError(name: string, refusal: { type: ErrorType; extra: string }): void {
  const endpoint = byName.get(name)
  if (!endpoint || mayFailWith(endpoint, refusal)) return
  const { type, extra } = refusal
  assert.fail(`${name} refuses with ${extra ? `the ${type} "${extra}"` : type}, which it does not declare`)
}

function assertMatches(schema: TSchema, value: unknown, title: string): void {
  const known = compiled.get(schema) ?? Compile(closed(schema) as Parameters<typeof Compile>[0])
  compiled.set(schema, known)
  if (known.Check(value)) return
  const [, errors] = known.Errors(value)
  const problems = errors.map(({ instancePath, message }) => `${instancePath || '/'} ${message}`)
  assert.fail(`the answer of ${title} is not as declared: ${problems.join('; ')}`)
}

/** The same schema without additional properties. */
function closed(schema: unknown): unknown {
  if (Array.isArray(schema)) return schema.map(closed)
  if (typeof schema !== 'object' || schema === null) return schema
  const inner = Object.fromEntries(Object.entries(schema).map(([key, value]) => [key, closed(value)]))
  return 'properties' in inner && !('additionalProperties' in inner) ? { ...inner, additionalProperties: false } : inner
}
