import { postingsEnd, readPostings, unionPostings, type Postings } from './postings-codec.ts'
import { unionPositions, type Positions } from './position-reader.ts'

/** The postings of a term in a segment, with positions if they were requested. */
export type TermPostings = { postings: Postings; positions: Positions | null }
/** The postings of a term that begin there, with its positions if these are given. */
export const readTermPostings = (
  bytes: Buffer,
  from: number,
  positionBytes: Buffer | null,
  positionOffset: number,
): TermPostings => ({
  ...{
    postings: readPostings(bytes, from),
    positions: positionBytes && { bytes: positionBytes, from: positionOffset },
  },
})
/** The union of the postings of several terms, which follow each other. */
export function readUnitedPostings(bytes: Buffer, positionBytes: Buffer | null): TermPostings {
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at = postingsEnd(words.at(-1)!)) words.push(readPostings(bytes, at))
  const postings = unionPostings(words)
  return { postings, positions: positionBytes && unionPositions(positionBytes, words, postings) }
}
