import { invalidValue } from '#contract/errors.ts'
import { requestError } from '#contract/refusals.ts'
import type { Raw } from '../parse.ts'

/** The parameters of a JSON body: an object, each name once. */
export function parseJsonObject(text: string): Raw {
  const value = parse(text)
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    throw requestError('a JSON body must be an object')
  const raw: Raw = new Map(Object.entries(value))
  const repeated = repeatedName(text)
  if (repeated !== undefined) throw invalidValue(repeated)
  return raw
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    throw requestError('the JSON body cannot be read')
  }
}

/** JSON.parse keeps the last of two equal names without a word; this finds the first that comes twice. The text is valid. */
function repeatedName(text: string): string | undefined {
  const seen = new Set<string>()
  let depth = 0
  for (const [token, string, colon] of text.matchAll(/("(?:[^"\\]|\\.)*")(\s*:)?|[{}[\]]/g)) {
    if (token === '{' || token === '[') depth += 1
    else if (token === '}' || token === ']') depth -= 1
    else if (depth === 1 && colon !== undefined) {
      const name = JSON.parse(string!) as string
      if (seen.has(name)) return name
      seen.add(name)
    }
  }
  return undefined
}
