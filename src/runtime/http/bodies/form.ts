import type { FastifyRequest } from 'fastify'
import { requestError } from '#contract/request-errors.ts'
import { RepeatedParam, invalidText, type RawParams } from '../../calls/parse-params.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** More than any call takes. */
export const maxParameters = 1000

export function queryOf({ raw: { url = '' } }: FastifyRequest): RawParams | undefined {
  const at = url.indexOf('?')
  return at < 0 ? undefined : parseForm(url.slice(at + 1))
}

/** Adds a parameter; a repeated name in one source becomes a `RepeatedParam`, which only lists accept. */
export function addRawParam(raw: RawParams, name: string, value: unknown): void {
  const before = raw.get(name)
  if (before === undefined) {
    if (raw.size >= maxParameters) throw requestError('too many parameters')
    raw.set(name, value)
  } else if (before instanceof RepeatedParam) before.values.push(value)
  else raw.set(name, new RepeatedParam([before, value]))
}

/**
 * `a=1&b=2`: a query string or a form body, as bytes if it may not be valid text as a whole. A value that is not UTF-8
 * is invalid for every parameter; a name that is not UTF-8 is ignored.
 */
export function parseForm(form: string | Buffer): RawParams {
  const raw: RawParams = new Map()
  for (const pair of (typeof form === 'string' ? form : form.toString('latin1')).split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const decode = typeof form === 'string' ? decodeComponent : decodeBytes
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    const value = at < 0 ? '' : decode(pair.slice(at + 1))
    if (name !== undefined) addRawParam(raw, name, value ?? invalidText)
  }
  return raw
}

const decodeBytes = (bytes: string): string | undefined => {
  const text = decodeUtf8(Buffer.from(bytes, 'latin1'))
  return text === undefined ? undefined : decodeComponent(text)
}

/** Undefined when it is not UTF-8. */
function decodeComponent(text: string): string | undefined {
  if (!/[%+]/.test(text)) return text.isWellFormed() ? text : undefined
  try {
    return decodeURIComponent(text.replaceAll('+', ' '))
  } catch {
    return undefined
  }
}

/** Bytes as text, or undefined when they are not UTF-8. */
export function decodeUtf8(bytes: Uint8Array): string | undefined {
  try {
    return utf8.decode(bytes)
  } catch {
    return undefined
  }
}

const [ampersand, equals] = [0x26, 0x3d]
/** No parameter has a longer name in any encoding. */
const longestName = 300
const emptyBuffer = Buffer.alloc(0)

export type FormLimits = {
  names: Pick<ReadonlySet<string>, 'has'>
  /** The maximum number of pairs: each takes time, even an empty one. */
  pairs: number
}

/** Removes the values of unknown parameters from a form while it is streamed. Refuses a form with too many pairs. */
export function createFormFilter({ names, pairs }: FormLimits): (chunk: Buffer) => Buffer {
  /** The name read so far; undefined inside a value. */
  let name: Buffer | undefined = emptyBuffer
  let isWithinLimit = true
  let left = pairs
  return chunk => {
    const output: Buffer[] = []
    let at = 0
    while (at < chunk.length) {
      const end = name && isWithinLimit ? endOfName(chunk, at) : endOfPair(chunk, at)
      const piece = chunk.subarray(at, end)
      if (name && isWithinLimit) name = Buffer.concat([name, piece])
      if (name) isWithinLimit = name.length <= longestName
      if (isWithinLimit) output.push(piece)
      if (end < chunk.length) output.push(chunk.subarray(end, end + 1))
      if (chunk[end] === ampersand) {
        ;[name, isWithinLimit] = [emptyBuffer, true]
        left -= 1
        if (left <= 0) throw requestError('too many parameters')
      } else if (name && isWithinLimit && end < chunk.length) {
        isWithinLimit = names.has(decodeBytes(name.toString('latin1')) ?? '')
        name = undefined
      }
      at = end + 1
    }
    return Buffer.concat(output)
  }
}

function endOfName(chunk: Buffer, from: number): number {
  let at = from
  while (at < chunk.length && chunk[at] !== ampersand && chunk[at] !== equals) at += 1
  return at
}
function endOfPair(chunk: Buffer, from: number): number {
  const at = chunk.indexOf(ampersand, from)
  return at < 0 ? chunk.length : at
}

/** The name of the parameter at the end of a form body that was cut off. */
export function lastParamName(cutBody: string): string {
  const pair = cutBody.slice(cutBody.lastIndexOf('&') + 1)
  const at = pair.indexOf('=')
  return (at < 0 ? undefined : decodeComponent(pair.slice(0, at))) ?? ''
}
