import { isBlock } from '../to-plain.ts'
import type { BlockRole } from './block-markup.ts'
import { collapseWhitespace } from '../strip-control-chars.ts'
import { isText, type TreeNode } from '../html/tree.ts'
import { isBlank } from '../visible-text.ts'

/** What surrounds a line. */
export type LineContext = {
  quote: boolean
  /** In a quotation that no program marked as one. */
  unmarked: boolean
  /** The nearest box; it is open when quotations stand in it and answers may stand between them. */
  box: { open: boolean } | null
  role: BlockRole | null
}
/**
 * A line as a reader sees it: which leaves of the tree are in it, from the first of them to before the last. `text` is
 * no longer than is needed to know what it is.
 */
export type TextLine = {
  text: string
  isVisible: boolean
  context: LineContext
  from: number
  to: number
  block: number
}

const longest = 400
// Few texts are so short that nothing of them may be seen.
const isVisibleText = (text: string): boolean => (text.length > 20 ? /\S/.test(text) : !isBlank(text))
const topLevel: LineContext = { quote: false, unmarked: false, box: null, role: null }

/** A tree as lines. Each leaf (what has no children) is in exactly one of them, in the order of the tree. */
export function linesOf(nodes: readonly TreeNode[]): TextLine[] {
  const lines: TextLine[] = []
  let textLine: TextLine | undefined
  let block = 0
  let leaves = 0

  const add = (place: LineContext, text: string, isVisible: boolean): void => {
    textLine ??= { text: '', isVisible: false, context: place, from: leaves, to: leaves, block }
    // Where it stands is where the first thing that is seen of it stands.
    if (isVisible && !textLine.isVisible) textLine.context = place
    textLine.to = leaves += 1
    textLine.isVisible ||= isVisible
    if (textLine.text.length < longest) textLine.text += text.slice(0, longest)
  }
  const end = (): void => {
    if (!textLine) return
    textLine.text = collapseWhitespace(textLine.text).trim()
    lines.push(textLine)
    textLine = undefined
  }
  const walk = (children: readonly TreeNode[], place: LineContext): void => {
    for (const node of children) {
      if (isText(node)) {
        add(place, node.text, isVisibleText(node.text))
        if (node.text.endsWith('\n') && node.verbatim) end()
        continue
      }
      const breaks = isBlock(node.tag)
      if (breaks) end()
      if (breaks) block += 1
      if (node.children.length > 0) walk(node.children, contextIn(node, place))
      else add(contextIn(node, place), '', node.tag === 'img')
      if (breaks || node.tag === 'br') end()
      if (breaks) block += 1
    }
  }
  walk(nodes, topLevel)
  end()
  return lines
}

function contextIn(node: Exclude<TreeNode, { text: string }>, place: LineContext): LineContext {
  const { role, tag } = node
  if (role === undefined) return tag === 'blockquote' && !place.quote ? { ...place, unmarked: true } : place
  if (role === 'quote') {
    if (place.box && tag === 'blockquote') place.box.open = true
    return { ...place, quote: true }
  }
  return role === 'box' ? { ...place, box: { open: false } } : { ...place, role }
}
