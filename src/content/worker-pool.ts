import type { Transferable } from 'node:worker_threads'
import { Worker } from 'node:worker_threads'

/** What comes back from a thread; the first of all only says that it is ready. */
export type WorkerReply = { is: 'ready' } | { is: 'done'; value: unknown } | { is: 'refused'; why: string }

type WorkerPoolOptions = {
  /** The module that each thread runs: it answers orders with `ThreadAnswer`s, and says when it is ready. */
  module: URL
  size: number
  /** No order may keep a processor busy for longer. */
  timeLimitMs: number
  memoryMb: number
  /** What is thrown where an order is refused, or takes too much time or memory. A fault of our own is thrown as it is. */
  refusal: (why: string) => Error
}
type WorkerJob = { order: unknown; transfer: Transferable[]; resolve(value: unknown): void; reject(error: Error): void }
type PooledWorker = { worker: Worker; job: WorkerJob | undefined; isReady: boolean; timer: NodeJS.Timeout | undefined }

export type WorkerPool = {
  /** Has an order carried out in a thread. */
  run(order: unknown, transfer?: Transferable[]): Promise<unknown>
}

// Most orders are done before the first look.
const lookEveryMs = 250
/** How many times its limit an order may last by the clock, where others keep the machine busy. */
const clockLimitFactor = 20

/** Threads for work on what strangers send: within limits of time and memory, so that nothing holds up anybody else. */
export function startWorkerPool({ module, size, timeLimitMs, memoryMb, refusal }: WorkerPoolOptions): WorkerPool {
  const hands = new Set<PooledWorker>()
  const waiting: WorkerJob[] = []

  /** One order at a time for each thread: its time is its own, and it falls alone. */
  function next(pooledWorker: PooledWorker): void {
    pooledWorker.job = pooledWorker.isReady ? waiting.shift() : undefined
    // An idle thread must not keep the process alive.
    if (!pooledWorker.job) return pooledWorker.worker.unref()
    pooledWorker.worker.ref()
    watch(pooledWorker, pooledWorker.job)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    pooledWorker.worker.postMessage(pooledWorker.job.order, pooledWorker.job.transfer)
  }

  /**
   * Looks now and then how long an order has taken. Time is that of the processor: where others keep the machine busy, a
   * harmless order would be refused for their sake. A thread that stands still is ended too, some time later.
   */
  function watch(pooledWorker: PooledWorker, job: WorkerJob): void {
    const began = performance.now()
    const look = async (before?: NodeJS.CpuUsage): Promise<void> => {
      const used = await pooledWorker.worker.cpuUsage(before).catch(() => undefined)
      if (pooledWorker.job !== job || !hands.has(pooledWorker) || used === undefined) return
      const isOver = before !== undefined && used.user + used.system > (timeLimitMs - lookEveryMs) * 1000
      if (isOver || performance.now() - began > timeLimitMs * clockLimitFactor)
        return dismiss(pooledWorker, refusal('it takes too long to read'))
      pooledWorker.timer = setTimeout(() => void look(before ?? used), lookEveryMs)
    }
    pooledWorker.timer = setTimeout(() => void look(), lookEveryMs)
  }

  /** Ends a thread. Whose order it had is refused; the others get another thread. */
  function dismiss(pooledWorker: PooledWorker, error: Error): void {
    if (!hands.delete(pooledWorker)) return
    clearTimeout(pooledWorker.timer)
    void pooledWorker.worker.terminate()
    // A thread that cannot even begin would be started again for ever.
    const job = pooledWorker.job ?? (pooledWorker.isReady ? undefined : waiting.shift())
    job?.reject(error)
    if (waiting.length > 0) hire()
  }

  function hire(): void {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const pooledWorker: PooledWorker = { worker, job: undefined, isReady: false, timer: undefined }
    hands.add(pooledWorker)
    worker.on('message', (answer: WorkerReply) => {
      clearTimeout(pooledWorker.timer)
      if (answer.is === 'done') pooledWorker.job?.resolve(answer.value)
      if (answer.is === 'refused') pooledWorker.job?.reject(refusal(answer.why))
      pooledWorker.isReady = true
      next(pooledWorker)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      dismiss(
        pooledWorker,
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal('it takes too much memory to read') : error,
      ),
    )
    worker.on('exit', code => dismiss(pooledWorker, new Error(`a thread ended with ${code}`)))
  }

  return {
    run: (order, transfer = []) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, transfer, resolve, reject })
        const idle = [...hands].find(pooledWorker => pooledWorker.isReady && !pooledWorker.job)
        if (idle) next(idle)
        else if (hands.size < size) hire()
      }),
  }
}
