/** A problem with the database that an operator has to fix; the message says what and how. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}
