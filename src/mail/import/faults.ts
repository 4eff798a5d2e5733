import { DatabaseError } from 'pg'
import { isWorthRetrying } from '#storage/errors.ts'

// Values that the database refuses, constraints, limits on the size of something, and what it calls an internal error.
const refusedValues = /^(?:22|23|54|XX000)/

/** Whether a failure can be due to one mail: another mail may well be stored. Everything else would meet the next one too. */
export const isCausedByMail = (error: unknown): boolean =>
  error instanceof DatabaseError
    ? refusedValues.test(error.code ?? '')
    : error instanceof TypeError || error instanceof RangeError

export const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error))

type BatchHandlers<Mail, Done> = {
  store(mails: readonly Mail[]): Promise<Done>
  /** Told of a part that is stored, in order. */
  stored(done: Done, mails: readonly Mail[]): void
  /** Told of a mail that cannot be. */
  refused(mail: Mail, error: unknown): void
}

/**
 * Stores a batch. Where it fails because of one of its mails, each half is stored by itself, and so on until that mail is alone.
 * Halves also meet less of what others change at the same time.
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

/** So many mails in a row that could not be read or stored are no chance: then the import ends with the cause. */
const maxConsecutiveFaults = 50

/** Ends an import where nothing can be stored, whatever the mails are. */
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
