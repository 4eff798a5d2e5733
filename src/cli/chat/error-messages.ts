import { isApiError } from '#contract/errors.ts'
import { messageFor, type Messages } from '#locales/index.ts'
import { CommandError } from '../errors.ts'

/** The error for the user at the terminal. */
export function errorMessageOf(error: unknown, { cli: { chat: t } }: Messages): string {
  if (isApiError(error))
    return (
      messageFor(t.errors, error.extra) ??
      messageFor(t.errors, error.type) ??
      t.error({ type: error.type, extra: error.extra })
    )
  const { message, cause } = error as Error
  return cause instanceof Error ? `${message} (${cause.message})` : message
}

/** API errors and lost connections become sentences; unexpected errors are rethrown. */
export async function withErrorMessages<T>(work: () => Promise<T>, t: Messages): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // fetch throws a TypeError, with what happened as its cause.
    const isOutside = isApiError(error) || (error instanceof TypeError && error.cause !== undefined)
    throw isOutside ? new CommandError(errorMessageOf(error, t)) : error
  }
}
