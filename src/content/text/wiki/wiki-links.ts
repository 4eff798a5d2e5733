import { element, isText, type TreeNode } from '../html/tree.ts'
import { titleKey } from './title-key.ts'

/** A link to a page or a file by name, as text: `[[name]]`, `[[name|label]]`, `![[file]]`. */
export type WikiLink = { name: string; label: string; isFile: boolean }

/** The maximum number of links in a page; further ones stay text. */
export const maxLinks = 1000
const longestName = 300
// Names contain no brackets, so that every character is looked at once.
const pattern = new RegExp(
  String.raw`(!?)\[\[([^[\]\n|]{1,${longestName}})(?:\|([^[\]\n]{0,${longestName}}))?\]\]`,
  'g',
)

const unlinked: ReadonlySet<string> = new Set(['a', 'pre', 'code', 'tt', 'kbd'])

/**
 * A tree with its wiki links as elements that no author can write, `<a data-wiki>` and `<span data-file>`: they carry
 * the number of the link, and get their address when the page is read.
 */
export function linkPages(nodes: readonly TreeNode[], links: WikiLink[]): TreeNode[] {
  return nodes.flatMap(node => {
    if (!isText(node)) return unlinked.has(node.tag) ? node : { ...node, children: linkPages(node.children, links) }
    return node.verbatim || !node.text.includes('[[') ? node : linksInText(node.text, links)
  })
}

function linksInText(text: string, links: WikiLink[]): TreeNode[] {
  const nodes: TreeNode[] = []
  let copied = 0
  for (const { 0: whole, 1: sign, 2: written, 3: shown, index } of text.matchAll(pattern)) {
    const name = written!.replace(/\s+/g, ' ').trim()
    if (links.length >= maxLinks) break
    if (titleKey(name) === '') continue
    const isFile = sign === '!'
    const label = shown?.trim() || name
    if (index > copied) nodes.push({ text: text.slice(copied, index) })
    const place = { [isFile ? 'data-file' : 'data-wiki']: String(links.length) }
    nodes.push(element(isFile ? 'span' : 'a', [{ text: label }], place))
    links.push({ name, label, isFile })
    copied = index + whole.length
  }
  if (copied < text.length) nodes.push({ text: text.slice(copied) })
  return nodes
}

/** The name of a page without the section that a link may name behind `#`; empty: a section of the same page. */
export function withoutSection(name: string): { name: string; section: string } | undefined {
  const at = name.lastIndexOf('#')
  const section = name.slice(at + 1).trim()
  return at < 0 || section === '' ? undefined : { name: name.slice(0, at).trim(), section }
}
