import * as says from './attribution.ts'
import { linesOf, type Line } from './lines.ts'
import { beginsFooter, longestNotice, noticeLength } from './footers.ts'
import { isText, type Node } from './tree.ts'

/** The pieces of a text; each keeps the order and the elements around what is in it. */
export type Pieces = Readonly<Record<'body' | 'quoted' | 'remainder', readonly Node[]>>
type Piece = keyof Pieces
type Kind = 'new' | 'quote' | 'signature' | 'footer'

/** Tells what is new in a text from what it quotes and what stands under it. */
export function split(nodes: readonly Node[]): Pieces {
  const lines = linesOf(nodes)
  const kinds = kindsOf(lines)
  const last = lines.findLastIndex((line, at) => line.isVisible && kinds[at] === 'new')
  const pieces: Piece[] = []
  let piece: Piece = 'body'
  for (const [at, line] of lines.entries()) {
    // Between answers, quotations belong to the answers.
    if (at <= last) piece = 'body'
    else if (line.isVisible) piece = kinds[at] === 'quote' ? 'quoted' : 'remainder'
    pieces.push(piece)
  }
  const only = (wanted: Piece): readonly Node[] => {
    if (!pieces.includes(wanted)) return []
    const leaves = leavesOf(lines, line => pieces[line] === wanted)
    return leaves.includes(0) ? filter(nodes, leaves) : nodes
  }
  return { body: only('body'), quoted: only('quoted'), remainder: only('remainder') }
}

/** Which leaves are in the lines; nobody needs the empty lines above and below. */
function leavesOf(lines: readonly Line[], isIn: (line: number) => boolean): Uint8Array {
  const leaves = new Uint8Array(lines.at(-1)?.to ?? 0)
  const isSeen = (line: Line, at: number): boolean => line.isVisible && isIn(at)
  const first = lines.findIndex(isSeen)
  const last = lines.findLastIndex(isSeen)
  if (first >= 0) for (let at = first; at <= last; at += 1) if (isIn(at)) leaves.fill(1, lines[at]!.from, lines[at]!.to)
  return leaves
}

/** The tree with these leaves only, and what is around them. */
function filter(nodes: readonly Node[], leaves: Uint8Array): Node[] {
  let leaf = 0
  const keep = (children: readonly Node[]): Node[] => {
    const kept: Node[] = []
    for (const node of children) {
      if (isText(node) || node.children.length === 0) {
        if (leaves[leaf] === 1) kept.push(node)
        leaf += 1
        continue
      }
      const inside = keep(node.children)
      if (inside.length > 0) kept.push({ ...node, children: inside })
    }
    return kept
  }
  return keep(nodes)
}

function kindsOf(lines: readonly Line[]): Kind[] {
  const kinds = lines.map(kindByPlace)
  markNotices(lines, kinds)
  const cut = markRest(lines, kinds)
  markAttributions(lines, kinds, cut)
  markSignature(lines, kinds)
  // Where nothing is new, what is quoted is what the mail says.
  if (!hasNew(lines, kinds, lines.length))
    for (const [at, kind] of kinds.entries()) if (kind === 'quote') kinds[at] = 'new'
  return kinds
}

function kindByPlace({ place }: Line): Kind {
  if (place.mark === 'footer') return 'footer'
  if (place.quote || (place.box && !place.box.open)) return 'quote'
  if (place.mark === 'signature') return 'signature'
  return place.mark === 'attribution' ? 'quote' : 'new'
}

const hasNew = (lines: readonly Line[], kinds: readonly Kind[], to: number): boolean =>
  kinds.some((kind, at) => at < to && kind === 'new' && lines[at]!.isVisible)

/**
 * Where all the rest is another mail: quoted, unless it is passed on. Answers where. Programs that put it there mark nothing
 * in it, so whoever answers below or within it cannot be told from it: then all of it is new. docs/decisions/0131
 */
