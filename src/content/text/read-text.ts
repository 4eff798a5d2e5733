import { cleanTree } from './html/clean.ts'
import { htmlOfMarkdown, isTooMuchMarkdown } from './from-markdown.ts'
import { treeOfPlain } from './from-plain.ts'
import { linkifyTree } from './linkify.ts'
import { splitReply } from './quotes/split-reply.ts'
import { normalizePlainText } from './strip-control-chars.ts'
import { plainOf, snippetOf } from './to-plain.ts'
import { htmlOf, type TreeNode } from './html/tree.ts'

/** A text as its author wrote it. */
export type TextInput = {
  format: 'html' | 'plain' | 'markdown'
  text: string
  /** No mail is answered, or no program has marked what is quoted: signs before lines are the author's, unless somebody is named. */
  isTyped?: boolean
  /** Addresses in HTML become links, as they do elsewhere. */
  isUnlinked?: boolean
  /** The name of who wrote it, where that is known. */
  author?: string
}

/** What is read out of a text, all of it made harmless. */
export type ParsedText = {
  /** Clean HTML: what is new, what it quotes, and what stands under it (the signature). */
  body: string
  quoted: string
  remainder: string
  /** The whole text as clean HTML and as plain text, in the order it was written in. */
  html: string
  plain: string
  /** The plain text of each piece, for searching. */
  words: { body: string; quoted: string; remainder: string }
  /** The first 160 characters a reader sees of what is new. */
  snippet: string
  is_plain_text: boolean
  /** The author may have written within what is quoted: `besides` tells, where it is known what is answered. */
  isDoubtful?: boolean
}

/** Each format as a clean tree. */
const trees: Readonly<Record<TextInput['format'], (text: string, isTyped: boolean) => TreeNode[]>> = {
  html: cleanTree,
  markdown: text => linkifyTree(cleanTree(htmlOfMarkdown(text))),
  plain: treeOfPlain,
}

/** Reads a text. Slow on hostile input: runs in the worker. */
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
  // Most texts are all of one piece.
  const htmlOfPiece = (piece: readonly TreeNode[]): string => (piece === nodes ? html : htmlOf(piece))
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
