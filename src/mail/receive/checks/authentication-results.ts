import { toAsciiDomain } from '../smtp/envelope-address.ts'

/** One method result of an Authentication-Results field, such as `dkim=pass header.d=example.org`. */
export type AuthResult = { method: string; result: string; properties: ReadonlyMap<string, string> }

/**
 * The results in the topmost Authentication-Results field (RFC 8601) with the authserv-id `name`; null if there is none. Fields
 * further down are ignored: the relay removes forged fields with its name, or adds its own above them.
 */
export function parseAuthenticationResults(
  values: readonly string[],
  authservId: string,
): { results: AuthResult[]; text: string } | null {
  for (const value of values) {
    const [head = '', ...rest] = splitResults(value)
    if (authservIdOf(head) !== comparable(authservId)) continue
    const parts = rest.filter(part => part !== '')
    return { results: parts.map(parseAuthResult), text: parts.join('; ') }
  }
  return null
}

/** The authserv-id may be followed by the version of the format. */
const authservIdOf = (head: string): string => comparable((head.split(' ')[0] ?? '').replaceAll('"', ''))
/** Normalizes a domain, which may be written in Unicode (`mx.bücher.example`) or in its ASCII form. */
const comparable = (name: string): string => toAsciiDomain(name.normalize('NFC').toLowerCase())

function parseAuthResult(part: string): AuthResult {
  const [[method = '', result = ''] = [], ...properties] = part
    .split(' ')
    .map(word => [keyBefore(word).toLowerCase(), valueAfter(word)])
  // A method may have a version: `dkim/1=pass`.
  return {
    method: method.replace(/\/.*/, ''),
    result: result.toLowerCase(),
    properties: new Map(properties.map(([name = '', value = '']) => [name, value.replaceAll('"', '')])),
  }
}
const keyBefore = (word: string): string => (word.includes('=') ? word.slice(0, word.indexOf('=')) : word)
const valueAfter = (word: string): string => (word.includes('=') ? word.slice(word.indexOf('=') + 1) : '')

/** Splits a field at its semicolons, removes comments and collapses whitespace. */
function splitResults(value: string): string[] {
  const parts = ['']
  let [depth, isQuoted] = [0, false]
  for (let index = 0; index < value.length; index += 1) {
    const char = value[index]!
    if (char === '\\') {
      index += 1
      continue
    }
    if (char === '"' && depth === 0) isQuoted = !isQuoted
    else if (char === '(' && !isQuoted) depth += 1
    else if (char === ')' && depth > 0) {
      depth -= 1
      parts.push(`${parts.pop()} `)
    } else if (char === ';' && !isQuoted && depth === 0) parts.push('')
    else if (depth === 0) parts.push(`${parts.pop()}${isQuoted && /\s/.test(char) ? '_' : char}`)
  }
  return parts.map(part =>
    part
      .split('=')
      .map(side => side.trim())
      .join('=')
      .replace(/\s+/g, ' '),
  )
}
