import type { Mark } from './marks.ts'

/** A line of a preformatted text is verbatim: spaces and line ends count. */
export type Text = { text: string; verbatim?: true }
export type Element = { tag: string; attributes: Readonly<Record<string, string>>; mark?: Mark; children: Node[] }
/** Cleaned HTML as a tree: few tags, few attributes, never deeper than the cleaner allows. */
export type Node = Text | Element

export const isText = (node: Node): node is Text => 'text' in node

/** A new element; `attributes` are written as they are. */
export const element = (
  tag: string,
  children: Node[] = [],
  attributes: Readonly<Record<string, string>> = {},
): Element => ({ tag, attributes, children })

const empty: ReadonlySet<string> = new Set(['br', 'hr', 'img'])
const tokens = /<(\/?)([a-z][a-z0-9]*)((?:\s[a-z-]+(?:="[^"]*")?)*)\s*\/?>|[^<]+|</g
const attribute = /\s([a-z-]+)(?:="([^"]*)")?/g
const references: Record<string, string> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const decode = (text: string): string =>
  text.includes('&') ? text.replace(/&(?:amp|lt|gt|quot);/g, found => references[found]!) : text

/** The attribute in which the cleaner tells what an element was to the program that wrote it. */
export const markAttribute = 'data-mark'

/** Reads what the cleaner wrote; of any other HTML it reads only what looks like that. */
export function treeOf(clean: string): Node[] {
  const root = element('div')
  const stack = [root]
  let verbatim = 0
  for (const [whole, end, tag, attributes] of clean.matchAll(tokens)) {
    const top = stack.at(-1)!
    if (tag === undefined) {
      if (verbatim > 0)
        for (const line of whole.match(/[^\n]*\n|[^\n]+/g) ?? [])
          top.children.push({ text: decode(line), verbatim: true })
      else top.children.push({ text: decode(whole) })
    } else if (end) {
      const at = stack.findLastIndex(one => one.tag === tag)
      if (at > 0) for (const closed of stack.splice(at)) if (closed.tag === 'pre') verbatim -= 1
    } else {
      const { [markAttribute]: mark, ...kept } = attributesOf(attributes!)
      const opened = element(tag, [], kept)
      if (mark !== undefined) opened.mark = mark as Mark
      top.children.push(opened)
      if (empty.has(tag)) continue
      stack.push(opened)
      if (tag === 'pre') verbatim += 1
    }
  }
  return root.children
}

function attributesOf(written: string): Record<string, string> {
  const found: Record<string, string> = {}
  for (const [, name, value] of written.matchAll(attribute)) found[name!] = decode(value ?? '')
  return found
}

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
/** A text as HTML. */
export const escapeText = (text: string): string => text.replace(/[&<>]/g, found => escapes[found]!)
const escapeValue = (text: string): string => text.replace(/[&<>"]/g, found => escapes[found]!)

/** The HTML of a tree. */
export function htmlOf(nodes: readonly Node[]): string {
  let html = ''
  for (const node of nodes) {
    if (isText(node)) html += escapeText(node.text)
    else {
      html += `<${node.tag}`
      for (const [name, value] of Object.entries(node.attributes)) html += ` ${name}="${escapeValue(value)}"`
      html += empty.has(node.tag) ? ' />' : `>${htmlOf(node.children)}</${node.tag}>`
    }
  }
  return html
}
