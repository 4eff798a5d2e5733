import * as says from './attribution.ts'
import * as own from './own-words.ts'
import type { Line } from './lines.ts'

export type Kind = 'new' | 'quote' | 'signature' | 'footer'

export const hasNew = (lines: readonly Line[], kinds: readonly Kind[], to: number): boolean =>
  kinds.some((kind, at) => at < to && kind === 'new' && lines[at]!.isVisible)
export const texts = (lines: readonly Line[], from: number, to: number): string[] =>
  lines.slice(from, to).map(line => line.text)

/** Where the rest of a text is another mail. */
type Rest = {
  /** From here on nobody is named above a quotation. */
  cut: number
  /** All of it was taken for quoted, though nothing marks it. */
  isGuessed: boolean
}

/**
 * Where all the rest is another mail: quoted, unless it is passed on. Programs that put it there mark nothing in it, so
 * whoever answers below or within it cannot be told from it: where anything says so, all of it is new. docs/decisions/0131
 */
export function markRest(lines: readonly Line[], kinds: Kind[], author: string): Rest {
  for (const [at, { text, place, isVisible }] of lines.entries()) {
    if (!isVisible || place.quote) continue
    if (says.isForwardLine(text)) {
      kinds.fill('new', at)
      return { cut: at, isGuessed: false }
    }
    if (kinds[at] !== 'new' || !beginsRest(lines, at)) continue
    let from = at
    while (from > 0 && isRule(lines[from - 1]!)) from -= 1
    const said = firstSaid(lines, at)
    if (isMarked(lines, kinds, said)) {
      markUnmarked(lines, kinds, said)
      mark(kinds, from, said)
      return { cut: lines.length, isGuessed: false }
    }
    if (!hasNew(lines, kinds, from) || isAnsweredWithin(lines, kinds, { from, said, author }))
      return { cut: at, isGuessed: false }
    mark(kinds, from, lines.length)
    return { cut: from, isGuessed: true }
  }
  return { cut: lines.length, isGuessed: false }
}

function mark(kinds: Kind[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) if (kinds[at] !== 'footer') kinds[at] = 'quote'
}

/** One quotation is named, so the program marks none, and all are quotations. */
export function markUnmarked(lines: readonly Line[], kinds: Kind[], from: number): void {
  for (let at = from; at < lines.length; at += 1) if (lines[at]!.place.unmarked) kinds[at] = 'quote'
}

const isMarked = (lines: readonly Line[], kinds: readonly Kind[], said: number): boolean =>
  said < lines.length && (kinds[said] === 'quote' || lines[said]!.place.unmarked)

const isRule = ({ text, isVisible }: Line): boolean => !isVisible || (text.length < 100 && /^[_-]{5,}$/.test(text))

function beginsRest(lines: readonly Line[], at: number): boolean {
  const { text, place } = lines[at]!
  if (says.isOriginalLine(text)) return true
  const isHeader = says.mayBeginHeader(text) && says.isQuotedHeader(texts(lines, at, at + 8))
  return isHeader || (place.mark === 'cut' && says.mayBeginHeader(text))
}

const longestHeader = 20
/** The first line under the head of another mail. */
function firstSaid(lines: readonly Line[], at: number): number {
  let next = at
  while (next < lines.length && next < at + longestHeader && isHead(lines[next]!)) next += 1
  return next
}
const isHead = ({ text, isVisible, place }: Line): boolean =>
  !isVisible || (!place.quote && (says.isOriginalLine(text) || /^\*?\p{L}[\p{L} -]{0,30}\*?\s?[:：]/u.test(text)))

type Under = { from: number; said: number; author: string }

/** Whether there is a sign that the author has written under the head of another mail as well. */
function isAnsweredWithin(lines: readonly Line[], kinds: readonly Kind[], under: Under): boolean {
  const { from, said, author } = under
  const above = texts(lines, 0, from).filter((_, at) => lines[at]!.isVisible && kinds[at] === 'new')
  if (above.every(own.isGreeting) || above.some(own.announcesAnswers)) return true
  const isOwn = author !== '' && texts(lines, from, said).some(text => text.includes(author))
  let isAuthors = author !== '' && !isOwn
  let hasMarked = false
  for (let at = said; at < lines.length; at += 1) {
    const { text, isVisible } = lines[at]!
    if (!isVisible || kinds[at] === 'footer') continue
    // Under what is marked somebody answers, and it may be the author.
    if (kinds[at] === 'quote') hasMarked = true
    else if (hasMarked || own.isNamedAnswer(text)) return true
    if (at > said && beginsRest(lines, at)) isAuthors = false
    else if (isAuthors && own.isSignedBy(text, author)) return true
  }
  return false
}
