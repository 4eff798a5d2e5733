import type { StatementResult, Statement } from './connections/statement.ts'

/** Something a statement can run on: the pool, where each one commits by itself, or a transaction. */
export type Tx = {
  execute(statement: Statement, values: readonly unknown[]): Promise<StatementResult>
}

/** A transaction under way. */
export type OpenTransaction = Tx & {
  /** Runs a statement without waiting for it: should it fail, the transaction does. */
  send(statement: Statement, values: readonly unknown[]): void
  /** Keeps something for the end of the transaction, where all that is kept for the same writer is written together. */
  beforeCommit<T>(write: BatchWrite<T>, one: T): void
  /** To be called once after the commit, and never after a rollback. */
  afterCommit(callback: () => void): void
}

/** Writes what was kept for the end of a transaction, in its order; it waits for nothing. */
export type BatchWrite<T> = (tx: Tx, all: readonly T[]) => void

/** Keeps something for the end of the transaction that a call is in. */
export const beforeCommit = <T>(tx: Tx, write: BatchWrite<T>, one: T): void =>
  (tx as OpenTransaction).beforeCommit(write, one)

export type Log = (line: string, error?: Error) => void

/** The error with the stack of whoever asked, instead of one that ends in the socket. */
export function withCallerStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withCallerStack)
  return error
}
