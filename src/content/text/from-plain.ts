import { linkify } from './linkify.ts'
import { element, maxNodes, type ElementNode, type TreeNode } from './html/tree.ts'

const deepest = 20
/** HTML would collapse several spaces, or one at the beginning; a line may still break at the last. */
const visibleSpaces = (line: string): string =>
  line.startsWith(' ') || line.includes('  ')
    ? line
        .replace(/^ +/, match => '\u00a0'.repeat(match.length))
        .replace(/ {2,}/g, match => `${'\u00a0'.repeat(match.length - 1)} `)
    : line

/** Without quotes of depth one or two, three signs are a program's prompt. */
const hasPrompts = (lines: readonly string[]): boolean =>
  lines.some(line => line.startsWith('>>>')) && !lines.some(line => /^>(?!>|From )|^>>(?!>)/.test(line))

/** The quote depth of a line and its text. `>From` is how a mailbox escapes `From`. */
function quotedLine(line: string): { depth: number; text: string } {
  if (!line.startsWith('>') || line.startsWith('>From ')) return { depth: 0, text: line }
  let at = 0
  let depth = 0
  while (depth < deepest && line[at] === '>') {
    depth += 1
    at += line[at + 1] === ' ' && line[at + 2] === '>' ? 2 : 1
  }
  return { depth, text: line.slice(line[at] === ' ' ? at + 1 : at) }
}

/** Plain text as HTML: paragraphs, lines, quotes and links; beyond the limit, lines are kept verbatim. */
export function treeOfPlain(plain: string, isTyped: boolean): TreeNode[] {
  const lines = plain.split('\n', maxNodes + 1)
  if (lines.length > maxNodes) return [element('pre', [{ text: plain, verbatim: true }])]
  const isPrompt = hasPrompts(lines)
  const root = element('div')
  const stack: ElementNode[] = [root]
  let paragraph: ElementNode | undefined
  let links = 0
  for (const line of lines) {
    const { depth, text } = isPrompt ? { depth: 0, text: line } : quotedLine(line)
    if (depth !== stack.length - 1) {
      paragraph = undefined
      stack.length = Math.min(stack.length, depth + 1)
      while (stack.length <= depth) {
        const quote: ElementNode = { ...element('blockquote'), ...(!isTyped && { role: 'quote' as const }) }
        stack.at(-1)!.children.push(quote)
        stack.push(quote)
      }
    }
    if (text.trim() === '') {
      paragraph = undefined
      continue
    }
    if (paragraph) paragraph.children.push(element('br'))
    else stack.at(-1)!.children.push((paragraph = element('p')))
    const nodes = linkify(visibleSpaces(text), maxNodes - links)
    links += nodes.length
    for (const node of nodes) paragraph.children.push(node)
  }
  return root.children
}
