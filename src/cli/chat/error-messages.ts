import { isApiError } from '#contract/errors.ts'
import { CommandError } from '../errors.ts'

const errorMessages: Record<string, string> = {
  unauthorized_error: "That email and password don't match.",
  two_factor_required: 'This account uses two-factor authentication. Add --code CODE.',
  'closed chat': 'The chat is closed.',
  'invalid chatsub_id': "You're no longer in this chat.",
  'invalid group_id': "There's no such group, or you aren't a member.",
}

/** What went wrong, for whoever sits at the terminal. */
export function errorMessageOf(error: unknown): string {
  if (isApiError(error))
    return errorMessages[error.extra] ?? errorMessages[error.type] ?? `Error: ${error.type} ${error.extra}`
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

/** Refusals and lost connections are sentences; what nobody thought of stays what it is. */
export async function withErrorMessages<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // fetch throws a TypeError, with what happened as its cause.
    const isOutside = isApiError(error) || (error instanceof TypeError && error.cause !== undefined)
    throw isOutside ? new CommandError(errorMessageOf(error)) : error
  }
}
