import * as says from './attribution.ts'
import { beginsFooter } from './footers.ts'
import type { ParsedText } from '../read-text.ts'
import { isBlock } from '../to-plain.ts'

/**
 * Corrects the split of a reply once its parent is known: if the quoted text contains something that the parent doesn't,
 * the author may have written it, and all of it stays in the body. docs/decisions/0020
 */
export function splitAgainstParent<Text extends Pick<ParsedText, 'body' | 'quoted' | 'words' | 'isDoubtful'>>(
  { isDoubtful, ...text }: Text,
  parentHtml: string | undefined,
): Omit<Text, 'isDoubtful'> {
  if (!isDoubtful || parentHtml === undefined || isQuotedFrom(linesIn(text.quoted), parentHtml)) return text
  const words = { ...text.words, body: `${text.words.body}\n\n${text.words.quoted}`, quoted: '' }
  return { ...text, body: text.body + text.quoted, quoted: '', words }
}

// In clean HTML there is no < or > inside a tag.
const nameOf = (tag: string): string => /^<\/?([a-z0-9]{1,10})/.exec(tag)?.[1] ?? ''
const breaksLine = (tag: string): boolean => nameOf(tag) === 'br' || isBlock(nameOf(tag))
const plainIn = (html: string): string =>
  html.replace(/<[^<>]*>/g, tag => (breaksLine(tag) ? '\n' : '')).replace(/&(?:amp|lt|gt|quot);/g, ' ')
const linesIn = (html: string): string[] =>
  plainIn(html)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** The letters of a text, without anything that programs change by wrapping, indenting and marking. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Shorter texts may occur anywhere; longer ones are searched for in the parent. */
const minMatchLetters = 20
const longestHead = 12
const longestFooter = 12

/** Whether a text contains all these lines in this order, except those that programs and lists add. */
function isQuotedFrom(lines: readonly string[], html: string): boolean {
  const source = lettersOf(plainIn(html))
  let position = 0
  let at = 0
  while (at < lines.length) {
    const footer = footerLength(lines, at)
    const letters = lettersOf(lines[at]!)
    const index = footer > 0 || letters === '' ? position : source.indexOf(letters, position)
    // A quote may leave out anything.
    const isQuoted = index === position || (index > position && letters.length >= minMatchLetters)
    const skipped = footer || (isQuoted ? 1 : headLength(lines.slice(at, at + longestHead)))
    if (skipped === 0) return false
    if (isQuoted && footer === 0) position = index + letters.length
    at += skipped
  }
  return true
}

/** How many lines are the attribution of the following text. */
function headLength(lines: readonly string[]): number {
  if (says.isOriginalLine(lines[0]!) || says.isQuotedHeader(lines)) {
    const end = lines.findIndex((line, at) => at > 0 && !/^\*?\p{L}[\p{L} -]{0,30}\*?\s?[:：]/u.test(line))
    return end < 0 ? lines.length : end
  }
  return [1, 2, 3, 4].find(length => isAttributionLines(lines.slice(0, length))) ?? 0
}

/** How many lines from here on are a mailing list footer. */
function footerLength(lines: readonly string[], at: number): number {
  if (!beginsFooter(lines.slice(at, at + 4))) return 0
  const under = lines.slice(at + 1, at + longestFooter)
  const closing = under.indexOf(lines[at]!)
  if (closing >= 0) return closing + 2
  const end = under.findIndex(line => !/mailing list|unsubscribe|@|https?:/i.test(line))
  return 1 + (end < 0 ? under.length : end)
}
const isAttributionLines = (lines: readonly string[]): boolean =>
  says.isCertainAttribution(lines) || says.isNamedAttribution(lines.join(' '))
