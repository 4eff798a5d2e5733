type QueueLimits = {
  /** How many pieces of work are done at the same time. */
  concurrency: number
  /** How many may wait, of one party and in all. */
  maxWaiting: { each: number; all: number }
}
type QueuedWork = { queueKey: string; begin(): void; refuse(reason: unknown): void }

/** So much waits already that this would not be done in time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Has work done when its turn has come. Whoever gives up loses their place; what has begun hears of it by the signal. */
export type FairWorkQueue = <T>(party: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * A queue in which parties take turns: whoever brings two hundred pieces waits for themselves, and not everybody for them.
 * Where it is full, the last piece of whoever has most in it is refused.
 */
export function createFairWorkQueue({ concurrency, maxWaiting }: QueueLimits): FairWorkQueue {
  /** By party; the one that has just had a turn goes to the end. */
  const queues = new Map<string, QueuedWork[]>()
  let [running, total] = [0, 0]

  function enter(queuedWork: QueuedWork): void {
    const queue = [...(queues.get(queuedWork.queueKey) ?? []), queuedWork]
    queues.set(queuedWork.queueKey, queue)
    total += 1
    if (queue.length > maxWaiting.each) drop(queuedWork)
    else if (total > maxWaiting.all) drop(longest(queue).at(-1)!)
  }
  const longest = (own: QueuedWork[]): QueuedWork[] =>
    [...queues.values()].reduce((most, queue) => (queue.length > most.length ? queue : most), own)
  function drop(queuedWork: QueuedWork): void {
    leave(queuedWork)
    queuedWork.refuse(new QueueFullError('too much is waiting'))
  }
  function leave(queuedWork: QueuedWork): void {
    const queue = queues.get(queuedWork.queueKey) ?? []
    const rest = queue.filter(each => each !== queuedWork)
    total -= queue.length - rest.length
    if (rest.length > 0) queues.set(queuedWork.queueKey, rest)
    else queues.delete(queuedWork.queueKey)
  }
  function startNext(): void {
    while (running < concurrency && total > 0) {
      const [party, [first]] = queues.entries().next().value!
      leave(first!)
      const rest = queues.get(party)
      if (queues.delete(party) && rest) queues.set(party, rest)
      running += 1
      first!.begin()
    }
  }

  return async (party, signal, work) => {
    signal.throwIfAborted()
    const { promise: turn, resolve: begin, reject: refuse } = Promise.withResolvers<void>()
    const queuedWork: QueuedWork = { queueKey: party, begin, refuse }
    const giveUp = (): void => {
      leave(queuedWork)
      refuse(signal.reason)
    }
    signal.addEventListener('abort', giveUp)
    enter(queuedWork)
    startNext()
    await turn.finally(() => signal.removeEventListener('abort', giveUp))
    try {
      return await work()
    } finally {
      running -= 1
      startNext()
    }
  }
}
