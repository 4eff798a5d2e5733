import MarkdownIt from 'markdown-it'
import { ownClassNames } from './quotes/block-markup.ts'

// Line breaks are kept: people who write mail do not end lines with two spaces. URLs are linked later, as in plain
// text.
const markdown = new MarkdownIt({ html: true, breaks: true, linkify: false })
// The time to match a bracket grows with the nesting; real texts do not nest deeper.
markdown.set({ maxNesting: 20 })
// URLs are checked once, when the HTML is cleaned.
markdown.validateLink = () => true
markdown.normalizeLink = url => url
markdown.normalizeLinkText = text => text

// A character may cost fifty times as much as plain text, and a line more. These limits exceed anything written by hand.
const [maxLength, maxLines] = [50_000, 5000]
export const isTooMuchMarkdown = (text: string): boolean =>
  text.length > maxLength || text.split('\n', maxLines + 1).length > maxLines

/**
 * Stands around brackets that were escaped, so that later steps don't take them for those of a link. No text needs this
 * character.
 */
export const escapeMark = '\ufdd0'
markdown.core.ruler.before('text_join', 'mark_escaped_brackets', ({ env, tokens }) => {
  if (!(env as MarkdownOptions).marksBrackets) return
  for (const { children } of tokens)
    for (const token of children ?? [])
      if (token.type === 'text_special' && token.info === 'escape' && /[[\]]/.test(token.content))
        token.content = `${escapeMark}${token.content}${escapeMark}`
})
type MarkdownOptions = { marksBrackets?: boolean }

/** Markdown as HTML, not cleaned yet. */
export function htmlOfMarkdown(text: string, options: MarkdownOptions = {}): string {
  const lines = text.replace(/\r\n?/g, '\n').split('\n')
  const at = signatureAt(lines)
  const toHtml = (from: number, to?: number): string =>
    markdown.render(lines.slice(from, to).join('\n'), { ...options })
  if (at < 0) return toHtml(0)
  // Under a line of text, `--` would be a heading underline.
  return `${toHtml(0, at)}<div class="${ownClassNames.signature}">-- <br>${toHtml(at + 1)}</div>`
}

function signatureAt(lines: readonly string[]): number {
  let fence: string | undefined
  for (const [at, line] of lines.entries()) {
    if (fence === undefined && line === '-- ') return at
    const match = /^ {0,3}(```|~~~)/.exec(line)?.[1]
    if (match && fence === undefined) fence = match
    else if (match === fence) fence = undefined
  }
  return -1
}
