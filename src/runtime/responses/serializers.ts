import { hash } from 'node:crypto'
import { build } from 'fast-json-stringify'
import type { Endpoint } from '#contract/endpoint.ts'
import { sortingOf } from '#contract/list-page.ts'
import { User } from '#contract/resources.ts'
import { framesOf, streamTypeOf, type Static, type TObject, type TSchema } from '#contract/schema.ts'
import type { CallResponse } from '../calls/pipeline.ts'

type Serialize = (value: unknown) => string
const compiledSerializers = new WeakMap<TSchema, Serialize>()

/**
 * The serializer of a schema, compiled on first use. It writes the declared fields and nothing else, so extra columns
 * in a row are not leaked.
 */
export const compiledSerializer = (schema: TSchema): Serialize =>
  compiledSerializers.getOrInsertComputed(schema, () =>
    sortingOf(schema) ? fieldwiseSerializer(schema) : compile(schema),
  )

/**
 * Writes field by field; some fields may be serialized already. Concatenated like each serializer's output: all of it
 * is copied once, when it is sent.
 */
function fieldwiseSerializer(schema: TSchema): Serialize {
  const forEachSerializedField = fieldSerializers(schema as TObject)
  return response => {
    let text = ''
    forEachSerializedField(
      response,
      (_name, head, chunk) => void (text += `${text === '' ? '{' : ','}${head}${textOf(chunk)}`),
    )
    return `${text}}`
  }
}

const primitiveTypes: ReadonlySet<unknown> = new Set(['number', 'boolean'])
const compile = (schema: TSchema): Serialize =>
  primitiveTypes.has((schema as { type?: unknown }).type)
    ? value => JSON.stringify(value)
    : build(JSON.parse(JSON.stringify(schema)) as Parameters<typeof build>[0])

/** A response, or a field of one, that is serialized already, by the serializer of its schema. docs/decisions/0004 */
export class SerializedJson<T> {
  readonly text: string
  /** Cached, and so shared by many responses. */
  readonly isCached: boolean
  readonly bytes: number
  declare readonly value?: T
  #tag: string | undefined

  constructor(text: string, isKept = true) {
    this.text = text
    this.isCached = isKept
    // A concatenated string stays a tree, seven times as large, until it is read; counting its bytes flattens it.
    this.bytes = isKept ? Buffer.byteLength(text) : text.length
  }

  get tag(): string {
    return (this.#tag ??= digestOf(this.text))
  }
}
const digestOf = (text: string): string => hash('sha1', text, 'base64url')
/** A response with some fields serialized already. */
export type PartlySerialized<T> = { [K in keyof T]: T[K] | SerializedJson<T[K]> }

/** Serializes a field as the serializer of the whole response would, so that it can be cached. */
export const serializeField = <S extends TSchema>(schema: S, value: Static<S>): SerializedJson<Static<S>> =>
  new SerializedJson(compiledSerializer(schema)(value))

/** Serializes objects with some fields serialized already, each for one response. */
export function serializerFor<S extends TObject>(
  schema: S,
): (value: PartlySerialized<Static<S>>) => SerializedJson<Static<S>> {
  let serialise: Serialize | undefined
  return value => new SerializedJson((serialise ??= fieldwiseSerializer(schema))(value), false)
}
/** A list of serialized items. */
export const serializedList = <T>(items: readonly SerializedJson<T>[]): SerializedJson<T[]> =>
  new SerializedJson(`[${items.map(({ text }) => text).join()}]`, false)

type JsonChunk = string | SerializedJson<unknown>
type Chunker = (response: unknown) => JsonChunk[]
const textOf = (chunk: JsonChunk): string => (typeof chunk === 'string' ? chunk : chunk.text)

const chunkers = new WeakMap<TSchema, Chunker>()
const chunksOf = (schema: TSchema): Chunker =>
  chunkers.getOrInsertComputed(schema, () => fieldChunker(schema as TObject))

/** Lists have fields that many responses share: each is serialized separately, or was before. */
function fieldChunker(schema: TObject): Chunker {
  const forEachSerializedField = fieldSerializers(schema)
  return response => {
    const chunks: JsonChunk[] = []
    forEachSerializedField(
      response,
      (_name, head, chunk) => void chunks.push(chunks.length === 0 ? '{' : ',', head, chunk),
    )
    chunks.push('}')
    return chunks
  }
}

type VisitField = (name: string, head: string, chunk: JsonChunk) => void
/** Visits the fields of a response, each serialized. */
export function fieldSerializers({
  properties,
  required,
}: TObject): (response: unknown, visitField: VisitField) => void {
  const needed = new Set<string>(required)
  const fields = Object.entries(properties)
    .map(([name, schema]) => {
      let serialise: Serialize | undefined
      // Compiled on first use.
      const write = (value: unknown): string => (serialise ??= compiledSerializer(schema))(value)
      return { name, head: `${JSON.stringify(name)}:`, write, isRequired: needed.has(name) }
    })
    // In the order in which every other object is written.
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  return (response, visitField) => {
    for (const { name, head, write, isRequired } of fields) {
      const value = (response as Record<string, unknown>)[name]
      if (value === undefined && isRequired) throw new TypeError(`an answer lacks the field ${name}`)
      if (value !== undefined) visitField(name, head, value instanceof SerializedJson ? value : write(value))
    }
  }
}

/** The response text; undefined for a call that returns nothing, a file or a WebSocket. */
export function serializeResponse(endpoint: Endpoint, { body, user }: CallResponse): string | undefined {
  if (!endpoint.returns || streamTypeOf(endpoint.returns) || framesOf(endpoint.returns)) return undefined
  return appendUser(textOf(chunkOf(endpoint.returns, body)), user)
}

const chunkOf = (schema: TSchema, body: unknown): JsonChunk =>
  body instanceof SerializedJson ? body : compiledSerializer(schema)(body)

const appendUser = (text: string, user: CallResponse['user']): string =>
  user === undefined ? text : `[${text},${user === null ? 'null' : compiledSerializer(User)(user)}]`

/**
 * The same with an ETag. Serialized fields need not be read for it; a response that is serialized as a whole has the
 * tag of its text, cached or not.
 */
export function withEtag({ returns }: Endpoint, { body, user }: CallResponse): { etag: string; textOf: () => string } {
  const chunks = sortingOf(returns!) ? chunksOf(returns!)(body) : [chunkOf(returns!, body)]
  const tagInput = chunks.map(chunk => (typeof chunk === 'string' ? chunk : chunk.tag)).join('')
  const tag = chunks[0] instanceof SerializedJson ? tagInput : digestOf(tagInput)
  return {
    etag: `W/"${user === undefined ? tag : `${tag}-extended`}"`,
    textOf: () => appendUser(chunks.map(textOf).join(''), user),
  }
}
