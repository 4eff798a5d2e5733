import type { Clause, Lexeme } from '../clauses.ts'
import { postingsEnd, readPostings, unionPostings, type Postings } from './postings-codec.ts'
import { unionPositions, type Positions } from './positions.ts'

/** What a query requires of the terms of messages. */
export type QueryPlan = {
  clauses: readonly Clause[]
  /** Words of the text must occur outside the signature. */
  outsideSignature: boolean
  /** The ranked terms, in the order in which the database adds them up. */
  ranked: readonly RankedTerm[]
}
/** A ranked term and the column of its frequencies: of a bigram the first or the second word. */
export type RankedTerm = { lexeme: Lexeme; column: number }
/** The postings of a term in a segment, with positions if they were requested. */
export type TermPostings = { postings: Postings; positions: Positions | null }
/** The postings of a term that begin there, with its positions if these are given. */
export const readTermPostings = (bytes: Buffer, from: number, placed: Buffer | null, place: number): TermPostings => ({
  ...{ postings: readPostings(bytes, from), positions: placed && { bytes: placed, from: place } },
})
/** The union of the postings of several terms, which follow each other. */
export function readUnitedPostings(bytes: Buffer, placed: Buffer | null): TermPostings {
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at = postingsEnd(words.at(-1)!)) words.push(readPostings(bytes, at))
  const postings = unionPostings(words)
  return { postings, positions: placed && unionPositions(placed, words, postings) }
}
