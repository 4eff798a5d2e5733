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
 * The serialiser of a schema, compiled when it is first needed. It writes the declared fields and nothing else, so a
 * row that carries more than it should leaks nothing.
 */
export function compiledSerializer(schema: TSchema): Serialize {
  const known = compiledSerializers.get(schema) ?? (sortingOf(schema) ? fieldwiseSerializer(schema) : compile(schema))
  compiledSerializers.set(schema, known)
  return known
}

/**
 * Field by field, some of which may be written already. Added up, as what each serialiser writes is: all of it is copied once, when it is
 * sent.
 */
function fieldwiseSerializer(schema: TSchema): Serialize {
  const forEachSerializedField = fieldSerializers(schema as TObject)
  return answer => {
    let text = ''
    forEachSerializedField(
      answer,
      (_name, head, piece) => void (text += `${text === '' ? '{' : ','}${head}${textOf(piece)}`),
    )
    return `${text}}`
  }
}

const primitiveTypes: ReadonlySet<unknown> = new Set(['number', 'boolean'])
const compile = (schema: TSchema): Serialize =>
  primitiveTypes.has((schema as { type?: unknown }).type)
    ? value => JSON.stringify(value)
    : build(JSON.parse(JSON.stringify(schema)) as Parameters<typeof build>[0])

/** An answer, or a field of one, that is written already, by the serialiser of its place. docs/decisions/0004 */
export class SerializedJson<T> {
  readonly text: string
  /** Kept, and so in the answers of many. */
  readonly isCached: boolean
  /** How many it takes. */
  readonly bytes: number
  declare readonly value?: T
  #tag: string | undefined

  constructor(text: string, isKept = true) {
    this.text = text
    this.isCached = isKept
    // What was added up stays a tree of its pieces, seven times as large, until somebody looks into it; counting does.
    this.bytes = isKept ? Buffer.byteLength(text) : text.length
  }

  /** What tells it from any other text. */
  get tag(): string {
    return (this.#tag ??= digestOf(this.text))
  }
}
const digestOf = (text: string): string => hash('sha1', text, 'base64url')
/** An answer of which some fields are written already. */
export type PartlySerialized<T> = { [K in keyof T]: T[K] | SerializedJson<T[K]> }

/** Writes a field as the serialiser of the whole answer would, so that it can be kept. */
export const serializeField = <S extends TSchema>(schema: S, value: Static<S>): SerializedJson<Static<S>> =>
  new SerializedJson(compiledSerializer(schema)(value))

/** Writes objects of which some fields are written already, each for one answer. */
export function serializerFor<S extends TObject>(
  schema: S,
): (value: PartlySerialized<Static<S>>) => SerializedJson<Static<S>> {
  let serialise: Serialize | undefined
  return value => new SerializedJson((serialise ??= fieldwiseSerializer(schema))(value), false)
}
/** What was written one by one, as a list. */
export const serializedList = <T>(items: readonly SerializedJson<T>[]): SerializedJson<T[]> =>
  new SerializedJson(`[${items.map(({ text }) => text).join()}]`, false)

type JsonChunk = string | SerializedJson<unknown>
type Chunker = (answer: unknown) => JsonChunk[]
const textOf = (piece: JsonChunk): string => (typeof piece === 'string' ? piece : piece.text)

const chunkers = new WeakMap<TSchema, Chunker>()
function chunksOf(schema: TSchema): Chunker {
  const known = chunkers.get(schema) ?? fieldChunker(schema as TObject)
  chunkers.set(schema, known)
  return known
}

/** Lists have fields that are the same in many answers: each is written by itself, or was so before. */
function fieldChunker(schema: TObject): Chunker {
  const forEachSerializedField = fieldSerializers(schema)
  return answer => {
    const pieces: JsonChunk[] = []
    forEachSerializedField(
      answer,
      (_name, head, piece) => void pieces.push(pieces.length === 0 ? '{' : ',', head, piece),
    )
    pieces.push('}')
    return pieces
  }
}

type VisitField = (name: string, head: string, piece: JsonChunk) => void
/** Tells the fields of an answer, each as it is written. */
export function fieldSerializers({ properties, required }: TObject): (answer: unknown, tell: VisitField) => void {
  const needed = new Set<string>(required)
  const fields = Object.entries(properties)
    .map(([name, schema]) => {
      let serialise: Serialize | undefined
      // When it is first needed, as every serialiser.
      const write = (value: unknown): string => (serialise ??= compiledSerializer(schema))(value)
      return { name, head: `${JSON.stringify(name)}:`, write, isRequired: needed.has(name) }
    })
    // In the order in which every other object is written.
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  return (answer, tell) => {
    for (const { name, head, write, isRequired } of fields) {
      const value = (answer as Record<string, unknown>)[name]
      if (value === undefined && isRequired) throw new TypeError(`an answer lacks the field ${name}`)
      if (value !== undefined) tell(name, head, value instanceof SerializedJson ? value : write(value))
    }
  }
}

/** The answer as it goes out; undefined for a call that answers with HTTP 200 alone, with a file or with a conversation. */
export function serializeResponse(endpoint: Endpoint, { body, user }: CallResponse): string | undefined {
  if (!endpoint.returns || streamTypeOf(endpoint.returns) || framesOf(endpoint.returns)) return undefined
  return appendUser(textOf(chunkOf(endpoint.returns, body)), user)
}

const chunkOf = (schema: TSchema, body: unknown): JsonChunk =>
  body instanceof SerializedJson ? body : compiledSerializer(schema)(body)

const appendUser = (text: string, user: CallResponse['user']): string =>
  user === undefined ? text : `[${text},${user === null ? 'null' : compiledSerializer(User)(user)}]`

/**
 * The same for an answer that has text, with what tells it from others to the same question. Of what was written before nothing has
 * to be read for that; an answer that is written as a whole has the tag of its text, whether that was kept or not.
 */
export function withEtag({ returns }: Endpoint, { body, user }: CallResponse): { etag: string; textOf: () => string } {
  const pieces = sortingOf(returns!) ? chunksOf(returns!)(body) : [chunkOf(returns!, body)]
  const tagInput = pieces.map(piece => (typeof piece === 'string' ? piece : piece.tag)).join('')
  const tag = pieces[0] instanceof SerializedJson ? tagInput : digestOf(tagInput)
  return {
    etag: `W/"${user === undefined ? tag : `${tag}-extended`}"`,
    textOf: () => appendUser(pieces.map(textOf).join(''), user),
  }
}
