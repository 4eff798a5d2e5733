import { hash } from 'node:crypto'
import { build } from 'fast-json-stringify'
import type { Endpoint } from '#contract/endpoint.ts'
import { sortingOf } from '#contract/page.ts'
import { User } from '#contract/resources.ts'
import { framesOf, streamTypeOf, type Static, type TObject, type TSchema } from '#contract/schema.ts'
import type { Answer } from './road.ts'

type Serialise = (value: unknown) => string
const compiled = new WeakMap<TSchema, Serialise>()

/**
 * The serialiser of a schema, compiled when it is first needed. It writes the declared fields and nothing else, so a
 * row that carries more than it should leaks nothing.
 */
export function serialiserOf(schema: TSchema): Serialise {
  const known = compiled.get(schema) ?? (sortingOf(schema) ? byFieldsSerialiser(schema) : compile(schema))
  compiled.set(schema, known)
  return known
}

/**
 * Field by field, some of which may be written already. Added up, as what each serialiser writes is: all of it is copied once, when it is
 * sent.
 */
function byFieldsSerialiser(schema: TSchema): Serialise {
  const tellFields = fieldsOf(schema as TObject)
  return answer => {
    let text = ''
    tellFields(answer, (_name, head, piece) => void (text += `${text === '' ? '{' : ','}${head}${textOf(piece)}`))
    return `${text}}`
  }
}

const plain: ReadonlySet<unknown> = new Set(['number', 'boolean'])
const compile = (schema: TSchema): Serialise =>
  plain.has((schema as { type?: unknown }).type)
    ? value => JSON.stringify(value)
    : build(JSON.parse(JSON.stringify(schema)) as Parameters<typeof build>[0])

/** An answer, or a field of one, that is written already, by the serialiser of its place. docs/decisions/0321 */
export class Written<T> {
  readonly text: string
  /** Kept, and so in the answers of many. */
  readonly isKept: boolean
  /** How many it takes. */
  readonly bytes: number
  declare readonly value?: T
  #tag: string | undefined

  constructor(text: string, isKept = true) {
    this.text = text
    this.isKept = isKept
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
export type PartlyWritten<T> = { [K in keyof T]: T[K] | Written<T[K]> }

/** Writes a field as the serialiser of the whole answer would, so that it can be kept. */
export const write = <S extends TSchema>(schema: S, value: Static<S>): Written<Static<S>> =>
  new Written(serialiserOf(schema)(value))

/** Writes objects of which some fields are written already, each for one answer. */
export function writerOf<S extends TObject>(schema: S): (value: PartlyWritten<Static<S>>) => Written<Static<S>> {
  let serialise: Serialise | undefined
  return value => new Written((serialise ??= byFieldsSerialiser(schema))(value), false)
}
/** What was written one by one, as a list. */
export const writtenList = <T>(items: readonly Written<T>[]): Written<T[]> =>
  new Written(`[${items.map(({ text }) => text).join()}]`, false)

type Piece = string | Written<unknown>
type Pieces = (answer: unknown) => Piece[]
const textOf = (piece: Piece): string => (typeof piece === 'string' ? piece : piece.text)

const cut = new WeakMap<TSchema, Pieces>()
function piecesOf(schema: TSchema): Pieces {
  const known = cut.get(schema) ?? byFields(schema as TObject)
  cut.set(schema, known)
  return known
}

/** Lists have fields that are the same in many answers: each is written by itself, or was so before. */
function byFields(schema: TObject): Pieces {
  const tellFields = fieldsOf(schema)
  return answer => {
    const pieces: Piece[] = []
    tellFields(answer, (_name, head, piece) => void pieces.push(pieces.length === 0 ? '{' : ',', head, piece))
    pieces.push('}')
    return pieces
  }
}

type TellField = (name: string, head: string, piece: Piece) => void
/** Tells the fields of an answer, each as it is written. */
export function fieldsOf({ properties, required }: TObject): (answer: unknown, tell: TellField) => void {
  const needed = new Set<string>(required)
  const fields = Object.entries(properties)
    .map(([name, schema]) => {
      let serialise: Serialise | undefined
      // When it is first needed, as every serialiser.
      const write = (value: unknown): string => (serialise ??= serialiserOf(schema))(value)
      return { name, head: `${JSON.stringify(name)}:`, write, isRequired: needed.has(name) }
    })
    // In the order in which every other object is written.
    .toSorted((a, b) => Number(b.isRequired) - Number(a.isRequired))
  return (answer, tell) => {
    for (const { name, head, write, isRequired } of fields) {
      const value = (answer as Record<string, unknown>)[name]
      if (value === undefined && isRequired) throw new TypeError(`an answer lacks the field ${name}`)
      if (value !== undefined) tell(name, head, value instanceof Written ? value : write(value))
    }
  }
}

/** The answer as it goes out; undefined for a call that answers with HTTP 200 alone, with a file or with a conversation. */
export function serialise(endpoint: Endpoint, { body, user }: Answer): string | undefined {
  if (!endpoint.returns || streamTypeOf(endpoint.returns) || framesOf(endpoint.returns)) return undefined
  return withUser(textOf(pieceOf(endpoint.returns, body)), user)
}

const pieceOf = (schema: TSchema, body: unknown): Piece => (body instanceof Written ? body : serialiserOf(schema)(body))

const withUser = (text: string, user: Answer['user']): string =>
  user === undefined ? text : `[${text},${user === null ? 'null' : serialiserOf(User)(user)}]`

/**
 * The same for an answer that has text, with what tells it from others to the same question. Of what was written before nothing has
 * to be read for that; an answer that is written as a whole has the tag of its text, whether that was kept or not.
 */
export function tagged({ returns }: Endpoint, { body, user }: Answer): { etag: string; textOf: () => string } {
  const pieces = sortingOf(returns!) ? piecesOf(returns!)(body) : [pieceOf(returns!, body)]
  const told = pieces.map(piece => (typeof piece === 'string' ? piece : piece.tag)).join('')
  const tag = pieces[0] instanceof Written ? told : digestOf(told)
  return {
    etag: `W/"${user === undefined ? tag : `${tag}-extended`}"`,
    textOf: () => withUser(pieces.map(textOf).join(''), user),
  }
}
