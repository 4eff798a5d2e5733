import { LocalizedError } from '#locales/localized-error.ts'

/** The command was written wrongly; its usage is shown with the sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** The request cannot be fulfilled; the message says all there is. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Whether the message alone is enough for the user. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof CommandError || error instanceof LocalizedError
