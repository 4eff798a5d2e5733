import { quoteLexeme } from '#content/tokenizer/index.ts'
import type { Lexeme } from '../clauses.ts'
import { frequencyCode, ESCAPE } from './field-frequencies.ts'
import { docValuesOf, type DocValues } from './doc-values.ts'
import { createPostings } from './postings-codec.ts'
import { frequenciesIn, documentLength, readPositions } from './tsvector-reader.ts'

/** A message that is not indexed, with its tsvector as text. */
export type UnindexedMessage = { msg_num: number; time: number; length: number; words: string }

export const unindexedMessage = (msg_num: number, time: number, words: string): UnindexedMessage => ({
  ...{ msg_num, time, length: documentLength(words) },
  // So that every lexeme follows a space.
  words: ` ${words}`,
})

/** The doc values of a few messages, newest first, as a segment has them. */
export function docValuesOfTail(messages: readonly UnindexedMessage[], last: number): DocValues {
  const size = messages.length === 0 ? 0 : last - messages.at(-1)!.msg_num + 1
  const [times, lengths] = [new Float64Array(size).fill(NaN), new Uint32Array(size)]
  for (const { msg_num, time, length } of messages) {
    times[last - msg_num] = time
    lengths[last - msg_num] = length
  }
  return docValuesOf(times, lengths)
}

/** The postings that a segment of these messages would have for a term; null: none. */
export function postingsOfTail(
  messages: readonly UnindexedMessage[],
  last: number,
  lexeme: Lexeme,
  needsPositions: boolean,
) {
  const [offsets, codes, starts, counted]: [number[], number[], number[], number[]] = [[], [], [], []]
  const [positionStarts, values]: [number[], number[]] = [[], []]
  for (const { msg_num, words } of messages) {
    const found = positionsOf(words, lexeme)
    if (found.length === 0) continue
    offsets.push(last - msg_num)
    starts.push(codes.length)
    positionStarts.push(values.length)
    for (const positions of found) {
      const counts = frequenciesIn(positions)
      const code = frequencyCode(counts)
      if (code === ESCAPE) counted.push(...counts.map(count => Math.min(count, 255)))
      codes.push(code)
    }
    if (needsPositions) values.push(...found.flat().toSorted((a, b) => a - b))
  }
  if (offsets.length === 0) return null
  return {
    postings: createPostings(offsets, codes, counted, Uint32Array.from([...starts, codes.length])),
    positions: needsPositions
      ? { starts: Uint32Array.from([...positionStarts, values.length]), values: Uint16Array.from(values) }
      : null,
  }
}

/** The positions of each matching word. */
function positionsOf(words: string, { word, isPrefix }: Lexeme): number[][] {
  const quoted = ` ${quoteLexeme(word)}`
  const needle = isPrefix ? quoted.slice(0, -1) : quoted
  const found: number[][] = []
  for (let at = words.indexOf(needle); at >= 0; at = words.indexOf(needle, at + needle.length)) {
    const positions: number[] = []
    readPositions(words, isPrefix ? words.indexOf("'", at + needle.length) + 1 : at + needle.length, positions)
    found.push(positions)
    if (!isPrefix) break
  }
  return found
}
