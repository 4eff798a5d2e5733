import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import { Repeated, type Raw } from '../parse.ts'

const utf8 = new TextDecoder('utf-8', { fatal: true })
/** More than any call takes; whoever sends more wants something else. */
const maxParameters = 1000

/** Adds a parameter; the same name twice in one place is kept as such, and is a list's business alone. */
export function addRaw(raw: Raw, name: string, value: unknown): void {
  const before = raw.get(name)
  if (before === undefined) {
    if (raw.size >= maxParameters) throw requestError('too many parameters')
    raw.set(name, value)
  } else if (before instanceof Repeated) before.values.push(value)
  else raw.set(name, new Repeated([before, value]))
}

/** `a=1&b=2`: a query string or a form body. What is not UTF-8 is refused by the parameter's name. */
export function parseForm(text: string): Raw {
  const raw: Raw = new Map()
  if (text === '') return raw
  for (const pair of text.split('&')) {
    if (pair === '') continue
    const at = pair.indexOf('=')
    const name = decode(at < 0 ? pair : pair.slice(0, at))
    if (name === undefined) throw requestError('parameters must be UTF-8')
    const value = at < 0 ? '' : decode(pair.slice(at + 1))
    if (value === undefined) throw invalidValue(name)
    addRaw(raw, name, value)
  }
  return raw
}

/** Undefined when it is not UTF-8. */
function decode(text: string): string | undefined {
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

/** The name of the parameter at the end of a form body that was cut off. */
export function lastName(cutBody: string): string {
  const pair = cutBody.slice(cutBody.lastIndexOf('&') + 1)
  const at = pair.indexOf('=')
  return (at < 0 ? undefined : decode(pair.slice(0, at))) ?? ''
}
