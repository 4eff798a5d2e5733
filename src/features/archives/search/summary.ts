import { lineOf } from '#content/text/index.ts'
import { fold, longestWord } from '#content/words/fold.ts'
import { eachWord } from '#content/words/scan.ts'
import type { Query, Term } from './parse-query.ts'
import { expressionFor, parting } from './seek.ts'

/**
 * The words that were looked for: which of them a word of a text is, if any, how many there are, whether some are mere
 * beginnings, how they are found, and whether that is all that has to be done in a text of plain letters.
 */
export type Sought = {
  meantBy: (word: string) => string | undefined
  kinds: number
  isBeginning: boolean
  expression: RegExp | null
  isPlain: boolean
}

/** The words that a query looks for in texts. */
export function soughtBy({ terms }: Query): Sought {
  const texts = terms.filter((term): term is Term & { is: 'text' } => term.is === 'text' && !term.not)
  const whole = new Set(texts.flatMap(({ words }) => words.filter(({ is }) => is !== 'letter').map(({ word }) => word)))
  for (const { words } of texts) if (words.length === 1) whole.add(words[0]!.word)
  const beginnings = texts.filter(({ prefix }) => prefix).map(({ words }) => words.at(-1)!.word)
  const all = [...new Set([...whole, ...beginnings])]
  return {
    meantBy: word => (whole.has(word) ? word : beginnings.find(beginning => word.startsWith(beginning))),
    kinds: all.length,
    isBeginning: beginnings.length > 0,
    expression: expressionFor(all.filter(word => word !== '')),
    isPlain: all.every(word => word.length < longestWord && plainWord.test(word)),
  }
}

const plainWord = /^[a-z\d]*$/
const plainText = /^[\x20-\x7e]*$/

type Hit = { word: string; from: number; to: number }
/** A message's texts, cleaned HTML. */
type Texts = { body: string; quoted: string; remainder: string }

const width = 200
const lead = 40

/** How many characters of each text are read for the best piece, and how many are looked through for any. */
export type Share = { read: number; sought: number }

/**
 * A piece of a message around the words that were looked for, as HTML with these in `<mark>`; its beginning where there
 * are none. The words are looked for in the HTML as it is, and only what is around them is read: docs/decisions/0300.
 */
export function summaryOf({ body, quoted, remainder }: Texts, sought: Sought, share: Share): string {
  const texts = [body, quoted, remainder].filter(html => html !== '')
  if (sought.expression)
    for (const html of texts) {
      const piece =
        soughtPiece(html, sought, share) ?? (mayHide(html, share.read) ? readPiece(html, sought, share) : undefined)
      if (piece !== undefined) return piece
    }
  for (const html of texts) {
    const text = textIn(html, head) || textIn(html, share.read)
    if (text !== '') return pieceOf(text, [], 0, { after: html.length > head })
  }
  return ''
}

const mostPlaces = 8
const head = 600
const behind = 320

/** The piece around the best of the places where the words stand; undefined where they stand nowhere. */
function soughtPiece(html: string, sought: Sought, share: Share): string | undefined {
  const { places, best } = placesIn(html, sought, share)
  for (const place of [places[best], ...places.slice(0, mostPlaces)]) {
    const piece = place && pieceAround(html, place.from, sought)
    if (piece) return piece
  }
  return undefined
}

/** The piece of what is read word by word: for words that are spelled in a way that no expression knows. */
function readPiece(html: string, sought: Sought, { read }: Share): string | undefined {
  const text = textIn(html, read)
  const { hits, best } = hitsIn(text, sought)
  return hits.length > 0 ? pieceOf(text, hits, best, { after: html.length > read }) : undefined
}

