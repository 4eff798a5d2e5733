import { DEFAULT_LOCALE, messagesFor, type Messages } from './index.ts'

/** A sentence that is written when the language of its reader is known. */
export type LocalizedText = (t: Messages) => string

/** An error for people: its message is in English, as logs are, and `text` in any language. */
export class LocalizedError extends Error {
  readonly text: LocalizedText

  constructor(text: LocalizedText, options?: ErrorOptions) {
    super(inEnglish(text), options)
    this.text = text
  }
}

export const inEnglish = (text: LocalizedText): string => text(messagesFor(DEFAULT_LOCALE))

/** What an error says, in a language where it can. */
export const errorText = (error: Error, t: Messages): string =>
  error instanceof LocalizedError ? error.text(t) : error.message
