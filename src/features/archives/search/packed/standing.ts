import type { Condition, Lexeme } from '../conditions.ts'
import { endOf, postingsIn, together, type Postings } from './format.ts'
import { placesTogether, type Places } from './places.ts'

/** What a query asks of the words of messages, in all. */
export type Plain = {
  conditions: readonly Condition[]
  /** Words of the text must stand elsewhere than in the signature. */
  outsideSignature: boolean
  /** What messages are ranked by, in the order in which the database adds it up. */
  ranked: readonly Ranked[]
}
/** A word that messages are ranked by: which list tells how often it stands in them, a pair's as its first or its second. */
export type Ranked = { lexeme: Lexeme; column: number }
/** Which messages of a segment have a word, and where it stands in them, if that was asked. */
export type Standing = { postings: Postings; places: Places | null }
/** What begins there: the postings of a word, and its places, if these are given. */
export const readStanding = (bytes: Buffer, from: number, placed: Buffer | null, place: number): Standing => ({
  ...{ postings: postingsIn(bytes, from), places: placed && { bytes: placed, from: place } },
})
/** Those of several words one after the other, as those of one. */
export function readStandings(bytes: Buffer, placed: Buffer | null): Standing {
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at = endOf(words.at(-1)!)) words.push(postingsIn(bytes, at))
  const postings = together(words)
  return { postings, places: placed && placesTogether(placed, words, postings) }
}
