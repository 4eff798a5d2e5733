import { LocalizedError } from '#messages/localized-error.ts'

/** The command was written wrongly; its usage is shown with the sentence. */
export class UsageError extends Error {
  override name = 'UsageError'
}

/** What was asked for cannot be done; the message is the whole story. */
export class CommandError extends Error {
  override name = 'CommandError'
}

/** Whether somebody who reads the message knows all there is to know. */
export const isExpected = (error: unknown): error is Error =>
  error instanceof UsageError || error instanceof CommandError || error instanceof LocalizedError
