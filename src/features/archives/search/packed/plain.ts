import { mark, nameMark } from '#content/words/index.ts'
import type { Query, Term, Text } from '../parse-query.ts'
import { rowOf, type TagIds } from '../tsquery.ts'
import type { Lexeme, Plain } from './match.ts'

/** A query as words that must be there and words that must not; null where it asks for more, as phrases do. */
export function plainOf({ terms }: Query, tags: TagIds, outsideSignature: boolean): Plain | null {
  const all: Lexeme[] = tags.wanted.map(id => markOf(mark.hashtag(id)))
  const none: Lexeme[] = tags.unwanted.map(id => markOf(mark.hashtag(id)))
  for (const term of terms) {
    const lexemes = lexemesOf(term)
    // What must not be there together may be there alone.
    if (lexemes === null || (term.not && lexemes.length > 1)) return null
    ;(term.not ? none : all).push(...lexemes)
  }
  return { all: onceEach(all), none: onceEach(none), outsideSignature }
}

const markOf = (word: string): Lexeme => ({ word, isText: false })
// In the order in which the database adds them up.
const onceEach = (lexemes: readonly Lexeme[]): Lexeme[] =>
  [...new Map(lexemes.map(one => [one.word, one])).values()].toSorted((a, b) => (a.word < b.word ? -1 : 1))

function lexemesOf(term: Term): Lexeme[] | null {
  if (term.is === 'poster') return [markOf(mark.poster(term.account_id))]
  if (term.is === 'attachment') return [markOf(mark.attachment)]
  // Hashtags are known by their ids.
  if (term.is === 'hashtag') return []
  const row = separateWords(term)
  if (row === null) return null
  if (term.is === 'from') return row.map(word => markOf(nameMark(word)))
  return row.length === 1 ? [{ word: row[0]!, isText: true }] : null
}

/** Words of which each is one by itself. */
const separateWords = ({ words, prefix }: Text): string[] | null =>
  prefix || words.some(({ is }) => is === 'joined') ? null : rowOf(words).map(({ word }) => word)
