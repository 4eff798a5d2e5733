import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/request-errors.ts'
import type { RawParams } from '../../calls/parse-params.ts'
import { maxParameters } from './form.ts'

/** No parameter is nested deeper or has more items: the longest lists have a thousand. */
const [deepest, mostMarks] = [32, 10_000]

/** The parameters of a JSON body: an object with unique names. */
export function parseJsonObject(text: string): RawParams {
  const names = scan(text)
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw requestError('a JSON body must be an object')
  const repeated = firstRepeated(names)
  if (repeated !== undefined) throw invalidValue(repeated)
  return new Map(Object.entries(value))
}

const unreadable = () => requestError('the JSON body cannot be read')
const tooManyParams = () => requestError('too many parameters')

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw unreadable()
  }
}

const [quote, backslash, comma, colon] = [0x22, 0x5c, 0x2c, 0x3a]
const opening = new Set([0x5b, 0x7b])
const closing = new Set([0x5d, 0x7d])

/**
 * The names of the outermost object, undecoded. Scans the text once and refuses what would take long to parse: too
 * deep, or too many tokens.
 */
function scan(text: string): string[] {
  const names: string[] = []
  let [depth, marks, last] = [0, 0, '']
  for (let at = 0; at < text.length; at += 1) {
    const code = text.charCodeAt(at)
    if (code === quote) {
      const end = endOfString(text, at)
      if (depth === 1) last = text.slice(at, end + 1)
      at = end
      continue
    }
    if (opening.has(code)) depth += 1
    else if (closing.has(code)) depth -= 1
    else if (code === colon && depth === 1) names.push(last)
    else if (code !== comma) continue
    marks += 1
    if (depth > deepest) throw unreadable()
    if (marks > mostMarks || names.length > maxParameters) throw tooManyParams()
  }
  return names
}

/** The end of the string that begins at a quotation mark, or the end of the text. */
function endOfString(text: string, from: number): number {
  let end = text.indexOf('"', from + 1)
  while (end > 0 && isEscaped(text, end)) end = text.indexOf('"', end + 1)
  return end < 0 ? text.length : end
}

function isEscaped(text: string, at: number): boolean {
  let before = at
  while (text.charCodeAt(before - 1) === backslash) before -= 1
  return (at - before) % 2 === 1
}

/** JSON.parse silently keeps the last of two equal names; this finds the first repeated one. */
function firstRepeated(names: readonly string[]): string | undefined {
  const seen = new Set<string>()
  for (const quotedName of names) {
    const name = JSON.parse(quotedName) as string
    if (seen.has(name)) return name
    seen.add(name)
  }
  return undefined
}
