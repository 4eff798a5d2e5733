import * as says from './attribution.ts'
import * as own from './author-lines.ts'
import { linesOf, type TextLine } from './lines.ts'
import { beginsFooter, longestNotice, mayBeginFooter, mayBeginNotice, noticeLength } from './footers.ts'
import { hasAuthorText, markTrailingQuote, markUnmarkedQuotes, lineTexts, type LineKind } from './trailing-quote.ts'
import { isText, type TreeNode } from '../html/tree.ts'

/** The parts of a text; each keeps the order and the elements around its content. */
export type SplitText = Readonly<Record<'body' | 'quoted' | 'remainder', readonly TreeNode[]>> & {
  /** The author may have written inside the quote: its lines are not marked one by one. */
  isDoubtful: boolean
}
type SplitTextField = 'body' | 'quoted' | 'remainder'

/** Whether each quoted line is marked, and the author's name. */
export type TextInfo = { isPlain: boolean; author: string }

/** Splits a text into new text, quoted text, and what stands below. */
export function splitReply(nodes: readonly TreeNode[], about: TextInfo): SplitText {
  const lines = linesOf(nodes)
  const { kinds, isGuessed } = kindsOf(lines, about)
  const last = lines.findLastIndex((textLine, at) => textLine.isVisible && kinds[at] === 'new')
  const pieces: SplitTextField[] = []
  let part: SplitTextField = 'body'
  for (const [at, line] of lines.entries()) {
    // Quotes between replies belong to the replies.
    if (at <= last) part = 'body'
    else if (line.isVisible) part = kinds[at] === 'quote' ? 'quoted' : 'remainder'
    pieces.push(part)
  }
  const only = (wanted: SplitTextField): readonly TreeNode[] => {
    if (!pieces.includes(wanted)) return []
    const leaves = leavesOf(lines, line => pieces[line] === wanted)
    return leaves.includes(0) ? filter(nodes, leaves) : nodes
  }
  const isDoubtful = pieces.includes('quoted') && (isGuessed || !about.isPlain)
  return { body: only('body'), quoted: only('quoted'), remainder: only('remainder'), isDoubtful }
}

/** The leaves of the lines, without empty lines above and below. */
function leavesOf(lines: readonly TextLine[], isIn: (line: number) => boolean): Uint8Array {
  const leaves = new Uint8Array(lines.at(-1)?.to ?? 0)
  const isSeen = (textLine: TextLine, at: number): boolean => textLine.isVisible && isIn(at)
  const first = lines.findIndex(isSeen)
  const last = lines.findLastIndex(isSeen)
  if (first >= 0) for (let at = first; at <= last; at += 1) if (isIn(at)) leaves.fill(1, lines[at]!.from, lines[at]!.to)
  return leaves
}

/** The tree with these leaves only, and the elements around them. */
function filter(nodes: readonly TreeNode[], leaves: Uint8Array): TreeNode[] {
  let leaf = 0
  const keep = (children: readonly TreeNode[]): TreeNode[] => {
    const remaining: TreeNode[] = []
    for (const node of children) {
      if (isText(node) || node.children.length === 0) {
        if (leaves[leaf] === 1) remaining.push(node)
        leaf += 1
        continue
      }
      const inside = keep(node.children)
      if (inside.length > 0) remaining.push({ ...node, children: inside })
    }
    return remaining
  }
  return keep(nodes)
}

function kindsOf(lines: readonly TextLine[], { isPlain, author }: TextInfo): { kinds: LineKind[]; isGuessed: boolean } {
  const kinds = lines.map(kindByContext)
  markNotices(lines, kinds)
  if (isPlain) markLists(lines, kinds)
  const { cut, isGuessed } = markTrailingQuote(lines, kinds, author)
  markAttributions(lines, kinds, { cut, isPlain })
  if (!isPlain) markAnnounced(lines, kinds)
  markSignature(lines, kinds)
  // If nothing is new, the quote is the message.
  if (!hasAuthorText(lines, kinds, lines.length))
    for (const [at, kind] of kinds.entries()) if (kind === 'quote') kinds[at] = 'new'
  return { kinds, isGuessed }
}

