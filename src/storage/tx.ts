import type { StatementResult, Statement } from './connections/statement.ts'

/** Something a statement can run on: the pool, where each one commits by itself, or a transaction. */
export type Tx = {
  execute(statement: Statement, values: readonly unknown[]): Promise<StatementResult>
  /** The transaction or pool that a read batch belongs to, with which it shares caches and batch loaders. */
  root?: Tx
}

export const rootOf = (tx: Tx): Tx => tx.root ?? tx

/** An open transaction. */
export type OpenTransaction = Tx & {
  /** Runs a statement without waiting for it: if it fails, the transaction fails. */
  send(statement: Statement, values: readonly unknown[]): void
  /** Queues an item for the end of the transaction, where all items of the same writer are written together. */
  beforeCommit<T>(write: BatchWrite<T>, one: T): void
  /** Calls back once after the commit, and never after a rollback. */
  afterCommit(callback: () => void): void
}

/** Writes the queued items at the end of a transaction, in order, without waiting. */
export type BatchWrite<T> = (tx: Tx, all: readonly T[]) => void

/** Queues an item for the end of the transaction that a call is in. */
export const beforeCommit = <T>(tx: Tx, write: BatchWrite<T>, one: T): void =>
  (tx as OpenTransaction).beforeCommit(write, one)

export type Log = (line: string, error?: Error) => void

/** The error with the stack of the caller, instead of one that ends in the socket. */
export function withCallerStack(error: unknown): unknown {
  if (error instanceof Error) Error.captureStackTrace(error, withCallerStack)
  return error
}
