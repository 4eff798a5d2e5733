/** Something about the database that a person has to put right; the message says what and how. */
export class DatabaseRefusedError extends Error {
  override name = 'DatabaseRefusedError'
}
