import * as says from './attribution.ts'
import { beginsFooter } from './footers.ts'
import type { ParsedText } from '../read-text.ts'
import { isBlock } from '../to-plain.ts'

/**
 * A text, now that it is known what it answers: what it quotes and that does not say, its author may have written, and
 * then all of it stays where the author's words are. `answered` is the other text as clean HTML. docs/decisions/0020
 */
export function splitAgainstParent<Text extends Pick<ParsedText, 'body' | 'quoted' | 'words' | 'isDoubtful'>>(
  { isDoubtful, ...text }: Text,
  parentHtml: string | undefined,
): Omit<Text, 'isDoubtful'> {
  if (!isDoubtful || parentHtml === undefined || isQuotedFrom(linesIn(text.quoted), parentHtml)) return text
  const words = { ...text.words, body: `${text.words.body}\n\n${text.words.quoted}`, quoted: '' }
  return { ...text, body: text.body + text.quoted, quoted: '', words }
}

// The HTML is clean: there is no < or > inside of a tag.
const nameOf = (tag: string): string => /^<\/?([a-z0-9]{1,10})/.exec(tag)?.[1] ?? ''
const breaksLine = (tag: string): boolean => nameOf(tag) === 'br' || isBlock(nameOf(tag))
const plainIn = (html: string): string =>
  html.replace(/<[^<>]*>/g, tag => (breaksLine(tag) ? '\n' : '')).replace(/&(?:amp|lt|gt|quot);/g, ' ')
const linesIn = (html: string): string[] =>
  plainIn(html)
    .split('\n')
    .map(line => line.trim())
    .filter(line => line !== '')

/** What is left of a text however programs wrap, indent and mark it. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '')

/** Fewer letters may stand anywhere; so many are found again where they were said. */
const minMatchLetters = 20
const longestHead = 12
const longestFooter = 12

/** Whether a text says all these lines, in this order, but for those that programs and lists put around them. */
function isQuotedFrom(lines: readonly string[], html: string): boolean {
  const source = lettersOf(plainIn(html))
  let place = 0
  let at = 0
  while (at < lines.length) {
    const footer = footerLength(lines, at)
    const letters = lettersOf(lines[at]!)
    const found = footer > 0 || letters === '' ? place : source.indexOf(letters, place)
    // Whoever quotes leaves out what they like.
    const isSaid = found === place || (found > place && letters.length >= minMatchLetters)
    const taken = footer || (isSaid ? 1 : headLength(lines.slice(at, at + longestHead)))
    if (taken === 0) return false
    if (isSaid && footer === 0) place = found + letters.length
    at += taken
  }
  return true
}

/** How many of the lines say who has written what follows. */
function headLength(lines: readonly string[]): number {
  if (says.isOriginalLine(lines[0]!) || says.isQuotedHeader(lines)) {
    const end = lines.findIndex((line, at) => at > 0 && !/^\*?\p{L}[\p{L} -]{0,30}\*?\s?[:：]/u.test(line))
    return end < 0 ? lines.length : end
  }
  return [1, 2, 3, 4].find(length => isAttributionLines(lines.slice(0, length))) ?? 0
}

/** How many lines from here on a list has written under a mail. */
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
