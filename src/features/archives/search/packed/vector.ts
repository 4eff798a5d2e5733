import type { Counts } from './counts.ts'

const pieces: Readonly<Record<string, number>> = { A: 0, B: 1, C: 2, D: 3 }

/**
 * Reads a tsvector as PostgreSQL writes it: `'bread':1A,7B 'p=12'`. Answers how many words it has, as ts_rank counts them:
 * each place, and one for what has no place.
 */
export function eachLexeme(vector: string, visit: (lexeme: string, counts: Counts) => void): number {
  let [at, length] = [0, 0]
  while (at < vector.length) {
    const end = endOfQuotation(vector, at + 1)
    const written = vector.slice(at + 1, end)
    const counts: Counts = [0, 0, 0, 0]
    at = end + 1
    if (vector[at] !== ':') length += 1
    else {
      const space = vector.indexOf(' ', at)
      const places = vector.slice(at + 1, space < 0 ? vector.length : space)
      for (const place of places.split(',')) counts[pieces[place.at(-1)!] ?? 3]! += 1
      length += counts[0] + counts[1] + counts[2] + counts[3]
      at += places.length + 1
    }
    visit(/['\\]/.test(written) ? written.replaceAll(/(['\\])\1/g, '$1') : written, counts)
    at += 1
  }
  return length
}

/** Where a quotation ends; quotation marks within it are doubled. */
function endOfQuotation(vector: string, from: number): number {
  for (let end = vector.indexOf("'", from); ; end = vector.indexOf("'", end + 2))
    if (vector[end + 1] !== "'") return end
}
