import MarkdownIt from 'markdown-it'
import { ownClassNames } from './quotes/block-markup.ts'

// A line break is a line break: those who write mail do not end lines with two spaces. Addresses are linked later, as in
// plain text.
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: false })
// Each bracket is looked for through as many others; nobody nests deeper.
markdown.set({ maxNesting: 20 })
// Whose addresses are good is decided once, when all is cleaned.
markdown.validateLink = () => true
markdown.normalizeLink = url => url
markdown.normalizeLinkText = text => text

// A character may cost fifty times what one of plain text does, and a line more; nobody writes that much by hand.
const [longest, mostLines] = [50_000, 5000]
/** Whether a text is longer than what is read as Markdown. */
export const isTooMuchMarkdown = (text: string): boolean =>
  text.length > longest || text.split('\n', mostLines + 1).length > mostLines

/** Markdown as HTML that is still to be cleaned. */
export function htmlOfMarkdown(text: string): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const at = signatureAt(lines)
  const toHtml = (from: number, to?: number): string => markdown.render(lines.slice(from, to).join('\n'))
  if (at < 0) return toHtml(0)
  // Under a line of text it would be an underline.
  return `${toHtml(0, at)}<div class="${ownClassNames.signature}">-- <br>${toHtml(at + 1)}</div>`
}

function signatureAt(lines: readonly string[]): number {
  let fence: string | undefined
  for (const [at, line] of lines.entries()) {
    if (fence === undefined && line === '-- ') return at
    const found = /^ {0,3}(```|~~~)/.exec(line)?.[1]
    if (found && fence === undefined) fence = found
    else if (found === fence) fence = undefined
  }
  return -1
}
