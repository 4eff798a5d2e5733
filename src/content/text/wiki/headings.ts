import { plainOf } from '../to-plain.ts'
import { isText, type ElementNode, type TreeNode } from '../html/tree.ts'

/** A heading, and the anchor that leads to it. */
export type Heading = { level: number; anchor: string; text: string }

const maxHeadings = 500
const longest = 80

/** The anchor of a heading by its text. The prefix keeps it apart from the names that the page itself uses. */
export const anchorOf = (text: string): string =>
  `s-${text
    .normalize('NFC')
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .slice(0, longest)
    .toWellFormed()
    .replace(/^-|-$/g, '')}`

/** Gives the headings of a tree anchors, and lists them. */
export function markHeadings(nodes: readonly TreeNode[]): { nodes: TreeNode[]; toc: Heading[] } {
  const toc: Heading[] = []
  const taken = new Map<string, number>()
  const mark = (node: TreeNode): TreeNode => {
    if (isText(node)) return node
    const level = /^h[1-6]$/.test(node.tag) ? Number(node.tag[1]) : 0
    if (level === 0) return { ...node, children: node.children.map(mark) }
    const text = plainOf([node], { signs: false }).replace(/\s+/g, ' ').trim()
    if (text === '' || toc.length >= maxHeadings) return node
    const wanted = anchorOf(text)
    const before = taken.get(wanted) ?? 0
    taken.set(wanted, before + 1)
    const anchor = before === 0 ? wanted : `${wanted}-${before + 1}`
    toc.push({ level, anchor, text: text.slice(0, 300).toWellFormed() })
    return { ...node, attributes: { id: anchor } } satisfies ElementNode
  }
  return { nodes: nodes.map(mark), toc }
}
