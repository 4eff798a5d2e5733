import { mark, nameMark, quoteLexeme } from '#content/words/index.ts'
import type { Word } from '#content/words/scan.ts'
import type { Query, Term, Text } from './parse-query.ts'
import type { Wanted } from './walk.ts'

/** What the names of hashtags in a query mean. */
export type TagIds = { wanted: readonly number[]; unwanted: readonly number[] }

const mostLexemes = 64
// No message has this lexeme: all have it not.
const everything = `!'='`

/**
 * A query in the language of the database, and the way to what it finds; null where that is nothing. Words are looked for
 * everywhere, or without the signatures.
 */
export function wantedBy({ terms, blank }: Query, tags: TagIds, excludeSigs: boolean): Wanted | null {
  if (!blank && terms.length === 0) return null
  const room = { lexemes: mostLexemes }
  const weights = excludeSigs ? 'ABC' : ''
  const all = [
    ...tags.wanted.map(id => quoteLexeme(mark.hashtag(id))),
    ...tags.unwanted.map(id => `!${quoteLexeme(mark.hashtag(id))}`),
    ...terms.map(term => termText(term, weights, room)).filter(text => text !== ''),
  ]
  const looksUp = all.some(text => !text.startsWith('!'))
  const hasBeginning = terms.some(term => 'prefix' in term && term.prefix && !term.not)
  return {
    tsquery: all.length === 0 ? everything : all.join(' & '),
    along: !looksUp ? 'numbers' : hasBeginning ? 'either' : 'words',
  }
}

// By their weights D, C, B, A: signature, quotation, what is new, subject.
const weights = [0.05, 0.1, 0.6, 1]
const withoutSigs = [0, ...weights.slice(1)]

/**
 * How well a message matches: by how often, and where, it has any of the words. Any of them, because those that are ranked
 * have all; with several that must all be there, the database compares each place of one with each place of the other.
 */
export function rankingOf({ terms }: Query, excludeSigs: boolean): { tsquery: string; weights: readonly number[] } {
  const room = { lexemes: mostLexemes }
  const words = terms.flatMap(term => {
    if (term.is !== 'text' || term.not) return []
    const row = rowOf(term.words).slice(0, room.lexemes)
    room.lexemes -= row.length
    const compounds = term.words.filter(({ is }) => is === 'joined').slice(0, 1)
    return [...compounds, ...row].map((word, index, all) => {
      const isBeginning = term.prefix && index === all.length - 1
      return quoteLexeme(word.word) + (isBeginning ? ':*' : '')
    })
  })
  return { tsquery: [...new Set(words)].join(' | '), weights: excludeSigs ? withoutSigs : weights }
}

type Room = { lexemes: number }

function termText(term: Term, weights: string, room: Room): string {
  const text = meaningOf(term, weights, room)
  return text === '' || !term.not ? text : `!${text}`
}

function meaningOf(term: Term, weights: string, room: Room): string {
  if (term.is === 'poster') return quoteLexeme(mark.poster(term.account_id))
  if (term.is === 'attachment') return quoteLexeme(mark.attachment)
  if (term.is === 'from') return inRow(term, nameMark, '', room, () => ' & ')
  if (term.is === 'text')
    return inRow(
      term,
      word => word,
      weights,
      room,
      places => ` ${places === 1 ? '<->' : `<${places}>`} `,
    )
  // Hashtags are known by their ids.
  return ''
}

/** Words one after the other. Those of one compound may also be written as one word. */
function inRow(
  { words, prefix }: Text,
  lexemeOf: (word: string) => string,
  weights: string,
  room: Room,
  joint: (places: number) => string,
): string {
  const row = rowOf(words).slice(0, room.lexemes)
  room.lexemes -= row.length
  const write = ({ word }: Word, isLast: boolean) => {
    const flags = (isLast && prefix ? '*' : '') + weights
    return quoteLexeme(lexemeOf(word)) + (flags && `:${flags}`)
  }
  let text = ''
  row.forEach((word, index) => {
    const before = row[index - 1]
    text += (before ? joint(word.at - before.at) : '') + write(word, index === row.length - 1)
  })
  const compound = words.find(({ is }) => is === 'joined')
  const isWhole = compound && compound.from === words[0]!.from && compound.to === row.at(-1)?.to
  if (isWhole) return `(${write(compound, true)} | ${text})`
  return row.length > 1 ? `(${text})` : text
}

// A letter of a dense script is in the two letters that it is part of, unless it stands alone.
export function rowOf(words: readonly Word[]): Word[] {
  return words.filter((word, index) => {
    if (word.is === 'joined') return false
    if (word.is !== 'letter') return true
    const [before, after] = [words[index - 1], words[index + 1]]
    const isInBefore = before?.is === 'gram' && before.to === word.to
    const isInAfter = after?.is === 'gram' && after.from === word.from
    return !isInBefore && !isInAfter
  })
}
