import { types } from 'pg'

/** A timestamp in the format of the API: `2026-11-15T08:30:12.345678+00:00`. Sorts as text in order of time. */
export type Timestamp = string & { readonly kind: 'timestamp' }

/** JSON text for a json or jsonb column. Created by `json`, so that a plain string is never taken for JSON. */
export type JsonText = string & { readonly kind: 'json' }

export function json(value: unknown): JsonText {
  const text = JSON.stringify(value)
  if (text === undefined) throw new TypeError('this value has no JSON form')
  return text as JsonText
}

/** Binary tsvectors for a parameter. Created by `tsVectors` only. */
export type TsVectors = Buffer & { readonly kind: 'vectors' }

/** Prepares vectors in the server's binary format for a parameter of type tsvector[]. */
export const tsVectors = (given: readonly Buffer[]): TsVectors => bytesArray(given, vectorOid) as TsVectors

/** A JSON array of JSON texts. */
export const jsonList = (entries: readonly JsonText[]): JsonText => `[${entries.join()}]` as JsonText
/** A JSON object of JSON texts. */
export const jsonObject = (fields: Readonly<Record<string, JsonText>>): JsonText =>
  `{${Object.entries(fields)
    .map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    .join()}}` as JsonText

export function toInstant(timestamp: Timestamp): Temporal.Instant {
  return Temporal.Instant.from(timestamp)
}

/** A timestamp in the format of the API; truncated to microseconds, the precision of PostgreSQL. */
export function toTimestamp(instant: Temporal.Instant): Timestamp {
  const text = instant.toString({ smallestUnit: 'microsecond', roundingMode: 'floor' })
  if (text.length !== 27) throw new RangeError(`${text} is outside of the years 0 to 9999`)
  return `${text.slice(0, 26)}+00:00` as Timestamp
}

/** The current time in the format of the API. */
export function now(): Timestamp {
  return toTimestamp(Temporal.Now.instant())
}

// PostgreSQL prints `2026-11-15 08:30:12.345678+00` when the session's zone is UTC, without trailing zeros. The length
// and the space exclude everything else a timestamp may be: infinity, years of five digits or BC, another zone.
function parseTimestamp(text: string): Timestamp {
  const { length } = text
  if (length < 22 || length > 29 || text[10] !== ' ' || !text.endsWith('+00'))
    throw new RangeError(`${text} is not a UTC timestamp between the years 0 and 9999`)
  const fraction = length === 22 ? '.000000' : text.slice(19, -3) + '000000'.slice(length - 23)
  return `${text.slice(0, 10)}T${text.slice(11, 19)}${fraction}+00:00` as Timestamp
}

function parseBigInteger(text: string): number {
  const value = Number(text)
  if (!Number.isSafeInteger(value)) throw new RangeError(`${text} is too large for a number`)
  return value
}

export type Parse = (text: string) => unknown

const asText: Parse = text => text
// The published types of getTypeParser list no array types.
const parserOfPg = types.getTypeParser as (oid: number, format: 'text') => (text: string) => unknown[]
const parseTextArray = parserOfPg(1009, 'text')

function arrayOf(element: Parse): Parse {
  const each = (entry: unknown): unknown =>
    Array.isArray(entry) ? entry.map(each) : typeof entry === 'string' ? element(entry) : null
  return text => parseTextArray(text).map(each)
}

/** How one PostgreSQL type is read, and its TypeScript type: going out of the database and coming in. */
export type Conversion = { parse: Parse; read: string; write: string }

const text: Conversion = { parse: asText, read: 'string', write: 'string' }
const number = (parse: Parse): Conversion => ({ parse, read: 'number', write: 'number' })
const parsedJson: Conversion = { parse: JSON.parse, read: 'unknown', write: 'JsonText' }

// By type name: element type oid, array type oid, conversion.
const table: [number, number, Conversion][] = [
  [16, 1000, { parse: value => value === 't', read: 'boolean', write: 'boolean' }],
  [17, 1001, { parse: value => Buffer.from(value.slice(2), 'hex'), read: 'Buffer', write: 'Buffer' }],
  [20, 1016, number(parseBigInteger)],
  [21, 1005, number(Number)],
  [23, 1007, number(Number)],
  [26, 1028, number(Number)],
  [700, 1021, number(Number)],
  [701, 1022, number(Number)],
  [19, 1003, text],
  [25, 1009, text],
  [1042, 1014, text],
  [1043, 1015, text],
  [869, 1041, text],
  [1082, 1182, text],
  [1700, 1231, { parse: asText, read: 'string', write: 'string | number' }],
  [2950, 2951, text],
  [114, 199, parsedJson],
  [3802, 3807, parsedJson],
  [1184, 1185, { parse: parseTimestamp, read: 'Timestamp', write: 'Timestamp | Temporal.Instant' }],
]

const vectorsOid = 3643

/** The types that are more than text, by oid. Others are passed as PostgreSQL's own text. */
export const conversions: ReadonlyMap<number, Conversion> = new Map([
  ...table.flatMap(([oid, arrayOid, one]) => [
    [oid, one] as const,
    [arrayOid, { parse: arrayOf(one.parse), read: `${one.read}[]`, write: `readonly (${one.write})[]` }] as const,
  ]),
  [vectorsOid, { parse: arrayOf(asText), read: 'string[]', write: 'TsVectors' }],
])

/** The text parser of a type, by oid. */
export function parserOf(oid: number): Parse {
  return conversions.get(oid)?.parse ?? asText
}

export type EncodedValue = string | Buffer | null

/** Encodes a parameter. Throws for values without a clear representation instead of guessing. */
export function encode(value: unknown): EncodedValue {
  if (value === null || typeof value === 'string') return value
  if (typeof value === 'number' || typeof value === 'boolean' || typeof value === 'bigint') return String(value)
  if (Buffer.isBuffer(value)) return value
  if (value instanceof Uint8Array) return Buffer.from(value.buffer, value.byteOffset, value.byteLength)
  if (value instanceof Temporal.Instant) return value.toString()
  if (Array.isArray(value)) return isBytes(value) ? bytesArray(value) : `{${value.map(encodeElement).join(',')}}`
  throw new TypeError(
    `a query parameter cannot be ${value === undefined ? 'undefined' : Object.prototype.toString.call(value)}`,
  )
}

const isBytes = (values: readonly unknown[]): values is Buffer[] => values.length > 0 && values.every(Buffer.isBuffer)

const byteaOid = 17
const vectorOid = 3614
/** An array in the server's binary format: dimensions, null flag, element type, then each element with its length. */
function bytesArray(values: readonly Buffer[], oid = byteaOid): Buffer {
  const size = values.reduce((sum, { length }) => sum + 4 + length, 20)
  const encoded = Buffer.allocUnsafe(size)
  let at = 0
  for (const field of [1, 0, oid, values.length, 1]) at = encoded.writeInt32BE(field, at)
  for (const value of values) {
    at = encoded.writeInt32BE(value.length, at)
    at += value.copy(encoded, at)
  }
  return encoded
}

function encodeElement(value: unknown): string {
  if (Array.isArray(value)) return String(encode(value))
  const encoded = encode(value)
  if (encoded === null) return 'NULL'
  if (typeof encoded !== 'string') return `"\\\\x${encoded.toString('hex')}"`
  return typeof value === 'string' ? `"${encoded.replace(/["\\]/g, '\\$&')}"` : encoded
}
