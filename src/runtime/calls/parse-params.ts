import type { Endpoint } from '#contract/endpoint.ts'
import { ApiError, invalidValue } from '#contract/errors.ts'
import { withoutTickets } from '#contract/file-tickets.ts'
import { withoutPostingTokens } from '#contract/posting-token.ts'
import { isRequired, type ParamKind, type Param, type Upload, type RequiredWith } from '#contract/schema.ts'
import { withOthers } from './check-all.ts'

/** The same name more than once in one source: fine for a list, refused for anything else. */
export class RepeatedParam {
  readonly values: unknown[]
  constructor(values: unknown[]) {
    this.values = values
  }
}

/** A value that is not text: invalid for every parameter, and ignored where none has its name. */
export const invalidText: object = Object.freeze({})

/** Uploaded files. A class of its own, so that nothing in a JSON body passes for one. */
export class Files {
  readonly uploads: Upload[]
  constructor(uploads: Upload[]) {
    this.uploads = uploads
  }
}

/** Unparsed parameters from any source; a Map, so that no name is special. */
export type RawParams = Map<string, unknown>

const INVALID = Symbol('invalid')
type ParsedValue = string | number | boolean | object | typeof INVALID
type ValueParser = (value: unknown, schema: ParamLimits) => ParsedValue
type ParamLimits = {
  minimum?: number
  maximum?: number
  maxLength?: number
  maxItems?: number
  enum?: string[]
  items?: { enum?: string[] }
  contentMediaType?: string
  'x-words'?: Readonly<Record<string, string>>
}

const flagWords = new Map([
  ...['1', 'true', 'on', 'yes'].map(word => [word, true] as const),
  ...['0', 'false', 'off', 'no'].map(word => [word, false] as const),
])

const integer: ValueParser = (value, { minimum = -Infinity, maximum = Infinity }) => {
  const number = typeof value === 'string' && /^-?\d{1,16}$/.test(value) ? Number(value) : value
  return isInteger(number) && number >= minimum && number <= maximum ? number : INVALID
}
const isInteger = (value: unknown): value is number => Number.isSafeInteger(value)

// PostgreSQL cannot store NUL, and half a surrogate pair is not a character: both would fail later.
const isText = (value: unknown): value is string =>
  typeof value === 'string' && !value.includes('\0') && value.isWellFormed()

const isListOfObjects = (value: unknown): boolean =>
  Array.isArray(value) && value.every(entry => typeof entry === 'object' && entry !== null)

/** Counts characters only when the length in UTF-16 units leaves it open. */
const isWithin = (text: string, maxLength: number): boolean =>
  text.length <= maxLength || (text.length <= 2 * maxLength && Array.from(text).length <= maxLength)

// Converting anything else to text might call a `toString` from the request, or recurse too deeply.
const isPlain = (value: unknown): boolean => ['boolean', 'number', 'string'].includes(typeof value)

/** Accepts a comma-separated string, a JSON array or a repeated parameter. */
function entries(value: unknown): unknown[] {
  if (value instanceof RepeatedParam) return value.values.flatMap(entries)
  if (Array.isArray(value)) return value
  return typeof value === 'string'
    ? value
        .split(',')
        .map(entry => entry.trim())
        .filter(Boolean)
    : [value]
}
const listOf =
  (one: ValueParser): ValueParser =>
  (value, limits) => {
    const all = entries(value)
    if (all.length > (limits.maxItems ?? 1000)) return INVALID
    const parsed = all.map(entry => one(entry, { ...limits, ...limits.items }))
    return parsed.includes(INVALID) ? INVALID : parsed
  }
const choice: ValueParser = (value, { enum: known, 'x-words': words = {} }) => {
  if (typeof value !== 'string') return INVALID
  return known?.includes(value) ? value : Object.hasOwn(words, value) ? words[value]! : INVALID
}

function orInvalid(parse: () => string): ParsedValue {
  try {
    return parse()
  } catch {
    return INVALID
  }
}

