import { lineOf } from '#content/text/index.ts'
import { normalizeWord } from '#content/tokenizer/normalize.ts'
import { findHits, isInside, contextBefore, BestWindow, windowLength, type Hit, type Hits } from './best-window.ts'
import { hasTaggedWords, wordSeparator } from './term-regex.ts'
import { isPhrase, phraseIn, type HighlightTerms } from './highlight-terms.ts'

/** The parts of a message as clean HTML. */
type MessageTexts = { body: string; quoted: string; remainder: string }

/** Characters of each text that are read for the best snippet, and searched for any match. */
export type ReadBudget = { read: number; sought: number }

/**
 * A snippet of a message around the matches, as HTML with these in `<mark>`; the beginning if there are none. The HTML
 * is searched as it is, and only the surroundings of matches are tokenized: docs/decisions/0026.
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

/** The snippet around the best matches; undefined if there are none. */
function snippetAroundTerms(
  html: string,
  highlightTerms: HighlightTerms,
  how: 'usual' | 'tagged',
  readBudget: ReadBudget,
): string | undefined {
  const { hits, best } = hitsInHtml(html, highlightTerms, highlightTerms.places[how](), readBudget)
  for (const position of [hits[best], ...hits.slice(0, maxPlacesTried)]) {
    const piece = position && snippetAround(html, position, highlightTerms)
    if (piece) return piece
  }
  return undefined
}

/** The snippet found by tokenizing: for words in spellings that the expression does not cover. */
function snippetByTokens(html: string, highlightTerms: HighlightTerms, { read }: ReadBudget): string | undefined {
  const text = textIn(html, read)
  const { hits, best, most } = findHits(text, highlightTerms)
  return most >= highlightTerms.least ? snippetOfHits(text, hits, best, { after: html.length > read }) : undefined
}

// Non-ASCII characters, or character references.
const hiding = /[^\0-\x7f]|&(?!(?:amp|lt|gt|quot|nbsp|#39);)/i
/** Whether there may be words that the expression does not find. */
const mayHideTerms = (html: string, read: number): boolean => hiding.test(html.slice(0, read))

/**
 * The matches in HTML, and the one with the most different ones after it: the first of the best. Beyond `read`, the
 * first match is enough.
 */
function hitsInHtml(html: string, highlightTerms: HighlightTerms, expression: RegExp, readBudget: ReadBudget): Hits {
  const { kinds, isPrefix, phrases } = highlightTerms
  const near = new BestWindow()
  const looked = html.slice(0, readBudget.sought)
  expression.lastIndex = 0
  for (let match = expression.exec(looked); match; match = expression.exec(looked)) {
    const [from, to] = [match.index, expression.lastIndex]
    if (from === to) break
    if (isInside(looked, from, from - 1) || (!isPrefix && isInside(looked, to - 1, to))) {
      // The last word of a non-match may be the first of a phrase.
      if (phrases.length > 0) expression.lastIndex = from + 1
      continue
    }
    near.add({ word: wordOf(match, highlightTerms), from, to })
    if (near.most === kinds || from > readBudget.read || near.hits.length === mostHits) break
  }
  return near
}

const mostHits = 1000

/** The key of a match: a phrase, or a word. */
const wordOf = (match: RegExpExecArray, highlightTerms: HighlightTerms): string =>
  highlightTerms.kinds === 1
    ? ''
    : (phraseIn(match, highlightTerms)?.key ?? normalizeWord(match[0].replace(wordSeparator, '')))

function snippetAround(html: string, position: Hit, highlightTerms: HighlightTerms): string | undefined {
  const from = position.from <= 4 * contextBefore ? 0 : textBefore(html, position.from)
  const rest = html.slice(from)
  for (const length of [position.to - from + behind, position.to - from + 25 * behind]) {
    const text = textIn(rest, length)
    const { hits, best, most } = findHits(text, highlightTerms)
    if (most < highlightTerms.least) return undefined
    const isWhole = rest.length <= length
    if (isWhole || text.length > hits[best]!.from + windowLength || length > 8 * behind)
      return snippetOfHits(text, hits, best, { before: from > 0, after: !isWhole })
  }
  return undefined
}

/** A position slightly before another, not within a tag or a word. */
function textBefore(html: string, position: number): number {
  const from = Math.max(0, position - 4 * contextBefore)
  const close = html.indexOf('>', from)
  const isInTag = close >= 0 && close < position && !html.slice(from, close).includes('<')
  return isInTag ? close + 1 : Math.min(position, html.indexOf(' ', from) + 1 || position)
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

/** `before`, `after`: the text continues on that side. */
function snippetOfHits(text: string, hits: readonly Hit[], best: number, more: { before?: boolean; after?: boolean }) {
  const start = startAt(text, hits[best]?.from ?? 0)
  const end = endAt(text, start + windowLength)
  let html = start > 0 || more.before ? '…' : ''
  let at = start
  for (const { word, from, to } of hits) {
    if (from < start) continue
    if (from >= end || (to > end && !isPhrase(word))) break
    const markEnd = Math.min(to, end)
    html += escapeHtml(text.slice(at, from)) + markHit(text.slice(from, markEnd), word)
    at = markEnd
  }
  return html + escapeHtml(text.slice(at, end)) + (end < text.length || more.after ? '…' : '')
}

// Compounds are marked as one.
const parts = /[\p{L}\p{M}\p{N}]+(?:[-'\u2010\u2011\u2019][\p{L}\p{M}\p{N}]+)*|[^\p{L}\p{M}\p{N}]+/gu
const beginning = /^[\p{L}\p{M}\p{N}]/u

/** Marks a match; of a phrase, each of its words. */
function markHit(text: string, word: string): string {
  if (!isPhrase(word)) return `<mark>${escapeHtml(text)}</mark>`
  return text.replace(parts, part => (beginning.test(part) ? `<mark>${part}</mark>` : escapeHtml(part)))
}

/** A word boundary slightly before a position. */
function startAt(text: string, position: number): number {
  if (position <= contextBefore) return 0
  const space = text.indexOf(' ', position - contextBefore)
  return space >= 0 && space < position ? space + 1 : position
}

/** Where a text can be cut: after a word if possible, and not within a character. */
function endAt(text: string, position: number): number {
  if (position >= text.length) return text.length
  const space = text.lastIndexOf(' ', position)
  const end = space > position - contextBefore ? space : position
  return /[\ud800-\udbff]/.test(text[end - 1]!) ? end - 1 : end
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => references[sign]!)