function markRest(lines: readonly Line[], kinds: Kind[]): number {
  for (const [at, { text, place, isVisible }] of lines.entries()) {
    if (!isVisible || place.quote) continue
    if (says.isForwardLine(text)) {
      kinds.fill('new', at)
      return at
    }
    if (kinds[at] !== 'new' || !beginsRest(lines, at)) continue
    let from = at
    while (from > 0 && isRule(lines[from - 1]!)) from -= 1
    const said = firstSaid(lines, at)
    const isMarked = said < lines.length && kinds[said] === 'quote'
    const to = isMarked ? said : lines.length
    if (!isMarked && (!hasNew(lines, kinds, from) || isAnsweredWithin(lines, kinds, from))) return at
    for (let rest = from; rest < to; rest += 1) if (kinds[rest] !== 'footer') kinds[rest] = 'quote'
    return isMarked ? lines.length : from
  }
  return lines.length
}

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

/** Whether the author says that answers are among what is quoted, or has put a name before them. */
const isAnsweredWithin = (lines: readonly Line[], kinds: readonly Kind[], from: number): boolean =>
  lines.some(({ text }, at) =>
    at < from ? kinds[at] === 'new' && says.announcesAnswers(text) : says.isNamedAnswer(text),
  )

const texts = (lines: readonly Line[], from: number, to: number): string[] =>
  lines.slice(from, to).map(line => line.text)

/** Whoever is quoted is named above the quotation, in up to four lines. */
function markAttributions(lines: readonly Line[], kinds: Kind[], cut: number): void {
  let above: number[] = []
  let areMarked = true
  for (const [at, line] of lines.entries()) {
    if (at >= cut) return
    if (!line.isVisible) continue
    if (kinds[at] === 'quote' || line.place.unmarked) {
      const named = attributionAbove(lines, above, line.place.unmarked)
      for (const one of named) kinds[one] = 'quote'
      if (areMarked && line.place.unmarked && named.length > 0) {
        areMarked = false
        markUnmarked(lines, kinds, at)
      }
      above = []
    } else if (kinds[at] === 'new') {
      if (lines[above.at(-1) ?? at]!.block !== line.block) above = []
      above.push(at)
      if (above.length > 4) above.shift()
    } else above = []
  }
}

function attributionAbove(lines: readonly Line[], above: readonly number[], mustBeCertain: boolean): number[] {
  const spans = above.map((_, from) => above.slice(from)).toReversed()
  const said = (span: readonly number[]): string[] => span.map(at => lines[at]!.text)
  const certain = spans.find(span => says.isCertainAttribution(said(span)))
  if (certain || mustBeCertain) return certain ?? []
  return spans.find(span => says.isNamedAttribution(said(span).join(' '))) ?? []
}

/** One quotation is named, so the program marks none, and all are quotations. */
function markUnmarked(lines: readonly Line[], kinds: Kind[], from: number): void {
  for (let at = from; at < lines.length; at += 1) if (lines[at]!.place.unmarked) kinds[at] = 'quote'
}

function markSignature(lines: readonly Line[], kinds: Kind[]): void {
  let hasText = false
  let under: Kind | undefined
  for (const [at, { text, isVisible }] of lines.entries()) {
    if (!isVisible) continue
    if (kinds[at] !== 'new') {
      under = kinds[at] === 'quote' ? undefined : under
      hasText = true
      continue
    }
    if (hasText && text === '--') under ??= 'signature'
    else if (hasText && beginsFooter(texts(lines, at, at + 4))) under = 'footer'
    if (under) kinds[at] = under
    hasText = true
  }
  const last = lines.findLastIndex((line, at) => line.isVisible && kinds[at] === 'new')
  const before = lines.findLastIndex((line, at) => at < last && line.isVisible && kinds[at] === 'new')
  if (before >= 0 && says.isPhoneSignature(lines[last]!.text)) kinds[last] = 'signature'
}

/** What a list says about parts that it has taken out stands under the text. */
function markNotices(lines: readonly Line[], kinds: Kind[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    const length = kinds[at] === 'new' ? noticeLength(texts(lines, at, at + longestNotice)) : 0
    kinds.fill('footer', at, at + length)
    at += Math.max(0, length - 1)
  }
}
