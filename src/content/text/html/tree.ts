import type { BlockRole } from '../quotes/block-markup.ts'

/** A line of preformatted text is verbatim: spaces and line ends count. */
export type TextNode = { text: string; verbatim?: true }
export type ElementNode = {
  tag: string
  attributes: Readonly<Record<string, string>>
  role?: BlockRole
  children: TreeNode[]
}
/** Cleaned HTML as a tree: few tags, few attributes, never deeper than the cleaner allows. */
export type TreeNode = TextNode | ElementNode

/** The maximum number of elements or lines. What follows is kept, but without layout. */
export const maxNodes = 20_000

export const isText = (node: TreeNode): node is TextNode => 'text' in node

/** A new element; `attributes` are not escaped. */
export const element = (
  tag: string,
  children: TreeNode[] = [],
  attributes: Readonly<Record<string, string>> = {},
): ElementNode => ({ tag, attributes, children })

const voidTags: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

export const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

export function htmlOf(nodes: readonly TreeNode[]): string {
  let html = ''
  for (const node of nodes) {
    if (isText(node)) html += escapeText(node.text)
    else {
      html += `<${node.tag}`
      for (const name in node.attributes) html += ` ${name}="${escapeValue(node.attributes[name]!)}"`
      html += voidTags.has(node.tag) ? ' />' : `>${htmlOf(node.children)}</${node.tag}>`
    }
  }
  return html
}
