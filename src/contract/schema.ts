import type { Static, TArray, TObject, TOptional, TProperties, TSchema, TUnsafe } from 'typebox'
import { Type } from './json-schema.ts'

export { Type, type Static, type TArray, type TObject, type TProperties, type TSchema }

/**
 * The kind of a parameter, for the parser. An extension keyword in the schema itself, so that the declaration stays
 * plain JSON Schema and can be printed as OpenAPI.
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
  /** The call's own `bad_request` text for a missing or invalid value; default: the general rules. */
  invalid?: string
  /** The name that existing clients use. */
  alias?: string
  /** Values used by existing clients, and their meaning. */
  words?: Readonly<Record<string, string>>
  with?: RequiredWith
}
/** Parameters that a value requires, and the error if one is missing. */
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
/** A string with a maximum length in characters. */
export const Text = (maxLength: number, options?: ParamOptions) =>
  param<string>('text', { type: 'string', maxLength }, options)
/** JSON text: a list of `items`. The call reports what is invalid in it. */
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
/** Several of a fixed set of values, comma-separated; the empty string is none. */
export const Choices = <const V extends readonly string[]>(values: V, options?: ParamOptions) =>
  param<V[number][]>('choices', { type: 'array', items: { type: 'string', enum: [...values] } }, options)
/** Ids, comma-separated or repeated. */
export const Ids = (options?: ParamOptions) =>
  param<number[]>('ids', { type: 'array', items: { type: 'integer', minimum: 1 }, maxItems: 1000 }, options)
export const TimestampParam = (options?: ParamOptions) =>
  param<string>('timestamp', { type: 'string', format: 'date-time', maxLength: 40 }, options)
export const DateParam = (options?: ParamOptions) =>
  param<string>('date', { type: 'string', format: 'date', maxLength: 10 }, options)
/** An uploaded file, already in the blob store but not referenced yet. */
export type Upload = { hash: string; size: number; filename: string; content_type: string }
/** Files of a multipart form. */
export const UploadedFiles = (options?: ParamOptions) =>
  param<Upload[]>('files', { type: 'array', items: { type: 'string', format: 'binary' } }, options)
export const optional = <T>(schema: TUnsafe<T>): TOptional<TUnsafe<T>> => Type.Optional(schema)
export const withDefault = <T>(schema: TUnsafe<T>, value: T) =>
  Type.Unsafe<T>({ ...schema, default: value }) as TUnsafe<T> & { default: T }

// Response schemas.

/** An absent value is `null`, never missing. Written as a type list, which the serializer handles fastest. */
export const Nullable = <T extends TSchema>(schema: T) =>
  Type.Unsafe<Static<T> | null>({ ...schema, type: [(schema as { type?: string }).type, 'null'] })
/** `2026-11-15T08:30:12.345678+00:00` */
export const Timestamp = Type.String({ format: 'date-time' })
export const Num = Type.Number()
export const Bool = Type.Boolean()
export const Str = Type.String()
/** The address of an uploaded file. Programs get it with a ticket: it works without a cookie or a header for a while. docs/decisions/0021 */
export const FileUrl = Type.String({ 'x-file-url': true })
/** One of a set of values. */
export const Word = <const V extends readonly string[]>(values: V) =>
  Type.Unsafe<V[number]>({ type: 'string', enum: [...values] })

/** An API object: it names its type in `object`. Declared once, and referenced by name in the OpenAPI document. */
export const resource = <const N extends string, P extends TProperties>(name: N, properties: P) =>
  Type.Object({ object: Type.Unsafe<N>({ type: 'string', const: name }), ...properties }, { title: name })

/** Several fields of the same type. */
export const fields = <const K extends readonly string[], T extends TSchema>(names: K, schema: T) =>
  Object.fromEntries(names.map(name => [name, schema])) as Record<K[number], T>
/** The same, absent if the caller may not see them. */
export const absentable = <const K extends readonly string[], T extends TSchema>(names: K, schema: T) =>
  fields(names, Type.Optional(schema))

/** A file that is generated while it is sent. Cancelling the stream ends the work behind it. */
export type FileStream = {
  filename: string
  chunks: AsyncIterable<Uint8Array>
  /** The media type, if it is not the same for every response of the call. */
  mediaType?: string
  /** A browser may show it; otherwise it is a download. */
  inline?: boolean
  /** Our own pages may show it in a frame: a PDF, which runs no scripts there. */
  framed?: boolean
  /** Other sites and programs may embed it, such as webmail: its URL is all that is needed. */
  anywhere?: boolean
  size?: number
  /** The source of its ETag, for clients that poll for changes. */
  madeOf?: string
  /** Its URL names its content, so that browsers never have to ask again. */
  immutable?: boolean
}

/** The response is a streamed file of this type. For reading calls: a transaction would have ended by then. */
export const stream = (mediaType: string) =>
  Type.Unsafe<FileStream>({ type: 'string', format: 'binary', 'x-stream': mediaType })
/** The media type of a streamed response, or undefined for JSON. */
export function streamTypeOf(returns: (TSchema & { 'x-stream'?: string }) | undefined): string | undefined {
  return returns?.['x-stream']
}

export const eventStreamType = 'text/event-stream'
/** The response is a stream of server-sent events; the handler opens it. */
export const eventStream = <Opening>(event: TSchema) =>
  Type.Unsafe<Opening>({ type: 'string', 'x-stream': eventStreamType, 'x-events': event })
/** The events of a stream of server-sent events, or undefined for any other response. */
export function eventsOf(returns: (TSchema & { 'x-events'?: TSchema }) | undefined): TSchema | undefined {
  return returns?.['x-events']
}

/** The response is a WebSocket on which the service sends `frames`; the handler opens it. */
export const socket = <Opening>(frames: TSchema) => Type.Unsafe<Opening>({ type: 'object', 'x-socket': frames })
/** The frames of a WebSocket response, or undefined for any other. */
export function framesOf(returns: (TSchema & { 'x-socket'?: TSchema }) | undefined): TSchema | undefined {
  return returns?.['x-socket']
}
