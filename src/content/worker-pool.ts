import type { Transferable } from 'node:worker_threads'
import { Worker } from 'node:worker_threads'
import { createSemaphore } from '#base/semaphore.ts'

/** A message from a worker; the first one says that it is ready. */
export type WorkerReply = { is: 'ready' } | { is: 'done'; value: unknown } | { is: 'refused'; why: string }

type WorkerPoolOptions = {
  /** The module that each worker runs: it answers orders with `WorkerReply` messages, and says when it is ready. */
  module: URL
  size: number
  /** The processor time limit of an order. */
  timeLimitMs: number
  memoryMb: number
  /** The error for an order that is refused or exceeds its limits. Bugs of our own are thrown as they are. */
  refusal: (why: string) => Error
}
type WorkerJob = { order: unknown; transfer: Transferable[]; resolve(value: unknown): void; reject(error: Error): void }
type PooledWorker = { worker: Worker; job: WorkerJob | undefined; isReady: boolean; timer: NodeJS.Timeout | undefined }

export type WorkerPool = {
  run(order: unknown, transfer?: Transferable[]): Promise<unknown>
}

// Most orders end before the first check.
const lookEveryMs = 250
/** How many times its limit an order may last by wall-clock time, on a busy machine. */
const clockLimitFactor = 20

/** Workers for untrusted input, with limits of time and memory, so that nothing delays others. */
export function startWorkerPool({ module, size, timeLimitMs, memoryMb, refusal }: WorkerPoolOptions): WorkerPool {
  const workers = new Set<PooledWorker>()
  /** One order at a time per worker: its time is its own, and a crash affects no other. */
  const withWorker = createSemaphore(size)

  function begin(pooledWorker: PooledWorker): void {
    const { worker, job } = pooledWorker
    // An idle worker must not keep the process alive.
    if (!job) return worker.unref()
    worker.ref()
    watch(pooledWorker, job)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    worker.postMessage(job.order, job.transfer)
  }

  /**
   * Checks periodically how long an order has taken, in processor time: on a busy machine, a harmless order would be
   * refused otherwise. A worker that hangs is ended too, some time later.
   */
  function watch(pooledWorker: PooledWorker, job: WorkerJob): void {
    const began = performance.now()
    const look = async (before?: NodeJS.CpuUsage): Promise<void> => {
      const used = await pooledWorker.worker.cpuUsage(before).catch(() => undefined)
      if (pooledWorker.job !== job || !workers.has(pooledWorker) || used === undefined) return
      const isOver = before !== undefined && used.user + used.system > (timeLimitMs - lookEveryMs) * 1000
      if (isOver || performance.now() - began > timeLimitMs * clockLimitFactor)
        return dismiss(pooledWorker, refusal('it takes too long to read'))
      pooledWorker.timer = setTimeout(() => void look(before ?? used), lookEveryMs)
    }
    pooledWorker.timer = setTimeout(() => void look(), lookEveryMs)
  }

  /** Ends a worker. Its order is refused; later ones get a new worker. */
  function dismiss(pooledWorker: PooledWorker, error: Error): void {
    if (!workers.delete(pooledWorker)) return
    clearTimeout(pooledWorker.timer)
    void pooledWorker.worker.terminate()
    pooledWorker.job?.reject(error)
  }

  function hire(): PooledWorker {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const pooledWorker: PooledWorker = { worker, job: undefined, isReady: false, timer: undefined }
    workers.add(pooledWorker)
    worker.on('message', (answer: WorkerReply) => {
      clearTimeout(pooledWorker.timer)
      if (answer.is === 'done') pooledWorker.job?.resolve(answer.value)
      if (answer.is === 'refused') pooledWorker.job?.reject(refusal(answer.why))
      if (pooledWorker.isReady) pooledWorker.job = undefined
      pooledWorker.isReady = true
      begin(pooledWorker)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      dismiss(
        pooledWorker,
        error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal('it takes too much memory to read') : error,
      ),
    )
    worker.on('exit', code => dismiss(pooledWorker, new Error(`a thread ended with ${code}`)))
    return pooledWorker
  }

  return {
    run: (order, transfer = []) =>
      withWorker(
        () =>
          new Promise((resolve, reject) => {
            const pooledWorker = [...workers].find(({ job }) => !job) ?? hire()
            pooledWorker.job = { order, transfer, resolve, reject }
            if (pooledWorker.isReady) begin(pooledWorker)
          }),
      ),
  }
}