function kindByContext({ context }: TextLine): LineKind {
  if (context.role === 'footer') return 'footer'
  if (context.quote || (context.box && !context.box.open)) return 'quote'
  if (context.role === 'signature') return 'signature'
  return context.role === 'attribution' ? 'quote' : 'new'
}

/** An author who announces inline replies may have written them into text that a program marked as quoted. */
function markAnnounced(lines: readonly TextLine[], kinds: LineKind[]): void {
  const first = kinds.indexOf('quote')
  const isAnnounced = lines.some(
    ({ text }, at) => at < first && kinds[at] === 'new' && own.announcesInlineReplies(text),
  )
  if (isAnnounced) for (const [at, kind] of kinds.entries()) if (kind === 'quote') kinds[at] = 'new'
}

/** Marked lines below an introduction are the author's own list. */
function markLists(lines: readonly TextLine[], kinds: LineKind[]): void {
  let above = ''
  let isList = false
  for (const [at, { text, isVisible }] of lines.entries()) {
    if (!isVisible) continue
    if (kinds[at] !== 'quote') {
      isList = false
      above = kinds[at] === 'new' ? text : ''
      continue
    }
    if (above !== '') isList = own.introducesList(above)
    above = ''
    if (isList) kinds[at] = 'new'
  }
}

/** The author of a quote is named above it, in up to four lines. */
function markAttributions(
  lines: readonly TextLine[],
  kinds: LineKind[],
  { cut, isPlain }: { cut: number; isPlain: boolean },
): void {
  let above: number[] = []
  let areMarked = true
  for (const [at, line] of lines.entries()) {
    if (at >= cut) return
    if (!line.isVisible) continue
    if (kinds[at] === 'quote' || line.context.unmarked) {
      const attribution = attributionAbove(lines, above, line.context.unmarked && !isPlain)
      for (const one of attribution) kinds[one] = 'quote'
      if (areMarked && line.context.unmarked && attribution.length > 0) {
        areMarked = false
        markUnmarkedQuotes(lines, kinds, at)
      }
      above = []
    } else if (kinds[at] === 'new') {
      if (lines[above.at(-1) ?? at]!.block !== line.block) above = []
      above.push(at)
      if (above.length > 4) above.shift()
    } else above = []
  }
}

function attributionAbove(lines: readonly TextLine[], above: readonly number[], mustBeCertain: boolean): number[] {
  const spans = above.map((_, from) => above.slice(from)).toReversed()
  const textsOf = (span: readonly number[]): string[] => span.map(at => lines[at]!.text)
  const certain = spans.find(span => says.isCertainAttribution(textsOf(span)))
  if (certain || mustBeCertain) return certain ?? []
  return spans.find(span => says.isNamedAttribution(textsOf(span).join(' '))) ?? []
}

function markSignature(lines: readonly TextLine[], kinds: LineKind[]): void {
  let hasText = false
  let under: LineKind | undefined
  for (const [at, { text, isVisible }] of lines.entries()) {
    if (!isVisible) continue
    if (kinds[at] !== 'new') {
      under = kinds[at] === 'quote' ? undefined : under
      hasText = true
      continue
    }
    if (hasText && text === '--') under ??= 'signature'
    else if (hasText && mayBeginFooter(text) && beginsFooter(lineTexts(lines, at, at + 4))) under = 'footer'
    if (under) kinds[at] = under
    hasText = true
  }
  const last = lines.findLastIndex((textLine, at) => textLine.isVisible && kinds[at] === 'new')
  const before = lines.findLastIndex((textLine, at) => at < last && textLine.isVisible && kinds[at] === 'new')
  if (before >= 0 && says.isPhoneSignature(lines[last]!.text)) kinds[last] = 'signature'
}

/** A list's notices about removed parts go below the text. */
function markNotices(lines: readonly TextLine[], kinds: LineKind[]): void {
  for (let at = 0; at < lines.length; at += 1) {
    if (kinds[at] !== 'new' || !mayBeginNotice(lines[at]!.text)) continue
    const length = noticeLength(lineTexts(lines, at, at + longestNotice))
    kinds.fill('footer', at, at + length)
    at += Math.max(0, length - 1)
  }
}
