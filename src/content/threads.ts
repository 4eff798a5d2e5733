import type { Transferable } from 'node:worker_threads'
import { Worker } from 'node:worker_threads'

/** What comes back from a thread; the first of all only says that it is ready. */
export type ThreadAnswer = { is: 'ready' } | { is: 'done'; value: unknown } | { is: 'refused'; why: string }

type Options = {
  /** The module that each thread runs: it answers orders with `ThreadAnswer`s, and says when it is ready. */
  module: URL
  size: number
  /** No order may keep a processor busy for longer. */
  timeLimitMs: number
  memoryMb: number
  /** What is thrown where an order is refused, or takes too much time or memory. A fault of our own is thrown as it is. */
  refusal: (why: string) => Error
}
type Job = { order: unknown; transfer: Transferable[]; resolve(value: unknown): void; reject(error: Error): void }
type Hand = { worker: Worker; job: Job | undefined; isReady: boolean; timer: NodeJS.Timeout | undefined }

export type Threads = {
  /** Has an order carried out in a thread. */
  order(order: unknown, transfer?: Transferable[]): Promise<unknown>
}

// Most orders are done before the first look.
const lookEveryMs = 250
/** How many times its limit an order may last by the clock. */
const patience = 6

/** Threads for work on what strangers send: within limits of time and memory, so that nothing holds up anybody else. */
export function startThreads({ module, size, timeLimitMs, memoryMb, refusal }: Options): Threads {
  const hands = new Set<Hand>()
  const waiting: Job[] = []

  /** One order at a time for each thread: its time is its own, and it falls alone. */
  function next(hand: Hand): void {
    hand.job = hand.isReady ? waiting.shift() : undefined
    // An idle thread must not keep the process alive.
    if (!hand.job) return hand.worker.unref()
    hand.worker.ref()
    watch(hand, hand.job)
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread is no window
    hand.worker.postMessage(hand.job.order, hand.job.transfer)
  }

  /**
   * Looks now and then how long an order has taken. Time is that of the processor: where others keep the machine busy, a
   * harmless order would be refused for their sake. A thread that stands still is ended too, some time later.
   */
  function watch(hand: Hand, job: Job): void {
    const began = performance.now()
    const look = async (before?: NodeJS.CpuUsage): Promise<void> => {
      const used = await hand.worker.cpuUsage(before).catch(() => undefined)
      if (hand.job !== job || !hands.has(hand) || used === undefined) return
      const isOver = before !== undefined && used.user + used.system > (timeLimitMs - lookEveryMs) * 1000
      if (isOver || performance.now() - began > timeLimitMs * patience)
        return dismiss(hand, refusal('it takes too long to read'))
      hand.timer = setTimeout(() => void look(before ?? used), lookEveryMs)
    }
    hand.timer = setTimeout(() => void look(), lookEveryMs)
  }

  /** Ends a thread. Whose order it had is refused; the others get another thread. */
  function dismiss(hand: Hand, error: Error): void {
    if (!hands.delete(hand)) return
    clearTimeout(hand.timer)
    void hand.worker.terminate()
    // A thread that cannot even begin would be started again for ever.
    const job = hand.job ?? (hand.isReady ? undefined : waiting.shift())
    job?.reject(error)
    if (waiting.length > 0) hire()
  }

  function hire(): void {
    const worker = new Worker(module, { resourceLimits: { maxOldGenerationSizeMb: memoryMb } })
    const hand: Hand = { worker, job: undefined, isReady: false, timer: undefined }
    hands.add(hand)
    worker.on('message', (answer: ThreadAnswer) => {
      clearTimeout(hand.timer)
      if (answer.is === 'done') hand.job?.resolve(answer.value)
      if (answer.is === 'refused') hand.job?.reject(refusal(answer.why))
      hand.isReady = true
      next(hand)
    })
    worker.on('error', (error: NodeJS.ErrnoException) =>
      dismiss(hand, error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? refusal('it takes too much memory to read') : error),
    )
    worker.on('exit', code => dismiss(hand, new Error(`a thread ended with ${code}`)))
  }

  return {
    order: (order, transfer = []) =>
      new Promise((resolve, reject) => {
        waiting.push({ order, transfer, resolve, reject })
        const idle = [...hands].find(hand => hand.isReady && !hand.job)
        if (idle) next(idle)
        else if (hands.size < size) hire()
      }),
  }
}
