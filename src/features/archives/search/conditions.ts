import { mark, nameMark } from '#content/words/index.ts'
import type { Word } from '#content/words/scan.ts'
import type { Query, Term, Text } from './parse-query.ts'

/** What the names of hashtags in a query mean. */
export type TagIds = { wanted: readonly number[]; unwanted: readonly number[] }

/** A word or a mark as messages have them. `isBeginning`: or one that begins so; `isText`: it stands in their texts. */
export type Lexeme = { word: string; isBeginning: boolean; isText: boolean }
/** Lexemes that are all there. `places`: how far behind the first each of them stands; null: that makes no difference. */
export type Row = { lexemes: readonly Lexeme[]; places: readonly number[] | null }
/** What messages must have, or must not have, in one of several ways. */
export type Condition = { not: boolean; ways: readonly Row[] }

const mostLexemes = 64

/** What a query says of the messages that it finds: all of this. */
export function conditionsOf({ terms }: Query, tags: TagIds): Condition[] {
  const room = { lexemes: mostLexemes }
  return [
    ...tags.wanted.map(id => ({ not: false, ways: [alone(mark.hashtag(id))] })),
    ...tags.unwanted.map(id => ({ not: true, ways: [alone(mark.hashtag(id))] })),
    ...terms.map(term => ({ not: term.not, ways: waysOf(term, room) })).filter(({ ways }) => ways.length > 0),
  ]
}

/**
 * The words by which messages are ranked: any of them, because those that are ranked have all; with several that must all
 * be there, the database would compare each place of one with each place of the other.
 */
export function rankedBy({ terms }: Query): Lexeme[] {
  const room = { lexemes: mostLexemes }
  const lexemes = terms.flatMap(term => {
    if (term.is !== 'text' || term.not) return []
    const row = rowOf(term.words).slice(0, room.lexemes)
    room.lexemes -= row.length
    const compounds = term.words.filter(({ is }) => is === 'joined').slice(0, 1)
    return [...compounds, ...row].map(({ word }, index, all): Lexeme => {
      return { word, isBeginning: term.prefix && index === all.length - 1, isText: true }
    })
  })
  return [...new Map(lexemes.map(one => [keyOf(one), one])).values()]
}

/** What tells one lexeme from another. */
export const keyOf = ({ word, isBeginning }: Lexeme): string => (isBeginning ? `${word}*` : word)

const alone = (word: string): Row => ({ lexemes: [{ word, isBeginning: false, isText: false }], places: null })

type Room = { lexemes: number }

function waysOf(term: Term, room: Room): Row[] {
  if (term.is === 'poster') return [alone(mark.poster(term.account_id))]
  if (term.is === 'attachment') return [alone(mark.attachment)]
  // Hashtags are known by their ids.
  return term.is === 'hashtag' ? [] : rowsOf(term, term.is === 'text', room)
}

/** Words one after the other. Those of one compound may also be written as one word. */
function rowsOf({ words, prefix }: Text, isText: boolean, room: Room): Row[] {
  const row = rowOf(words).slice(0, room.lexemes)
  room.lexemes -= row.length
  if (row.length === 0) return []
  const lexemeOf = ({ word }: Word, isLast: boolean): Lexeme => {
    return { word: isText ? word : nameMark(word), isBeginning: isLast && prefix, isText }
  }
  const apart: Row = {
    lexemes: row.map((word, index) => lexemeOf(word, index === row.length - 1)),
    places: isText && row.length > 1 ? row.map(({ at }) => at - row[0]!.at) : null,
  }
  const compound = words.find(({ is }) => is === 'joined')
  const isWhole = compound && compound.from === words[0]!.from && compound.to === row.at(-1)!.to
  return isWhole ? [{ lexemes: [lexemeOf(compound, true)], places: null }, apart] : [apart]
}

// A letter of a dense script is in the two letters that it is part of, unless it stands alone.
function rowOf(words: readonly Word[]): Word[] {
  return words.filter((word, index) => {
    if (word.is === 'joined') return false
    if (word.is !== 'letter') return true
    const [before, after] = [words[index - 1], words[index + 1]]
    const isInBefore = before?.is === 'gram' && before.to === word.to
    const isInAfter = after?.is === 'gram' && after.from === word.from
    return !isInBefore && !isInAfter
  })
}
