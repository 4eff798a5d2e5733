import { LocalizedError } from '#locales/localized-error.ts'

/** A problem with the database that an operator has to fix; the message says what and how. */
export class DatabaseRefusedError extends LocalizedError {
  override name = 'DatabaseRefusedError'
}

/** The server doesn't answer. It may be starting, or failing over. */
export class DatabaseUnreachableError extends DatabaseRefusedError {}
