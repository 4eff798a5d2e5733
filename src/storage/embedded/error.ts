import { LocalizedError, type LocalizedText } from '#locales/localized-error.ts'

/** A problem with the embedded database that an operator has to fix; the message says what and how. */
export class EmbeddedError extends LocalizedError {
  override name = 'EmbeddedError'
}

/** Reports steps that take a while. */
export type ProgressLog = (text: LocalizedText, step?: 'creating') => void

/** The code of a system or PostgreSQL error, '' when it has none. */
export function codeOf(error: unknown): string {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : ''
}

/** This machine, as npm names packages of programs. */
export const PLATFORM = `${process.platform}-${process.arch}`

/** For machines that cannot run the bundled PostgreSQL. */
export const UNSUPPORTED: LocalizedText = t => t.database.unsupported({ platform: PLATFORM })
