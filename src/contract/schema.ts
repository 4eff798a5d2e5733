import type { Static, TArray, TObject, TOptional, TProperties, TSchema, TUnsafe } from 'typebox'
import { Type } from './json-schema.ts'

export { Type, type Static, type TArray, type TObject, type TProperties, type TSchema }

/**
 * What a parameter is, for the parser. Kept in the schema itself as an extension keyword, so that the declaration
 * stays plain JSON Schema and can be printed as OpenAPI.
 */
export type ParamKind =
  | 'id'
  | 'integer'
  | 'flag'
  | 'text'
  | 'choice'
  | 'choices'
  | 'timestamp'
  | 'date'
  | 'ids'
  | 'files'

export type ParamOptions = {
  description?: string
  /** The call's own `bad_request` text for a missing or wrong value; without it the general rules apply. */
  invalid?: string
  /** What programs that came before us call it. */
  alias?: string
  /** Words that such programs use, and the value that each stands for. */
  words?: Readonly<Record<string, string>>
  with?: RequiredWith
}
/** What else must be given with a word, and how a call without it is refused. */
export type RequiredWith = Readonly<Record<string, { param: string; missing: string }>>
export type Param = TSchema & {
  'x-kind'?: ParamKind
  'x-invalid'?: string
  'x-alias'?: string
  'x-words'?: Readonly<Record<string, string>>
  'x-secret'?: boolean
  'x-with'?: RequiredWith
  description?: string
  default?: unknown
}
/** Whether a call without this parameter is refused. */
export const isRequired = (param: Param): boolean => !('~optional' in param) && param.default === undefined

function param<T>(kind: ParamKind, schema: Record<string, unknown>, options: ParamOptions = {}): TUnsafe<T> {
  const { invalid, alias, words, with: others, ...rest } = options
  return Type.Unsafe<T>({
    ...schema,
    ...rest,
    'x-kind': kind,
    ...(invalid === undefined ? {} : { 'x-invalid': invalid }),
    ...(alias === undefined ? {} : { 'x-alias': alias }),
    ...(words === undefined ? {} : { 'x-words': words }),
    ...(others === undefined ? {} : { 'x-with': others }),
  })
}

/** Ids are JSON numbers below 2^53, allocated from 1. */
export const Id = (options?: ParamOptions) =>
  param<number>('id', { type: 'integer', minimum: 1, maximum: Number.MAX_SAFE_INTEGER }, options)
export const Integer = (minimum: number, maximum: number, options?: ParamOptions) =>
  param<number>('integer', { type: 'integer', minimum, maximum }, options)
export const Flag = (options?: ParamOptions) => param<boolean>('flag', { type: 'boolean' }, options)
/** A string with the greatest length it may have, counted in characters. */
export const Text = (maxLength: number, options?: ParamOptions) =>
  param<string>('text', { type: 'string', maxLength }, options)
/** A text of JSON: a list of what `items` describes. What is wrong in it is said by the call. */
export const JsonList = (maxLength: number, items: TSchema, options?: ParamOptions) =>
  param<string>(
    'text',
    { type: 'string', maxLength, contentMediaType: 'application/json', contentSchema: Type.Array(items) },
    options,
  )
/** A string that must never be written to a log. */
export const Secret = (maxLength: number, options?: ParamOptions) =>
  Type.Unsafe<string>({ ...Text(maxLength, options), 'x-secret': true })
export const Choice = <const V extends readonly string[]>(values: V, options?: ParamOptions) =>
  param<V[number]>('choice', { type: 'string', enum: [...values] }, options)
/** Several of a fixed set of words, comma-separated; the empty string is none. */
export const Choices = <const V extends readonly string[]>(values: V, options?: ParamOptions) =>
  param<V[number][]>('choices', { type: 'array', items: { type: 'string', enum: [...values] } }, options)
/** Ids, comma-separated or repeated. */
export const Ids = (options?: ParamOptions) =>
  param<number[]>('ids', { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 1000 }, options)
export const TimestampParam = (options?: ParamOptions) =>
  param<string>('timestamp', { type: 'string', format: 'date-time', maxLength: 40 }, options)
export const DateParam = (options?: ParamOptions) =>
  param<string>('date', { type: 'string', format: 'date', maxLength: 10 }, options)
/** A file that came with a call, already safe in the blob store but nobody's yet. */
export type Upload = { hash: string; size: number; filename: string; content_type: string }
/** Files of a multipart form. */
export const UploadedFiles = (options?: ParamOptions) =>
  param<Upload[]>('files', { type: 'array', items: { type: 'string', format: 'binary' } }, options)
export const optional = <T>(schema: TUnsafe<T>): TOptional<TUnsafe<T>> => Type.Optional(schema)
export const withDefault = <T>(schema: TUnsafe<T>, value: T) =>
  Type.Unsafe<T>({ ...schema, default: value }) as TUnsafe<T> & { default: T }

// What goes out.

/** An absent value is `null`, never missing. Written as a type list, which the serialiser handles without a search. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [(schema as { type?: string }).type, 'null'] })
/** `2026-11-15T08:30:12.345678+00:00` */
export const Timestamp = Type.String({ format: 'date-time' })
export const Num = Type.Number()
export const Bool = Type.Boolean()
export const Str = Type.String()
/** One of a set of words, as the API spells them. */
export const Word = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] })

/** An object of the API: it names its type in `object`. Declared once, referred to by name in the OpenAPI document. */
export const resource = <const N extends string, P extends TProperties>(name: N, properties: P) =>
  Type.Object({ object: Type.Unsafe<N>({ type: 'string', const: name }), ...properties }, { title: name })

/** The same fields, all of one kind. */
export const fields = <const K extends readonly string[], T extends TSchema>(names: K, schema: T) =>
  Object.fromEntries(names.map(name => [name, schema])) as Record<K[number], T>
/** The same, where a caller who may not see them does not get them. */
export const absentable = <const K extends readonly string[], T extends TSchema>(names: K, schema: T) =>
  fields(names, Type.Optional(schema))

/** A file that is made while it is sent. Asking for no more of it ends the work behind it. */
export type FileStream = {
  filename: string
  chunks: AsyncIterable<Uint8Array>
  /** What it is, where that is not the same for every answer of the call. */
  mediaType?: string
  /** A browser may show it; without this it only saves it. */
  inline?: boolean
  /** Pages and programs from elsewhere may show it, such as mail in a browser: its address is all that is needed. */
  anywhere?: boolean
  size?: number
  /** All that it is made of, where programs come back to see whether it has changed: they are told that it has not. */
  madeOf?: string
}

/** The answer is not JSON but a file of this type, streamed. For reading calls: a transaction would be over by then. */
export const stream = (mediaType: string) =>
  Type.Unsafe<FileStream>({ type: 'string', format: 'binary', 'x-stream': mediaType })
/** The type of the file that an answer is, or undefined for JSON. */
export function streamTypeOf(returns: (TSchema & { 'x-stream'?: string }) | undefined): string | undefined {
  return returns?.['x-stream']
}

/** The answer is not JSON but a conversation over a websocket, in which the service sends `frames`; the verb opens it. */
export const socket = <Opening>(frames: TSchema) => Type.Unsafe<Opening>({ type: 'object', 'x-socket': frames })
/** What a conversation is made of that an answer is, or undefined for any other. */
export function framesOf(returns: (TSchema & { 'x-socket'?: TSchema }) | undefined): TSchema | undefined {
  return returns?.['x-socket']
}
