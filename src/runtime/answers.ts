import { build } from 'fast-json-stringify'
import type { Endpoint } from '#contract/endpoint.ts'
import { User } from '#contract/resources.ts'
import { framesOf, streamTypeOf, type TSchema } from '#contract/schema.ts'
import type { Answer } from './road.ts'

type Serialise = (value: unknown) => string
const compiled = new WeakMap<TSchema, Serialise>()

/**
 * The serialiser of a schema, compiled when it is first needed. It writes the declared fields and nothing else, so a
 * row that carries more than it should leaks nothing.
 */
export function serialiserOf(schema: TSchema): Serialise {
  const known = compiled.get(schema) ?? build(JSON.parse(JSON.stringify(schema)) as Parameters<typeof build>[0])
  compiled.set(schema, known)
  return known
}

/** The answer as it goes out; undefined for a call that answers with HTTP 200 alone, with a file or with a conversation. */
export function serialise(endpoint: Endpoint, { body, user }: Answer): string | undefined {
  if (!endpoint.returns || streamTypeOf(endpoint.returns) || framesOf(endpoint.returns)) return undefined
  const text = serialiserOf(endpoint.returns)(body)
  return user === undefined ? text : `[${text},${user === null ? 'null' : serialiserOf(User)(user)}]`
}
