import type { Endpoint } from '#contract/endpoint.ts'
import { sortingOf } from '#contract/page.ts'
import { type TObject, type TSchema } from '#contract/schema.ts'
import { fieldsOf, serialise } from './answers.ts'
import type { Answer } from './road.ts'

const tellings = new WeakMap<TSchema, ReturnType<typeof fieldsOf>>()
/** What was read of texts, and of answers, that many get: each is read once. */
const known = new WeakMap<object, unknown>()

/**
 * An answer as whoever gets it over HTTP reads it: what is promised, and nothing else. What many get alike, because it was kept as
 * text or because the call froze it, is one value for all of them, which nobody can change.
 */
export function readAnswer(endpoint: Endpoint, answer: Answer): unknown {
  const { returns } = endpoint
  if (answer.user === undefined && returns && sortingOf(returns)) return readFields(returns as TObject, answer.body)
  const { body } = answer
  if (answer.user === undefined && typeof body === 'object' && body !== null && Object.isFrozen(body))
    return readOnce(body, () => serialise(endpoint, answer))
  const text = serialise(endpoint, answer)
  return text === undefined ? body : (JSON.parse(text) as unknown)
}

function readFields(schema: TObject, body: unknown): Record<string, unknown> {
  const tellFields = tellings.get(schema) ?? fieldsOf(schema)
  tellings.set(schema, tellFields)
  const read: Record<string, unknown> = {}
  tellFields(body, (name, _head, piece) => {
    if (typeof piece === 'string') read[name] = JSON.parse(piece) as unknown
    else read[name] = piece.isKept ? readOnce(piece, () => piece.text) : (JSON.parse(piece.text) as unknown)
  })
  return read
}

function readOnce(written: object, textOf: () => string | undefined): unknown {
  const found = known.get(written)
  if (found !== undefined) return found
  const text = textOf()
  const read = text === undefined ? written : frozen(JSON.parse(text) as unknown)
  known.set(written, read)
  return read
}

/** A value that nobody can change, nor anything in it. */
function frozen(value: unknown): unknown {
  if (typeof value !== 'object' || value === null) return value
  for (const part of Object.values(value)) frozen(part)
  return Object.freeze(value)
}
