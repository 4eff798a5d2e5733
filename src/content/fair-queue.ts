type QueueLimits = {
  concurrency: number
  /** How many may be queued, per party and in total. */
  maxWaiting: { each: number; all: number }
}
type QueuedWork = { queueKey: string; begin(): void; refuse(reason: unknown): void }

/** The queue is so long that this would not be done in time. */
export class QueueFullError extends Error {
  override name = 'QueueFullError'
}

/** Runs work when its turn has come. Aborting removes it from the queue; running work gets the signal. */
export type FairWorkQueue = <T>(party: string, signal: AbortSignal, work: () => Promise<T>) => Promise<T>

/**
 * A queue in which parties take turns: a party with two hundred items delays only itself. When it is full, the last
 * item of the party with the most is refused.
 */
export function createFairWorkQueue({ concurrency, maxWaiting }: QueueLimits): FairWorkQueue {
  /** By party; after its turn a party goes to the end. */
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