// Letters beyond ASCII or written as references, and tags within words.
const hiding =
  /[^\0-\x7f]|&(?!(?:amp|lt|gt|quot|nbsp|#39);)|[a-z\d](?:<(?!br|\/(?:p|div|h[1-6]|li|tr|blockquote|pre|dt|dd|ul|ol|table)>)[^<>]*>)+[a-z\d]/i
/** Whether words may stand there that the expression does not find. */
const mayHide = (html: string, read: number): boolean => hiding.test(html.slice(0, read))

/**
 * Where the words stand in HTML, and which place has the most different ones behind it: the first of the best. Behind
 * what is read for the best, the first place is enough.
 */
function placesIn(
  html: string,
  { expression, kinds, isBeginning }: Sought,
  { read, sought }: Share,
): { places: Hit[]; best: number } {
  const places: Hit[] = []
  const near = new Near(places)
  const looked = html.slice(0, sought)
  expression!.lastIndex = 0
  for (let found = expression!.exec(looked); found; found = expression!.exec(looked)) {
    const [{ length }, from, to] = [found[0], found.index, expression!.lastIndex]
    if (length === 0) break
    if (isInside(looked, from, from - 1) || (!isBeginning && isInside(looked, to - 1, to))) continue
    near.add({ word: kinds === 1 ? '' : fold(found[0].replace(parting, '')), from, to })
    if (near.most === kinds || from > read || places.length === mostHits) break
  }
  return { places, best: near.best }
}

const mostHits = 1000
function isAsciiLetter(text: string, at: number): boolean {
  const code = text.charCodeAt(at)
  return (code >= 0x61 && code <= 0x7a) || (code >= 0x41 && code <= 0x5a) || (code >= 0x30 && code <= 0x39)
}
/** Whether two neighbours are of one word, as far as is seen at once. */
const isInside = (text: string, at: number, next: number): boolean =>
  isAsciiLetter(text, at) && isAsciiLetter(text, next)

function pieceAround(html: string, place: number, sought: Sought): string | undefined {
  const from = place <= 4 * lead ? 0 : textBefore(html, place)
  const rest = html.slice(from)
  for (const most of [place - from + behind, place - from + 25 * behind]) {
    const text = textIn(rest, most)
    const { hits, best } = hitsIn(text, sought)
    if (hits.length === 0) return undefined
    const isWhole = rest.length <= most
    if (isWhole || text.length > hits[best]!.from + width || most > 8 * behind)
      return pieceOf(text, hits, best, { before: from > 0, after: !isWhole })
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

/** The hits of a text, and which of them has the most different words behind it within the width: the first of the best. */
function hitsIn(text: string, sought: Sought): { hits: Hit[]; best: number } {
  return (sought.isPlain && plainText.test(text) && plainHitsIn(text, sought)) || readHitsIn(text, sought)
}

/** The same without reading the words between them; undefined: some may be parted, and have to be read. */
function plainHitsIn(
  text: string,
  { expression, kinds, meantBy, isBeginning }: Sought,
): { hits: Hit[]; best: number } | undefined {
  const hits: Hit[] = []
  const near = new Near(hits)
  let end = Infinity
  expression!.lastIndex = 0
  for (let found = expression!.exec(text); found; found = expression!.exec(text)) {
    const from = found.index
    if (!plainWord.test(found[0].toLowerCase())) return undefined
    if (from > end) break
    const to = (expression!.lastIndex = endOfWord(text, expression!.lastIndex))
    const word = isInside(text, from, from - 1) ? undefined : meantBy(text.slice(from, to).toLowerCase())
    if (word === undefined) continue
    if (isBeginning && joint.test(text.charAt(to)) && isAsciiLetter(text, to + 1)) return undefined
    near.add({ word, from, to })
    if (near.most === kinds) end = Math.min(end, hits[near.best]!.from + width)
  }
  return { hits, best: near.best }
}

// What begins with a part of a compound may be all of it.
const joint = /[-']/
function endOfWord(text: string, from: number): number {
  let end = from
  while (isAsciiLetter(text, end)) end += 1
  return end
}

function readHitsIn(text: string, { meantBy, kinds }: Sought): { hits: Hit[]; best: number } {
  const hits: Hit[] = []
  const near = new Near(hits)
  let end = Infinity
  eachWord(text, (read, _at, from, to) => {
    // No piece can be better than one with all of the words.
    if (from > end) return false
    const word = meantBy(read)
    if (word === undefined) return true
    const last = hits.at(-1)
    // The parts of a compound and the pairs of a dense script overlap.
    if (last && from < last.to) {
      last.to = Math.max(last.to, to)
      return true
    }
    near.add({ word, from, to })
    if (near.most === kinds) end = Math.min(end, hits[near.best]!.from + width)
    return true
  })
  return { hits, best: near.best }
}

/** Hits one after the other, and where the most different words were within the width. */
class Near {
  best = 0
  most = 0
  readonly #hits: Hit[]
  readonly #words = new Map<string, number>()
  #first = 0
  constructor(hits: Hit[]) {
    this.#hits = hits
  }

  add(hit: Hit): void {
    const [hits, words] = [this.#hits, this.#words]
    hits.push(hit)
    words.set(hit.word, (words.get(hit.word) ?? 0) + 1)
    for (; hit.to > hits[this.#first]!.from + width - lead && this.#first < hits.length - 1; this.#first += 1)
      leave(words, hits[this.#first]!.word)
    if (words.size > this.most) [this.best, this.most] = [this.#first, words.size]
  }
}

function leave(near: Map<string, number>, word: string): void {
  const left = near.get(word)! - 1
  if (left > 0) near.set(word, left)
  else near.delete(word)
}

/** `before`, `after`: the text has more, in front of it and behind it. */
function pieceOf(
  text: string,
  hits: readonly Hit[],
  best: number,
  more: { before?: boolean; after?: boolean },
): string {
  const start = startAt(text, hits[best]?.from ?? 0)
  const end = endAt(text, start + width)
  let html = start > 0 || more.before ? '…' : ''
  let at = start
  for (const { from, to } of hits) {
    if (from < start) continue
    if (to > end) break
    html += `${escapeHtml(text.slice(at, from))}<mark>${escapeHtml(text.slice(from, to))}</mark>`
    at = to
  }
  return html + escapeHtml(text.slice(at, end)) + (end < text.length || more.after ? '…' : '')
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
