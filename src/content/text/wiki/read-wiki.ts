import { linkedObjectsIn } from '../../linked-objects.ts'
import { keyword, searchVector } from '../../tokenizer/index.ts'
import { treeOfPlain } from '../from-plain.ts'
import { escapeMark, htmlOfMarkdown, isTooMuchMarkdown } from '../from-markdown.ts'
import { cleanTree, TooMuchMarkupError } from '../html/clean.ts'
import { htmlOf, isText, type TreeNode } from '../html/tree.ts'
import { linkifyTree } from '../linkify.ts'
import { normalizePlainText } from '../strip-control-chars.ts'
import { plainOf, snippetOf } from '../to-plain.ts'
import { linkPages, type WikiLink } from './wiki-links.ts'
import { markHeadings, type Heading } from './headings.ts'

export type WikiInput = { format: 'html' | 'plain' | 'markdown'; text: string; title: string }

/** The text of a wiki page, sanitized and taken apart. */
export type ParsedWiki = {
  /** What is edited: sanitized HTML, or the text as it was written. */
  source: string
  /** Clean HTML, in which links to pages are numbers. */
  html: string
  links: WikiLink[]
  toc: Heading[]
  /** The first 160 visible characters. */
  snippet: string
  /** The search vector of title and text. */
  words: string
}

/** The text as it is stored, and as a tree. */
function readSource({ format, text }: WikiInput): { source: string; tree: TreeNode[] } {
  if (format === 'html') {
    const tree = cleanTree(text)
    return { source: htmlOf(tree), tree: linkifyTree(tree) }
  }
  const source = normalizePlainText(text)
  if (format === 'plain') return { source, tree: treeOfPlain(source, true) }
  if (isTooMuchMarkdown(source)) throw new TooMuchMarkupError('it is too much Markdown')
  return { source, tree: linkifyTree(cleanTree(htmlOfMarkdown(source, { marksBrackets: true }))) }
}

/** A tree without the marks of escaped brackets. */
const withoutMarks = (nodes: readonly TreeNode[]): TreeNode[] =>
  nodes.map(node => {
    if (isText(node)) return { ...node, text: unmarked(node.text) }
    const attributes = Object.entries(node.attributes).map(([name, value]) => [name, unmarked(value)] as const)
    return { ...node, attributes: Object.fromEntries(attributes), children: withoutMarks(node.children) }
  })
// The mark may be part of an address, too, percent-encoded.
const unmarked = (text: string): string =>
  text.replaceAll(escapeMark, '').replaceAll(encodeURIComponent(escapeMark), '')

/** Slow on hostile input: runs in the worker. */
export function parseWiki(input: WikiInput): ParsedWiki {
  const links: WikiLink[] = []
  const { source, tree } = readSource(input)
  const linked = linkPages(tree, links)
  const { nodes, toc } = markHeadings(input.format === 'markdown' ? withoutMarks(linked) : linked)
  const text = plainOf(nodes, { signs: false })
  const html = htmlOf(nodes)
  const keywords = linkedObjectsIn(html).map(keyword.linked)
  const words = { subject: input.title, body: text, quoted: '', remainder: '', name: '', keywords }
  return { source, html, links, toc, snippet: snippetOf(text), words: searchVector(words) }
}
