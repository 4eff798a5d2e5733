import { setImmediate as turn } from 'node:timers/promises'

/** An item of a batch, and how its caller gets its result. */
export type BatchEntry<Item, Result> = {
  readonly item: Item
  resolve(result: Result): void
  reject(error: unknown): void
}
export type Batch<Item, Result> = readonly BatchEntry<Item, Result>[]

type BatchQueueOptions<Item, Result> = {
  /**
   * Runs a batch and resolves or rejects each entry. If it throws, the entries left get its error. The next batch of the
   * same key starts when its promise resolves, or at once if it returns none.
   */
  run(batch: Batch<Item, Result>): Promise<void> | void
  /** The maximum batch, or how many entries of a queue are the next one. */
  maxBatch?: number | ((queue: Batch<Item, Result>) => number)
  /** Defers the first batch of a queue, to include what others are about to add. Without it, the first item runs alone. */
  later?: (begin: () => void) => unknown
}

export type BatchQueue<Item, Result> = {
  /** The result of the item. Items with the same key run in order, in batches; keys are independent of each other. */
  add(item: Item, key?: unknown): Promise<Result>
  /** Resolves when nothing is queued or running. */
  idle(): Promise<void>
}

/**
 * Gathers items and runs them together: those that arrive while a batch runs are the next one. Nobody waits for a batch
 * to fill. docs/decisions/0003
 */
export function createBatchQueue<Item, Result>({
  run,
  maxBatch = Infinity,
  later = begin => begin(),
}: BatchQueueOptions<Item, Result>): BatchQueue<Item, Result> {
  /** By key, while something of it is queued or running. */
  const queues = new Map<unknown, BatchEntry<Item, Result>[]>()
  const idleListeners: (() => void)[] = []

  async function work(key: unknown, queue: BatchEntry<Item, Result>[]): Promise<void> {
    while (queue.length > 0) {
      const batch = queue.splice(0, typeof maxBatch === 'number' ? maxBatch : maxBatch(queue))
      try {
        const running = run(batch)
        if (running) await running
      } catch (error) {
        for (const { reject } of batch) reject(error)
      }
    }
    queues.delete(key)
    if (queues.size === 0) for (const listener of idleListeners.splice(0)) listener()
  }
  return {
    add: (item, key) =>
      new Promise((resolve, reject) => {
        const entry = { item, resolve, reject }
        const queue = queues.get(key)
        if (queue) queue.push(entry)
        else {
          const newQueue = [entry]
          queues.set(key, newQueue)
          later(() => void work(key, newQueue))
        }
      }),
    idle: () => new Promise(resolve => void (queues.size === 0 ? resolve() : idleListeners.push(resolve))),
  }
}

let nextTurn: Promise<void> | undefined

/**
 * Resolves after all input that has already arrived, on any connection, was processed. Concurrent callers share one
 * promise: they continue in the same turn, so that what they do next is batched too.
 */
export function nextEventLoopTurn(): Promise<void> {
  nextTurn ??= turn().then(() => void (nextTurn = undefined))
  return nextTurn
}
