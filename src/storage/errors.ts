import { DatabaseError } from 'pg'

/** The connection was lost during a COMMIT: the change may or may not have been made. */
export class CommitUnknownError extends Error {
  override name = 'CommitUnknownError'
  constructor(cause: unknown) {
    super('the database connection was lost during COMMIT: whether the change was made is not known', { cause })
  }
}

/** The transaction had already failed before the commit: an error in it was caught and not rethrown. */
export class SwallowedFailureError extends Error {
  override name = 'SwallowedFailureError'
  constructor() {
    super('a statement of this transaction failed and its error was caught, so nothing was committed')
  }
}

/** Rows that the transaction read have been changed by another one: a retry sees them. */
export class StaleReadError extends Error {
  override name = 'StaleReadError'
}

/** A migration changed the columns of a statement prepared before it; it was not run. */
export function isStalePlan(error: unknown): boolean {
  return error instanceof DatabaseError && error.routine === 'RevalidateCachedQuery'
}

const serializationFailure = '40001'
const deadlockDetected = '40P01'

/** Whether a retry of the whole transaction is likely to succeed. */
export function isWorthRetrying(error: unknown): boolean {
  if (error instanceof StaleReadError) return true
  if (!(error instanceof DatabaseError)) return false
  return error.code === serializationFailure || error.code === deadlockDetected || isStalePlan(error)
}

// Connection failures, a server that shuts down or ends idle transactions, lost statements, internal errors.
const fatalCodes = /^(08|57P|25P03|25P04|26|XX)/

/** Whether the connection is usable after this error: the server refused the statement, and nothing else is wrong. */
export function leavesConnectionUsable(error: unknown): boolean {
  return error instanceof DatabaseError && !fatalCodes.test(error.code ?? '')
}

/** Refused in advance: the remaining space is reserved for essential writes. */
export class DiskFullError extends Error {
  override name = 'DiskFullError'
  readonly code = 'ENOSPC'
  constructor() {
    super('the disk is full, so nothing can be changed')
  }
}

const diskFullCodes: readonly unknown[] = ['ENOSPC', 'EDQUOT', '53100']

/** Whether the disk of the files or of the database was full. */
export function isDiskFull(error: unknown): boolean {
  return error instanceof Error && 'code' in error && diskFullCodes.includes(error.code)
}
