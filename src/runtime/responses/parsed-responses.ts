import type { Endpoint } from '#contract/endpoint.ts'
import { sortingOf } from '#contract/list-page.ts'
import { type TObject, type TSchema } from '#contract/schema.ts'
import { fieldSerializers, serializeResponse } from './serializers.ts'
import type { CallResponse } from '../calls/pipeline.ts'

const serializersBySchema = new WeakMap<TSchema, ReturnType<typeof fieldSerializers>>()
/** Parsed forms of shared texts and responses: each is parsed once. */
const parsedByText = new WeakMap<object, unknown>()

/**
 * A response as an HTTP client would parse it: the declared fields and nothing else. Shared responses, cached as text
 * or frozen by the call, are one frozen value for all.
 */
export function parseResponse(endpoint: Endpoint, response: CallResponse): unknown {
  const { returns } = endpoint
  if (response.user === undefined && returns && sortingOf(returns))
    return parseFields(returns as TObject, response.body)
  const { body } = response
  if (response.user === undefined && typeof body === 'object' && body !== null && Object.isFrozen(body))
    return parseOnce(body, () => serializeResponse(endpoint, response))
  const text = serializeResponse(endpoint, response)
  return text === undefined ? body : (JSON.parse(text) as unknown)
}

function parseFields(schema: TObject, body: unknown): Record<string, unknown> {
  const forEachSerializedField = serializersBySchema.getOrInsertComputed(schema, () => fieldSerializers(schema))
  const read: Record<string, unknown> = {}
  forEachSerializedField(body, (name, _head, piece) => {
    if (typeof piece === 'string') read[name] = JSON.parse(piece) as unknown
    else read[name] = piece.isCached ? parseOnce(piece, () => piece.text) : (JSON.parse(piece.text) as unknown)
  })
  return read
}

function parseOnce(written: object, textOf: () => string | undefined): unknown {
  const parsed = parsedByText.get(written)
  if (parsed !== undefined) return parsed
  const text = textOf()
  const read = text === undefined ? written : deepFreeze(JSON.parse(text) as unknown)
  parsedByText.set(written, read)
  return read
}

function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
