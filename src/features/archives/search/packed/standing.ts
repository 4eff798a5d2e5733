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
/** Reads the postings of a word, or of several one after the other as those of one; with their places, if these are given. */
export function readStanding(bytes: Buffer, placed: Buffer | null, areSeveral: boolean): Standing {
  if (!areSeveral) return { postings: postingsIn(bytes), places: placed && { bytes: placed } }
  const words: Postings[] = []
  for (let at = 0; at < bytes.length; at += endOf(words.at(-1)!)) words.push(postingsIn(bytes.subarray(at)))
  const postings = together(words)
  return { postings, places: placed && placesTogether(placed, words, postings) }
}
