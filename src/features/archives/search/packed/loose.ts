import { quoteLexeme } from '#content/words/index.ts'
import type { Lexeme } from '../conditions.ts'
import { codeOf, unusual } from './counts.ts'
import { factsOf, type Facts } from './facts.ts'
import { listOf, type Postings } from './format.ts'
import type { Places } from './places.ts'
import { countsIn, lengthOf, readPlaces } from './vector.ts'

/** A message that is not packed: its words as the database writes them. */
export type Loose = { msg_num: number; time: number; length: number; words: string }

export const looseOf = (msg_num: number, time: number, words: string): Loose => ({
  ...{ msg_num, time, length: lengthOf(words) },
  // So that every lexeme begins with a space.
  words: ` ${words}`,
})

/** Few messages, the newest first, as a segment has them. */
export function factsOfLoose(messages: readonly Loose[], last: number): Facts {
  const size = messages.length === 0 ? 0 : last - messages.at(-1)!.msg_num + 1
  const [times, lengths] = [new Float64Array(size).fill(NaN), new Uint32Array(size)]
  for (const { msg_num, time, length } of messages) {
    times[last - msg_num] = time
    lengths[last - msg_num] = length
  }
  return factsOf(times, lengths)
}

/** What a segment of these messages would have for a word; null: none of them has it. */
export function postingsOfLoose(
  messages: readonly Loose[],
  last: number,
  lexeme: Lexeme,
  isPlaced: boolean,
): { postings: Postings; places: Places | null } | null {
  const [offsets, codes, starts, counted]: [number[], number[], number[], number[]] = [[], [], [], []]
  const [placeStarts, values]: [number[], number[]] = [[], []]
  for (const { msg_num, words } of messages) {
    const found = placesOf(words, lexeme)
    if (found.length === 0) continue
    offsets.push(last - msg_num)
    starts.push(codes.length)
    placeStarts.push(values.length)
    for (const places of found) {
      const counts = countsIn(places)
      const code = codeOf(counts)
      if (code === unusual) counted.push(...counts.map(count => Math.min(count, 255)))
      codes.push(code)
    }
    if (isPlaced) values.push(...found.flat().toSorted((a, b) => a - b))
  }
  if (offsets.length === 0) return null
  return {
    postings: listOf(offsets, codes, counted, Uint32Array.from([...starts, codes.length])),
    places: isPlaced
      ? { starts: Uint32Array.from([...placeStarts, values.length]), values: Uint16Array.from(values) }
      : null,
  }
}

/** The places of each of its words that is meant. */
function placesOf(words: string, { word, isBeginning }: Lexeme): number[][] {
  const quoted = ` ${quoteLexeme(word)}`
  const sought = isBeginning ? quoted.slice(0, -1) : quoted
  const found: number[][] = []
  for (let at = words.indexOf(sought); at >= 0; at = words.indexOf(sought, at + sought.length)) {
    const places: number[] = []
    readPlaces(words, isBeginning ? words.indexOf("'", at + sought.length) + 1 : at + sought.length, places)
    found.push(places)
    if (!isBeginning) break
  }
  return found
}
