import { HtmlRefusedError, runInWorker } from './pool.ts'
import type { ParsedText, TextInput } from './read-text.ts'

export { ownClassNames } from './quotes/block-markup.ts'
export { splitAgainstParent } from './quotes/inline-replies.ts'
export { HtmlRefusedError } from './pool.ts'
export type { ParsedText, TextInput } from './read-text.ts'
export { isBlank, lineOf, textOf, withoutQuotes, textWithLinks, visibleLength } from './visible-text.ts'

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
