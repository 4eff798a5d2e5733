import * as says from './attribution.ts'
import { linesOf, type Line } from './lines.ts'
import { ownMarks } from './marks.ts'
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
  const cut = markRest(lines, kinds)
  markAttributions(lines, kinds, cut)
  markSignature(lines, kinds)
  return kinds
}

function kindByPlace({ place }: Line): Kind {
  if (place.mark === 'footer') return 'footer'
  if (place.quote || (place.box && !place.box.open)) return 'quote'
  if (place.mark === 'signature') return 'signature'
  return place.mark === 'attribution' ? 'quote' : 'new'
}

/** Where all the rest is another mail: quoted, unless it is passed on. Answers where. */
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
    for (let rest = from; rest < lines.length; rest += 1) if (kinds[rest] !== 'footer') kinds[rest] = 'quote'
    return from
  }
  return lines.length
}

const isRule = ({ text, isVisible }: Line): boolean => !isVisible || (text.length < 100 && /^[_-]{5,}$/.test(text))

function beginsRest(lines: readonly Line[], at: number): boolean {
  const { text, place } = lines[at]!
  if (says.isOriginalLine(text)) return true
  const isHeader = says.mayBeginHeader(text) && says.isQuotedHeader(texts(lines, at, at + 8))
  if (place.mark === 'cut' || isHeader) return isHeader || says.mayBeginHeader(text)
  if (place.unmarked || !says.mayBeginAttribution(text)) return false
  let said = ''
  for (let to = at; to < at + 4 && lines[to]?.block === lines[at]!.block; to += 1) {
    said = `${said} ${lines[to]!.text}`.trimStart()
    if (says.isCertainAttribution(said)) return !isQuotedAfter(lines, to)
  }
  return false
}

/** Where the quotation is marked there is no need to take all the rest for it. */
function isQuotedAfter(lines: readonly Line[], at: number): boolean {
  let next = at + 1
  while (next < lines.length && !lines[next]!.isVisible) next += 1
  const line = lines[next]
  return line !== undefined && (line.place.unmarked || kindByPlace(line) === 'quote')
}

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
  const said = (span: readonly number[]): string => span.map(at => lines[at]!.text).join(' ')
  const certain = spans.find(span => says.isCertainAttribution(said(span)))
  if (certain || mustBeCertain) return certain ?? []
  return spans.find(span => says.isAttribution(said(span)) && !says.beginsWithVerb(said(span))) ?? []
}

/** One quotation is named, so the program marks none, and all are quotations. */
function markUnmarked(lines: readonly Line[], kinds: Kind[], from: number): void {
  for (let at = from; at < lines.length; at += 1) if (lines[at]!.place.unmarked) kinds[at] = 'quote'
}

const footer = new RegExp(`^(?:${ownMarks.footerLine}|(?:-=){4,}-?|_{20,}|_\\._,_\\._,_|__\\._,_\\.___)$`)

function markSignature(lines: readonly Line[], kinds: Kind[]): void {
  let hasText = false
  let under: Kind | undefined
  for (const [at, { text, isVisible }] of lines.entries()) {
    if (!isVisible) continue
    if (kinds[at] !== 'new') {
      under = kinds[at] === 'quote' ? undefined : under
      continue
    }
    if (hasText && text === '--') under ??= 'signature'
    else if (hasText && text.length < 100 && footer.test(text) && isFooter(lines, at)) under = 'footer'
    if (under) kinds[at] = under
    else hasText = true
  }
  const last = lines.findLastIndex((line, at) => line.isVisible && kinds[at] === 'new')
  const before = lines.findLastIndex((line, at) => at < last && line.isVisible && kinds[at] === 'new')
  if (before >= 0 && says.isPhoneSignature(lines[last]!.text)) kinds[last] = 'signature'
}

/** A line of underscores may also be a blank to fill in; under it a list names itself. */
const isFooter = (lines: readonly Line[], at: number): boolean =>
  !/^_{20,}$/.test(lines[at]!.text) || texts(lines, at + 1, at + 4).some(text => /mailing list|@|https?:/i.test(text))
