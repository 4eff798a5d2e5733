import { DatabaseError } from 'pg'
import { isWorthRetrying } from '#storage/errors.ts'

// SQLSTATE classes for invalid data, constraints, size limits and internal errors.
const refusedValues = /^(?:22|23|54|XX000)/

/** Whether an error may be caused by one mail, so that others can still be stored. */
export const isCausedByMail = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? refusedValues.test(error.code ?? '')
    : error instanceof TypeError || error instanceof RangeError

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

type BatchHandlers<Mail, Done> = {
  store(mails: readonly Mail[]): Promise<Done>
  /** Called for each stored part, in order. */
  stored(done: Done, mails: readonly Mail[]): void
  /** Called for a mail that cannot be stored. */
  refused(mail: Mail, error: unknown): void
}

/**
 * Stores a batch. If one of its mails fails, the batch is split in halves until that mail is alone. Smaller batches also conflict
 * less with concurrent changes.
 */
export async function storeBisecting<Mail, Done>(
  mails: readonly Mail[],
  batches: BatchHandlers<Mail, Done>,
): Promise<void> {
  let done: Done
  try {
    done = await batches.store(mails)
  } catch (error) {
    const isOfMail = isCausedByMail(error)
    if (!isOfMail && !(isWorthRetrying(error) && mails.length > 1)) throw error
    if (mails.length === 1) return batches.refused(mails[0]!, error)
    const half = Math.ceil(mails.length / 2)
    await storeBisecting(mails.slice(0, half), batches)
    return storeBisecting(mails.slice(half), batches)
  }
  batches.stored(done, mails)
}

/** The import is aborted after this many failures in a row. */
const maxConsecutiveFaults = 50

/** Aborts an import if nothing can be stored. */
export function faultCounter() {
  let inARow = 0
  return {
    add(error: unknown): void {
      inARow += 1
      if (inARow >= maxConsecutiveFaults) throw error
    },
    clear: (): void => void (inARow = 0),
  }
}
