import { setImmediate } from 'node:timers/promises'
import { isKeyword } from '#content/tokenizer/index.ts'
import type { Lexeme, TermSequence } from '../../clauses.ts'
import type { FieldFrequencies } from '../field-frequencies.ts'
import { readTermPosition, SegmentWriter } from './segment-writer.ts'
import { positionOf } from '../tsvector-reader.ts'

/** The most frequent words of a segment get bigrams. The encoding has room for 256 such words. */
const [leastShare, maxBigramTerms] = [1 / 10, 256]
export const commonTerms = (words: SegmentWriter, size: number, nameOf: (word: number) => string): number[] =>
  words
    .commonest(size * leastShare)
    .filter(word => !isKeyword(nameOf(word)))
    .slice(0, maxBigramTerms)

// Keys that begin with a space cannot be words.
const bigramKey = (first: string, second: string): string => ` ${first} ${second}`
/** The words of a bigram; none for a word. */
export const bigramTerms = (word: string): string[] => (word.startsWith(' ') ? word.slice(1).split(' ') : [])

/** The number of a bigram, and its name. */
const numberOf = (first: number, second: number): number => first * maxBigramTerms + second
export const bigramNameOf = (bigramWords: readonly string[], pair: number): string =>
  bigramKey(bigramWords[Math.floor(pair / maxBigramTerms)]!, bigramWords[pair % maxBigramTerms]!)

// Yields to other work after this many messages.
const turn = 64

/**
 * Indexes adjacent pairs of frequent words as terms: both may be in most messages, and the phrase in few. The
 * frequencies of both words are stored with it for ranking.
 */
export async function commonBigrams(
  words: SegmentWriter,
  bigramWords: readonly number[],
  size: number,
): Promise<SegmentWriter> {
  const pairs = new SegmentWriter(size, 2)
  let messages = 0
  for (const { offset, positions } of words.positionsOf(bigramWords)) {
    if ((messages += 1) % turn === 0) await setImmediate()
    const counts = bigramWords.map((): FieldFrequencies => [0, 0, 0, 0])
    const bigrams = new Map<number, { counted: [FieldFrequencies, FieldFrequencies]; where: number[] }>()
    for (let [n, next] = [0, 0]; n < positions.length; n += 1) {
      const { at, word, piece } = readTermPosition(positions[n]!)
      counts[word]![piece]! += 1
      while (next < positions.length && readTermPosition(positions[next]!).at <= at) next += 1
      for (let k = next; k < positions.length; k += 1) {
        const second = readTermPosition(positions[k]!)
        if (second.at > at + 1) break
        const pair = numberOf(word, second.word)
        // A bigram is in the signature if one of its words is.
        const position = positionOf(at, Math.max(piece, second.piece))
        const existing = bigrams.get(pair)
        if (existing) existing.where.push(position)
        else bigrams.set(pair, { counted: [counts[word]!, counts[second.word]!], where: [position] })
      }
    }
    for (const [pair, { counted, where }] of bigrams) pairs.add(pair, offset, counted, where)
  }
  return pairs
}

/**
 * The same sequence in a segment with bigrams of these words. `outsideSignature`: positions are needed even for a
 * single bigram, because its frequencies are those of its words.
 */
export function sequenceWithBigrams(
  row: TermSequence,
  bigramWords: ReadonlySet<string>,
  outsideSignature: boolean,
): TermSequence {
  const { lexemes, distances } = row
  if (distances === null) return row
  const isPaired = ({ word, isPrefix }: Lexeme): boolean => !isPrefix && bigramWords.has(word)
  const isWithNext = lexemes.map(
    (lexeme, n) =>
      n + 1 < lexemes.length && distances[n + 1] === distances[n]! + 1 && isPaired(lexeme) && isPaired(lexemes[n + 1]!),
  )
  const units = lexemes.flatMap((lexeme, n): { lexeme: Lexeme; place: number }[] => {
    if (isWithNext[n])
      return [{ lexeme: { ...lexeme, word: bigramKey(lexeme.word, lexemes[n + 1]!.word) }, place: distances[n]! }]
    return isWithNext[n - 1] ? [] : [{ lexeme, place: distances[n]! }]
  })
  return {
    lexemes: units.map(({ lexeme }) => lexeme),
    distances: units.length === 1 && !outsideSignature ? null : units.map(({ place }) => place - units[0]!.place),
  }
}
