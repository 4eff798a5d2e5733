import { isBlock } from '../to-plain.ts'
import type { BlockRole } from './block-markup.ts'
import { collapseWhitespace } from '../strip-control-chars.ts'
import { isText, type TreeNode } from '../html/tree.ts'
import { isBlank } from '../visible-text.ts'

/** The context of a line. */
export type LineContext = {
  quote: boolean
  /** In a quote without quote marks. */
  unmarked: boolean
  /** The nearest box; it is open if it contains quotes with possible replies between them. */
  box: { open: boolean } | null
  role: BlockRole | null
}
/** A visible line with the range of tree leaves in it. `text` is only as long as needed to classify it. */
export type TextLine = {
  text: string
  isVisible: boolean
  context: LineContext
  from: number
  to: number
  block: number
}

const longest = 400
// Only short texts are likely to be invisible.
const isVisibleText = (text: string): boolean => (text.length > 20 ? /\S/.test(text) : !isBlank(text))
const topLevel: LineContext = { quote: false, unmarked: false, box: null, role: null }

/** A tree as lines. Each leaf (a node without children) is in exactly one of them, in tree order. */
export function linesOf(nodes: readonly TreeNode[]): TextLine[] {
  const lines: TextLine[] = []
  let textLine: TextLine | undefined
  let block = 0
  let leaves = 0

  const add = (context: LineContext, text: string, isVisible: boolean): void => {
    textLine ??= { text: '', isVisible: false, context, from: leaves, to: leaves, block }
    // The context of a line is that of its first visible leaf.
    if (isVisible && !textLine.isVisible) textLine.context = context
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
  const walk = (children: readonly TreeNode[], context: LineContext): void => {
    for (const node of children) {
      if (isText(node)) {
        add(context, node.text, isVisibleText(node.text))
        if (node.text.endsWith('\n') && node.verbatim) end()
        continue
      }
      const breaks = isBlock(node.tag)
      if (breaks) end()
      if (breaks) block += 1
      if (node.children.length > 0) walk(node.children, contextIn(node, context))
      else add(contextIn(node, context), '', node.tag === 'img')
      if (breaks || node.tag === 'br') end()
      if (breaks) block += 1
    }
  }
  walk(nodes, topLevel)
  end()
  return lines
}

function contextIn(node: Exclude<TreeNode, { text: string }>, context: LineContext): LineContext {
  const { role, tag } = node
  if (role === undefined) return tag === 'blockquote' && !context.quote ? { ...context, unmarked: true } : context
  if (role === 'quote') {
    if (context.box && tag === 'blockquote') context.box.open = true
    return { ...context, quote: true }
  }
  return role === 'box' ? { ...context, box: { open: false } } : { ...context, role }
}
