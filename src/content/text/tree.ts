import type { Mark } from './marks.ts'

/** A line of a preformatted text is verbatim: spaces and line ends count. */
export type Text = { text: string; verbatim?: true }
export type Element = { tag: string; attributes: Readonly<Record<string, string>>; mark?: Mark; children: Node[] }
/** Cleaned HTML as a tree: few tags, few attributes, never deeper than the cleaner allows. */
export type Node = Text | Element

/** So many elements or lines a text may have; nobody writes more. What comes after them is still read, but not laid out. */
export const mostParts = 20_000

export const isText = (node: Node): node is Text => 'text' in node

/** A new element; `attributes` are written as they are. */
export const element = (
  tag: string,
  children: Node[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({ tag, attributes, children })

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])

/** A text as HTML. */
export const escapeText = (text: string): string =>
  /[&<>]/.test(text) ? text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;') : text
const escapeValue = (text: string): string => escapeText(text).replaceAll('"', '&quot;')

/** The HTML of a tree. */
export function htmlOf(nodes: readonly Node[]): string {
  let html = ''
  for (const node of nodes) {
    if (isText(node)) html += escapeText(node.text)
    else {
      html += `<${node.tag}`
      for (const name in node.attributes) html += ` ${name}="${escapeValue(node.attributes[name]!)}"`
      html += empty.has(node.tag) ? ' />' : `>${htmlOf(node.children)}</${node.tag}>`
    }
  }
  return html
}
