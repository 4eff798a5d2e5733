import { textOf } from '#content/text/index.ts'
import { eachWord } from '#content/words/scan.ts'
import type { Query, Term } from './parse-query.ts'
import { expressionFor } from './seek.ts'

/** The words that were looked for: whether a word of a text is one of them, how many different ones there may be, and how they are found. */
export type Sought = { has: (word: string) => boolean; kinds: number; expression: RegExp | null }

/** The words that a query looks for in texts. */
export function soughtBy({ terms }: Query): Sought {
  const texts = terms.filter((term): term is Term & { is: 'text' } => term.is === 'text' && !term.not)
  const whole = new Set(texts.flatMap(({ words }) => words.filter(({ is }) => is !== 'letter').map(({ word }) => word)))
  for (const { words } of texts) if (words.length === 1) whole.add(words[0]!.word)
  const beginnings = texts.filter(({ prefix }) => prefix).map(({ words }) => words.at(-1)!.word)
  return {
    has: word => whole.has(word) || beginnings.some(beginning => word.startsWith(beginning)),
    kinds: beginnings.length > 0 ? Infinity : whole.size,
    expression: expressionFor([...whole, ...beginnings].filter(word => word !== '')),
  }
}

type Hit = { word: string; from: number; to: number }
/** A message's texts, cleaned HTML. */
type Texts = { body: string; quoted: string; remainder: string }

const width = 200
const lead = 40

/** How many characters of each text are read for the best piece, and how many are looked through for any. */
export type Share = { read: number; sought: number }

/**
 * A piece of a message around the words that were looked for, as HTML with these in `<mark>`; its beginning where there
 * are none.
 */
export function summaryOf({ body, quoted, remainder }: Texts, sought: Sought, share: Share): string {
  const texts = [body, quoted, remainder].filter(html => html !== '')
  let beginning = ''
  for (const html of texts) {
    const { text, hits, best } = readFor(sought, html, share.read)
    if (hits.length > 0) return pieceOf(text, hits, best)
    beginning ||= text
  }
  for (const html of texts) {
    const piece = html.length > share.read ? laterPiece(html, sought, share) : undefined
    if (piece !== undefined) return piece
  }
  return pieceOf(beginning, [], 0)
}

const mostPlaces = 8
const around = 1000

/** The piece around the first of the words behind what was read. */
function laterPiece(html: string, sought: Sought, { read, sought: most }: Share): string | undefined {
  const { expression } = sought
  if (!expression) return undefined
  const looked = html.slice(0, most)
  expression.lastIndex = Math.max(0, read - around)
  for (let tries = 0; tries < mostPlaces; tries += 1) {
    const found = expression.exec(looked)
    if (!found) return undefined
    const text = textIn(looked.slice(textBefore(looked, found.index), found.index + around), 2 * around)
    const { hits, best } = hitsIn(text, sought)
    if (hits.length > 0) return `…${pieceOf(text, hits, best).replace(/^…/, '')}`
  }
  return undefined
}

/** A little before a place, not within a tag or a word. */
function textBefore(html: string, place: number): number {
  const from = Math.max(0, place - 4 * lead)
  const close = html.indexOf('>', from)
  const isInTag = close >= 0 && close < place && !html.slice(from, close).includes('<')
  return isInTag ? close + 1 : Math.min(place, html.indexOf(' ', from) + 1 || place)
}

// Most texts say early what they are about: the rest of a long one is read only where the beginning was not enough.
const head = 600

function readFor(sought: Sought, html: string, most: number): { text: string; hits: Hit[]; best: number } {
  if (Math.min(html.length, most) > 2 * head) {
    const text = textIn(html, head)
    const { isBest, ...found } = hitsIn(text, sought)
    if (isBest && text.length > (found.hits[found.best]?.from ?? 0) + width) return { text, ...found }
  }
  const text = textIn(html, most)
  return { text, ...hitsIn(text, sought) }
}

function textIn(html: string, most: number): string {
  const part =
    html.length > most
      ? html
          .slice(0, most)
          .toWellFormed()
          .replace(/[<&][^<>&;]*$/, '')
      : html
  return textOf(part).replace(/\s+/g, ' ')
}

/**
 * The hits of a text, and which of them has the most different words behind it within the width: the first of the best.
 * `isBest`: a longer text could have no better one.
 */
function hitsIn(text: string, { has, kinds }: Sought): { hits: Hit[]; best: number; isBest: boolean } {
  const hits: Hit[] = []
  const near = new Map<string, number>()
  let [first, best, most, end] = [0, 0, 0, Infinity]
  if (kinds === 0) return { hits, best, isBest: true }
  eachWord(text, (word, _at, from, to) => {
    // No piece can be better than one with all of the words.
    if (from > end) return false
    if (!has(word)) return true
    const last = hits.at(-1)
    // The parts of a compound and the pairs of a dense script overlap.
    if (last && from < last.to) {
      last.to = Math.max(last.to, to)
      return true
    }
    hits.push({ word, from, to })
    near.set(word, (near.get(word) ?? 0) + 1)
    for (; to > hits[first]!.from + width - lead && first < hits.length - 1; first += 1) leave(near, hits[first]!.word)
    if (near.size > most) [best, most] = [first, near.size]
    if (most === kinds) end = Math.min(end, hits[best]!.from + width)
    return true
  })
  return { hits, best, isBest: most === kinds }
}

function leave(near: Map<string, number>, word: string): void {
  const left = near.get(word)! - 1
  if (left > 0) near.set(word, left)
  else near.delete(word)
}

function pieceOf(text: string, hits: readonly Hit[], best: number): string {
  const start = startAt(text, hits[best]?.from ?? 0)
  const end = endAt(text, start + width)
  let html = start > 0 ? '…' : ''
  let at = start
  for (const { from, to } of hits) {
    if (from < start) continue
    if (to > end) break
    html += `${escapeHtml(text.slice(at, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`
    at = to
  }
  return html + escapeHtml(text.slice(at, end)) + (end < text.length ? '…' : '')
}

/** A little before a place, where a word begins. */
function startAt(text: string, place: number): number {
  if (place <= lead) return 0
  const space = text.indexOf(' ', place - lead)
  return space >= 0 && space < place ? space + 1 : place
}

/** Where a text can be cut: after a word where there is one, and not within a character. */
function endAt(text: string, place: number): number {
  if (place >= text.length) return text.length
  const space = text.lastIndexOf(' ', place)
  const end = space > place - lead ? space : place
  return /[\ud800-\udbff]/.test(text[end - 1]!) ? end - 1 : end
}

const references: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string): string => text.replace(/[&<>"]/g, sign => references[sign]!)
