import { cleanTree } from './html/clean.ts'
import { htmlOfMarkdown, isTooMuchMarkdown } from './from-markdown.ts'
import { treeOfPlain } from './from-plain.ts'
import { linkifyTree } from './linkify.ts'
import { splitReply } from './quotes/split-reply.ts'
import { normalizePlainText } from './strip-control-chars.ts'
import { plainOf, snippetOf } from './to-plain.ts'
import { htmlOf, type TreeNode } from './html/tree.ts'

export type TextInput = {
  format: 'html' | 'plain' | 'markdown'
  text: string
  /**
   * It is not a reply by email, or no program has marked quotes: `>` before lines is the author's, unless someone is
   * named.
   */
  isTyped?: boolean
  /** URLs in HTML become links, as in other formats. */
  isUnlinked?: boolean
  /** The author's name, if known. */
  author?: string
}

/** The parsed text, sanitized. */
export type ParsedText = {
  /** Clean HTML: the new text, the quoted text, and what stands below (the signature). */
  body: string
  quoted: string
  remainder: string
  /** The whole text as clean HTML and as plain text, in the original order. */
  html: string
  plain: string
  /** The plain text of each part, for searching. */
  words: { body: string; quoted: string; remainder: string }
  /** The first 160 visible characters of the new text. */
  snippet: string
  is_plain_text: boolean
  /** The author may have written inside the quote: `splitAgainstParent` decides, if the parent is known. */
  isDoubtful?: boolean
}

const trees: Readonly<Record<TextInput['format'], (text: string, isTyped: boolean) => TreeNode[]>> = {
  html: cleanTree,
  markdown: text => linkifyTree(cleanTree(htmlOfMarkdown(text))),
  plain: treeOfPlain,
}

/** Slow on hostile input: runs in the worker. */
export function parseText({
  format,
  text: written,
  isTyped = false,
  isUnlinked = false,
  author = '',
}: TextInput): ParsedText {
  if (format === 'markdown' && isTooMuchMarkdown(written)) {
    return { ...parseText({ format: 'plain', text: written, isTyped }), is_plain_text: false }
  }
  const text = format === 'plain' ? normalizePlainText(written) : written
  const tree = trees[format](text, isTyped)
  const nodes = isUnlinked ? linkifyTree(tree) : tree
  const { body, quoted, remainder, isDoubtful } = splitReply(nodes, { isPlain: format === 'plain', author })
  const words = { body: wordsOf(body), quoted: wordsOf(quoted), remainder: wordsOf(remainder) }
  const html = htmlOf(nodes)
  // Most texts have only one part.
  const htmlOfPiece = (part: readonly TreeNode[]): string => (part === nodes ? html : htmlOf(part))
  return {
    body: htmlOfPiece(body),
    quoted: htmlOfPiece(quoted),
    remainder: htmlOfPiece(remainder),
    html,
    plain: format === 'plain' ? text.trimEnd() : plainOf(nodes),
    words,
    snippet: snippetOf(words.body) || snippetOf(words.quoted) || snippetOf(words.remainder),
    is_plain_text: format === 'plain',
    ...(isDoubtful && { isDoubtful }),
  }
}

const wordsOf = (nodes: readonly TreeNode[]): string => plainOf(nodes, { signs: false })
