import * as says from './attribution.ts'
import * as own from './author-lines.ts'
import type { TextLine } from './lines.ts'

export type LineKind = 'new' | 'quote' | 'signature' | 'footer'

export const hasAuthorText = (lines: readonly TextLine[], kinds: readonly LineKind[], to: number): boolean =>
  kinds.some((kind, at) => at < to && kind === 'new' && lines[at]!.isVisible)
export const lineTexts = (lines: readonly TextLine[], from: number, to: number): string[] =>
  lines.slice(from, to).map(textLine => textLine.text)

/** The point from which a text is another email. */
type TrailingQuote = {
  /** From here on, quotes have no attribution above them. */
  cut: number
  /** All of it was assumed to be quoted, without quote marks. */
  isGuessed: boolean
}

/**
 * If the rest is another email, it is quoted unless it is forwarded. Programs do not mark its lines, so replies below
 * or inside it cannot be told apart: on any sign of one, all of it is new. docs/decisions/0020
 */
export function markTrailingQuote(lines: readonly TextLine[], kinds: LineKind[], author: string): TrailingQuote {
  for (const [at, { text, context, isVisible }] of lines.entries()) {
    if (!isVisible || context.quote) continue
    if (says.isForwardLine(text)) {
      kinds.fill('new', at)
      return { cut: at, isGuessed: false }
    }
    if (kinds[at] !== 'new' || !beginsTrailingQuote(lines, at)) continue
    let from = at
    while (from > 0 && isRule(lines[from - 1]!)) from -= 1
    const quoteStart = firstQuotedLine(lines, at)
    if (isMarked(lines, kinds, quoteStart)) {
      markUnmarkedQuotes(lines, kinds, quoteStart)
      markRange(kinds, from, quoteStart)
      return { cut: lines.length, isGuessed: false }
    }
    if (!hasAuthorText(lines, kinds, from) || hasInlineReplies(lines, kinds, { from, start: quoteStart, author }))
      return { cut: at, isGuessed: false }
    markRange(kinds, from, lines.length)
    return { cut: from, isGuessed: true }
  }
  return { cut: lines.length, isGuessed: false }
}

function markRange(kinds: LineKind[], from: number, to: number): void {
  for (let at = from; at < to; at += 1) if (kinds[at] !== 'footer') kinds[at] = 'quote'
}

/** One quote has an attribution but no marks, so the program marks none, and all of these are quotes. */
export function markUnmarkedQuotes(lines: readonly TextLine[], kinds: LineKind[], from: number): void {
  for (let at = from; at < lines.length; at += 1) if (lines[at]!.context.unmarked) kinds[at] = 'quote'
}

const isMarked = (lines: readonly TextLine[], kinds: readonly LineKind[], start: number): boolean =>
  start < lines.length && (kinds[start] === 'quote' || lines[start]!.context.unmarked)

const isRule = ({ text, isVisible }: TextLine): boolean => !isVisible || (text.length < 100 && /^[_-]{5,}$/.test(text))

function beginsTrailingQuote(lines: readonly TextLine[], at: number): boolean {
  const { text, context } = lines[at]!
  if (says.isOriginalLine(text)) return true
  const isHeader = says.mayBeginHeader(text) && says.isQuotedHeader(lineTexts(lines, at, at + 8))
  return isHeader || (context.role === 'cut' && says.mayBeginHeader(text))
}

const longestHeader = 20
/** The first line below the header of another email. */
function firstQuotedLine(lines: readonly TextLine[], at: number): number {
  let next = at
  while (next < lines.length && next < at + longestHeader && isHead(lines[next]!)) next += 1
  return next
}
const isHead = ({ text, isVisible, context }: TextLine): boolean =>
  !isVisible || (!context.quote && (says.isOriginalLine(text) || /^\*?\p{L}[\p{L} -]{0,30}\*?\s?[:：]/u.test(text)))

type QuotedMail = { from: number; start: number; author: string }

/** Whether there is a sign that the author has also written below the header of another email. */
function hasInlineReplies(lines: readonly TextLine[], kinds: readonly LineKind[], under: QuotedMail): boolean {
  const { from, start, author } = under
  const above = lineTexts(lines, 0, from).filter((_, at) => lines[at]!.isVisible && kinds[at] === 'new')
  if (above.every(own.isGreeting) || above.some(own.announcesInlineReplies)) return true
  const isOwn = author !== '' && lineTexts(lines, from, start).some(text => text.includes(author))
  let isAuthors = author !== '' && !isOwn
  let hasMarked = false
  for (let at = start; at < lines.length; at += 1) {
    const { text, isVisible } = lines[at]!
    if (!isVisible || kinds[at] === 'footer') continue
    // Below marked lines someone replies, and it may be the author.
    if (kinds[at] === 'quote') hasMarked = true
    else if (hasMarked || own.isNamedReply(text)) return true
    if (at > start && beginsTrailingQuote(lines, at)) isAuthors = false
    else if (isAuthors && own.isSignedBy(text, author)) return true
  }
  return false
}
