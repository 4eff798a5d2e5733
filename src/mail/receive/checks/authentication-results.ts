import { toAsciiDomain } from '../smtp/envelope-address.ts'

/** What another mail server has found of one question: `dkim=pass header.d=example.org`. */
export type AuthResult = { method: string; result: string; properties: ReadonlyMap<string, string> }

/**
 * What the server in front has found of a mail, as it says in Authentication-Results (RFC 8601) under its name; null where it has
 * said nothing. Only the topmost counts: it takes away what others have written in its name, or writes above it.
 */
export function parseAuthenticationResults(
  values: readonly string[],
  name: string,
): { found: AuthResult[]; text: string } | null {
  for (const value of values) {
    const [head = '', ...rest] = splitResults(value)
    if (nameIn(head) !== comparable(name)) continue
    const said = rest.filter(part => part !== '')
    return { found: said.map(parseAuthResult), text: said.join('; ') }
  }
  return null
}

/** The name may be followed by the version of the format. */
const nameIn = (head: string): string => comparable((head.split(' ')[0] ?? '').replaceAll('"', ''))
/** It may be written in letters (`mx.bücher.example`) or as DNS has it. */
const comparable = (name: string): string => toAsciiDomain(name.normalize('NFC').toLowerCase())

function parseAuthResult(part: string): AuthResult {
  const [[method = '', result = ''] = [], ...properties] = part
    .split(' ')
    .map(word => [keyBefore(word).toLowerCase(), valueAfter(word)])
  // `dkim/1=pass` names a version of the method too.
  return {
    method: method.replace(/\/.*/, ''),
    result: result.toLowerCase(),
    properties: new Map(properties.map(([name = '', value = '']) => [name, value.replaceAll('"', '')])),
  }
}
const keyBefore = (word: string): string => (word.includes('=') ? word.slice(0, word.indexOf('=')) : word)
const valueAfter = (word: string): string => (word.includes('=') ? word.slice(word.indexOf('=') + 1) : '')

/** The parts between semicolons, without comments, which may hold anything, each with single spaces. */
function splitResults(value: string): string[] {
  const parts = ['']
  let [depth, isQuoted] = [0, false]
  for (let at = 0; at < value.length; at += 1) {
    const sign = value[at]!
    if (sign === '\\') {
      at += 1
      continue
    }
    if (sign === '"' && depth === 0) isQuoted = !isQuoted
    else if (sign === '(' && !isQuoted) depth += 1
    else if (sign === ')' && depth > 0) {
      depth -= 1
      parts.push(`${parts.pop()} `)
    } else if (sign === ';' && !isQuoted && depth === 0) parts.push('')
    else if (depth === 0) parts.push(`${parts.pop()}${isQuoted && /\s/.test(sign) ? '_' : sign}`)
  }
  return parts.map(part =>
    part
      .split('=')
      .map(side => side.trim())
      .join('=')
      .replace(/\s+/g, ' '),
  )
}
