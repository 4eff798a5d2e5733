import { HtmlRefusedError, runInWorker } from './pool.ts'
import type { ParsedText, TextInput } from './read-text.ts'
import type { Comparison, CompareInput } from './wiki/compare.ts'
import type { MergeInput } from './wiki/merge.ts'
import type { ParsedWiki, WikiInput } from './wiki/read-wiki.ts'

export { ownClassNames } from './quotes/block-markup.ts'
export { splitAgainstParent } from './quotes/inline-replies.ts'
export { HtmlRefusedError } from './pool.ts'
export type { ParsedText, TextInput } from './read-text.ts'
export { titleKey } from './wiki/title-key.ts'
export { maxLinks, withoutSection, type WikiLink } from './wiki/wiki-links.ts'
export { anchorOf, type Heading } from './wiki/headings.ts'
export type { Comparison, CompareInput } from './wiki/compare.ts'
export type { ParsedWiki, WikiInput } from './wiki/read-wiki.ts'
export { answerLine, pollText, saysPoll, withoutPoll } from './poll-text.ts'
export {
  isBlank,
  lineOf,
  textOf,
  withoutQuotes,
  textWithLinks,
  visibleLength,
  withoutInvisible,
} from './visible-text.ts'

const maxLength = 1_048_576

function refuseTooLong(text: string): void {
  if (text.length > maxLength) throw new HtmlRefusedError('the text is too long')
}

/**
 * Parses untrusted text: first size limits, then a worker with a time limit, so that no text delays others. Throws
 * `HtmlRefusedError` if a text exceeds the limits.
 */
export async function readText(textInput: TextInput): Promise<ParsedText> {
  refuseTooLong(textInput.text)
  return runInWorker('read', textInput)
}

/** Sanitized external HTML: allowed tags and URLs only. The limits are the same. */
export async function sanitise(html: string): Promise<string> {
  refuseTooLong(html)
  // oxlint-disable-next-line no-control-regex -- those are taken out too
  return /[<>&\0-\x1f\x7f-\x9f]/.test(html) || !html.isWellFormed() ? runInWorker('clean', html) : html
}

/** Parses the text of a wiki page, within the same limits. */
export async function readWiki(wikiInput: WikiInput): Promise<ParsedWiki> {
  refuseTooLong(wikiInput.text)
  return runInWorker('wiki', wikiInput)
}

/** Compares two versions of a text. */
export async function compareVersions(compareInput: CompareInput): Promise<Comparison> {
  refuseTooLong(compareInput.before.text)
  refuseTooLong(compareInput.after.text)
  return runInWorker('compare', compareInput)
}

/** Both changes of a text in one; null if they don't go together. */
export async function mergeVersions(mergeInput: MergeInput): Promise<string | null> {
  for (const text of Object.values(mergeInput)) refuseTooLong(text)
  return runInWorker('merge', mergeInput)
}
