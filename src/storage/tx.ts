import type { Answer, Statement } from './statement.ts'

/** Something a statement can run on: the pool, where each one commits by itself, or a transaction. */
export type Tx = {
  execute(statement: Statement, values: readonly unknown[]): Promise<Answer>
}

/** A transaction under way. */
export type OpenTransaction = Tx & {
  /** Runs a statement without waiting for it: should it fail, the transaction does. */
  send(statement: Statement, values: readonly unknown[]): void
  /** Keeps something for the end of the transaction, where all that is kept for the same writer is written together. */
  atEnd<T>(write: WriteAll<T>, one: T): void
  /** To be called once after the commit, and never after a rollback. */
  after(callback: () => void): void
}

/** Writes what was kept for the end of a transaction, in its order; it waits for nothing. */
export type WriteAll<T> = (tx: Tx, all: readonly T[]) => void

/** Keeps something for the end of the transaction that a call is in. */
export const atEnd = <T>(tx: Tx, write: WriteAll<T>, one: T): void => (tx as OpenTransaction).atEnd(write, one)

export type Log = (line: string, error?: Error) => void

/** The error with the stack of whoever asked, instead of one that ends in the socket. */
export function traced(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, traced)
  return error
}
