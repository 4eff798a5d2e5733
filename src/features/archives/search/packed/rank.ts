import { countsOf, type Counts, unusual } from './counts.ts'

// The same arithmetic as ts_rank of PostgreSQL, step by step in the same precision, so that a message has the same rank
// whether it is found here or there.
const { fround } = Math

/** What a word adds to the rank of a message, by how often it stands where. Weights are those of D, C, B, A. */
function weightOf(counts: Counts, weights: readonly number[]): number {
  let [sum, place, most] = [0, 0, 0]
  counts.forEach((count, piece) => {
    const weight = fround(weights[3 - piece]!)
    for (let n = 0; n < count; n += 1) {
      if (place === 0) most = weight
      place += 1
      sum = fround(sum + fround(weight / (place * place)))
    }
  })
  // The greatest weight comes first, and is left as it was: this only rounds as PostgreSQL does.
  return fround(fround(most + sum) - most) / 1.64493406685
}

/** Weights of all usual counts, which most words have. */
export type Weighing = { usual: Float64Array; of: (counts: Counts) => number }
const known = new Map<string, Weighing>()

export function weighingBy(weights: readonly number[]): Weighing {
  const key = weights.join()
  const found = known.get(key)
  if (found) return found
  const of = (counts: Counts): number => weightOf(counts, weights)
  const made = { usual: Float64Array.from({ length: unusual }, (_, code) => of(countsOf(code))), of }
  known.set(key, made)
  return made
}

/** The rank of a message with so many words in all, by what each of the words that were looked for adds, in their order. */
export function rankOf(added: readonly number[], length: number): number {
  if (added.length === 0) return 0
  const sum = added.reduce((all, one) => fround(all + one), 0)
  return fround(fround(sum / added.length) / (Math.log(length + 1) / Math.LN2))
}
