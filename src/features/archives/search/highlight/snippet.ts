import { lineOf } from '#content/text/index.ts'
import { normalizeWord } from '#content/tokenizer/normalize.ts'
import { findHits, isInside, contextBefore, BestWindow, windowLength, type Hit, type Hits } from './best-window.ts'
import { hasTaggedWords, wordSeparator } from './term-regex.ts'
import { isPhrase, phraseIn, type HighlightTerms } from './highlight-terms.ts'

/** A message's texts, cleaned HTML. */
type MessageTexts = { body: string; quoted: string; remainder: string }

/** How many characters of each text are read for the best piece, and how many are looked through for any. */
export type ReadBudget = { read: number; sought: number }

/**
 * A piece of a message around the words that were looked for, as HTML with these in `<mark>`; its beginning where there
 * are none. The words are looked for in the HTML as it is, and only what is around them is read: docs/decisions/0026.
 */
export function highlightedSnippet(
  { body, quoted, remainder }: MessageTexts,
  asked: HighlightTerms,
  readBudget: ReadBudget,
): string {
  const texts = [body, quoted, remainder].filter(html => html !== '')
  for (
    let highlightTerms: HighlightTerms | undefined = asked;
    highlightTerms?.expression;
    highlightTerms = highlightTerms.otherwise?.()
  )
    for (const html of texts) {
      const piece =
        snippetAroundTerms(html, highlightTerms, 'usual', readBudget) ??
        (hasTaggedWords(html) ? snippetAroundTerms(html, highlightTerms, 'tagged', readBudget) : undefined) ??
        (mayHideTerms(html, readBudget.read) ? snippetByTokens(html, highlightTerms, readBudget) : undefined)
      if (piece !== undefined) return piece
    }
  for (const html of texts) {
    const text = textIn(html, head) || textIn(html, readBudget.read)
    if (text !== '') return snippetOfHits(text, [], 0, { after: html.length > head })
  }
  return ''
}

const maxPlacesTried = 8
const head = 600
const behind = 320

/** The piece around the best of the places where the words stand; undefined where they stand nowhere. */
function snippetAroundTerms(
  html: string,
  highlightTerms: HighlightTerms,
  how: 'usual' | 'tagged',
  readBudget: ReadBudget,
): string | undefined {
  const { hits, best } = hitsInHtml(html, highlightTerms, highlightTerms.places[how](), readBudget)
  for (const place of [hits[best], ...hits.slice(0, maxPlacesTried)]) {
    const piece = place && snippetAround(html, place, highlightTerms)
    if (piece) return piece
  }
  return undefined
}

/** The piece of what is read word by word: for words that are spelled in a way that no expression knows. */
function snippetByTokens(html: string, highlightTerms: HighlightTerms, { read }: ReadBudget): string | undefined {
  const text = textIn(html, read)
  const { hits, best, most } = findHits(text, highlightTerms)
  return most >= highlightTerms.least ? snippetOfHits(text, hits, best, { after: html.length > read }) : undefined
}

