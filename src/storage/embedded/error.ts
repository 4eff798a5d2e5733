/** A problem with the embedded database that an operator has to fix; the message says what and how. */
export class EmbeddedError extends Error {
  override name = 'EmbeddedError'
}

/** The code of a system or PostgreSQL error, '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** This machine, as npm names packages of programs. */
export const PLATFORM = `${process.platform}-${process.arch}`

/** For machines that cannot run the bundled PostgreSQL. */
export const UNSUPPORTED =
  `The PostgreSQL that comes with Folkmoot does not run on this machine (${PLATFORM}; it needs macOS, or Linux ` +
  `with glibc, so not Alpine). Set DATABASE_URL to a PostgreSQL 15 or newer.`
