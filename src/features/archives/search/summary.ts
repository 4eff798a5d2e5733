import { textOf } from '#runtime/text/index.ts'
import { eachWord } from '#runtime/words/scan.ts'
import type { Query, Term } from './parse-query.ts'

/** Answers whether a word of a text is one that was looked for. */
export type IsHit = (word: string) => boolean

/** The words that a query looks for in texts. */
export function hitsOf({ terms }: Query): IsHit {
  const texts = terms.filter((term): term is Term & { is: 'text' } => term.is === 'text' && !term.not)
  const whole = new Set(texts.flatMap(({ words }) => words.filter(({ is }) => is !== 'letter').map(({ word }) => word)))
  for (const { words } of texts) if (words.length === 1) whole.add(words[0]!.word)
  const beginnings = texts.filter(({ prefix }) => prefix).map(({ words }) => words.at(-1)!.word)
  return word => whole.has(word) || beginnings.some(beginning => word.startsWith(beginning))
}

type Hit = { word: string; from: number; to: number }
/** A message's texts, cleaned HTML. */
type Texts = { body: string; quoted: string; remainder: string }

const width = 200
const lead = 40

/**
 * A piece of a message around the words that were looked for, as HTML with these in `<mark>`; its beginning where there
 * are none. Only so many characters of each text are looked at.
 */
export function summaryOf({ body, quoted, remainder }: Texts, isHit: IsHit, most: number): string {
  let beginning = ''
  for (const html of [body, quoted, remainder]) {
    if (html === '') continue
    const text = textIn(html, most)
    const hits = hitsIn(text, isHit)
    if (hits.length > 0) return pieceOf(text, hits)
    beginning ||= text
  }
  return pieceOf(beginning, [])
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

function hitsIn(text: string, isHit: IsHit): Hit[] {
  const hits: Hit[] = []
  eachWord(text, (word, _at, from, to) => {
    if (!isHit(word)) return
    const last = hits.at(-1)
    // The parts of a compound and the pairs of a dense script overlap.
    if (last && from < last.to) last.to = Math.max(last.to, to)
    else hits.push({ word, from, to })
  })
  return hits
}

function pieceOf(text: string, hits: readonly Hit[]): string {
  const first = hits.length === 0 ? 0 : bestStart(hits)
  const start = startAt(text, hits[first]?.from ?? 0)
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

/** The hit from which most different words come within the width; the first of the best. */
function bestStart(hits: readonly Hit[]): number {
  const counts = new Map<string, number>()
  let [best, most, end] = [0, 0, 0]
  for (let start = 0; start < hits.length; start += 1) {
    while (end < hits.length && hits[end]!.to <= hits[start]!.from + width - lead) {
      const { word } = hits[end]!
      counts.set(word, (counts.get(word) ?? 0) + 1)
      end += 1
    }
    if (counts.size > most) [best, most] = [start, counts.size]
    const { word } = hits[start]!
    const left = (counts.get(word) ?? 0) - 1
    if (left > 0) counts.set(word, left)
    else counts.delete(word)
    end = Math.max(end, start + 1)
  }
  return best
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
