import { createCache } from '#base/cache/cache.ts'
import { frequenciesOf, type FieldFrequencies, ESCAPE } from './field-frequencies.ts'

// The same arithmetic as ts_rank of PostgreSQL, step by step in the same precision, so that a message has the same rank
// whether it is found here or there.
const { fround } = Math

/** The contribution of a term to the rank of a message, by its frequencies. Weights are in the order D, C, B, A. */
function weightOf(counts: FieldFrequencies, weights: readonly number[]): number {
  let [sum, place, most] = [0, 0, 0]
  counts.forEach((count, piece) => {
    const weight = fround(weights[3 - piece]!)
    for (let n = 0; n < count; n += 1) {
      if (place === 0) most = weight
      place += 1
      sum = fround(sum + fround(weight / (place * place)))
    }
  })
  // The greatest weight comes first and is unchanged: this only rounds as PostgreSQL does.
  return fround(fround(most + sum) - most) / 1.64493406685
}

/** Precomputed weights of all usual frequencies. */
export type TsRankWeights = { usual: Float64Array; of: (counts: FieldFrequencies) => number }
const weightsCache = new Map<string, TsRankWeights>()
// Counts are below 257.
const keyOf = ([a, b, c, d]: FieldFrequencies): number => ((a * 257 + b) * 257 + c) * 257 + d

export function tsRankWeights(weights: readonly number[]): TsRankWeights {
  const key = weights.join()
  const cachedWeights = weightsCache.get(key)
  if (cachedWeights) return cachedWeights
  const unusuals = createCache<number, number>('rank weights')
  const of = (counts: FieldFrequencies): number => {
    const key = keyOf(counts)
    const cached = unusuals.get(key)
    if (cached !== undefined) return cached
    const weight = weightOf(counts, weights)
    unusuals.set(key, weight)
    return weight
  }
  const rankWeights = {
    usual: Float64Array.from({ length: ESCAPE }, (_, code) => weightOf(frequenciesOf(code), weights)),
    of,
  }
  weightsCache.set(key, rankWeights)
  return rankWeights
}

const logarithms = Float64Array.from({ length: 4096 }, (_, length) => Math.log(length + 1) / Math.LN2)

/** The rank of a message, from the sum over its terms, its number of words and the number of terms. */
export const rankOf = (added: number, words: number, length: number): number =>
  fround(fround(added / words) / (logarithms[length] ?? Math.log(length + 1) / Math.LN2))
