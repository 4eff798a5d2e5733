import type { Endpoint } from '#contract/endpoint.ts'
import { sortingOf } from '#contract/list-page.ts'
import { type TObject, type TSchema } from '#contract/schema.ts'
import { fieldSerializers, serializeResponse } from './serializers.ts'
import type { CallResponse } from '../calls/pipeline.ts'

const serializersBySchema = new WeakMap<TSchema, ReturnType<typeof fieldSerializers>>()
/** What was read of texts, and of answers, that many get: each is read once. */
const parsedByText = new WeakMap<object, unknown>()

/**
 * An answer as whoever gets it over HTTP reads it: what is promised, and nothing else. What many get alike, because it was kept as
 * text or because the call froze it, is one value for all of them, which nobody can change.
 */
export function parseResponse(endpoint: Endpoint, answer: CallResponse): unknown {
  const { returns } = endpoint
  if (answer.user === undefined && returns && sortingOf(returns)) return parseFields(returns as TObject, answer.body)
  const { body } = answer
  if (answer.user === undefined && typeof body === 'object' && body !== null && Object.isFrozen(body))
    return parseOnce(body, () => serializeResponse(endpoint, answer))
  const text = serializeResponse(endpoint, answer)
  return text === undefined ? body : (JSON.parse(text) as unknown)
}

function parseFields(schema: TObject, body: unknown): Record<string, unknown> {
  const forEachSerializedField = serializersBySchema.get(schema) ?? fieldSerializers(schema)
  serializersBySchema.set(schema, forEachSerializedField)
  const read: Record<string, unknown> = {}
  forEachSerializedField(body, (name, _head, piece) => {
    if (typeof piece === 'string') read[name] = JSON.parse(piece) as unknown
    else read[name] = piece.isCached ? parseOnce(piece, () => piece.text) : (JSON.parse(piece.text) as unknown)
  })
  return read
}

function parseOnce(written: object, textOf: () => string | undefined): unknown {
  const found = parsedByText.get(written)
  if (found !== undefined) return found
  const text = textOf()
  const read = text === undefined ? written : deepFreeze(JSON.parse(text) as unknown)
  parsedByText.set(written, read)
  return read
}

/** A value that nobody can change, nor anything in it. */
function deepFreeze(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) deepFreeze(part)
  return Object.freeze(value)
}
