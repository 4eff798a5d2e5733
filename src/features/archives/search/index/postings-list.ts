import type { Clause, Lexeme } from '../clauses.ts'
import { postingsEnd, readPostings, unionPostings, type Postings } from './postings-codec.ts'
import { unionPositions, type Positions } from './positions.ts'

/** What a query asks of the words of messages, in all. */
export type QueryPlan = {
  clauses: readonly Clause[]
  /** Words of the text must stand elsewhere than in the signature. */
  outsideSignature: boolean
  /** What messages are ranked by, in the order in which the database adds it up. */
  ranked: readonly RankedTerm[]
}
/** A word that messages are ranked by: which list tells how often it stands in them, a pair's as its first or its second. */
export type RankedTerm = { lexeme: Lexeme; column: number }
/** Which messages of a segment have a word, and where it stands in them, if that was asked. */
export type TermPostings = { postings: Postings; positions: Positions | null }
/** What begins there: the postings of a word, and its places, if these are given. */
export const readTermPostings = (bytes: Buffer, from: number, placed: Buffer | null, place: number): TermPostings => ({
  ...{ postings: readPostings(bytes, from), positions: placed && { bytes: placed, from: place } },
})
/** Those of several words one after the other, as those of one. */
export function readUnitedPostings(bytes: Buffer, placed: Buffer | null): TermPostings {
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at = postingsEnd(words.at(-1)!)) words.push(readPostings(bytes, at))
  const postings = unionPostings(words)
  return { postings, positions: placed && unionPositions(placed, words, postings) }
}
