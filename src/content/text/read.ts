import { cleanTree } from './clean.ts'
import { htmlOfMarkdown, isTooMuchMarkdown } from './from-markdown.ts'
import { treeOfPlain } from './from-plain.ts'
import { withLinks } from './links.ts'
import { split } from './split.ts'
import { tidyPlain } from './tidy.ts'
import { plainOf, snippetOf } from './to-plain.ts'
import { htmlOf, type Node } from './tree.ts'

/** A text as its author wrote it. */
export type Written = {
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
export type ReadText = {
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
const trees: Readonly<Record<Written['format'], (text: string, isTyped: boolean) => Node[]>> = {
  html: cleanTree,
  markdown: text => withLinks(cleanTree(htmlOfMarkdown(text))),
  plain: treeOfPlain,
}

/** Reads a text. Slow on hostile input: runs in the worker. */
export function readWritten({
  format,
  text: written,
  isTyped = false,
  isUnlinked = false,
  author = '',
}: Written): ReadText {
  if (format === 'markdown' && isTooMuchMarkdown(written)) {
    return { ...readWritten({ format: 'plain', text: written, isTyped }), is_plain_text: false }
  }
  const text = format === 'plain' ? tidyPlain(written) : written
  const tree = trees[format](text, isTyped)
  const nodes = isUnlinked ? withLinks(tree) : tree
  const { body, quoted, remainder, isDoubtful } = split(nodes, { isPlain: format === 'plain', author })
  const words = { body: wordsOf(body), quoted: wordsOf(quoted), remainder: wordsOf(remainder) }
  const html = htmlOf(nodes)
  // Most texts are all of one piece.
  const htmlOfPiece = (piece: readonly Node[]): string => (piece === nodes ? html : htmlOf(piece))
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

const wordsOf = (nodes: readonly Node[]): string => plainOf(nodes, { signs: false })