// Letters beyond ASCII or written as references.
const hiding = /[^\0-\x7f]|&(?!(?:amp|lt|gt|quot|nbsp|#39);)/i
/** Whether words may stand there that the expression does not find. */
const mayHideTerms = (html: string, read: number): boolean => hiding.test(html.slice(0, read))

/**
 * Where the words stand in HTML, and which place has the most different ones behind it: the first of the best. Behind
 * what is read for the best, the first place is enough.
 */
function hitsInHtml(html: string, highlightTerms: HighlightTerms, expression: RegExp, readBudget: ReadBudget): Hits {
  const { kinds, isPrefix, phrases } = highlightTerms
  const near = new BestWindow()
  const looked = html.slice(0, readBudget.sought)
  expression.lastIndex = 0
  for (let found = expression.exec(looked); found; found = expression.exec(looked)) {
    const [from, to] = [found.index, expression.lastIndex]
    if (from === to) break
    if (isInside(looked, from, from - 1) || (!isPrefix && isInside(looked, to - 1, to))) {
      // The last word of what is no phrase may be the first of one.
      if (phrases.length > 0) expression.lastIndex = from + 1
      continue
    }
    near.add({ word: wordOf(found, highlightTerms), from, to })
    if (near.most === kinds || from > readBudget.read || near.hits.length === mostHits) break
  }
  return near
}

const mostHits = 1000

/** What was found: a phrase, or a word. */
const wordOf = (found: RegExpExecArray, highlightTerms: HighlightTerms): string =>
  highlightTerms.kinds === 1
    ? ''
    : (phraseIn(found, highlightTerms)?.key ?? normalizeWord(found[0].replace(wordSeparator, '')))

function snippetAround(html: string, place: Hit, highlightTerms: HighlightTerms): string | undefined {
  const from = place.from <= 4 * contextBefore ? 0 : textBefore(html, place.from)
  const rest = html.slice(from)
  for (const length of [place.to - from + behind, place.to - from + 25 * behind]) {
    const text = textIn(rest, length)
    const { hits, best, most } = findHits(text, highlightTerms)
    if (most < highlightTerms.least) return undefined
    const isWhole = rest.length <= length
    if (isWhole || text.length > hits[best]!.from + windowLength || length > 8 * behind)
      return snippetOfHits(text, hits, best, { before: from > 0, after: !isWhole })
  }
  return undefined
}

/** A little before a place, not within a tag or a word. */
function textBefore(html: string, place: number): number {
  const from = Math.max(0, place - 4 * contextBefore)
  const close = html.indexOf('>', from)
  const isInTag = close >= 0 && close < place && !html.slice(from, close).includes('<')
  return isInTag ? close + 1 : Math.min(place, html.indexOf(' ', from) + 1 || place)
}

function textIn(html: string, most: number): string {
  const part =
    html.length > most
      ? html
          .slice(0, most)
          .toWellFormed()
          .replace(/[<&][^<>&;]*$/, '')
      : html
  return lineOf(part)
}

/** `before`, `after`: the text has more, in front of it and behind it. */
function snippetOfHits(
  text: string,
  hits: readonly Hit[],
  best: number,
  more: { before?: boolean; after?: boolean },
): string {
  const start = startAt(text, hits[best]?.from ?? 0)
  const end = endAt(text, start + windowLength)
  let html = start > 0 || more.before ? '…' : ''
  let at = start
  for (const { word, from, to } of hits) {
    if (from < start) continue
    if (from >= end || (to > end && !isPhrase(word))) break
    const shown = Math.min(to, end)
    html += escapeHtml(text.slice(at, from)) + markHit(text.slice(from, shown), word)
    at = shown
  }
  return html + escapeHtml(text.slice(at, end)) + (end < text.length || more.after ? '…' : '')
}

// Compounds are marked as one.
const parts = /[\p{L}\p{M}\p{N}]+(?:[-'\u2010\u2011\u2019][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+/gu
const beginning = /^[\p{L}\p{M}\p{N}]/u

/** A hit; of a phrase, each of its words. */
function markHit(text: string, word: string): string {
  if (!isPhrase(word)) return `<mark>${escapeHtml(text)}</mark>`
  return text.replace(parts, part => (beginning.test(part) ? `<mark>${part}</mark>` : escapeHtml(part)))
}

/** A little before a place, where a word begins. */
function startAt(text: string, place: number): number {
  if (place <= contextBefore) return 0
  const space = text.indexOf(' ', place - contextBefore)
  return space >= 0 && space < place ? space + 1 : place
}

/** Where a text can be cut: after a word where there is one, and not within a character. */
function endAt(text: string, place: number): number {
  if (place >= text.length) return text.length
  const space = text.lastIndexOf(' ', place)
  const end = space > place - contextBefore ? space : place
  return /[\ud800-\udbff]/.test(text[end - 1]!) ? end - 1 : end
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => references[sign]!)
