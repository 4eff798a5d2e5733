import { isApiError } from '#contract/errors.ts'
import { CommandError } from '../errors.ts'

const errorMessages: Record<string, string> = {
  unauthorized_error: 'Address and password do not belong together.',
  two_factor_required: 'This account has a second factor: give its code with --code.',
  'closed chat': 'The chat is closed.',
  'invalid chatsub_id': 'You are not in this chat any more.',
  'invalid group_id': 'There is no such group, or you are not in it.',
}

/** What went wrong, for whoever sits at the terminal. */
export function errorMessageOf(error: unknown): string {
  if (isApiError(error))
    return errorMessages[error.extra] ?? errorMessages[error.type] ?? `Refused: ${error.type} ${error.extra}`
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
