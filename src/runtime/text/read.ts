import { htmlOfMarkdown } from './from-markdown.ts'
import { treeOfPlain } from './from-plain.ts'
import { withLinks } from './links.ts'
import { cleanMarkedHtml } from './rules.ts'
import { split } from './split.ts'
import { tidyPlain } from './tidy.ts'
import { plainOf, snippetOf } from './to-plain.ts'
import { htmlOf, treeOf, type Node } from './tree.ts'

/** A text as its author wrote it. */
export type Written = { format: 'html' | 'plain' | 'markdown'; text: string }

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
}

// Each character of Markdown may cost a hundred times its own time; nobody writes that much of it by hand.
const longestMarkdown = 200_000

/** Each format as a clean tree. */
const trees: Readonly<Record<Written['format'], (text: string) => Node[]>> = {
  html: text => treeOf(cleanMarkedHtml(text)),
  markdown: text => withLinks(treeOf(cleanMarkedHtml(htmlOfMarkdown(text)))),
  plain: treeOfPlain,
}

/** Reads a text. Slow on hostile input: runs in the worker. */
export function readWritten({ format, text: written }: Written): ReadText {
  if (format === 'markdown' && written.length > longestMarkdown) {
    return { ...readWritten({ format: 'plain', text: written }), is_plain_text: false }
  }
  const text = format === 'plain' ? tidyPlain(written) : written
  const nodes = trees[format](text)
  const { body, quoted, remainder } = split(nodes)
  const words = { body: wordsOf(body), quoted: wordsOf(quoted), remainder: wordsOf(remainder) }
  return {
    body: htmlOf(body),
    quoted: htmlOf(quoted),
    remainder: htmlOf(remainder),
    html: htmlOf(nodes),
    plain: format === 'plain' ? text.trimEnd() : plainOf(nodes),
    words,
    snippet: snippetOf(words.body) || snippetOf(words.quoted) || snippetOf(words.remainder),
    is_plain_text: format === 'plain',
  }
}

const wordsOf = (nodes: readonly Node[]): string => plainOf(nodes, { signs: false })