const parsers: Record<ParamKind, ValueParser> = {
  id: integer,
  integer,
  flag: value => (isPlain(value) ? (flagWords.get(String(value).toLowerCase()) ?? INVALID) : INVALID),
  text: (given, { maxLength = 0, contentMediaType }) => {
    // In a JSON body, a list needs no quotation marks around it.
    const value = contentMediaType === 'application/json' && isListOfObjects(given) ? JSON.stringify(given) : given
    // A subject or a wiki page would publish it.
    return isText(value) && isWithin(value, maxLength) ? withoutTickets(withoutPostingTokens(value)) : INVALID
  },
  choice,
  choices: listOf(choice),
  ids: listOf((value, limits) => integer(value, { ...limits, minimum: 1 })),
  timestamp: value =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d[Tt ]\d\d:\d\d:\d\d/.test(value) && value.length <= 40
      ? orInvalid(() => Temporal.Instant.from(value).toString())
      : INVALID,
  date: value =>
    typeof value === 'string' && /^\d{4}-\d\d-\d\d$/.test(value)
      ? orInvalid(() => Temporal.PlainDate.from(value).toString())
      : INVALID,
  files: value => (value instanceof Files ? value.uploads : INVALID),
}
/** Kinds for which the empty string is a value; for all others it means "not given". */
const keepsEmpty: ReadonlySet<ParamKind> = new Set(['text', 'choices', 'ids'])
const takesSeveral: ReadonlySet<ParamKind> = new Set(['choices', 'ids', 'files'])

type ParamReader = {
  name: string
  alias: string | undefined
  parse: (value: unknown) => ParsedValue
  required: boolean
  fallback: unknown
  invalid: string | undefined
  keepsEmpty: boolean
  takesSeveral: boolean
  with: RequiredWith | undefined
}

/** Removes the codes of our emails from a text: a quoted email has them, and whoever reads one can act for its recipient. */
export type RemoveCodes = (this: void, text: string) => string

/** Texts that others may read. Those of drafts lose them when they are posted, which also revokes those that unsubscribe. */
const isPublished = ({ method, edits }: Endpoint, param: Param): boolean =>
  method === 'POST' && edits !== 'draft' && param['x-kind'] === 'text' && !param['x-secret']

/** Compiles the parser of one endpoint's parameters: unknown ones are ignored, wrong ones refused by name. */
export function compileParams(
  endpoint: Endpoint,
  withoutCodes: RemoveCodes,
): (raw: RawParams) => Record<string, unknown> {
  const readers = Object.entries(endpoint.params).map(([name, schema]): ParamReader => {
    const param = schema as Param
    const kind = param['x-kind']
    if (!kind) throw new Error(`parameter ${name} of ${endpoint.name} has no kind`)
    const parser = parsers[kind]
    return {
      name,
      alias: param['x-alias'],
      parse(value) {
        const parsed = parser(value, param)
        return typeof parsed === 'string' && isPublished(endpoint, param) ? withoutCodes(parsed) : parsed
      },
      required: isRequired(param),
      fallback: param.default,
      invalid: param['x-invalid'],
      keepsEmpty: keepsEmpty.has(kind) || (param as ParamLimits).enum?.includes('') === true,
      takesSeveral: takesSeveral.has(kind),
      with: param['x-with'],
    }
  })
  const wordsWithOthers = readers.filter(paramReader => paramReader.with)
  return raw => {
    const params: Record<string, unknown> = {}
    const errors: ApiError[] = []
    for (const paramReader of readers) {
      const value =
        raw.get(paramReader.name) ?? (paramReader.alias === undefined ? undefined : raw.get(paramReader.alias))
      if (value === undefined || value === null || (value === '' && !paramReader.keepsEmpty)) {
        if (paramReader.required) errors.push(new ApiError('bad_request', paramReader.invalid ?? paramReader.name))
        else if (paramReader.fallback !== undefined) params[paramReader.name] = paramReader.fallback
        continue
      }
      // Ambiguous, so it is refused for every parameter that takes a single value.
      if (value instanceof RepeatedParam && !paramReader.takesSeveral) {
        errors.push(invalidValue(paramReader.name))
        continue
      }
      const parsed = paramReader.parse(value)
      if (parsed !== INVALID) params[paramReader.name] = parsed
      else if (paramReader.invalid === undefined) errors.push(invalidValue(paramReader.name))
      else errors.push(new ApiError('bad_request', paramReader.invalid))
    }
    if (errors.length > 0) throw withOthers(errors)
    for (const { name, with: others } of wordsWithOthers) {
      const other = others?.[String(params[name])]
      if (other && params[other.param] === undefined) throw new ApiError('bad_request', other.missing)
    }
    return params
  }
}

/** Later sources win: the body overrides the query string. */
export function mergeRawParams(...sources: (RawParams | undefined)[]): RawParams {
  const nonEmpty = sources.filter(source => source !== undefined && source.size > 0) as RawParams[]
  return nonEmpty.length === 1 ? nonEmpty[0]! : new Map(nonEmpty.flatMap(source => [...source]))
}
